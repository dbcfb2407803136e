import { type ReactNode, Suspense, useEffect } from 'react'

/**
 * What a person has opened, whose code loads with its first use. What they type until it is there is meant for it: it acts as no
 * shortcut of the page behind, and stands in the text field that has the focus once it is there.
 */
export function Opening({ children }: { children: ReactNode }) {
  return <Suspense fallback={<TypedMeanwhile />}>{children}</Suspense>
}

function TypedMeanwhile() {
  useEffect(() => {
    let typed = ''
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      typed += event.key
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      // What opened takes the focus in this turn, after this.
      if (typed !== '') setTimeout(() => typeInto(document.activeElement, typed))
    }
  }, [])
  return null
}

function typeInto(field: Element | null, text: string): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText || field.selectionStart === null || field.selectionEnd === null) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
