import { type ReactNode, useState } from 'react'
import {
  type CrmKind,
  type CrmMapped,
  type CrmSettings,
  type CrmTest,
  crmCurrencies,
  crmNames,
  type SendingDecision,
  sendingDecisions,
} from '#contract/crm.ts'
import { verdictWords } from '#contract/decisions.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { controlLook } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useSaveCrm } from './crm-queries.ts'
import { MappingTable } from './mapping-table.tsx'

type CrmTargetsProps = {
  workspaceId: string
  saved: CrmSettings
  kind: CrmKind
  /** The key that was just checked; null for the stored one. */
  apiKey: string | null
  opened: CrmTest
  /** Whether the fields of another list are on their way. */
  isRenewing: boolean
  listId: string | null
  onList: (listId: string | null) => void
  onSaved: () => void
}

/** Where deals go in the CRM: the list, the fields and the decisions that send one. */
export function CrmTargets({ workspaceId, saved, kind, apiKey, opened, isRenewing, listId, ...on }: CrmTargetsProps) {
  const isSaved = saved.kind === kind
  const [chosen, setChosen] = useState<CrmMapped[] | null>(null)
  const [decisions, setDecisions] = useState<readonly SendingDecision[]>(isSaved ? saved.on_decisions : [])
  const [currency, setCurrency] = useState(saved.currency)
  const save = useSaveCrm(workspaceId)
  const isSavedList = isSaved && (saved.list?.id ?? null) === listId
  const mapping = (chosen ?? (isSavedList ? saved.mapping : opened.suggested)).filter(({ field }) =>
    opened.fields.some(({ id }) => id === field.id),
  )
  const list = opened.lists.find(({ id }) => id === listId) ?? null
  const isListGone = listId !== null && list === null && !isRenewing
  const submit = () =>
    save.mutate(
      { kind, ...(apiKey !== null && { api_key: apiKey }), list, mapping, currency, on_decisions: [...decisions] },
      {
        onSuccess: () => {
          on.onSaved()
          appToast.success({ title: `${crmNames[kind]} saved` })
        },
        onError: (error) => appToast.error({ title: 'Could not save the CRM', description: explainError(error) }),
      },
    )
  return (
    <form
      noValidate
      className="grid gap-5 border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormField
        label="List"
        className="max-w-sm"
        error={isListGone ? 'The list that deals went to is not there any more. Choose another one.' : undefined}
      >
        {(control) => (
          <select
            className={cn(controlLook, 'h-9')}
            value={list?.id ?? ''}
            onChange={(event) => {
              on.onList(event.target.value || null)
              setChosen(null)
            }}
            {...control}
          >
            <option value="">No list: the company alone</option>
            {opened.lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <MappingTable
        crm={crmNames[kind]}
        list={list?.name ?? null}
        fields={opened.fields}
        mapping={mapping}
        disabled={isRenewing}
        onMapping={setChosen}
      />
      {opened.fields.some(({ type }) => type === 'number') && (
        <CurrencyField currency={currency} onCurrency={setCurrency} />
      )}
      <Decisions decisions={decisions} onDecisions={setDecisions} />
      <Button type="submit" className="justify-self-start" disabled={save.isPending || isRenewing || isListGone}>
        {save.isPending && <Spinner />}
        {isSaved ? 'Save' : `Connect ${crmNames[kind]}`}
      </Button>
    </form>
  )
}

type Currency = CrmSettings['currency']

function CurrencyField({ currency, onCurrency }: { currency: Currency; onCurrency: (currency: Currency) => void }) {
  return (
    <FormField
      label="Currency of number fields"
      className="max-w-sm"
      hint="An amount in another currency, a range or an estimate stands in the note alone."
    >
      {(control) => (
        <select
          className={cn(controlLook, 'h-9')}
          value={currency}
          onChange={({ target }) => onCurrency(crmCurrencies.find((one) => one === target.value) ?? currency)}
          {...control}
        >
          {crmCurrencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </FormField>
  )
}

type DecisionsProps = {
  decisions: readonly SendingDecision[]
  onDecisions: (decisions: readonly SendingDecision[]) => void
}

function Decisions({ decisions, onDecisions }: DecisionsProps): ReactNode {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">Send by itself on the decision</legend>
      <div className="flex gap-6">
        {sendingDecisions.map((one) => (
          <label key={one} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={decisions.includes(one)}
              onChange={({ target }) =>
                onDecisions(target.checked ? [...decisions, one] : decisions.filter((other) => other !== one))
              }
            />
            {verdictWords[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
