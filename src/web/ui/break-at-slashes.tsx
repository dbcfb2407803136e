import { Fragment, type ReactNode } from 'react'

/** Lets a long address break behind its slashes, not in a word. */
export function breakAtSlashes(text: string): ReactNode {
  if (!text.includes('://')) return text
  return text.split(/(?<=\/)(?!\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
