import { Slot } from 'radix-ui'
import { type ComponentProps, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { MenuOpening, MenuProps } from './menu-content.tsx'

const loadContent = () => import('./menu-content.tsx')
const MenuContent = lazy(loadContent)

/** Shows a button with a menu, whose code is loaded on hover or focus. */
export function Menu({ trigger, ...menu }: MenuProps) {
  return (
    <MenuOpener trigger={trigger} load={loadContent}>
      {(opening) => <MenuContent trigger={trigger} opening={opening} {...menu} />}
    </MenuOpener>
  )
}

type MenuOpenerProps = {
  trigger: ReactElement
  load: () => Promise<unknown>
  /** Shows the loaded menu with its button. */
  children: (opening: MenuOpening) => ReactNode
}

/** Shows the button of a menu that is loaded with its items on hover or focus; opened, the menu replaces this button. */
export function MenuOpener({ trigger, load, children }: MenuOpenerProps) {
  const [opening, setOpening] = useState<MenuOpening | null>(null)
  // A failure is met again where the menu is opened, and told there.
  const prepare = () => void load().catch(() => undefined)
  const standIn = (
    <StandIn
      onPointerEnter={prepare}
      onFocus={prepare}
      // A click that a key made has no count.
      onClick={(event) => setOpening(event.detail === 0 ? 'by key' : 'by pointer')}
    >
      {trigger}
    </StandIn>
  )
  return opening === null ? standIn : <Suspense fallback={standIn}>{children(opening)}</Suspense>
}

function StandIn(props: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root aria-haspopup="menu" aria-expanded={false} data-state="closed" {...props} />
}
