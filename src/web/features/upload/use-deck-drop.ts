import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone'
import { deckEndpoints } from '#contract/decks.ts'
import { call } from '#web/lib/api.ts'

const accept = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
}
const leastBytes = 1

/** Takes one deck file, dropped or chosen: the first of several. `others` counts the rest. */
export function useDeckDrop(disabled: boolean, onFile: (file: File) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [others, setOthers] = useState(0)
  const maxBytes = useUploadLimit()
  const take = (taken: File, left = 0) => {
    setFile(taken)
    setProblem(null)
    setOthers(left)
    onFile(taken)
  }
  const onDrop = (accepted: File[], rejections: FileRejection[]) => {
    const [first] = accepted
    const [rejected] = rejections
    if (first) take(first, accepted.length + rejections.length - 1)
    else setProblem(rejected ? explainRejection(rejected, maxBytes) : null)
  }
  const limit = maxBytes === null ? {} : { maxSize: maxBytes }
  const zone = useDropzone({ onDrop, accept, disabled, noClick: true, noKeyboard: true, minSize: leastBytes, ...limit })
  const remove = () => {
    setFile(null)
    setProblem(null)
    setOthers(0)
  }
  return { file, problem, others, setProblem, take, remove, zone }
}

/** Returns the most bytes of a deck; null while that is not known. The server refuses a larger one in any case. */
function useUploadLimit(): number | null {
  const limits = useQuery({
    queryKey: ['upload limits'],
    queryFn: ({ signal }) => call(deckEndpoints.limits, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return limits.data?.max_bytes ?? null
}

/** Returns the specification's text for sizes and types, since the library rounds sizes and lists MIME types. */
function explainRejection({ errors: [error] }: FileRejection, maxBytes: number | null): string | null {
  if (error?.code === ErrorCode.FileTooLarge && maxBytes !== null) return `File is larger than ${maxBytes} bytes`
  if (error?.code === ErrorCode.FileTooSmall) return `File is smaller than ${leastBytes} bytes`
  if (error?.code === ErrorCode.FileInvalidType) return 'File type must be .pdf or .pptx'
  return error?.message ?? null
}
