import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AskedPassage, type AskedSentence, askDeckEndpoints, type DeckAnswer } from '#contract/ask-deck.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { readSource, type SourceTarget } from '#web/lib/source-links.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** How the screen shows sources: as a superscript number, and as a link that names the place. */
export type Cites = {
  citation: (target: SourceTarget, label: ReactNode) => ReactNode
  place: (target: SourceTarget) => ReactNode
}

type AskedQuestionProps = Cites & { memoId: string; id: number; question: string }

/** Shows a question and its answer. */
export function AskedQuestion({ memoId, id, question, ...cites }: AskedQuestionProps) {
  const answer = useDeckAnswer(memoId, id, question)
  return (
    <li className="border-line border-b pb-4">
      <p className="break-words font-semibold">{question}</p>
      <div aria-live="polite" className="mt-1.5">
        {answer.isFetching && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner /> Searching the deck…
          </p>
        )}
        {answer.isError && !answer.isFetching && (
          <Failed message={explainError(answer.error)} onRetry={() => void answer.refetch()} />
        )}
        {answer.data && <Answer answer={answer.data} {...cites} />}
      </div>
    </li>
  )
}

/** Reads the answer to one question, once: each call can cost a model's answer. */
function useDeckAnswer(memoId: string, id: number, question: string) {
  return useQuery({
    queryKey: ['deck answer', memoId, id, question],
    queryFn: ({ signal }) => call(askDeckEndpoints.ask, { params: { id: memoId }, body: { question } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A sheet that was closed shows them again when it opens.
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-red">{message}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}

function Answer({ answer: { answer, passages, engine, note }, ...cites }: Cites & { answer: DeckAnswer }) {
  const byModel = answer.length > 0
  return (
    <div className="grid gap-2.5">
      {note !== undefined && <p className="text-muted">{note}</p>}
      {byModel ? (
        <>
          <Sentences sentences={answer} {...cites} />
          <p className="text-muted text-sm">Written by {engine}; every sentence is proved on the pages it cites.</p>
        </>
      ) : (
        <Passages passages={passages} {...cites} />
      )}
    </div>
  )
}

function Sentences({ sentences, citation }: Cites & { sentences: readonly AskedSentence[] }) {
  const numbered = numberPlaces(sentences)
  return (
    <p className="break-words font-serif text-[1.0625rem] leading-relaxed">
      {sentences.map(({ text, source }) => (
        <span key={text}>
          {text}
          {source.map((one) => {
            const target = readSource(one.value, one.quote)
            const key = `${one.value} ${one.quote}`
            return target && <span key={key}>{citation(target, numbered.get(key))}</span>
          })}{' '}
        </span>
      ))}
    </p>
  )
}

/** Numbers the places over all sentences of an answer. */
function numberPlaces(sentences: readonly AskedSentence[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const { value, quote } of sentences.flatMap(({ source }) => source))
    numbers.set(`${value} ${quote}`, numbers.get(`${value} ${quote}`) ?? numbers.size + 1)
  return numbers
}

function Passages({ passages, place }: Cites & { passages: readonly AskedPassage[] }) {
  if (passages.length === 0) return null
  return (
    <ul className="grid gap-2.5">
      {passages.map(({ text, source }) => {
        const target = readSource(source.value, source.quote)
        return (
          <li key={`${source.value} ${source.quote}`} className="border-line-strong border-l-2 pl-3">
            <blockquote className="own-direction whitespace-pre-line break-words font-serif text-[1.0625rem] leading-relaxed">
              {text}
            </blockquote>
            {target && place(target)}
          </li>
        )
      })}
    </ul>
  )
}
