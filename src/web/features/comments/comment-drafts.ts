import { useState } from 'react'

/** A comment that is being written; `picked` are the ids of the people who were chosen from the list. */
export type Draft = { text: string; picked: readonly string[] }

const emptyDraft: Draft = { text: '', picked: [] }

const drafts = new Map<string, Draft>()

/** A draft that outlasts its form: until it is sent or the page is left. A form for another draft is another form. */
export function useDraft(name: string, start = emptyDraft) {
  const [draft, setDraft] = useState(() => drafts.get(name) ?? start)
  const change = (next: Draft) => {
    drafts.set(name, next)
    setDraft(next)
  }
  const clear = () => {
    drafts.delete(name)
    setDraft(start)
  }
  return { draft, change, clear }
}
