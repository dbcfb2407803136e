import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Sheet, SheetContent, SheetTrigger } from '#web/ui/sheet.tsx'
import { Navigation } from './navigation.tsx'

/** On narrow windows: a bar at the top, the sidebar as a drawer. */
export function MobileBar() {
  const [open, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-30 flex print:hidden h-14 items-center gap-3 border-b bg-ground px-4">
      <Sheet open={open} onOpenChange={setOpen}>
        <SheetTrigger asChild>
          <Button look="quiet" size="icon" aria-label="Open menu">
            <Menu aria-hidden />
          </Button>
        </SheetTrigger>
        <SheetContent title="Menu" className="flex flex-col">
          <div className="flex h-14 items-center px-4">
            <Logo />
          </div>
          <Navigation collapsed={false} onNavigate={() => setOpen(false)} />
        </SheetContent>
      </Sheet>
      <Link to={paths.root} className="rounded-md">
        <Logo />
      </Link>
    </header>
  )
}
