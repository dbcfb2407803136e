import { z } from 'zod'
import { type FlagTemplate, quantityOfFounders } from './flags.ts'
import { options, type Vocabulary, vocabularies } from './options.ts'

export const flagStates = ['green', 'neutral', 'red'] as const
export type FlagState = (typeof flagStates)[number]

const flagOption = z.object({
  label: z.string(),
  value: z.string(),
  type: z.enum(vocabularies),
  flag: z.enum(flagStates).optional(),
})
export type FlagOption = z.output<typeof flagOption>

const makeCategory = (required: string, incomplete: string) =>
  z
    .array(flagOption, required)
    .min(1, required)
    .refine((all) => all.every(({ flag }) => flag !== undefined), `Select Flag for all ${incomplete}`)

/** The flag form, with the messages and the spelling of the specification. */
export const flagForm = z.object({
  clientType: makeCategory('Client Type is required', 'Client Type options'),
  productType: makeCategory('Product Type is required', 'Product Type options'),
  bussinesModel: makeCategory('Bussines Model is required', 'Business Model options'),
  stage: makeCategory('Stage is required', 'Stage Options'),
  headquarterLocated: makeCategory('Headquarter Located is required', 'Headquarter Located Options'),
  targetMarket: makeCategory('Target Market is required', 'Target Market Options'),
  quantityOfFounders: z.number('Quantity of Foundesr  is required').pipe(quantityOfFounders),
  /** Undefined until the wizard is done. */
  industriesPicker: z.union([z.array(flagOption), z.undefined()]).transform((industries, check) => {
    if (industries) return industries
    check.addIssue({ code: 'custom', message: 'Industries selection is required' })
    return z.NEVER
  }),
})
export type FlagForm = z.output<typeof flagForm>
/** What the form holds while it is filled in. */
export type FlagFormDraft = z.input<typeof flagForm>

/** The categories of which every option has a state of its own, in the order in which they are shown. */
export const flagCategories = [
  { key: 'clientType', vocabulary: 'client_type', title: 'Client Type' },
  { key: 'productType', vocabulary: 'product_type', title: 'Product Type' },
  { key: 'bussinesModel', vocabulary: 'business_model', title: 'Business Model' },
  { key: 'stage', vocabulary: 'stage', title: 'Stage' },
  { key: 'headquarterLocated', vocabulary: 'headquarter_location', title: 'Headquarter Located' },
  { key: 'targetMarket', vocabulary: 'target_market', title: 'Target Market' },
] as const
export type FlagCategory = (typeof flagCategories)[number]

/** What of a saved template the form shows. */
export type SavedFlags = Pick<FlagTemplate, 'green_flags' | 'red_flags' | 'input_flags'>

/** Returns every option of a vocabulary with its state in a template; neutral where the template does not have it. */
export function listFlagOptions(vocabulary: Vocabulary, saved?: SavedFlags): FlagOption[] {
  const readState = (value: string): FlagState => {
    if (saved?.green_flags.includes(value)) return 'green'
    return saved?.red_flags.includes(value) ? 'red' : 'neutral'
  }
  return options[vocabulary].map(({ label, value }) => ({ label, value, type: vocabulary, flag: readState(value) }))
}

/** Returns the form at its start: all neutral, or as the template was saved. */
export function makeFlagForm(saved?: SavedFlags): FlagFormDraft {
  return {
    clientType: listFlagOptions('client_type', saved),
    productType: listFlagOptions('product_type', saved),
    bussinesModel: listFlagOptions('business_model', saved),
    stage: listFlagOptions('stage', saved),
    headquarterLocated: listFlagOptions('headquarter_location', saved),
    targetMarket: listFlagOptions('target_market', saved),
    quantityOfFounders: saved?.input_flags.quantity_of_founders ?? 0,
    industriesPicker: saved && listFlagOptions('industry', saved),
  }
}

/** Returns the green and the red values of a form; an option without a state counts as neutral. */
export function readFlags(form: FlagFormDraft): SavedFlags {
  const all = flagCategories.flatMap(({ key }) => form[key]).concat(form.industriesPicker ?? [])
  const listValues = (state: FlagState) => all.filter(({ flag }) => flag === state).map(({ value }) => value)
  return {
    green_flags: listValues('green'),
    red_flags: listValues('red'),
    input_flags: { quantity_of_founders: form.quantityOfFounders },
  }
}
