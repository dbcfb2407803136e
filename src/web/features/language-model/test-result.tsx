import { CircleAlert, CircleCheck } from 'lucide-react'
import { formatCount } from '#contract/count-text.ts'
import type { ModelTest } from '#contract/language-models.ts'
import { explainError } from '#web/lib/api-errors.ts'
import type { useTestModel } from './language-model-queries.ts'

type ResultProps = { test: ReturnType<typeof useTestModel>; needsSave: boolean }

/** What a test of the connection came to, in words. */
export function TestResult({ test, needsSave }: ResultProps) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {test.isPending ? (
        <p className="text-muted">Asking three short questions. This can take a minute.</p>
      ) : test.isError ? (
        <Outcome ok={false} text={explainError(test.error)} />
      ) : test.data ? (
        <Outcome ok={test.data.ok} text={test.data.message} details={describeDetails(test.data)} />
      ) : needsSave ? (
        <p className="text-muted">Save first; the test asks the saved model.</p>
      ) : null}
    </div>
  )
}

type OutcomeProps = { ok: boolean; text: string; details?: string | null }

function Outcome({ ok, text, details }: OutcomeProps) {
  const Icon = ok ? CircleCheck : CircleAlert
  return (
    <div className="flex items-start gap-2">
      <Icon aria-hidden className={ok ? 'mt-0.5 size-4 shrink-0 text-green' : 'mt-0.5 size-4 shrink-0 text-red'} />
      <div className="grid gap-0.5">
        <p>{text}</p>
        {details && <p className="text-muted tabular">{details}</p>}
      </div>
    </div>
  )
}

function describeDetails({ schema, context_tokens: tokens, seconds }: ModelTest): string | null {
  if (!schema) return null
  const took = `${Math.max(1, Math.round(seconds))} s`
  return tokens === null ? `Took ${took}` : `Read ${formatCount(tokens)} tokens at once, took ${took}`
}
