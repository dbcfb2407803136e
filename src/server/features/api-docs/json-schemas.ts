import { z } from 'zod'
import { deal, dealEvent } from '#contract/deals.ts'
import { box } from '#contract/decks.ts'
import { errorEnvelope } from '#contract/error-codes.ts'
import { flagTemplate } from '#contract/flags.ts'
import { founderMail } from '#contract/founders-mail.ts'
import {
  arrayField,
  boolField,
  candidate,
  contradiction,
  entry,
  evidence,
  flag,
  founderRecord,
  jsonResponse,
  memo,
  sentFields,
  sentFounder,
  sentResponse,
  strField,
  validatedResponse,
} from '#contract/memo.ts'
import { standing } from '#contract/standing.ts'
import { user } from '#contract/user.ts'
import { workspace } from '#contract/workspaces.ts'
import type { Schema } from './openapi-types.ts'

/** Schemas that the document names once and refers to from everywhere. */
const named: Record<string, z.ZodType> = {
  User: user,
  Workspace: workspace,
  FlagTemplate: flagTemplate,
  Deal: deal,
  DealEvent: dealEvent,
  Box: box,
  Memo: memo,
  ValidatedResponse: validatedResponse,
  JsonResponse: jsonResponse,
  FounderRecord: founderRecord,
  StrField: strField,
  BoolField: boolField,
  ArrayField: arrayField,
  Evidence: evidence,
  Entry: entry,
  Standing: standing,
  Candidate: candidate,
  Contradiction: contradiction,
  SentResponse: sentResponse,
  SentFounder: sentFounder,
  SentStrField: sentFields.str,
  SentBoolField: sentFields.bool,
  SentArrayField: sentFields.array,
  Flag: flag,
  FounderMail: founderMail,
  Error: errorEnvelope,
}

type Direction = 'input' | 'output'

/** Turns the contract's schemas into JSON Schema and collects the named ones. */
export class JsonSchemas {
  readonly components: Record<string, Schema> = {}

  /** What a caller sends (`input`) or gets (`output`). Extra members of an answer are to be expected. */
  of(schema: z.ZodType, io: Direction): Schema {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: makeRegistry(io),
      override: ({ jsonSchema }) => {
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        // What these say is said already, by the format and by the type.
        if (jsonSchema.format === 'uuid' || jsonSchema.format === 'email') delete jsonSchema.pattern
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      },
    })
    // A plain copy in the members that this document uses; zod's own type has every keyword of every draft.
    const { $schema: _, $defs = {}, ...root } = resolvePointer(made) as Schema
    for (const [name, definition] of Object.entries($defs)) this.components[name] = removeId(definition)
    return removeId(root)
  }
}

const registries = new Map<Direction, z.core.$ZodRegistry<{ id: string }>>()

/** What is sent may be looser than what is answered, so both have names of their own. */
function makeRegistry(io: Direction) {
  const known = registries.get(io)
  if (known) return known
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(named))
    registry.add(schema, { id: io === 'input' ? `${name}Input` : name })
  registries.set(io, registry)
  return registry
}

const resolvePointer = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

/** Zod repeats a schema's name inside of it. */
function removeId({ id: _, ...schema }: Schema): Schema {
  return schema
}
