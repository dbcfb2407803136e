import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PaletteProvider } from '#web/app/palette/palette.tsx'
import { ClosedNotice, ClosedWorkspace } from '#web/features/closing/closed-notice.tsx'
import { SetUpNotice } from '#web/features/workspaces/set-up-notice.tsx'
import { useActiveWorkspace } from '#web/features/workspaces/use-active-workspace.ts'
import { paths } from '#web/lib/paths.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { isClosedTo } from '#web/lib/use-workspaces.ts'
import { flowToast } from '#web/ui/toasts.ts'
import { MobileBar } from './mobile-bar.tsx'
import { ShortcutsProvider } from './shortcuts.tsx'
import { Sidebar } from './sidebar.tsx'

/** The frame of every signed-in screen: navigation at the left, the page at most 70% of the window wide. */
export function Shell() {
  const wide = useWideScreen()
  const { missing, workspace } = useActiveWorkspace()
  // The profile is a person's own.
  const isOwn = useLocation().pathname === paths.profile
  const isClosed = workspace !== undefined && isClosedTo(workspace) && !isOwn
  useEffect(() => {
    flowToast.dismiss()
  }, [])
  return (
    <div className="min-h-dvh wide:flex">
      <a
        href="#main"
        className={
          'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md ' +
          'focus:bg-raised focus:px-3 focus:py-2 focus:shadow-pop'
        }
      >
        Skip to the content
      </a>
      <ShortcutsProvider>
        <PaletteProvider>{wide ? <Sidebar /> : <MobileBar />}</PaletteProvider>
      </ShortcutsProvider>
      <div className="flex min-w-0 flex-1 justify-center wide:pr-(--side-panel) print:block print:pr-0">
        <main
          id="main"
          tabIndex={-1}
          className="w-full min-w-0 px-4 py-6 wide:max-w-[70vw] wide:px-8 wide:py-9 print:max-w-none print:p-0"
        >
          {missing && <SetUpNotice />}
          {workspace?.closes_on !== undefined && workspace.role === 'owner' && <ClosedNotice workspace={workspace} />}
          {isClosed ? <ClosedWorkspace workspace={workspace} /> : <Outlet />}
        </main>
      </div>
    </div>
  )
}
