import type { z } from 'zod'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { invalid, notFound } from '../errors.ts'
import { findNulFields } from './nul-fields.ts'

/**
 * The parts of a request by the endpoint's schemas. A wrong id in the path is 404; a wrong query or body
 * is 422 with its fields.
 */
export function parseRequest(
  endpoint: EndpointDefinition,
  request: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  const params = endpoint.params?.safeParse(request.params)
  if (params?.success === false || Object.keys(findNulFields(params?.data)).length > 0) throw notFound()
  const isForm = endpoint.sends === 'multipart'
  return {
    params: params?.data,
    query: parseInput(endpoint.query, request.query),
    body: isForm ? undefined : parseInput(endpoint.body, request.body ?? {}),
  }
}

/** What the schema makes of a value. AppError 422 with the wrong fields, those with a NUL character among them. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value, { error: describeIssue })
  if (result?.success === false) throw invalid(listFieldErrors(result.error))
  const unfit = findNulFields(result?.data)
  if (Object.keys(unfit).length > 0) throw invalid(unfit)
  return result?.data
}

/** The first message of every wrong field, by the field's path. */
function listFieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}

/** What the schemas leave to zod, in words for a person; the messages that they state come first. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    const article = /^[aeiou]/.test(issue.expected) ? 'an' : 'a'
    return issue.input === undefined ? 'Required' : `Must be ${article} ${issue.expected}`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum} characters`
  return undefined
}
