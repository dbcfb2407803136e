import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Deal, type Need, type OpenFields, openFields } from '#contract/deals.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { readUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogClose, DialogFooter } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SecretInput } from '#web/ui/secret-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useOpenDeal } from './need-queries.ts'
import { needWords } from './need-words.ts'

type NeedFormProps = { deal: Deal; need: Need }

/** Returns what the call takes of a need: its field with the value, or the acceptance of an agreement. */
function makeGiven({ kind }: Need, value: string): OpenFields {
  return kind === 'nda'
    ? { accept_nda: true }
    : { [kind]: kind === 'passcode' || kind === 'password' ? value : value.trim() }
}

/** Returns why a value can't be sent; null when it can. */
function findProblem(need: Need, value: string): string | null {
  if (need.kind === 'nda') return null
  if (need.kind === 'choice') return value === '' ? 'Choose a deck' : null
  const checked = openFields.safeParse(makeGiven(need, value))
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}

/** Returns the server's sentence: that of the field where it names one. */
function explainRefusal(error: unknown, { kind }: Need): string {
  const field = kind === 'nda' ? 'accept_nda' : kind
  return (error instanceof ApiError && error.fields[field]) || explainError(error)
}

/** The field for what a deal asks for; it keeps its value when the call fails. */
export function NeedForm({ deal, need }: NeedFormProps) {
  const [value, setValue] = useState(need.kind === 'email' ? (readUser()?.email ?? '') : '')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const open = useOpenDeal(deal)
  const focusField = () => form.current?.querySelector<HTMLElement>('input, [data-first]')?.focus()
  // Each thing that is asked for comes with a form of its own, also after the dialog has taken the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, [data-first]')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblem(need, value)
    setProblem(found)
    if (found !== null) return focusField()
    open.mutate(makeGiven(need, value), {
      onError: (error) => {
        setProblem(explainRefusal(error, need))
        focusField()
      },
    })
  }
  // An agreement that can't be read can't be accepted.
  const isUnreadable = need.kind === 'nda' && !need.text
  const change = (next: string) => {
    setValue(next)
    setProblem(null)
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <NeedField deal={deal} need={need} value={value} problem={problem} disabled={open.isPending} onChange={change} />
      <DialogFooter>
        <DialogClose asChild>
          <Button look="outline">Cancel</Button>
        </DialogClose>
        {!isUnreadable && (
          <Button type="submit" disabled={open.isPending}>
            {open.isPending && <Spinner />}
            {need.kind === 'nda' ? 'Accept and open' : 'Open'}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}

type FieldProps = NeedFormProps & {
  value: string
  problem: string | null
  disabled: boolean
  onChange: (value: string) => void
}

function NeedField(props: FieldProps) {
  switch (props.need.kind) {
    case 'nda':
      return <Agreement {...props} />
    case 'choice':
      return <Choice {...props} />
    default:
      return <TypedField {...props} />
  }
}

function TypedField({ need: { kind }, value, problem, disabled, onChange }: FieldProps) {
  const { label } = needWords[kind]
  const isSecret = kind === 'passcode' || kind === 'password'
  return (
    <FormField label={label} error={problem ?? undefined} hint={writeHint(kind, value)}>
      {(control) => {
        const shared = {
          value,
          disabled,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        if (isSecret) return <SecretInput what={label.toLowerCase()} {...control} {...shared} />
        const isEmail = kind === 'email'
        return (
          <Input
            type={isEmail ? 'email' : 'text'}
            autoComplete={isEmail ? 'email' : 'one-time-code'}
            autoCapitalize="off"
            spellCheck={false}
            {...control}
            {...shared}
          />
        )
      }}
    </FormField>
  )
}

/** Returns what becomes of the value. */
function writeHint(kind: Need['kind'], value: string): string | undefined {
  if (kind === 'email') return `DocSend tells the sender that ${value.trim() || 'this address'} opened the deck.`
  if (kind === 'passcode' || kind === 'password') return 'It is used once to open the deck, and not kept.'
  return undefined
}

/** The agreement in full; a member accepts it by the button alone. */
function Agreement({ need, problem }: FieldProps) {
  return (
    <div className="grid gap-2">
      <section
        data-first
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label="The agreement"
        className="max-h-[45dvh] overflow-auto whitespace-pre-wrap break-words rounded-md border bg-sunken px-3 py-2 text-sm"
      >
        {need.text ||
          'The text of the agreement could not be read. Open the link, save the deck as PDF, and add it here.'}
      </section>
      {need.text && <p className="text-muted text-xs">Your acceptance is kept with the time and this text.</p>}
      <Problem>{problem}</Problem>
    </div>
  )
}

/** The decks of a data room, of which one is opened. */
function Choice({ deal, need, value, problem, disabled, onChange }: FieldProps) {
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-2">
      <legend className="sr-only">{needWords.choice.label}</legend>
      <div className="grid max-h-[45dvh] gap-1 overflow-auto">
        {(need.choices ?? []).map(({ id, name }) => (
          <label
            key={id}
            className={
              'flex cursor-pointer items-start gap-2.5 rounded-md border px-3 py-2 hover:bg-hover ' +
              'has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink'
            }
          >
            <input
              type="radio"
              name={`choice of ${deal.deal_id}`}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="mt-0.5 size-4 shrink-0 accent-strong outline-none"
            />
            <span className="min-w-0 break-words">{name}</span>
          </label>
        ))}
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  )
}

function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="flex items-center gap-1.5 text-red text-xs">
      <CircleAlert aria-hidden className="size-3.5 shrink-0" />
      {children}
    </p>
  )
}
