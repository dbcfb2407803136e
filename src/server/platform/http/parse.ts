import type { z } from 'zod'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { invalid, notFound } from '../errors.ts'
import { nulFields } from './nul-fields.ts'

/**
 * The parts of a request by the endpoint's schemas. A wrong id in the path is no such thing (404); a wrong query or body
 * is 422 with its fields.
 */
export function parseRequest(
  endpoint: EndpointDefinition,
  request: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  const params = endpoint.params?.safeParse(request.params)
  if (params?.success === false || Object.keys(nulFields(params?.data)).length > 0) throw notFound()
  const isForm = endpoint.sends === 'multipart'
  return {
    params: params?.data,
    query: parsed(endpoint.query, request.query),
    body: isForm ? undefined : parsed(endpoint.body, request.body ?? {}),
  }
}

/** What the schema makes of a value. AppError 422 with the wrong fields, those with a NUL character among them. */
export function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value, { error: plainMessage })
  if (result?.success === false) throw invalid(fieldErrors(result.error))
  const unfit = nulFields(result?.data)
  if (Object.keys(unfit).length > 0) throw invalid(unfit)
  return result?.data
}

/** The first message of every wrong field, by the field's path. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}

/** What the schemas leave to zod, in words for a person; the messages that they state come first. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is required.' : `This has to be a ${issue.expected}.`
  if (issue.code === 'too_big' && issue.origin === 'string') return `This may have ${issue.maximum} characters at most.`
  return undefined
}
