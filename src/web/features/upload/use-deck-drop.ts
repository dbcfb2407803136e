import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { deckEndpoints } from '#contract/decks.ts'
import { call } from '#web/lib/api.ts'
import { deckTypes, explainUnfitFile, leastBytes } from './unfit-file.ts'

/** The files that came with the first one: further decks, and what can't be one. */
export type Others = { decks: readonly File[]; unfit: readonly File[] }
const none: Others = { decks: [], unfit: [] }

/** Takes one deck file, dropped or chosen: the first of several. `others` are the rest. */
export function useDeckDrop(disabled: boolean, onFile: (file: File) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [others, setOthers] = useState<Others>(none)
  const maxBytes = useUploadLimit()
  const take = (taken: File, left = none) => {
    setFile(taken)
    setProblem(null)
    setOthers(left)
    onFile(taken)
  }
  const onDrop = (accepted: File[], rejections: FileRejection[]) => {
    const [first] = accepted
    const [rejected] = rejections
    if (first) take(first, { decks: accepted.slice(1), unfit: rejections.map((one) => one.file) })
    else setProblem(rejected ? explainRejection(rejected, maxBytes) : null)
  }
  const limit = maxBytes === null ? {} : { maxSize: maxBytes }
  const zone = useDropzone({
    onDrop,
    accept: deckTypes,
    disabled,
    noClick: true,
    noKeyboard: true,
    minSize: leastBytes,
    ...limit,
  })
  const remove = () => {
    setFile(null)
    setProblem(null)
    setOthers(none)
  }
  return { file, problem, others, setProblem, take, remove, zone }
}

/** Returns the most bytes of a deck; null while that is not known. The server refuses a larger one in any case. */
export function useUploadLimit(): number | null {
  const limits = useQuery({
    queryKey: ['upload limits'],
    queryFn: ({ signal }) => call(deckEndpoints.limits, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return limits.data?.max_bytes ?? null
}

/** Returns the specification's text for sizes and types, since the library rounds sizes and lists MIME types. */
function explainRejection({ file, errors: [error] }: FileRejection, maxBytes: number | null): string | null {
  return explainUnfitFile(file, maxBytes) ?? error?.message ?? null
}
