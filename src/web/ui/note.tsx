import { lazy, Suspense } from 'react'
import type { NoteProps } from './note-content.tsx'

const NoteContent = lazy(() => import('./note-content.tsx'))

/** Shows a note about an element while the pointer or the focus is on it. Its code is loaded with the first note. */
export function Note(props: NoteProps) {
  if (!props.hover.isOpen) return null
  return (
    <Suspense>
      <NoteContent {...props} />
    </Suspense>
  )
}
