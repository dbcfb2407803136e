import { z } from 'zod'
import { type CrmMapped, crmMemoFieldNames } from '#contract/crm.ts'
import type { ValidatedResponse } from '#contract/memo.ts'
import type { CrmDriver, CrmFieldForm, CrmPlace, CrmStored, CrmValue } from './crm-driver.ts'
import { fitValue, makeKeyOf, makeValueKey, readSendable } from './crm-values.ts'

/** By the id of a field there: keys of the values that were written or were about to be. */
export const written = z.record(z.string(), z.array(z.string()))
type Written = z.output<typeof written>

/** Values that were written last; a third one can't stand there by an act of this server. */
const mostKept = 2

type Filling = {
  driver: CrmDriver
  place: CrmPlace
  memo: ValidatedResponse
  mapping: readonly CrmMapped[]
  currency: string
  written: Written
  /** Stores what is about to be written, before it is. */
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
    known = remember(known, form.id, makeKeyOf(plan.value))
    await onWriting(known)
    await driver.fillField(place, form, plan.value, plan.stored)
  }
  return left
}

const remember = (known: Written, fieldId: string, key: string): Written => ({
  ...known,
  [fieldId]: [...(known[fieldId] ?? []).filter((one) => one !== key), key].slice(-mostKept),
})

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
  if (stored.texts.length > 0 && !written.includes(now))
    return `‘${form.name}’ holds ‘${stored.texts.join(', ')}’, which was typed there.`
  return { value, stored }
}
