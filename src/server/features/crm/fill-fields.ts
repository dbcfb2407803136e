import { z } from 'zod'
import { type CrmMapped, crmMemoFieldNames } from '#contract/crm.ts'
import type { ValidatedResponse } from '#contract/memo.ts'
import type { CrmDriver, CrmFieldForm, CrmPlace, CrmStored, CrmValue } from './crm-driver.ts'
import { fitValue, makeKeyOf, makeValueKey, readSendable } from './crm-values.ts'

/** By the id of a field there: the keys of all that can stand in it by an act of this server. */
export const written = z.record(z.string(), z.array(z.string()))
type Written = z.output<typeof written>

type Filling = {
  driver: CrmDriver
  place: CrmPlace
  memo: ValidatedResponse
  mapping: readonly CrmMapped[]
  currency: string
  written: Written
  /** Stores what can stand in the fields by now: before a value is written, and after. */
  onWriting: (written: Written) => Promise<void>
}

/**
 * Fills the fields that are empty there, and updates those that still hold what was written before. What people typed stays.
 * Returns what was left, a sentence each.
 */
export async function fillFields({
  driver,
  place,
  memo,
  mapping,
  currency,
  onWriting,
  ...before
}: Filling): Promise<string[]> {
  if (mapping.length === 0) return []
  const forms = new Map((await driver.readFields(place.listId)).map((form) => [form.id, form]))
  const present = mapping.flatMap(({ field }) => forms.get(field.id) ?? [])
  const stored = await driver.readValues(place, present)
  const left: string[] = []
  let known = before.written
  for (const { memo: key, field } of mapping) {
    const form = forms.get(field.id)
    const plan = form
      ? planField(readSendable(memo, key).texts, key, form, currency, stored.get(form.id), known[form.id])
      : `‘${field.name}’ no longer takes values. Choose another field under Connections.`
    if (typeof plan === 'string') left.push(`${crmMemoFieldNames[key] ?? key}: ${plan}`)
    if (!form || plan === null || typeof plan === 'string') continue
    await onWriting({ ...known, [form.id]: listStates(plan) })
    await driver.fillField(place, form, plan.value, plan.stored)
    known = { ...known, [form.id]: [makeKeyOf(plan.value)] }
    await onWriting(known)
  }
  return left
}

/** What the field can hold once the writing has begun: what it held, and of a list that is written one by one each part of it. */
function listStates({ value, stored }: Plan): string[] {
  if (typeof value === 'number') return [makeValueKey(stored.texts), makeKeyOf(value)]
  const more = value.filter((one) => !stored.texts.includes(one))
  const parts = more.map((_one, index) => makeValueKey([...stored.texts, ...more.slice(0, index + 1)]))
  return [makeValueKey(stored.texts), ...parts, makeKeyOf(value)]
}

type Plan = { value: CrmValue; stored: CrmStored }

const nothing: CrmStored = { texts: [], ids: [] }

/** What to write into a field; a sentence where it is left, null where there is nothing to do. */
function planField(
  texts: string[] | null,
  key: CrmMapped['memo'],
  form: CrmFieldForm,
  currency: string,
  stored: CrmStored = nothing,
  written: readonly string[] = [],
): Plan | string | null {
  if (texts === null) return null
  const { value, why } = fitValue(texts, key, form, currency)
  if (value === null) return why
  const now = makeValueKey(stored.texts)
  if (now === makeKeyOf(value)) return null
  if (stored.texts.length === 0) return { value, stored }
  const holds = `‘${form.name}’ holds ‘${stored.texts.join(', ')}’`
  if (!written.includes(now)) return `${holds}, which was typed there.`
  // Values that were taken from a list would have to be deleted there, which this server does not do.
  const isWhole = form.isMany && written.length === 1
  return isWhole ? `${holds}. A list is filled once: change it there.` : { value, stored }
}
