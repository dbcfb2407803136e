import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { options, vocabularies } from './options.ts'

/** The name of a template that is saved without one. */
export const defaultTemplateName = 'Default'
export const mostFounders = 50
const wrongQuantity = `Quantity of founders must be a whole number from 0 to ${mostFounders}.`

/** The least number of founders in a team; 0 for no preference. */
export const quantityOfFounders = z.number().int(wrongQuantity).min(0, wrongQuantity).max(mostFounders, wrongQuantity)

const labels = new Map(vocabularies.flatMap((name) => options[name].map(({ value, label }) => [value, label] as const)))

/** Values of any vocabulary, each once. No value is in two vocabularies, so a list needs no categories. */
const flaggedValues = z
  .array(z.string().max(100))
  .max(500)
  .superRefine((values, check) => {
    const unknown = values.find((value) => !labels.has(value))
    if (unknown !== undefined) check.addIssue({ code: 'custom', message: `'${unknown}' is not an option.` })
  })
  .transform((values) => [...new Set(values)])

export const flagTemplateBody = z
  .object({
    green_flags: flaggedValues,
    red_flags: flaggedValues,
    input_flags: z.object({ quantity_of_founders: quantityOfFounders }),
    /** The workspace that the template belongs to; the caller's first one when left out. */
    workspace: z.uuid().optional(),
    name: z.string().trim().min(1, 'Template name is required').max(200).default(defaultTemplateName),
    default_for_current_user: z.boolean().default(true),
  })
  .superRefine((template, check) => {
    const both = template.green_flags.find((value) => template.red_flags.includes(value))
    if (both === undefined) return
    const message = `${labels.get(both)} can’t be both a green and a red flag.`
    check.addIssue({ code: 'custom', path: ['red_flags'], message })
  })

export const flagTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  green_flags: z.array(z.string()),
  red_flags: z.array(z.string()),
  input_flags: z.object({ quantity_of_founders: z.number().int() }),
  workspace: z.uuid(),
  /** True for the one template of the workspace that its deals are matched against. */
  default_for_current_user: z.boolean(),
})
export type FlagTemplate = z.output<typeof flagTemplate>

export const flagEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/flags/flags_templates/',
    access: 'viewer',
    summary: 'The flag templates of a workspace, the active one first.',
    query: z.object({ workspace: z.uuid().optional() }),
    response: z.array(flagTemplate),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/flags/flags_templates/',
    access: 'member',
    summary: 'Save a flag template; one of the same name in the workspace is replaced.',
    body: flagTemplateBody,
    response: flagTemplate,
    status: 201,
  }),
}
