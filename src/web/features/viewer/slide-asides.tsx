import { useAsides } from './viewer-queries.ts'

const headings = { notes: 'Speaker notes', picture: 'Description of an image' } as const

/** What a presentation says beside a slide. The audience does not see it, so the memo takes nothing from it. */
export function SlideAsides({ deckId, page }: { deckId: string; page: number }) {
  const asides = useAsides(deckId, page)
  if (!asides.data || asides.data.length === 0) return null
  return (
    <section aria-label="Not shown on the slide" className="mt-4 grid gap-3 border-t pt-3 text-sm">
      <p className="text-faint text-xs">Not shown on the slide, and not used for the memo.</p>
      {asides.data.map(({ kind, text }) => (
        <div key={`${kind} ${text}`} className="grid gap-0.5">
          <h3 className="font-medium text-muted">{headings[kind]}</h3>
          <p className="whitespace-pre-line">{text}</p>
        </div>
      ))}
    </section>
  )
}
