import { Slot } from 'radix-ui'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { MenuOpening, MenuProps } from './menu-content.tsx'

const loadContent = () => import('./menu-content.tsx')
const MenuContent = lazy(loadContent)

/** Shows a button with a menu. The menu's code is loaded on hover or focus; opened, it replaces this button. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const [opening, setOpening] = useState<MenuOpening | null>(null)
  const standIn = (
    <StandIn
      onPointerEnter={() => void loadContent()}
      onFocus={() => void loadContent()}
      // A click that a key made has no count.
      onClick={(event) => setOpening(event.detail === 0 ? 'by key' : 'by pointer')}
    >
      {trigger}
    </StandIn>
  )
  if (opening === null) return standIn
  return (
    <Suspense fallback={standIn}>
      <MenuContent trigger={trigger} opening={opening} {...menu} />
    </Suspense>
  )
}

function StandIn(props: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root aria-haspopup="menu" aria-expanded={false} data-state="closed" {...props} />
}
