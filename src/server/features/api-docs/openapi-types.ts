/** A JSON Schema as zod makes it; only the members that the documentation page reads are named. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  format?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  [keyword: string]: unknown
}

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
export type Content = Record<string, { schema: Schema }>
export type ResponseObject = { description: string; content?: Content; headers?: Record<string, { schema: Schema }> }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  /** Empty for calls that anybody may make; else each header that does, with the scope that an API key needs. */
  security: Array<Record<string, string[]>>
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseObject | { $ref: string }>
}

/** An OpenAPI 3.1 document, as far as this product uses it. */
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: Array<{ url: string }>
  tags: Array<{ name: string }>
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, object>
    responses: Record<string, ResponseObject>
    schemas: Record<string, Schema>
  }
}
