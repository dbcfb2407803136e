import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx'
import { PaletteCommands } from './palette-commands.tsx'

type PaletteDialogProps = { open: boolean; onOpen: (open: boolean) => void }

/** The palette over the page. */
export default function PaletteDialog({ open, onOpen }: PaletteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent
        aria-describedby={undefined}
        className={
          'top-[12dvh] max-h-[76dvh] max-w-xl translate-y-0 grid-rows-[auto_minmax(0,1fr)] gap-0 ' +
          'overflow-hidden p-0 print:hidden [&>[aria-label=Close]]:top-3'
        }
      >
        <DialogTitle className="sr-only">Search</DialogTitle>
        <PaletteCommands onDone={() => onOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}
