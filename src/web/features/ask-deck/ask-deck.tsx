import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { longestQuestion } from '#contract/ask-deck.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { AskedQuestion, type Cites } from './asked-question.tsx'

type AskDeckProps = Cites & {
  memoId: string
  /** How often the box was opened; each time it takes the focus. */
  calls: number
}

/** Shows a box to ask the deck of a memo, and the answers, the newest first. They are not saved. */
export function AskDeck({ memoId, calls, ...cites }: AskDeckProps) {
  const [asked, setAsked] = useState<ReadonlyArray<{ id: number; question: string }>>([])
  const [question, setQuestion] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (calls > 0) input.current?.focus()
  }, [calls])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = question.trim()
    if (text === '') return
    setAsked((before) => [{ id: before.length, question: text }, ...before])
    setQuestion('')
  }
  return (
    <section aria-label="Ask this deck">
      <form onSubmit={submit} className="flex max-w-md gap-2">
        <label htmlFor={id} className="sr-only">
          Ask this deck
        </label>
        <Input
          ref={input}
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
      {asked.length === 0 ? (
        <p className="mt-2 text-muted text-sm">Answers quote the deck, each with its page. They are not saved.</p>
      ) : (
        <ol aria-label="Answers" className="mt-4 grid max-w-[70ch] gap-4">
          {asked.map((one) => (
            <AskedQuestion key={one.id} memoId={memoId} {...one} {...cites} />
          ))}
        </ol>
      )}
    </section>
  )
}
