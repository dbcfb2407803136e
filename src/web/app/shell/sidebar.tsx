import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useIsSidebarNarrowed } from '#web/lib/narrow-sidebar.ts'
import { storeSetting } from '#web/lib/session.ts'
import { useSetting } from '#web/lib/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Navigation } from './navigation.tsx'

/** 15rem wide when open, 4rem when collapsed; the choice is remembered. */
export function Sidebar() {
  const isNarrowed = useIsSidebarNarrowed()
  const collapsed = useSetting('sidebar') === 'collapsed' || isNarrowed
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  const word = collapsed ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <aside
      aria-label="Sidebar"
      className={cn(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-r bg-sunken transition-[width] duration-150 print:hidden',
        collapsed ? 'w-16' : 'w-60',
      )}
    >
      <div className={cn('flex h-14 items-center px-4', collapsed ? 'justify-center' : 'justify-between')}>
        {!collapsed && <Logo />}
        {!isNarrowed && (
          <Tooltip text={word} side="right">
            <Button
              look="quiet"
              size="icon"
              aria-label={word}
              aria-expanded={!collapsed}
              onClick={() => storeSetting('sidebar', collapsed ? null : 'collapsed')}
            >
              <Icon aria-hidden />
            </Button>
          </Tooltip>
        )}
      </div>
      <Navigation collapsed={collapsed} />
    </aside>
  )
}
