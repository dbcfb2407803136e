import { type CrmMemoField, crmMemoFieldNames } from '#contract/crm.ts'
import { findMark } from '#contract/find-mark.ts'
import { markWords } from '#contract/mark-words.ts'
import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { isValidated } from '#contract/standing.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { cutHost, isSharedHost } from '#engine/extract/company/web-addresses.ts'
import { getField } from '#engine/memo-reader.ts'
import { findMoney } from '#engine/text/grammar/money.ts'
import type { CrmFieldForm, CrmValue } from './crm-driver.ts'

/** Texts of a memo's field that may be written elsewhere, or why there are none. */
export type Sendable = { texts: string[]; why: null } | { texts: null; why: string }

const contradicted = 'Another place of the deck says otherwise.'

/**
 * What of a field may be written as a field elsewhere: only what a person entered and what is proved, of a list its entries
 * that are so. All else stands in the note, with its mark.
 */
export function readSendable(memo: ValidatedResponse, key: CrmMemoField): Sendable {
  const field = getField(memo, key)
  if (!field || isUnknown(field.value) || typeof field.value === 'boolean')
    return { texts: null, why: 'The memo does not state it.' }
  const texts = field.type === 'array' ? listSafeEntries(field) : isSafe(field) ? [String(field.value).trim()] : []
  if (texts.length > 0) return { texts, why: null }
  const mark = findMark(field)
  return { texts: null, why: mark === 'contradicted' ? contradicted : `${markWords[mark ?? 'open']}, not proved.` }
}

type Marked = Parameters<typeof findMark>[0] & { standing: MemoField['standing'] }

const isSafe = (one: Marked) => isValidated(one.standing) && findMark(one) !== 'contradicted'

function listSafeEntries(field: Extract<MemoField, { type: 'array' }>): string[] {
  const { value, entries } = field
  const safe = value.filter((_text, index) => isSafe(entries?.[index] ?? { ...field, entries: undefined }))
  return safe.map((text) => text.trim()).filter((text) => text !== '')
}

/** A company's name that may be searched for and given to a new one; null while it is not certain. */
export function readCompanyName(memo: ValidatedResponse): string | null {
  const field = getField(memo, 'company_name')
  return field && isSafe(field) && typeof field.value === 'string' ? field.value.trim() : null
}

/** The host of the company's own site as a domain; null where it is not certain, or a page on another's site. */
export function readDomain(memo: ValidatedResponse): string | null {
  const [site = ''] = readSendable(memo, 'site').texts ?? []
  const url = URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`)
  const host = url === null ? '' : cutHost(url.hostname)
  return host.includes('.') && !isSharedHost(host) ? host : null
}

/** What a text becomes in a field of some form, or why it does not fit. */
type Fitted = { value: CrmValue; why: null } | { value: null; why: string }

/** Fits texts of the memo's field into a field there. `currency` is that of amounts in a field of plain numbers. */
export function fitValue(texts: readonly string[], key: CrmMemoField, form: CrmFieldForm, currency: string): Fitted {
  switch (form.type) {
    case 'text':
      return { value: form.isMany ? [...texts] : [texts.join(', ')], why: null }
    case 'choice':
      return fitChoice(texts, form)
    case 'number':
    case 'money':
      return fitNumber(texts.join(', '), key, form.currency ?? currency, form)
  }
}

function fitChoice(texts: readonly string[], { name, options, isMany }: CrmFieldForm): Fitted {
  const found = texts.map((text) => options.find((option) => makeKey(option) === makeKey(text)))
  const missing = texts.find((_text, index) => found[index] === undefined)
  if (missing !== undefined) return { value: null, why: `‘${name}’ has no option ‘${missing}’.` }
  const chosen = found.filter((one) => one !== undefined)
  if (!isMany && chosen.length > 1)
    return { value: null, why: `‘${name}’ takes one option, and the memo has ${chosen.length}.` }
  return { value: chosen, why: null }
}

const inexact = /^[~≈><≥≤]|\+$/

/** An amount in another currency, a range or words would be a wrong number. */
function fitNumber(text: string, key: CrmMemoField, currency: string, { name }: CrmFieldForm): Fitted {
  const refuse = (why: string): Fitted => ({ value: null, why: `‘${name}’ takes a number, and ‘${text}’ ${why}.` })
  if (inexact.test(text)) return refuse('is not exact')
  const [money, second] = findMoney(text)
  if (money && (second || money.high !== null)) return refuse('is more than one')
  if (money && money.unit !== currency) return refuse(`is not in ${currency}`)
  if (money) return money.text === text ? { value: money.amount, why: null } : refuse('says more than that')
  const plain = text.replace(/(?<=\d)[,\s’'](?=\d{3}(?!\d))/g, '')
  if (/^\d{1,15}(?:\.\d+)?$/.test(plain)) return { value: Number(plain), why: null }
  return refuse(`is not one in the memo’s ${crmMemoFieldNames[key] ?? key}`)
}

const makeKey = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')

/** Texts of a value in an order and form in which two equal ones are the same. */
export function makeValueKey(texts: readonly (string | number)[]): string {
  return texts
    .map((text) => makeKey(String(text)))
    .sort()
    .join('\n')
}

/** The key of a value as it will stand there. */
export const makeKeyOf = (value: CrmValue): string => makeValueKey(typeof value === 'number' ? [value] : value)
