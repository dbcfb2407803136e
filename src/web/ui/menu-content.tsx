import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cn } from './cn.ts'

/** A line of a menu: it leads to an address of the app, or does something, or both, or opens a menu of its own. */
type MenuItem = {
  /** Tells items of the same label apart. */
  value?: string
  label: string
  /** A word after the label. */
  note?: string
  Icon: LucideIcon
  to?: string
  /** Of an item that is ticked or not; choosing it leaves the menu open. */
  isTicked?: boolean
  onSelect?: (() => void) | undefined
  items?: readonly MenuItem[]
}

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** The value, or the label, of the chosen item, in a menu that chooses one. */
  chosen?: string
  /** Items below a line, which are not among the choices. */
  below?: readonly MenuItem[]
  side?: 'top' | 'right' | 'bottom'
  align?: 'start' | 'end'
  className?: string
}

export type MenuOpening = 'by key' | 'by pointer'

const itemLook =
  'flex cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none ' +
  'data-[disabled]:text-faint data-[highlighted]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 ' +
  '[&_svg]:text-muted'

const contentLook = 'z-50 min-w-44 animate-rise rounded-lg bg-raised p-1 shadow-pop'

type MenuContentProps = MenuProps & {
  /** How it was opened before it was here: by a key, the first item has the focus. */
  opening: MenuOpening
}

/** Not modal: the page behind stays reachable for assistive technology while the menu is open. */
export default function MenuContent({
  trigger,
  opening,
  items,
  chosen,
  below,
  side,
  align,
  className,
}: MenuContentProps) {
  const button = useRef<HTMLButtonElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    button.current?.focus({ preventScroll: true })
    const press =
      opening === 'by key'
        ? new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
        : new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true })
    button.current?.dispatchEvent(press)
  }, [opening])
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(contentLook, className)}
        >
          {chosen === undefined ? (
            items.map((item) => <Item key={item.value ?? item.label} item={item} />)
          ) : (
            <Radix.RadioGroup value={chosen}>
              {items.map((item) => (
                <Choice key={item.value ?? item.label} item={item} />
              ))}
            </Radix.RadioGroup>
          )}
          {below && <Radix.Separator className="my-1 h-px bg-line" />}
          {below?.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({ item: { label, Icon, to, isTicked, onSelect, items } }: { item: MenuItem }) {
  const content = (
    <>
      <Icon aria-hidden />
      {label}
    </>
  )
  if (items !== undefined)
    return (
      <Radix.Sub>
        <Radix.SubTrigger className={cn(itemLook, 'data-[state=open]:bg-hover')}>
          {content}
          <ChevronRight aria-hidden className="-mr-1 ml-auto" />
        </Radix.SubTrigger>
        <Radix.Portal>
          <Radix.SubContent sideOffset={4} collisionPadding={8} className={contentLook}>
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </Radix.SubContent>
        </Radix.Portal>
      </Radix.Sub>
    )
  if (isTicked !== undefined)
    return (
      <Radix.CheckboxItem
        className={itemLook}
        checked={isTicked}
        onCheckedChange={onSelect}
        onSelect={(event) => event.preventDefault()}
      >
        {content}
      </Radix.CheckboxItem>
    )
  return (
    <Radix.Item className={itemLook} onSelect={onSelect} asChild={to !== undefined}>
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Radix.Item>
  )
}

function Choice({ item: { value, label, note, Icon, onSelect } }: { item: MenuItem }) {
  return (
    <Radix.RadioItem value={value ?? label} className={itemLook} onSelect={onSelect}>
      <Icon aria-hidden />
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      {note && <span className="text-muted text-xs">{note}</span>}
      <Radix.ItemIndicator className="ml-auto">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}
