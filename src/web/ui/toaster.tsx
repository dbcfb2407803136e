import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { useTheme } from './theme.ts'

const swipeThreshold = 20

/** Dismisses a toast that was dragged 20px and let go; the library itself waits for 45px. */
function dismissSwiped(event: PointerEvent): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sonner-toast]') : null
  if (!item) return
  const dragged = ['--swipe-amount-x', '--swipe-amount-y'].map((name) =>
    Math.abs(Number.parseFloat(item.style.getPropertyValue(name)) || 0),
  )
  if (Math.max(...dragged) >= swipeThreshold) item.querySelector<HTMLElement>('[data-close-button]')?.click()
}

/** Shows the toasts, those from before it was mounted too. */
export function Toaster() {
  const { shown } = useTheme()
  useEffect(() => {
    document.addEventListener('pointerup', dismissSwiped, { capture: true })
    return () => document.removeEventListener('pointerup', dismissSwiped, { capture: true })
  }, [])
  return (
    <Sonner
      theme={shown}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={32}
      closeButton
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        classNames: {
          // Dragging with a mouse would mark the text instead of moving the toast.
          toast:
            'select-none focus-visible:!outline-2 focus-visible:!outline-ink focus-visible:!outline-solid !bg-raised !text-ink !border-line-strong !shadow-pop',
          description: '!text-muted',
          closeButton: '!bg-raised !border-line-strong !text-ink hover:!bg-hover',
          actionButton: 'focus-visible:!outline-2 focus-visible:!outline-ink focus-visible:!outline-solid',
          error: '[&_[data-icon]]:!text-red',
        },
      }}
    />
  )
}
