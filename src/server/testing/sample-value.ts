import type { OpenApiDocument, Schema } from '#server/features/api-docs/openapi-types.ts'

/** A value that a schema of the document allows. Members named in `given` get that value, also optional ones. */
export function sampleValue(document: OpenApiDocument, schema: Schema, given: Record<string, unknown> = {}): unknown {
  const sample = (part: Schema) => sampleValue(document, part, given)
  if (schema.$ref) return sample(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sample(choices.find(({ type }) => type === 'null') ?? choices[0] ?? {})
  const types = [schema.type ?? 'null'].flat()
  if (types.includes('null')) return null
  if (types.includes('array'))
    return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items ?? {}))
  if (types.includes('object')) {
    const members = Object.entries(schema.properties ?? {}).filter(
      ([name]) => name in given || schema.required?.includes(name),
    )
    return Object.fromEntries(members.map(([name, member]) => [name, given[name] ?? sample(member)]))
  }
  if (types.includes('boolean')) return true
  if (types.includes('string')) return sampleText(schema)
  return Number(schema.minimum ?? 0)
}

function sampleText({ format, minLength = 1 }: Schema): string {
  if (format === 'uuid') return crypto.randomUUID()
  return format === 'email' ? 'someone@firstread.test' : 'x'.repeat(Number(minLength))
}
