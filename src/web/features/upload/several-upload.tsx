import { FileUp } from 'lucide-react'
import { lazy, useEffect, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { Link, useBlocker } from 'react-router'
import { askBeforeLeaving } from '#web/lib/ask-before-leaving.ts'
import { mostFiles } from '#web/lib/dropped-files.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { FileState, QueuedFile } from './file-queue.ts'
import { NoModelField } from './no-model-field.tsx'
import { SeveralRow } from './several-row.tsx'
import { useFileQueue } from './use-file-queue.ts'
import { useMadeDeals } from './use-made-deals.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

const countWord = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Many decks at once: a row a file, each a deal of its own. */
export function SeveralUpload({ startsAtOnce }: { startsAtOnce: boolean }) {
  const { rows, isStarted, leftOut, files, noModel, keep } = useFileQueue(startsAtOnce)
  const deals = useMadeDeals(rows.flatMap(({ state }) => (state.kind === 'made' ? [state.deal.dealId] : [])))
  const zone = useDropzone({ onDrop: files.add, noClick: true, noKeyboard: true })
  const counts = countStates(rows)
  const controls = useRef<HTMLDivElement>(null)
  const remove = (id: number) => {
    files.remove(id)
    controls.current?.querySelector('button')?.focus()
  }
  const isBusy = isStarted && counts.waiting + counts.sending > 0
  return (
    <div {...zone.getRootProps({ role: undefined })} className="grid gap-4">
      <input {...zone.getInputProps({ 'aria-label': 'Pitch deck files' })} />
      <LeavingQuestion isBusy={isBusy} onLeave={files.stop} />
      <div ref={controls} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isStarted && counts.waiting > 0 && (
          <Button size="large" autoFocus onClick={files.start}>
            Make {countWord(counts.waiting, 'deal')}
          </Button>
        )}
        <Button look="outline" onClick={zone.open}>
          <FileUp aria-hidden />
          Add files
        </Button>
        <Outcome rows={rows} isStarted={isStarted} isBusy={isBusy} />
      </div>
      <NoModelField several checked={noModel} disabled={isStarted} onChange={keep} />
      {isBusy && <Progress label="Uploads" value={findFraction(rows)} />}
      {leftOut > 0 && (
        <p role="status" className="text-amber">
          {countWord(leftOut, 'file')} left out: at most {mostFiles} at a time. Add them when these are done.
        </p>
      )}
      {rows.length === 0 ? (
        <p className="rounded-lg border border-control border-dashed px-4 py-12 text-center text-muted">
          Drop decks here. PDF or PowerPoint (.pptx), at most {mostFiles} at a time.
        </p>
      ) : (
        <Card>
          <ul aria-label="Files" className="divide-y">
            {rows.map((row) => (
              <SeveralRow
                key={row.id}
                row={row}
                deal={row.state.kind === 'made' ? deals.get(row.state.deal.dealId) : undefined}
                onRetry={() => files.retry(row.id)}
                onRemove={() => remove(row.id)}
              />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function countStates(rows: readonly QueuedFile[]): Record<FileState['kind'], number> {
  const counts = { waiting: 0, sending: 0, made: 0, refused: 0 }
  for (const { state } of rows) counts[state.kind] += 1
  return counts
}

/** How much of all files is sent, by their bytes. */
function findFraction(rows: readonly QueuedFile[]): number {
  const tried = rows.filter(({ state }) => state.kind !== 'refused')
  const all = tried.reduce((sum, { file }) => sum + file.size, 0)
  const sent = tried.reduce((sum, { file, state }) => {
    if (state.kind === 'made') return sum + file.size
    return state.kind === 'sending' ? sum + file.size * state.sent : sum
  }, 0)
  return all === 0 ? 0 : sent / all
}

type OutcomeProps = { rows: readonly QueuedFile[]; isStarted: boolean; isBusy: boolean }

/** How far the uploads are, as words that a screen reader hears. */
function Outcome({ rows, isStarted, isBusy }: OutcomeProps) {
  const { waiting, sending, made, refused } = countStates(rows)
  const refusals = refused > 0 && `${countWord(refused, 'file')} refused`
  if (!isStarted) return <p className="text-muted">{refusals || ''}</p>
  return (
    <>
      <p role="status" className="text-muted tabular">
        {isBusy ? `${made} of ${waiting + sending + made} uploaded` : `${countWord(made, 'deal')} made`}
        {refusals && `, ${refusals}`}
      </p>
      {!isBusy && made > 0 && (
        <Button asChild look="link" size="inline" className="min-h-6">
          <Link to={paths.dealList}>Go to the deal list</Link>
        </Button>
      )}
    </>
  )
}

/** Asks before uploads end because one leaves: by a link, by Back, or by closing the tab. */
function LeavingQuestion({ isBusy, onLeave }: { isBusy: boolean; onLeave: () => void }) {
  const blocker = useBlocker(isBusy)
  useEffect(() => (isBusy ? askBeforeLeaving() : undefined), [isBusy])
  if (blocker.state !== 'blocked') return null
  return (
    <Opening>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && blocker.reset()}
        title="Leave while files are uploading?"
        description="Files that are not uploaded yet are left out. Deals that were made stay."
        action="Leave"
        onConfirm={() => {
          onLeave()
          blocker.proceed()
        }}
      />
    </Opening>
  )
}
