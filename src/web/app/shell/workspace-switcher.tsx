import { Building2, ChevronsUpDown, Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import { roleWords } from '#contract/roles.ts'
import { paths } from '#web/lib/paths.ts'
import { storeWorkspaceId } from '#web/lib/session.ts'
import { useWorkspaces } from '#web/lib/use-workspaces.ts'
import { cn } from '#web/ui/cn.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Opening } from '#web/ui/opening.tsx'

const NewWorkspaceDialog = lazy(() => import('#web/features/workspaces/new-workspace-dialog.tsx'))

type SwitcherProps = { collapsed: boolean; onNavigate?: (() => void) | undefined }

/** The workspace that is open, and the way to the others and to a new one; its room until it is known, nothing where there is none. */
export function WorkspaceSwitcher({ collapsed, onNavigate }: SwitcherProps) {
  const { query, workspace } = useWorkspaces()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  if (!workspace) return query.isPending ? <div className="h-13" /> : null
  const open = (id: string) => {
    storeWorkspaceId(id)
    // What is on the screen belongs to the workspace of before.
    void navigate(paths.dealList)
    onNavigate?.()
  }
  return (
    <div className="px-3 pb-2">
      <Menu
        side={collapsed ? 'right' : 'bottom'}
        align="start"
        className="w-60"
        chosen={workspace.workspace_id}
        items={(query.data ?? []).map(({ workspace_id, name, role }) => ({
          value: workspace_id,
          label: name,
          note: roleWords[role],
          Icon: Building2,
          onSelect: () => open(workspace_id),
        }))}
        below={[{ label: 'New workspace…', Icon: Plus, onSelect: () => setAdding(true) }]}
        trigger={
          <button
            type="button"
            className={cn(
              'flex h-11 w-full items-center gap-2.5 rounded-md text-left transition-colors hover:bg-hover data-[state=open]:bg-hover',
              collapsed ? 'justify-center' : 'px-2.5',
            )}
          >
            <span className="sr-only">Workspace</span>
            <Building2 aria-hidden className="size-4 shrink-0 text-muted" />
            {collapsed ? (
              <span className="sr-only">{workspace.name}</span>
            ) : (
              <>
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-medium text-sm">{workspace.name}</span>
                  <span className="truncate text-muted text-xs">{roleWords[workspace.role]}</span>
                </span>
                <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
              </>
            )}
          </button>
        }
      />
      {adding && (
        <Opening>
          <NewWorkspaceDialog
            companyName={workspace.company_name}
            onClose={() => setAdding(false)}
            onMade={(id) => {
              setAdding(false)
              open(id)
            }}
          />
        </Opening>
      )}
    </div>
  )
}
