import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { errorEnvelope } from '#contract/error-codes.ts'
import { JsonSchemas } from './json-schemas.ts'
import type { Content, OpenApiDocument, Operation, Parameter, ResponseObject, Schema } from './openapi-types.ts'

const description = `Success: \`{"results": …}\`. Failure: \`{"error": {"code", "message", "fields"?}}\` with the same HTTP status; \
\`message\` can be shown to a person. Every path answers with and without its trailing slash. What belongs to another \
workspace is answered 404.`

const aboutScopes =
  'An API key needs the scope that a call names; a call that names none takes the key of a login alone.'

const failures: Record<string, string> = {
  NotSignedIn: 'No token, or one that no longer counts.',
  NotAllowed: 'Your role, or the scopes of the API key, do not allow it.',
  NotFound: 'Not there, or not yours to know about.',
  Invalid: 'A value is not valid; `fields` names each.',
  Failure: 'Any other failure, such as 409 (the state does not allow it) or 429 (too many attempts).',
}

/** The OpenAPI 3.1 document of every call of the contract, for a server at `url`. */
export function makeOpenApiDocument(url: string): OpenApiDocument {
  const schemas = new JsonSchemas()
  const error = { 'application/json': { schema: schemas.of(errorEnvelope, 'output') } }
  const paths: OpenApiDocument['paths'] = {}
  for (const [tag, feature] of Object.entries(allEndpoints)) {
    for (const [name, endpoint] of Object.entries<EndpointDefinition>(feature)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const operation = makeOperation(endpoint, { tag, id: `${tag}.${name}` }, schemas)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Firstread', version: '1', description },
    servers: [{ url }],
    tags: Object.keys(allEndpoints).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: `\`Token {key}\`, the key of a login or an API key. ${aboutScopes}`,
        },
        bearer: { type: 'http', scheme: 'bearer', description: `The same as \`Bearer {key}\`. ${aboutScopes}` },
      },
      responses: Object.fromEntries(
        Object.entries(failures).map(([name, words]) => [name, { description: words, content: error }]),
      ),
      schemas: schemas.components,
    },
  }
}

function makeOperation(
  endpoint: EndpointDefinition,
  { tag, id }: { tag: string; id: string },
  schemas: JsonSchemas,
): Operation {
  const body = makeBody(endpoint, schemas)
  return {
    operationId: id,
    tags: [tag],
    summary: endpoint.summary,
    security: makeSecurity(endpoint),
    parameters: [...makeParameters(endpoint, 'path', schemas), ...makeParameters(endpoint, 'query', schemas)],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...makeSuccess(endpoint, schemas), ...makeFailures(endpoint) },
  }
}

/** Either header does. A scope is what an API key needs; without one no API key may call. */
function makeSecurity({ access, scope }: EndpointDefinition): Operation['security'] {
  if (access === 'public') return []
  const scopes = scope === undefined ? [] : [scope]
  return [{ token: scopes }, { bearer: scopes }]
}

function makeParameters(endpoint: EndpointDefinition, where: 'path' | 'query', schemas: JsonSchemas): Parameter[] {
  const declared = where === 'path' ? endpoint.params : endpoint.query
  if (!declared) return []
  const { properties = {}, required = [] } = schemas.of(declared, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema,
  }))
}

function makeBody(endpoint: EndpointDefinition, schemas: JsonSchemas): Content | null {
  if (!endpoint.body) return null
  const fields = schemas.of(endpoint.body, 'input')
  if (endpoint.sends !== 'multipart') return { 'application/json': { schema: fields } }
  const files = Object.entries(endpoint.files ?? {}).map(([name, words]): [string, Schema] => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description: words },
  ])
  const properties = { ...fields.properties, ...Object.fromEntries(files) }
  return { 'multipart/form-data': { schema: { ...fields, properties } } }
}

function makeSuccess(endpoint: EndpointDefinition, schemas: JsonSchemas): Record<string, ResponseObject> {
  switch (endpoint.answers) {
    case 'file':
      return {
        200: { description: 'The file.', content: makeFileContent(endpoint) },
        206: { description: 'The range of the file that was asked for.', content: makeFileContent(endpoint) },
        304: { description: 'Unchanged since the `ETag` that was sent as `If-None-Match`.' },
        416: { description: 'The file does not have this range.' },
      }
    case 'events': {
      const event = schemas.of(endpoint.response, 'output')
      return {
        200: {
          description:
            'Server-Sent Events; the data of each is such an object. `Last-Event-ID` goes on where it ended.',
          content: { 'text/event-stream': { schema: event } },
        },
      }
    }
    case 'redirect':
      return { 302: { description: 'Leads on.', headers: { Location: { schema: { type: 'string' } } } } }
    default:
      return { [endpoint.status ?? 200]: makeJsonAnswer(endpoint, schemas) }
  }
}

const makeFileContent = ({ fileType = 'application/octet-stream' }: EndpointDefinition): Content =>
  Object.fromEntries([fileType].flat().map((type) => [type, { schema: {} }]))

function makeJsonAnswer(endpoint: EndpointDefinition, schemas: JsonSchemas): ResponseObject {
  const results = schemas.of(endpoint.response, 'output')
  const next: Schema = { type: ['string', 'null'], description: 'The `cursor` of the following part; null at the end.' }
  const schema: Schema = {
    type: 'object',
    properties: { results, ...(endpoint.paged && { next }) },
    required: endpoint.paged ? ['results', 'next'] : ['results'],
  }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

function makeFailures(endpoint: EndpointDefinition): Operation['responses'] {
  const named = (name: keyof typeof failures) => ({ $ref: `#/components/responses/${name}` })
  return {
    ...(endpoint.access !== 'public' && { 401: named('NotSignedIn'), 403: named('NotAllowed') }),
    ...((endpoint.params || (endpoint.access !== 'public' && endpoint.access !== 'signed-in')) && {
      404: named('NotFound'),
    }),
    ...((endpoint.query || endpoint.body) && { 422: named('Invalid') }),
    default: named('Failure'),
  }
}
