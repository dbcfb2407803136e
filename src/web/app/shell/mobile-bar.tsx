import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useEver } from '#web/lib/use-ever.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

const Drawer = lazy(() => import('./drawer.tsx'))

/** On narrow windows: a bar at the top, the sidebar as a drawer. */
export function MobileBar() {
  const [open, setOpen] = useState(false)
  const everOpen = useEver(open)
  return (
    <header className="sticky top-0 z-30 flex print:hidden h-14 items-center gap-3 border-b bg-ground px-4">
      <Button
        look="quiet"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      {everOpen && (
        <Suspense>
          <Drawer open={open} onOpen={setOpen} />
        </Suspense>
      )}
      <Link to={paths.root} className="flex rounded-md">
        <Logo />
      </Link>
    </header>
  )
}
