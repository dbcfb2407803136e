import { escapeHtml as text } from '#server/platform/http/escape-html.ts'
import { makeExample } from './example-value.ts'
import type { OpenApiDocument, Operation, Parameter, Schema } from './openapi-types.ts'

/** A form that makes the call: hidden until the page's script takes it over. */
export function writeTryForm(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const { operationId, parameters, requestBody, security, summary, responses } = operation
  if ('302' in responses) return `<p><a href="${text(path)}">Go there</a></p>`
  const fieldOf = (parameter: Parameter) => writeParameterField(document, operationId, parameter)
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === 'multipart/form-data'
      ? writeFormFields(document, operationId, schema)
      : writeJsonField(document, operationId, schema),
  )
  const token = security.length === 0 ? '' : ' data-token'
  return `<form class="try" hidden data-method="${method}" data-path="${text(path)}"${token} aria-label="Try: ${text(summary)}">
${parameters.map(fieldOf).join('')}${bodies.join('')}
<p><button>Send</button></p><div class="answer" role="status"></div>
</form>`
}

function writeParameterField(document: OpenApiDocument, operation: string, parameter: Parameter): string {
  const { name, in: where, required, schema } = parameter
  const example = required ? String(makeExample(document, schema) ?? '') : ''
  return writeField(`${operation}-${name}`, { name, required, where, input: writeInput(schema, required, example) })
}

type Field = { name: string; required: boolean; where: string; input: (attributes: string) => string }

function writeField(id: string, { name, required, where, input }: Field): string {
  const attributes = `id="${text(id)}" name="${text(name)}" data-in="${where}"${required ? ' required' : ''}`
  return `<p><label for="${text(id)}"><code>${text(name)}</code>${required ? '' : ' <span>optional</span>'}</label>${input(attributes)}</p>`
}

function writeInput(schema: Schema, required: boolean, example: string): Field['input'] {
  if (schema.contentMediaType) return (attributes) => `<input type="file" ${attributes}>`
  if (!schema.enum) {
    return (attributes) => `<input ${attributes} value="${text(example)}" autocomplete="off" spellcheck="false">`
  }
  const values = required ? schema.enum : ['', ...schema.enum]
  const options = values.map((value) => `<option>${text(String(value))}</option>`)
  return (attributes) => `<select ${attributes}>${options.join('')}</select>`
}

function writeFormFields(document: OpenApiDocument, operation: string, schema: Schema): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, member]) => {
      const required = schema.required?.includes(name) ?? false
      const example = required ? String(makeExample(document, member) ?? '') : ''
      return writeField(`${operation}-${name}`, {
        name,
        required,
        where: 'form',
        input: writeInput(member, required, example),
      })
    })
    .join('')
}

function writeJsonField(document: OpenApiDocument, operation: string, schema: Schema): string {
  const example = JSON.stringify(makeExample(document, schema, true), null, 2)
  const rows = Math.min(14, example.split('\n').length + 1)
  const input = (attributes: string) =>
    `<textarea ${attributes} rows="${rows}" spellcheck="false">${text(example)}</textarea>`
  return writeField(`${operation}-body`, { name: 'body', required: true, where: 'body', input })
}
