import { useId } from 'react'
import type { Mark } from '#contract/find-mark.ts'
import { markWords } from '#contract/mark-words.ts'
import { readPaletteKeys } from '#web/app/palette/palette-keys.ts'
import { type ShortcutGroup, switchShortcuts, useShortcutGroups, useShortcutsOn } from '#web/lib/keyboard-shortcuts.ts'
import { cn } from '#web/ui/cn.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { markLooks } from '#web/ui/mark-looks.ts'
import { Switch } from '#web/ui/switch.tsx'

const listEverywhere = (): ShortcutGroup => ({
  name: 'Everywhere',
  lines: [
    { keys: [readPaletteKeys()], does: 'search deals, screens and actions' },
    { keys: ['?'], does: 'all keys' },
  ],
})

/** Lists the keys that act on the current screen and everywhere, switches the single ones on and off, and says what marks mean. */
export default function ShortcutsDialog({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const groups = useShortcutGroups()
  const isOn = useShortcutsOn()
  const id = useId()
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent className="print:hidden">
        <DialogTitle>Keyboard shortcuts and marks</DialogTitle>
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
        <Marks />
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

/** What each mark beside a value says, the surest first. */
const meanings: ReadonlyArray<[Mark, string]> = [
  ['proved', 'the deck says it, and its quote was found on the page'],
  ['entered', 'typed or confirmed by your team'],
  ['found', 'in the deck, but not certain; the reason says why'],
  ['inferred', 'concluded from what the deck says'],
  ['contradicted', 'the deck says something else elsewhere'],
  ['open', 'not stated outright; a page comes near'],
  ['unstated', 'neither in the deck nor in the updates'],
]

function Marks() {
  return (
    <section aria-label="Marks beside values" className="border-t pt-4">
      <h3 className="pb-1.5 font-medium text-muted text-sm">Marks beside values</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5">
        {meanings.map(([mark, meaning]) => {
          const { Icon, text } = markLooks[mark]
          return (
            <div key={mark} className="contents">
              <dt className="flex items-baseline gap-1.5">
                <Icon aria-hidden className={cn('size-3.5 self-center', text)} />
                {markWords[mark]}
              </dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
