import type { z } from 'zod'
import type { KeyScope } from './key-scopes.ts'
import type { Role } from './roles.ts'

/** Who may call: anyone, anyone signed in, or who has that role in the workspace that owns the resource. */
type Access = 'public' | 'signed-in' | Role

export type EndpointDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Route pattern with `:name` parameters and a trailing slash; every path also answers without it. */
  path: `/${string}/`
  access: Access
  /** What an API key needs to call; no API key may where it is left out. */
  scope?: KeyScope
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The shape of `results` in a successful answer. */
  response: z.ZodType
  /** Status of a successful answer; 200 when left out. */
  status?: 200 | 201 | 202
  /** What travels instead of the JSON envelope; `json` when left out. */
  answers?: 'json' | 'file' | 'events' | 'redirect'
  /** What the request body is; `json` when left out. `multipart` fields are parsed with `body`. */
  sends?: 'json' | 'multipart'
  /** File parts of a multipart body, each with what it is. */
  files?: Readonly<Record<string, string>>
  /** Media type of a file answer, or all that it may have. */
  fileType?: string | readonly string[]
  /** The ticket of an opened memo link travels in the header Memo-Ticket. */
  ticket?: true
  /** A long list comes in parts: the cursor of the following one travels as `next` beside `results`. */
  paged?: true
}

/** Declares one call. The value is used by the server to route and parse, and by the web app to call and parse. */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Given<S> = S extends z.ZodType ? z.input<S> : undefined
type Slot<E, K extends PropertyKey> = E extends { [P in K]: infer S } ? S : undefined

/** What a handler receives after parsing. */
export type ParsedInput<E extends EndpointDefinition> = {
  params: Parsed<Slot<E, 'params'>>
  query: Parsed<Slot<E, 'query'>>
  body: Parsed<Slot<E, 'body'>>
}

/** What a caller passes; parts that the endpoint does not declare are left out. */
export type CallInput<E extends EndpointDefinition> = {
  [K in 'params' | 'query' | 'body' as Slot<E, K> extends z.ZodType ? K : never]: Given<Slot<E, K>>
}

/** What the handler returns, before the schema is applied. */
export type AnswerInput<E extends EndpointDefinition> = z.input<E['response']>

/** The `results` that the caller gets. */
export type Answer<E extends EndpointDefinition> = z.output<E['response']>
