import { fieldVocabulary, founderFields, memoSections } from '#contract/memo-fields.ts'
import { options } from '#contract/options.ts'
import type { FactKey } from '#engine/facts.ts'
import { distributions } from '#engine/lexicons/distributions.ts'
import { productStructures } from '#engine/lexicons/product-structures.ts'
import { revenueModels } from '#engine/lexicons/revenue-models.ts'
import { fieldGroups, fieldGuide } from './field-guide.ts'

type Choice = { value: string; label: string }

const mapByLabel = (labels: readonly string[]): Choice[] => labels.map((label) => ({ value: label, label }))
const choices = new Map<FactKey, readonly Choice[]>([
  ...Object.entries(fieldVocabulary).map(([key, vocabulary]): [FactKey, Choice[]] => [
    key as FactKey,
    options[vocabulary],
  ]),
  ['product_structure', mapByLabel(Object.keys(productStructures))],
  ['revenue_model', mapByLabel(Object.keys(revenueModels))],
  ['distribution', mapByLabel(Object.keys(distributions))],
])

/** The values that a key of a closed vocabulary may have; null for keys of open words. */
export function listChoices(key: FactKey): readonly Choice[] | null {
  return choices.get(key) ?? null
}

const types = new Map<string, 'str' | 'bool' | 'array'>(
  memoSections.flatMap(({ fields }) => fields.map(({ key, type }): [string, typeof type] => [key, type])),
)

/** Whether a key holds words, yes or no, or a list; passages for key facts are lists. */
export function getValueType(key: FactKey): 'str' | 'bool' | 'array' {
  return types.get(key) ?? 'array'
}

const founderKeys = new Set<string>(founderFields.map((field) => field.key))
export const isOfFounder = (key: FactKey): boolean => founderKeys.has(key)

const stripMarks = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '')
const keysByForm = new Map<string, FactKey>([
  ...memoSections.flatMap(({ fields }) =>
    fields.map(({ key, name }): [string, FactKey] => [stripMarks(name), key as FactKey]),
  ),
  ...fieldGroups
    .flatMap((group) => Object.keys(fieldGuide[group]) as FactKey[])
    .map((key): [string, FactKey] => [stripMarks(key), key]),
])

/** The key that a model means, by key or by the field's name; null for a key that no memo has. */
export function keyNamed(said: string): FactKey | null {
  return keysByForm.get(stripMarks(said)) ?? null
}

/** The vocabulary's value that a model means, by value or label; null for one that the vocabulary lacks. */
export function choiceNamed(key: FactKey, said: string): string | null {
  const wanted = stripMarks(said)
  const withPrefix = (value: string) => stripMarks(value.replace(/^(?:bm|pt|tm|hq)_/, ''))
  const found = listChoices(key)?.find(({ value, label }) =>
    [stripMarks(value), stripMarks(label), withPrefix(value)].includes(wanted),
  )
  return found?.value ?? null
}
