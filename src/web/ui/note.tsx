import { lazy, Suspense } from 'react'
import type { NoteProps } from './note-content.tsx'

const NoteContent = lazy(() => import('./note-content.tsx'))

/** What is told about an element while the pointer or the focus is on it. Its code comes with the first one. */
export function Note(props: NoteProps) {
  if (!props.hover.isOpen) return null
  return (
    <Suspense>
      <NoteContent {...props} />
    </Suspense>
  )
}
