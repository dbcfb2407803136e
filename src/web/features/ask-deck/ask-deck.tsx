import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { longestQuestion } from '#contract/ask-deck.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { AskedQuestion, type Cites } from './asked-question.tsx'

/** A question as it was asked; `id` counts from 0. */
export type AskedText = { id: number; question: string }

type AskDeckProps = Cites & {
  memoId: string
  /** The newest first. */
  asked: readonly AskedText[]
  onAsk: (asked: readonly AskedText[]) => void
  /** Beside the question: what the place that shows it adds. */
  actions?: ReactNode
}

/** Shows a field to ask the deck of a memo, and the answers, the newest first. They are not saved. */
export function AskDeck({ memoId, asked, onAsk, actions, ...cites }: AskDeckProps) {
  const [question, setQuestion] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = question.trim()
    if (text === '') return
    onAsk([{ id: asked.length, question: text }, ...asked])
    setQuestion('')
  }
  return (
    <section aria-label="Ask this deck" className="flex min-h-0 flex-1 flex-col">
      <div className="flex gap-2 border-b p-3">
        <form onSubmit={submit} className="flex min-w-0 flex-1 gap-2">
          <label htmlFor={id} className="sr-only">
            Ask this deck
          </label>
          <Input
            id={id}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            maxLength={longestQuestion}
            autoComplete="off"
            placeholder="Ask this deck…"
          />
          <Button type="submit" look="outline" disabled={question.trim() === ''}>
            Ask
          </Button>
        </form>
        {actions}
      </div>
      {asked.length === 0 ? (
        <p className="p-4 text-muted text-sm">Answers quote the deck, each with its page. They are not saved.</p>
      ) : (
        <ol aria-label="Answers" className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
          {asked.map((one) => (
            <AskedQuestion key={one.id} memoId={memoId} {...one} {...cites} />
          ))}
        </ol>
      )}
    </section>
  )
}
