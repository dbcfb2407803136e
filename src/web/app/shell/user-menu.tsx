import { Building2, ChevronsUpDown, Keyboard, UserRound } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/use-session.ts'
import { cn } from '#web/ui/cn.ts'
import { Menu } from '#web/ui/menu.tsx'
import { makeInitials } from './initials.ts'
import { useShortcutsDialog } from './shortcuts.tsx'

type UserMenuProps = { collapsed: boolean; onNavigate?: (() => void) | undefined }

export function UserMenu({ collapsed, onNavigate }: UserMenuProps) {
  const user = useUser()
  const openShortcuts = useShortcutsDialog()
  const showShortcuts = () => {
    onNavigate?.()
    openShortcuts()
  }
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return (
    <Menu
      side={collapsed ? 'right' : 'top'}
      align="start"
      className="w-60"
      items={[
        { label: 'Profile', Icon: UserRound, to: paths.profile, onSelect: onNavigate },
        { label: 'Workspace', Icon: Building2, to: paths.workspace, onSelect: onNavigate },
        { label: 'Keyboard shortcuts and marks', Icon: Keyboard, onSelect: showShortcuts },
      ]}
      trigger={
        <button
          type="button"
          className={cn(
            'mt-1 flex h-12 w-full items-center gap-2.5 rounded-md text-left transition-colors hover:bg-hover data-[state=open]:bg-hover',
            collapsed ? 'justify-center' : 'px-2',
          )}
        >
          <span className="sr-only">User menu</span>
          <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong bg-raised font-semibold text-xs">
            {makeInitials(user)}
          </span>
          {!collapsed && (
            <>
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-medium text-sm">{name || user?.email}</span>
                {name && <span className="truncate text-muted text-xs">{user?.email}</span>}
              </span>
              <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
            </>
          )}
        </button>
      }
    />
  )
}
