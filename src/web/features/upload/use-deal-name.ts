import { useRef } from 'react'
import { makeDealName } from './name-from-file.ts'

type NameField = { read: () => string; write: (name: string) => void; focus: () => void }

/** Fills in the deal's name from its file and focuses it; a name that was typed stays. Tells later whether the filled one stands. */
export function useDealName({ read, write, focus }: NameField) {
  const filled = useRef('')
  const isFromFile = () => filled.current !== '' && read().trim() === filled.current
  const fill = (file: File) => {
    const typed = read().trim()
    if (typed !== '' && typed !== filled.current) return
    filled.current = makeDealName(file.name)
    write(filled.current)
    focus()
  }
  return { fill, isFromFile }
}
