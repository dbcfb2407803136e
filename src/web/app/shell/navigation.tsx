import { List, LogOut, type LucideIcon, Upload } from 'lucide-react'
import { NavLink } from 'react-router'
import { signOut } from '#web/features/accounts/sign-out.ts'
import { paths } from '#web/lib/paths.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { cn } from '#web/ui/cn.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { entryLook } from './entry-look.ts'
import { SearchEntry } from './search-entry.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const links: ReadonlyArray<{ to: string; label: string; Icon: LucideIcon }> = [
  { to: paths.dealRoom, label: 'Deal Upload', Icon: Upload },
  { to: paths.dealList, label: 'Deal List', Icon: List },
]

type NavigationProps = { collapsed: boolean; onNavigate?: () => void }

export function Navigation({ collapsed, onNavigate }: NavigationProps) {
  const mayUpload = useMay('member')
  const shown = links.filter(({ to }) => mayUpload || to !== paths.dealRoom)
  const look = cn(entryLook, collapsed && 'justify-center px-0')
  return (
    <>
      <WorkspaceSwitcher collapsed={collapsed} onNavigate={onNavigate} />
      <SearchEntry collapsed={collapsed} onNavigate={onNavigate} />
      <nav aria-label="Main" className="grid gap-0.5 px-3">
        {shown.map(({ to, label, Icon }) => (
          <Tooltip key={to} text={collapsed && label} side="right">
            <NavLink to={to} className={look} onClick={onNavigate} aria-label={collapsed ? label : undefined}>
              <Icon aria-hidden />
              {!collapsed && label}
            </NavLink>
          </Tooltip>
        ))}
      </nav>
      <div className="mt-auto grid gap-0.5 border-t p-3">
        <ThemeMenu collapsed={collapsed} />
        <Tooltip text={collapsed && 'Sign Out'} side="right">
          <button type="button" className={look} onClick={signOut} aria-label={collapsed ? 'Sign Out' : undefined}>
            <LogOut aria-hidden />
            {!collapsed && 'Sign Out'}
          </button>
        </Tooltip>
        <UserMenu collapsed={collapsed} onNavigate={onNavigate} />
      </div>
    </>
  )
}
