import { z } from 'zod'
import { seenBefore } from './deals.ts'
import { box } from './decks.ts'
import { endpoint } from './endpoint.ts'
import { founderFields, indicatorFields, memoSections } from './memo-fields.ts'
import { recordedChange } from './memo-history.ts'
import { memoModel } from './memo-model.ts'
import { standing } from './standing.ts'
import { translation } from './translations.ts'

/**
 * A quote with its place: `document` is the input that has it; `page` counts from 1 and is null outside the deck. `url`: the
 * page of the company's site.
 */
export const evidence = z.object({
  document: z.enum(['deck', 'updates', 'site']),
  page: z.number().int().nullable(),
  quote: z.string(),
  boxes: z.array(box),
  match: z.enum(['exact', 'glued', 'aligned', 'none']),
  url: z.string().exactOptional(),
  /** Of a quote in another update than the newest: that update's id. */
  update: z.string().exactOptional(),
})

/** `in1`: quote from the deck, `in2`: quote from the updates, `value`: the link to the place. */
const fieldSource = z.object({ in1: z.string().nullable(), in2: z.string().nullable(), value: z.string() })

/** A link to a place, with its quote when one was found. */
const sourceLink = z.object({ value: z.string(), quote: z.string().optional() })
export type SourceLink = z.output<typeof sourceLink>

/** Another value that was found: in an array field one entry. */
export const candidate = z.object({
  value: z.union([z.string(), z.array(z.string())]),
  standing,
  source: sourceLink,
  reason: z.string(),
})
export type Candidate = z.output<typeof candidate>

/** Another place that says otherwise; `settled` once a person confirmed or wrote the value with that place in view. */
export const contradiction = z.object({
  value: z.string(),
  reason: z.string(),
  settled: z.boolean(),
  source: sourceLink,
})
export type Contradiction = z.output<typeof contradiction>

/** Who wrote or confirmed something, and when; `by` is null where no name is known. */
const entered = z.object({
  action: z.enum(['edited', 'confirmed']),
  by: z.string().nullable(),
  on: z.iso.datetime(),
})

/** One entry of an array field, proved or not by its own quotes. */
export const entry = z.object({
  value: z.string(),
  standing,
  grounded: z.literal(true).optional(),
  reason: z.string(),
  evidence: z.array(evidence),
  contradicted_by: z.array(contradiction).optional(),
  /** Of an entry that a person wrote or confirmed. */
  entered: entered.optional(),
  /** The entry that was found in the place of one that a person wrote. */
  found: z.string().exactOptional(),
})
export type Entry = z.output<typeof entry>

/** What a field of any type may hold. */
export const memoValue = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])

/** How a value was found. */
const findingMembers = {
  /** Of a value that is found: the deck says it in words that were read for certain, so prose tells it. */
  grounded: z.literal(true).optional(),
  reason: z.string().max(10_000),
  source: fieldSource,
  evidence: z.array(evidence).optional(),
  candidates: z.array(candidate).optional(),
  contradicted_by: z.array(contradiction).optional(),
  /** What a figure measures, its period as printed, and whether it has happened. */
  figure: z
    .object({
      metric: z.string(),
      period: z.string().nullable(),
      nature: z.enum(['actual', 'forecast', 'pilot', 'intent']),
    })
    .optional(),
  /** Ids of the engine's rules that found the value. */
  rules: z.array(z.string()).optional(),
}

const fieldMembers = {
  ...findingMembers,
  /** How sure the value is; of an array field the weakest of its entries. */
  standing,
  /** True for what a person entered and for what is proved. */
  validated: z.boolean(),
  /** A person wrote the value, or entries of it; source, evidence and rules are still those of the value found. */
  edited: z.boolean().optional(),
  /** The value that was found in the place of an edited one, or of a candidate that a person took. */
  found: memoValue.optional(),
  /** The standing of what was found, while a person's act stands over it. */
  found_standing: standing.optional(),
  /** How `found` was found, while a candidate that a person took stands over it; kept by the server, not sent. */
  taken_over: z.object(findingMembers).optional(),
  /** Who wrote or confirmed the value last; of a list that a person shortened or added to, its other entries stand as before. */
  entered: entered.optional(),
}
export const strField = z.object({ value: z.string().max(20_000).nullable(), type: z.literal('str'), ...fieldMembers })
export const boolField = z.object({ value: z.boolean().nullable(), type: z.literal('bool'), ...fieldMembers })
export const arrayField = z.object({
  value: z.array(z.string().max(2_000)).max(500),
  type: z.literal('array'),
  ...fieldMembers,
  /** As long as `value` and in its order; missing where nothing was found. */
  entries: z.array(entry).max(500).optional(),
  /** The entries that were found, while a person's act stands over them; kept by the server, not sent. */
  found_entries: z.array(entry).max(500).optional(),
})
export const memoField = z.discriminatedUnion('type', [strField, boolField, arrayField])
export type MemoField = z.output<typeof memoField>

const fieldSchemas = { str: strField, bool: boolField, array: arrayField }
const makeSection = (fields: ReadonlyArray<{ name: string; type: 'str' | 'bool' | 'array' }>) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldSchemas[field.type]])))

/** One founder: every field of `founderFields` by its name. */
export const founderRecord = makeSection(founderFields)

/** The editable face of the memo: every section of `memoSections` with exactly its fields. */
export const validatedResponse = z.strictObject(
  Object.fromEntries(
    memoSections.map((section) => [
      section.name,
      section.name === 'Founder information' ? z.array(founderRecord).max(50) : makeSection(section.fields),
    ]),
  ),
)
/**
 * A memo as a client sends it back: value and `validated` of each field count, all else that it sends is ignored, so that a
 * client that knows only the specified members can save. A field that it leaves out stays as it is.
 */
export const sentFields = {
  str: strField.pick({ value: true, type: true, validated: true }),
  bool: boolField.pick({ value: true, type: true, validated: true }),
  array: arrayField.pick({ value: true, type: true, validated: true }),
}
export type SentField = z.output<(typeof sentFields)[keyof typeof sentFields]>
const makeSentSection = (fields: ReadonlyArray<{ name: string; type: 'str' | 'bool' | 'array' }>) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, sentFields[field.type].exactOptional()])))
export const sentFounder = makeSentSection(founderFields)
export const sentResponse = z.strictObject(
  Object.fromEntries(
    memoSections.map((section) => [
      section.name,
      section.name === 'Founder information' ? z.array(sentFounder).max(50) : makeSentSection(section.fields),
    ]),
  ),
)
/** Section name to sent fields by name, or to a list of such objects (founders). */
export type SentResponse = Record<string, Record<string, SentField> | Array<Record<string, SentField>>>

/** Section name to fields by name, or to a list of such objects (founders). */
export type ValidatedResponse = Record<string, Record<string, MemoField> | Array<Record<string, MemoField>>>

/** Of the field that the value is of. */
const shownStanding = { standing: standing.exactOptional(), contradicted_by: z.array(contradiction).exactOptional() }
const cited = z.object({
  value: z.union([z.string(), z.array(z.string()), z.null()]),
  source: z.array(sourceLink),
  ...shownStanding,
})
const citedText = z.object({ value: z.string().nullable(), source: z.array(sourceLink), ...shownStanding })
const citedTrait = z.object({ value: z.boolean().nullable(), source: z.array(sourceLink), ...shownStanding })
const markdown = z.object({ value: z.string(), source: z.array(sourceLink) })
const indicator = z.object({ value: z.array(z.string()), source: z.array(sourceLink), ...shownStanding })

/** What is marked in prose, by the citation number in that markdown as sent; what is proved bears no mark. */
export const proseMark = z.enum(['entered', 'found', 'inferred', 'contradicted'])
export type ProseMark = z.output<typeof proseMark>
const marksByNumber = z.record(z.string(), proseMark)
const proseMarks = z.object({
  executive_summary: marksByNumber,
  fundrasing_summary: marksByNumber,
  key_facts: z.record(z.string(), marksByNumber),
})
export type ProseMarks = z.output<typeof proseMarks>

/** A field by its name, with the value that something written rests on; `unproved`: told as what the deck says, or as concluded. */
const restingField = z.object({ field: z.string(), value: z.string(), unproved: z.literal(true).exactOptional() })
export type RestingField = z.output<typeof restingField>

const traitNames = founderFields.filter((field) => field.type === 'bool').map((field) => field.name)

/** The read face of the memo, with the specification's spelling (`fundrasing_summary`, `scrappers_status`). */
export const jsonResponse = z.object({
  scrappers_status: z.array(
    z.object({ run: z.number().int(), type: z.string(), status: z.enum(['ok', 'failed']), detail: z.string() }),
  ),
  company_linkedin_url: citedText,
  indicators: z.object(
    Object.fromEntries(Object.keys(indicatorFields).map((name) => [name, indicator])) as Record<
      keyof typeof indicatorFields,
      typeof indicator
    >,
  ),
  structured: z.object({
    key_terms: z.object({
      company_info: z.object({
        'Company Name': citedText,
        'One-liner': citedText,
        'Company Site': citedText,
        'Year of Foundation': citedText,
        'Quantity of Employee': citedText,
      }),
      fundrasing_summary: markdown,
      not_validated_flags: z.object({
        'Headquarter Location': cited,
        Stage: cited,
        Industry: cited,
        'Target market': cited,
      }),
    }),
    founders_info: z.object({
      founders: z.array(
        z.object({
          'Founder Name': citedText,
          founder_role: citedText,
          linkedin_url: citedText,
          'Founder Summary': citedText,
          ...Object.fromEntries(traitNames.map((name) => [name, citedTrait])),
        }),
      ),
    }),
  }),
  unstructured: z.object({
    executive_summary: z.string(),
    /** Any labels; those of `keyFactNames` have their place in `orderKeyFacts`. */
    key_facts: z.record(z.string(), markdown),
  }),
  marks: proseMarks.exactOptional(),
  /** The summaries that a language model wrote, each with the fields that it rests on; others are of fixed words. */
  prose: z
    .object({
      executive_summary: z.array(restingField).exactOptional(),
      fundrasing_summary: z.array(restingField).exactOptional(),
    })
    .exactOptional(),
  /** Missing where the deck is in English or no model read it. */
  translations: z.array(translation).max(100).exactOptional(),
})
export type JsonResponse = z.output<typeof jsonResponse>

/** A flag or a signal. `places` names both sides of a contradiction by quote and page. */
export const flag = z.object({
  key: z.string(),
  value: z.string(),
  reason: z.string(),
  source: z.array(z.object({ value: z.string(), quote: z.string().optional() })),
  severity: z.enum(['note', 'warning', 'alarm']).optional(),
})
export type Flag = z.output<typeof flag>
export const memoFlags = z.object({ green: z.array(flag), red: z.array(flag), signals: z.array(flag) })
export type MemoFlags = z.output<typeof memoFlags>

/** What people removed: founders by id, entries by their list. */
export const removedParts = z.object({
  founders: z.array(z.object({ founder_id: z.uuid(), name: z.string(), by: z.string().nullable(), on: z.string() })),
  entries: z.array(
    z.object({
      section: z.string(),
      field: z.string(),
      founder_id: z.uuid().exactOptional(),
      value: z.string(),
      by: z.string().nullable(),
      on: z.string(),
    }),
  ),
})
export type RemovedParts = z.output<typeof removedParts>

export const memo = z.object({
  id: z.uuid(),
  version: z.number().int(),
  engine: z.string(),
  created_on: z.string(),
  deal: z.object({ deal_id: z.uuid(), name: z.string() }),
  source: z.object({ url: z.string(), pitch_deck_id: z.uuid() }),
  additional_data: z.string(),
  validated_response: validatedResponse,
  json_response: jsonResponse,
  flags: memoFlags,
  /** People who may be founders, each as a founder's record. */
  founder_candidates: z.array(founderRecord).max(50).exactOptional(),
  /** One id a founder, in the order of the section; they outlive order and renaming. Missing in a memo that was made by a command. */
  founder_ids: z.array(z.uuid()).exactOptional(),
  /** Each can be brought back. */
  removed: removedParts.exactOptional(),
  /** The workspace of the deal; missing in a memo that was made by a command. */
  workspace_id: z.uuid().exactOptional(),
  /** Earlier deals of the workspace that look like this one, newest first; missing in a memo that was made by a command. */
  seen_before: z.array(seenBefore).exactOptional(),
  /** Missing in a memo that was made without a language model. */
  model: memoModel.exactOptional(),
})
export type Memo = Omit<z.output<typeof memo>, 'validated_response' | 'founder_candidates'> & {
  validated_response: ValidatedResponse
  founder_candidates?: Array<Record<string, MemoField>>
}

/** A field that two memos of a deal state otherwise; null where one of them states nothing. */
const fieldDifference = z.object({
  section: z.string(),
  field: z.string(),
  /** The founder whose field it is. */
  founder: z.string().exactOptional(),
  was: memoValue,
  is: memoValue,
  was_source: z.string(),
  is_source: z.string(),
})
export type FieldDifference = z.output<typeof fieldDifference>

/** What a memo can be exported as. */
const exportFormats = ['md', 'docx', 'pdf', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

const memoParams = z.object({ id: z.uuid() })
const savedMemo = z.object({ validated_response: validatedResponse, version: z.number().int() })

export const memoEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/generated_answers/:id/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'A memo: its editable fields, and what the read view shows.',
    params: memoParams,
    response: memo,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/generated_answers/:id/',
    access: 'member',
    scope: 'memos:write',
    summary:
      'Save the edited memo; a field left out stays as it is, and for a stale version the response is 409 with the newest memo. ' +
      'A list of which only some entries are entered is withdrawn by sending back the value that was found, or by confirming it first.',
    params: memoParams,
    body: z.object({ validated_response: sentResponse, version: z.number().int().optional() }),
    response: savedMemo,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/generated_answers/:id/history/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'Who changed which field, when, from what to what; newest first.',
    params: memoParams,
    response: z.array(recordedChange),
  }),
  differences: endpoint({
    method: 'GET',
    path: '/api/generated_answers/:id/differences/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'What a memo states otherwise than the memo of an earlier deck of the deal, field by field.',
    params: memoParams,
    query: z.object({ from: z.uuid() }),
    response: z.array(fieldDifference),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/generated_answers/:id/export/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The memo as a document, its sources as footnotes.',
    params: memoParams,
    query: z.object({ format: z.enum(exportFormats, `Choose a format: ${exportFormats.join(', ')}.`) }),
    response: z.unknown(),
    answers: 'file',
    fileType: [
      'text/markdown',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/pdf',
      'application/json',
    ],
  }),
}
