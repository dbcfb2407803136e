import { useId } from 'react'
import { readPaletteKeys } from '#web/app/palette/palette.tsx'
import { type ShortcutGroup, switchShortcuts, useShortcutGroups, useShortcutsOn } from '#web/lib/keyboard-shortcuts.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Switch } from '#web/ui/switch.tsx'

const listEverywhere = (): ShortcutGroup => ({
  name: 'Everywhere',
  lines: [
    { keys: [readPaletteKeys()], does: 'search deals, screens and actions' },
    { keys: ['?'], does: 'all keys' },
  ],
})

/** Lists the keys that act on the current screen and everywhere, and switches the single ones on and off. */
export default function ShortcutsDialog({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const groups = useShortcutGroups()
  const isOn = useShortcutsOn()
  const id = useId()
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent className="print:hidden">
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <div className="flex items-start justify-between gap-4 border-b pb-4">
          <div>
            <label htmlFor={id} className="font-medium">
              Use single keys
            </label>
            <DialogDescription className="text-sm">
              Switched off, letters, digits and signs do nothing outside of texts. Enter, Escape and the arrows stay.
            </DialogDescription>
          </div>
          <Switch id={id} checked={isOn} onCheckedChange={switchShortcuts} className="mt-0.5" />
        </div>
        {[...groups, listEverywhere()].map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </DialogContent>
    </Dialog>
  )
}

function Group({ group: { name, lines } }: { group: ShortcutGroup }) {
  return (
    <section aria-label={name}>
      <h3 className="pb-1.5 font-medium text-muted text-sm">{name}</h3>
      <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5">
        {lines.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
