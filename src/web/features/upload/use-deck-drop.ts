import { useCallback, useState } from 'react'
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone'
import { useUploadLimit } from './use-upload-limit.ts'

const accept = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
}

/** One deck file, dropped or chosen; of several the first counts. */
export function useDeckDrop(disabled: boolean) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const maxBytes = useUploadLimit()
  const onDrop = useCallback(
    (accepted: File[], [rejected]: FileRejection[]) => {
      const [first] = accepted
      if (first) setFile(first)
      setProblem(first || !rejected ? null : whyRejected(rejected, maxBytes))
    },
    [maxBytes],
  )
  const limit = maxBytes === null ? {} : { maxSize: maxBytes }
  const zone = useDropzone({ onDrop, accept, disabled, noClick: true, noKeyboard: true, ...limit })
  const remove = () => {
    setFile(null)
    setProblem(null)
  }
  return { file, problem, setProblem, remove, zone }
}

/** The library's words, but for the size, which those round, and for the types, of which those give the full names. */
function whyRejected({ errors: [error] }: FileRejection, maxBytes: number | null): string | null {
  if (error?.code === ErrorCode.FileTooLarge && maxBytes !== null) return `File is larger than ${maxBytes} bytes`
  if (error?.code === ErrorCode.FileInvalidType) return 'File type must be .pdf or .pptx'
  return error?.message ?? null
}
