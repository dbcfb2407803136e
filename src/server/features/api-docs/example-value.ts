import type { OpenApiDocument, Schema } from './openapi-types.ts'

const deepest = 6

/** A value that a schema describes, to start from: members that may be left out are left out unless `all`. */
export function makeExample(document: OpenApiDocument, schema: Schema, all = false, depth = 0): unknown {
  const inner = (part: Schema) => makeExample(document, part, false, depth + 1)
  if (schema.$ref) return inner(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner(choices.find(({ type }) => type !== 'null') ?? {})
  const [type] = [schema.type ?? 'null'].flat().filter((one) => one !== 'null')
  if (type === 'array') {
    const count = Number(schema.minItems ?? 0)
    return Array.from({ length: depth < deepest ? count : 0 }, () => inner(schema.items ?? {}))
  }
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {}).filter(
      ([name, member]) => (all && !member.contentMediaType) || schema.required?.includes(name),
    )
    return Object.fromEntries(members.map(([name, member]) => [name, inner(member)]))
  }
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 0)
  return type === 'string' ? makeExampleText(schema) : null
}

function makeExampleText({ format, minLength }: Schema): string {
  if (format === 'uuid') return '00000000-0000-7000-8000-000000000000'
  if (format === 'email') return 'ana@example.com'
  const fewest = Number(minLength ?? 0)
  return fewest === 0 ? '' : 'text'.padEnd(fewest, '-text')
}
