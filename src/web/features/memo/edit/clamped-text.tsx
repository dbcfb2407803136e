import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'

type ClampedTextProps = {
  /** Names the text on the button that shows all of it. */
  label: string
  lines?: 'two' | 'four'
  className?: string
  children: ReactNode
}

const clamps = { two: 'line-clamp-2', four: 'line-clamp-4' }

/** Text cut after a few lines, with the rest on demand. */
export function ClampedText({ label, lines = 'four', className, children }: ClampedTextProps) {
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element || open) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])
  return (
    <div className="min-w-0">
      <div ref={text} className={cn('own-direction break-words', !open && clamps[lines], className)}>
        {children}
      </div>
      {(isCut || open) && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-0.5 rounded-sm font-medium text-muted text-xs hover:text-ink hover:underline"
        >
          {open ? 'Less' : 'More'}
          <span className="sr-only"> of {label}</span>
        </button>
      )}
    </div>
  )
}
