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

/** One deck file, dropped or chosen; of several the first counts, and `others` says how many do not. */
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

/** How many bytes a deck may have. Null while that is not known; the server refuses a larger one anyway. */
function useUploadLimit(): number | null {
  const limits = useQuery({
    queryKey: ['upload limits'],
    queryFn: ({ signal }) => call(deckEndpoints.limits, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return limits.data?.max_bytes ?? null
}

/** The library's words, but for the sizes, which those round, and for the types, of which those give the full names. */
function explainRejection({ errors: [error] }: FileRejection, maxBytes: number | null): string | null {
  if (error?.code === ErrorCode.FileTooLarge && maxBytes !== null) return `File is larger than ${maxBytes} bytes`
  if (error?.code === ErrorCode.FileTooSmall) return `File is smaller than ${leastBytes} bytes`
  if (error?.code === ErrorCode.FileInvalidType) return 'File type must be .pdf or .pptx'
  return error?.message ?? null
}
