import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import type { useHover } from './use-hover.ts'

const NoteContent = lazy(() => import('./note-content.tsx'))

export type NoteProps = {
  id: string
  /** The element that it stands beside. */
  anchor: RefObject<HTMLElement | null>
  hover: ReturnType<typeof useHover>
  side?: 'top' | 'right' | 'bottom'
  className: string
  children: ReactNode
}

/** What is told about an element while the pointer or the focus is on it. Its code comes with the first one. */
export function Note(props: NoteProps) {
  if (!props.hover.isOpen) return null
  return (
    <Suspense>
      <NoteContent {...props} />
    </Suspense>
  )
}
