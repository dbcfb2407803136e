import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { deckEndpoints } from '#contract/decks.ts'
import { ApiError, explainError, NetworkError } from '#web/lib/api-errors.ts'
import { takeDroppedFiles } from '#web/lib/dropped-files.ts'
import { readWorkspaceId } from '#web/lib/session.ts'
import { upload } from '#web/lib/upload.ts'
import { type MadeDeal, makeFileQueue, type QueuedFile } from './file-queue.ts'
import { explainUnfitFile } from './unfit-file.ts'
import { useUploadLimit } from './use-deck-drop.ts'

type Watch = { signal: AbortSignal; progress: (sent: number) => void }

type Common = { workspace: string | null; noModel: boolean }

async function sendDeck(
  { workspace, noModel }: Common,
  { file, name }: QueuedFile,
  { signal, progress }: Watch,
): Promise<MadeDeal> {
  const kept = noModel && { no_model: 'true' as const }
  const body = { deal_name: name, name_from: 'file' as const, ...kept, ...(workspace && { workspace }) }
  const made = await upload(deckEndpoints.upload, { body }, { pdf_file: file }, { signal, onProgress: progress })
  const [earlier = null] = made.seen_before
  return { dealId: made.deal_id, memoId: made.generated_answer_id, seenBefore: earlier }
}

function explainRefusal(error: unknown): string {
  // The row says what was refused; anything else is a fault of the app.
  if (!(error instanceof ApiError || error instanceof NetworkError)) reportError(error)
  return explainError(error)
}

/** The files that the previous screen left, and those added since, as uploads; `startsAtOnce` asks no further. */
export function useFileQueue(startsAtOnce: boolean) {
  const maxBytes = useUploadLimit()
  const limit = useRef(maxBytes)
  limit.current = maxBytes
  const [noModel, setNoModel] = useState(false)
  const isKept = useRef(noModel)
  const [files] = useState(() => {
    // All go into one workspace, also where another one is opened while they are sent.
    const workspace = readWorkspaceId()
    return makeFileQueue({
      send: (row, watch) => sendDeck({ workspace, noModel: isKept.current }, row, watch),
      explain: explainRefusal,
      explainUnfit: (file) => explainUnfitFile(file, limit.current),
    })
  })
  const queue = useSyncExternalStore(files.subscribe, files.read)
  const keep = useCallback((next: boolean) => {
    isKept.current = next
    setNoModel(next)
  }, [])
  useEffect(() => {
    const dropped = takeDroppedFiles()
    if (dropped.noModel) keep(true)
    files.add(dropped.files)
    if (startsAtOnce) files.start()
    return files.stop
  }, [files, startsAtOnce, keep])
  return { ...queue, files, noModel, keep }
}
