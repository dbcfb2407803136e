import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SecretInput } from '#web/ui/secret-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Answers, useAnswerLink } from './shared-memo-queries.ts'

type GateFormProps = { linkKey: string; refusal: ApiError }

/** Asks for what a memo link wants to know before it opens: the passcode, an email address, or both. */
export function GateForm({ linkKey, refusal }: GateFormProps) {
  const [typed, setTyped] = useState<Answers>({})
  const answer = useAnswerLink(linkKey)
  const form = useRef<HTMLFormElement>(null)
  const asked = (name: keyof Answers) => name in refusal.fields
  const problems = answer.error instanceof ApiError ? answer.error.fields : {}
  const otherProblem = answer.error !== null && Object.keys(problems).length === 0 ? explainError(answer.error) : null
  useEffect(() => {
    if (answer.isPending) return
    form.current?.querySelector<HTMLElement>('[aria-invalid], input')?.focus()
  }, [answer.isPending])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer.mutate(typed)
  }
  const bind = (name: keyof Answers) => ({
    name,
    value: typed[name] ?? '',
    disabled: answer.isPending,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <div className="mx-auto grid w-full max-w-88 gap-6 py-10">
      <div className="grid gap-1.5">
        <h1 className="font-semibold text-2xl tracking-tight">Open the memo</h1>
        <p className="text-muted">{refusal.message}</p>
      </div>
      <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
        {asked('email') && (
          <FormField label="Email" hint="The person who sent the link sees this address." error={problems.email}>
            {(control) => (
              <Input type="email" autoComplete="email" spellCheck={false} {...control} {...bind('email')} />
            )}
          </FormField>
        )}
        {asked('passcode') && (
          <FormField label="Passcode" error={problems.passcode}>
            {(control) => <SecretInput what="passcode" {...control} {...bind('passcode')} />}
          </FormField>
        )}
        {otherProblem !== null && (
          <p role="alert" className="text-red">
            {otherProblem}
          </p>
        )}
        <Button type="submit" size="large" disabled={answer.isPending}>
          {answer.isPending && <Spinner />}
          Open
        </Button>
      </form>
    </div>
  )
}
