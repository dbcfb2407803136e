import { useCallback, useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'

const accept = { 'application/pdf': ['.pdf'] }

/** One deck file, dropped or chosen; of several the first counts. */
export function useDeckDrop(disabled: boolean) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const onDrop = useCallback((accepted: File[], rejected: FileRejection[]) => {
    const [first] = accepted
    if (first) setFile(first)
    setProblem(first ? null : (rejected[0]?.errors[0]?.message ?? null))
  }, [])
  const zone = useDropzone({ onDrop, accept, disabled, noClick: true, noKeyboard: true })
  const remove = () => {
    setFile(null)
    setProblem(null)
  }
  return { file, problem, setProblem, remove, zone }
}
