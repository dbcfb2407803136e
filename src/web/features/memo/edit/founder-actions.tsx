import { ArrowDown, ArrowUp, Merge, Plus, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { EntryForm } from './entry-list.tsx'
import type { LayoutGroup, RemovedFounder } from './review.ts'
import { type Review, useReviewStatus } from './use-review.ts'

type FounderActionsProps = { id: string; name: string; founders: readonly LayoutGroup[]; review: Review }

const look = { look: 'quiet', size: 'icon', className: 'size-6 text-faint' } as const

/** Moves a founder, merges one into another, removes one; each can be undone. */
export function FounderActions({ id, name, founders, review: { store, acts } }: FounderActionsProps) {
  // The buttons go away with their founder, and would take the focus with them.
  const leave = () => store.focusBesideFounder(id)
  const at = founders.findIndex(({ founderId }) => founderId === id)
  const others = founders.filter(({ founderId }) => founderId !== null && founderId !== id)
  return (
    <span className="flex gap-0.5">
      {others.length > 0 && (
        <>
          <Button
            {...look}
            aria-label={`Move ${name} up`}
            title="Move up (Alt ↑)"
            disabled={at === 0}
            onClick={() => acts.moveFounder(id, name, -1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            {...look}
            aria-label={`Move ${name} down`}
            title="Move down (Alt ↓)"
            disabled={at === founders.length - 1}
            onClick={() => acts.moveFounder(id, name, 1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Menu
            align="end"
            items={others.map(({ founderId, title }) => ({
              label: `Merge into ${title}`,
              Icon: Merge,
              onSelect: () => {
                leave()
                acts.mergeFounder(id, founderId ?? '', `${name} into ${title}`)
              },
            }))}
            trigger={
              <Button {...look} aria-label={`Merge ${name} into another founder`} title="Merge into another founder">
                <Merge aria-hidden />
              </Button>
            }
          />
        </>
      )}
      <Button
        {...look}
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={() => {
          leave()
          acts.removeFounder(id, name)
        }}
      >
        <Trash2 aria-hidden />
      </Button>
    </span>
  )
}

/** Adds a founder by name; 'a' opens it too. The focus goes back to what opened it. */
export function AddFounder({ review }: { review: Review }) {
  const { store, acts } = review
  const { isAddingFounder } = useReviewStatus(review)
  const [isByButton, setByButton] = useState(false)
  const open = () => {
    setByButton(true)
    store.setStatus({ isAddingFounder: true })
  }
  const close = () => {
    store.setStatus({ isAddingFounder: false })
    if (!isByButton && store.state.current !== null) store.focusRow(store.state.current)
  }
  if (isAddingFounder)
    return (
      <EntryForm
        label="Name of the founder"
        word="Add"
        start=""
        onClose={close}
        onSave={(name) => acts.addFounder(name)}
      />
    )
  return (
    <Button
      look="quiet"
      size="small"
      className="justify-self-start"
      autoFocus={isByButton}
      onBlur={() => setByButton(false)}
      onClick={open}
    >
      <Plus aria-hidden />
      Add founder
    </Button>
  )
}

type RemovedProps = { removed: readonly RemovedFounder[]; review: Review }

/** The founders that people removed, each to be brought back. */
export function RemovedFounders({ removed, review: { acts, canChange } }: RemovedProps) {
  if (removed.length === 0) return null
  return (
    <ul aria-label="Removed founders" className="grid gap-0.5 text-muted text-sm">
      {removed.map(({ founder_id, name, by }) => (
        <li key={founder_id} className="flex flex-wrap items-center gap-x-2 px-1.5">
          <span className="min-w-0 break-words line-through">{name}</span>
          <span className="text-xs">{by === null ? 'removed' : `removed by ${by}`}</span>
          {canChange && (
            <Button look="quiet" size="small" className="min-h-6" onClick={() => acts.restoreFounder(founder_id, name)}>
              <Undo2 aria-hidden />
              Bring back
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
