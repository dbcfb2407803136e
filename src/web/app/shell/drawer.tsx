import { Logo } from '#web/ui/logo.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { Navigation } from './navigation.tsx'

/** The sidebar on narrow windows. */
export default function Drawer({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  return (
    <Sheet open={open} onOpenChange={onOpen}>
      <SheetContent title="Menu" className="flex flex-col">
        <div className="flex h-14 items-center px-4">
          <Logo />
        </div>
        <Navigation collapsed={false} onNavigate={() => onOpen(false)} />
      </SheetContent>
    </Sheet>
  )
}
