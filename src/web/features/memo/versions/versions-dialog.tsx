import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import type { DeckVersion } from '#contract/decks.ts'
import type { Memo } from '#contract/memo.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { formatDayAndTime } from '#web/lib/relative-time.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddVersionForm } from './add-version-form.tsx'
import { useVersions } from './version-queries.ts'

type VersionsDialogProps = { memo: Memo; open: boolean; onOpenChange: (open: boolean) => void }

/** Lists the decks of a deal, and takes a newer one. */
export function VersionsDialog({ memo, open, onOpenChange }: VersionsDialogProps) {
  const mayAdd = useMay('member')
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Decks of {memo.deal.name}</DialogTitle>
        <DialogDescription>
          The memo is made from the newest deck. Earlier decks are kept, and what changed is shown field by field.
        </DialogDescription>
        <Versions memo={memo} open={open} />
        {mayAdd && <AddVersionForm memo={memo} onAdded={() => onOpenChange(false)} />}
      </DialogContent>
    </Dialog>
  )
}

function Versions({ memo, open }: { memo: Memo; open: boolean }) {
  const versions = useVersions(memo, open)
  if (versions.isPending) return <Skeleton className="h-12" />
  if (versions.isError)
    return (
      <ErrorState
        className="py-4"
        title="Could not load the decks"
        message={explainError(versions.error)}
        onRetry={() => void versions.refetch()}
      />
    )
  return (
    <ol aria-label="Decks, newest first" className="max-h-64 overflow-auto rounded-lg border">
      {versions.data.map((version, index) => (
        <VersionRow key={version.pitch_deck_id} version={version} isNewest={index === 0} />
      ))}
    </ol>
  )
}

function VersionRow({ version, isNewest }: { version: DeckVersion; isNewest: boolean }) {
  const { pitch_deck_id, name, pages, by, created_on, sha256 } = version
  const facts = [
    pages === 0 ? 'not opened yet' : `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    ...(by === '' ? [] : [`added by ${by}`]),
    formatDayAndTime(created_on),
  ]
  return (
    <li className="flex items-start gap-2.5 border-t px-3 py-2 first:border-t-0">
      <FileText aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <Link to={paths.pitchDeck(pitch_deck_id)} className="break-words font-medium hover:underline">
          {name === '' ? 'Deck' : name}
        </Link>
        <p className="text-muted text-sm tabular" title={sha256 === null ? undefined : `SHA-256 ${sha256}`}>
          {facts.join(' · ')}
        </p>
      </div>
      {isNewest && <Badge>newest</Badge>}
    </li>
  )
}
