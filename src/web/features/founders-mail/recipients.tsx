import { CircleAlert, Plus, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { useFounderAddresses } from './mail-queries.ts'
import type { MailDraft } from './use-mail-draft.ts'

type RecipientsProps = { draft: MailDraft; query: ReturnType<typeof useFounderAddresses> }

/** The founders' addresses as boxes to tick, and a line for another one. */
export function Recipients({ draft, query }: RecipientsProps) {
  const errorId = useId()
  const error = draft.form.formState.errors.to
  const problem = error?.message ?? error?.find?.((one) => one)?.message
  return (
    <fieldset className="grid gap-2" aria-describedby={problem ? errorId : undefined}>
      <legend className="mb-1.5 font-medium text-sm">To</legend>
      {query.isPending && <Skeleton className="h-7 w-56" />}
      {query.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-muted text-sm">
          Could not load the founders’ addresses. {explainError(query.error)}
          <Button look="outline" size="small" onClick={() => void query.refetch()}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        </p>
      )}
      {query.isSuccess && draft.addresses.length === 0 && (
        <p className="text-muted text-sm">The memo and the updates give no email address. Add one.</p>
      )}
      {draft.addresses.length > 0 && <AddressBoxes draft={draft} />}
      <AnotherAddress draft={draft} />
      {problem && (
        <p id={errorId} role="alert" className="flex items-center gap-1.5 text-red text-xs">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function AddressBoxes({ draft }: { draft: MailDraft }) {
  const chosen = useWatch({ control: draft.form.control, name: 'to' })
  const toggle = (address: string) => {
    const to = chosen.includes(address) ? chosen.filter((one) => one !== address) : [...chosen, address]
    draft.form.setValue('to', to, { shouldTouch: true, shouldValidate: true })
  }
  return (
    <ul className="flex flex-wrap gap-1.5">
      {draft.addresses.map((address) => (
        <li key={address} className="min-w-0">
          <label
            className={
              'flex min-h-7 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-2 py-0.5 ' +
              'text-sm hover:bg-hover has-checked:border-control has-checked:bg-sunken'
            }
          >
            <input
              type="checkbox"
              className="accent-strong"
              checked={chosen.includes(address)}
              onChange={() => toggle(address)}
            />
            <span className="min-w-0 break-all">{address}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function AnotherAddress({ draft }: { draft: MailDraft }) {
  const id = useId()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    draft.takeTyped()
  }
  return (
    <div className="grid gap-1.5">
      <div className="flex gap-2">
        <Input
          type="email"
          aria-label="Another address"
          placeholder="Another address"
          autoComplete="off"
          aria-invalid={draft.typedProblem ? true : undefined}
          aria-describedby={draft.typedProblem ? id : undefined}
          value={draft.typed}
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={onKey}
        />
        <Button look="outline" onClick={() => draft.takeTyped()}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      {draft.typedProblem && (
        <p id={id} role="alert" className="text-red text-xs">
          {draft.typedProblem}
        </p>
      )}
    </div>
  )
}
