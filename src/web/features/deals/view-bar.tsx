import { Ellipsis, Pencil, Trash2, Users, UserX } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DealCounts } from '#contract/deals.ts'
import type { DealView } from '#contract/views.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts'
import { useRemoveView, useSaveView, useViews } from './view-queries.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

type Decided = keyof DealCounts['by_decision']
/** The views that every workspace has; `count` is the decision whose number stands beside it. */
const givenViews: ReadonlyArray<{ name: string; query: string; count?: Decided }> = [
  { name: 'All', query: '' },
  { name: 'Undecided', query: 'decision=none', count: 'none' },
  { name: 'This week', query: 'added=week' },
  { name: 'Meet', query: 'decision=meet', count: 'meet' },
  { name: 'Look again', query: 'decision=again', count: 'again' },
]

type ViewBarProps = { address: ListAddress; counts: DealCounts | undefined; mayShare: boolean }

/** The views of the list: a name for filters and an order. What is changed can be saved as one, or taken back. */
export function ViewBar({ address, counts, mayShare }: ViewBarProps) {
  const views = useViews()
  const [dialog, setDialog] = useState<'save' | null>(null)
  const now = writeListAddress(address)
  const saved = (views.data ?? []).map((view) => ({
    view,
    query: writeListAddress(readListAddress(new URLSearchParams(view.query))),
  }))
  const isKnown = givenViews.some(({ query }) => query === now) || saved.some(({ query }) => query === now)
  return (
    <div className="mb-3 flex items-center gap-2">
      <nav aria-label="Views" className="-mx-1 flex min-w-0 items-center gap-0.5 overflow-x-auto px-1 py-1">
        {givenViews.map(({ name, query, count }) => (
          <ViewLink key={name} query={query} isCurrent={query === now} count={count && counts?.by_decision[count]}>
            {name}
          </ViewLink>
        ))}
        {saved.map(({ view, query }) => (
          <span key={view.id} className="flex items-center">
            <ViewLink query={query} isCurrent={query === now} title={describeView(view)}>
              {view.name}
            </ViewLink>
            {view.own && query === now && <ViewMenu view={view} mayShare={mayShare} />}
          </span>
        ))}
      </nav>
      {views.isError && (
        <Button
          look="link"
          size="inline"
          className="text-sm"
          title={explainError(views.error)}
          onClick={() => void views.refetch()}
        >
          Load saved views again
        </Button>
      )}
      {!isKnown && (
        <span className="ml-auto flex shrink-0 items-center gap-1">
          <Button look="outline" size="small" onClick={() => setDialog('save')}>
            Save
          </Button>
          <Button asChild look="quiet" size="small">
            <Link to={paths.dealList} replace preventScrollReset>
              Reset
            </Link>
          </Button>
        </span>
      )}
      {dialog === 'save' && (
        <Opening>
          <ViewDialog query={now} views={views.data ?? []} mayShare={mayShare} onClose={() => setDialog(null)} />
        </Opening>
      )}
    </div>
  )
}

const describeView = ({ shared, own, by }: DealView) => {
  if (!shared) return 'Only you see this view.'
  return own ? 'Shared with the workspace.' : `Shared by ${`${by.first_name} ${by.last_name}`.trim() || 'a member'}.`
}

type ViewLinkProps = {
  query: string
  isCurrent: boolean
  count?: number | undefined
  title?: string
  children: ReactNode
}

function ViewLink({ query, isCurrent, count, title, children }: ViewLinkProps) {
  return (
    <Link
      to={{ pathname: paths.dealList, search: query }}
      aria-current={isCurrent ? 'page' : undefined}
      title={title}
      preventScrollReset
      className={cn(
        'inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 font-medium text-sm',
        isCurrent ? 'bg-sunken text-ink' : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {children}
      {count !== undefined && count > 0 && <span className="text-faint text-xs tabular">{count}</span>}
    </Link>
  )
}

/** What the owner of a saved view can do with it. */
function ViewMenu({ view, mayShare }: { view: DealView; mayShare: boolean }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const save = useSaveView(view)
  const remove = useRemoveView(view)
  const { name, query, shared } = view
  const share = () =>
    save.mutate(
      { name, query, shared: !shared },
      {
        onSuccess: () =>
          appToast.success({ title: shared ? `Only you see ${name} now` : `The workspace sees ${name} now` }),
        onError: (error) => appToast.error({ title: `Could not share ${name}`, description: explainError(error) }),
      },
    )
  return (
    <>
      <Menu
        align="start"
        side="bottom"
        items={[
          { label: 'Rename…', Icon: Pencil, onSelect: () => setOpen('rename') },
          ...(mayShare || shared
            ? [
                {
                  label: shared ? 'Stop sharing' : 'Share with the workspace',
                  Icon: shared ? UserX : Users,
                  onSelect: share,
                },
              ]
            : []),
          { label: 'Delete…', Icon: Trash2, onSelect: () => setOpen('delete') },
        ]}
        trigger={
          <Button look="quiet" size="icon" className="size-7" aria-label={`View ${name}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      />
      <Opening>
        {open === 'rename' && (
          <ViewDialog query={query} views={[]} renamed={view} mayShare={mayShare} onClose={() => setOpen(null)} />
        )}
        {open === 'delete' && (
          <ConfirmDialog
            open
            onOpenChange={() => setOpen(null)}
            title={`Delete the view ${name}?`}
            description={
              shared
                ? 'It goes from everyone’s list. The deals stay as they are.'
                : 'The deals stay as they are. You can save the same filters again.'
            }
            action="Delete"
            onConfirm={() => remove.mutate()}
          />
        )}
      </Opening>
    </>
  )
}
