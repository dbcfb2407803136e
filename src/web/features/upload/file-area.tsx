import { CircleAlert, FileText, FileUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { formatSize } from './format-size.ts'
import type { Others } from './use-deck-drop.ts'

type FileAreaProps = {
  file: File | null
  /** Why the last file was not taken, here or by the server. */
  problem: string | null
  others: Others
  disabled: boolean
  onBrowse: () => void
  onSample: () => void
  onRemove: () => void
  /** Makes a deal of each file that came. */
  onSeveral: () => void
}

/** Moves the focus to the new button when the pressed one is replaced. */
function useHeldFocus(file: File | null) {
  const area = useRef<HTMLElement>(null)
  const last = useRef(file)
  useEffect(() => {
    if (last.current === file) return
    last.current = file
    if (document.activeElement === document.body) area.current?.querySelector('button')?.focus()
  }, [file])
  return area
}

function describeOthers({ decks, unfit }: Others): string {
  const count = decks.length + unfit.length
  const words = count === 1 ? '1 more was dropped' : `${count} more were dropped`
  if (decks.length > 0) return `${words}.`
  return `${words}, ${count === 1 ? 'which is not a deck' : 'none of them a deck'}.`
}

export function FileArea({ file, problem, others, disabled, onBrowse, onSample, onRemove, onSeveral }: FileAreaProps) {
  const area = useHeldFocus(file)
  const count = others.decks.length + others.unfit.length
  return (
    <section ref={area} aria-label="Pitch deck file" className="grid gap-1.5">
      <p className="font-medium text-sm">Pitch deck file</p>
      {file ? (
        <div className="flex items-center gap-3 rounded-lg border border-control bg-surface px-4 py-3">
          <FileText aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{file.name}</span>
            <span className="text-muted text-xs tabular">{formatSize(file)}</span>
          </span>
          <Button look="quiet" size="icon" disabled={disabled} aria-label={`Remove ${file.name}`} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-center gap-1 rounded-lg border border-control border-dashed px-4 py-9 text-center">
          <FileUp aria-hidden className="mb-1 size-5 text-muted" />
          <p>
            Drop a deck anywhere on this page, or{' '}
            <Button look="link" size="inline" disabled={disabled} onClick={onBrowse}>
              choose a file
            </Button>
          </p>
          <p className="text-muted text-xs">PDF or PowerPoint (.pptx)</p>
          <Button look="link" size="inline" className="mt-2 text-sm" disabled={disabled} onClick={onSample}>
            Try it with a sample deck
          </Button>
        </div>
      )}
      {file && count > 0 && (
        <p role="status" className="flex flex-wrap items-baseline gap-x-1.5 text-muted text-sm">
          {describeOthers(others)}
          {others.decks.length > 0 && (
            <Button look="link" size="inline" className="min-h-6" disabled={disabled} onClick={onSeveral}>
              Make {others.decks.length + 1} deals
            </Button>
          )}
        </p>
      )}
      {problem && (
        <p role="alert" className="flex items-center gap-1.5 text-red text-xs">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {problem}
        </p>
      )}
    </section>
  )
}
