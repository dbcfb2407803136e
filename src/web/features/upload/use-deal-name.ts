import { useRef } from 'react'
import { makeDealName } from './name-from-file.ts'

type NameField = { read: () => string; write: (name: string) => void; focus: () => void }

/** Fills in the deal's name from its file and focuses it; a name that was typed stays. */
export function useDealName({ read, write, focus }: NameField) {
  const filled = useRef('')
  return (file: File) => {
    const typed = read().trim()
    if (typed !== '' && typed !== filled.current) return
    filled.current = makeDealName(file.name)
    write(filled.current)
    focus()
  }
}
