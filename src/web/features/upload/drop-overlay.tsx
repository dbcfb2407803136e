import { FileUp } from 'lucide-react'

/** Covers the window while a file is dragged over it, so that it can be dropped anywhere. */
export function DropOverlay() {
  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-scrim p-6">
      <div className="pointer-events-none grid size-full max-h-80 max-w-xl place-content-center justify-items-center gap-2 rounded-2xl border-2 border-ink border-dashed bg-raised">
        <FileUp aria-hidden className="size-6" />
        <p className="font-semibold text-lg">Drop the deck to add it</p>
        <p className="text-muted">PDF or PowerPoint</p>
      </div>
    </div>
  )
}
