import { escapeHtml as text } from '#server/platform/http/escape-html.ts'
import type { OpenApiDocument, Operation, Parameter, ResponseObject, Schema } from './openapi-types.ts'
import { writeTryForm } from './try-form.ts'

const style = `:root{color-scheme:light dark;--line:light-dark(#d3d2cd,#3d3d3a);--muted:light-dark(#595954,#acaca6)}
a{color:light-dark(#1d5cbf,#8ab6ff)}
body{background:light-dark(#fafaf9,#131312);color:light-dark(#1b1b1a,#ededea);
font:15px/1.55 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin:2.5rem 0 .5rem;text-transform:capitalize}p{max-width:46rem}
details{border-top:1px solid var(--line)}summary{padding:.55rem 0;cursor:pointer;display:flex;flex-wrap:wrap;gap:.15rem .75rem}
summary span{color:var(--muted)}summary b{min-width:4.2rem}
code,pre{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{white-space:pre-wrap;margin:.25rem 0 1rem;padding:.6rem .8rem;border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse;margin:.25rem 0 1rem}td,th{text-align:left;vertical-align:top;padding:.2rem 1rem .2rem 0}
h3{font-size:.9rem;margin:.75rem 0 .25rem}details>div{padding:0 0 1rem 1rem}
.try,#token-field{border:1px solid var(--line);border-radius:8px;padding:.75rem 1rem;margin:.25rem 0 1rem;background:light-dark(#fff,#1c1c1a)}
.try{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:.6rem 1rem}.try[hidden]{display:none}
.try p,#token-field{max-width:none}.try p{margin:0;min-width:0}.try :is(p:has(textarea,button),.answer){grid-column:1/-1;min-width:0}
label{display:block;margin-bottom:.2rem}label span{color:var(--muted);font-size:.85em}
input,select,textarea{font:13px/1.5 ui-monospace,monospace;color:inherit;background:light-dark(#fafaf9,#131312);
border:1px solid light-dark(#8a8984,#7a7974);border-radius:6px;padding:.35rem .5rem;width:100%;box-sizing:border-box}
button{font:inherit;font-weight:600;color:light-dark(#fff,#131312);background:light-dark(#1b1b1a,#ededea);
border:0;border-radius:6px;padding:.4rem 1rem;min-height:2rem;cursor:pointer}button:disabled{opacity:.6}
:focus-visible{outline:2px solid light-dark(#1d5cbf,#8ab6ff);outline-offset:2px}
.answer pre{max-height:24rem;overflow:auto}.good,.bad{font-weight:600}.good{color:light-dark(#1a6b3a,#7fd6a0)}.bad{color:light-dark(#b3261e,#ffa39b)}
@media(max-width:40rem){details>div{padding-left:0}table{display:block}td{padding-right:.6rem}}`

/** Where the page's script is served; the content security policy allows none inside the page. */
export const scriptPath = '/docs/try-it.js'

/** The calls of the document as a page to read: each with its parameters, its body, its answers, a form to try it and a line for a shell. */
export function writeDocsPage(document: OpenApiDocument): string {
  const sections = document.tags.map(({ name }) => writeSection(document, name)).join('\n')
  const { schemas } = document.components
  // A shape that is both sent and answered is shown once, as it is answered.
  const shapes = Object.entries(schemas)
    .filter(([name]) => name === getShownName(name) || !(getShownName(name) in schemas))
    .map(([name, schema]) => {
      const shown = text(getShownName(name))
      return `<h3 id="${shown}">${shown}</h3><pre>${describeShape(schema, 0)}</pre>`
    })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Firstread API</title><meta name="viewport" content="width=device-width">
<style>${style}</style><script src="${scriptPath}" defer></script></head>
<body><main><h1>Firstread API</h1>
<p>${writeInline(document.info.description)}</p>
<p>Calls that are not public carry <code>Authorization: Token {key}</code> or <code>Authorization: Bearer {key}</code>. The
key comes from a login, or is an API key that an owner made on the page Connections of a workspace.
For machines: <a href="/openapi.json">openapi.json</a>.</p>
<div id="token-field" hidden>
<label for="token">Token <span>of this browser’s sign-in, or an API key, pasted; sent with every call below that is not public</span></label>
<input id="token" type="password" autocomplete="off" spellcheck="false"></div>
${sections}
<h2 id="shapes">Shapes</h2>
${shapes.join('\n')}
</main></body></html>
`
}

const getShownName = (name: string) => name.replace(/Input$/, '')

/** Words of our own with code between backticks. */
const writeInline = (words: string) => text(words).replace(/`([^`]+)`/g, '<code>$1</code>')

function writeSection(document: OpenApiDocument, tag: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => writeCall(document, method.toUpperCase(), path, operation)),
  )
  return `<h2>${text(tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))}</h2>\n${calls.join('\n')}`
}

function writeCall(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {})
  return `<details id="${text(operation.operationId)}"><summary><b>${method}</b> <code>${text(path)}</code>
<span>${writeInline(operation.summary)}</span></summary>
<div><p>${describeCaller(operation)}</p>
${writeParameters(operation.parameters)}
${body.map(([type, { schema }]) => `<h3>Body, ${text(type)}</h3><pre>${describeShape(schema, 0)}</pre>`).join('\n')}
<h3>Answers</h3>
${Object.entries(operation.responses)
  .map(([status, response]) => writeAnswer(document, status, response))
  .join('\n')}
<h3>Try it</h3>
${writeTryForm(document, method, path, operation)}
<h3>In a shell</h3><pre>${text(writeShellLine(document, method, path, operation))}</pre>
</div></details>`
}

function describeCaller({ security }: Operation): string {
  if (security.length === 0) return 'public'
  const scope = Object.values(security[0] ?? {}).flat()[0]
  return scope === undefined
    ? 'with the token of a sign-in'
    : `with the token of a sign-in, or an API key with <code>${text(scope)}</code>`
}

function writeParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${text(name)}</code></td><td>${where}${required ? '' : ', optional'}</td><td><code>${describeShape(schema, 0)}</code></td></tr>`,
  )
  return `<h3>Parameters</h3><table>${rows.join('')}</table>`
}

function writeAnswer(document: OpenApiDocument, status: string, response: Operation['responses'][string]): string {
  const isReference = '$ref' in response
  const named = isReference ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response
  if (!named) return ''
  const shapes = isReference ? [] : listShapes(named)
  return `<p><b>${text(status)}</b> ${writeInline(named.description)}</p>${shapes.join('')}`
}

const listShapes = ({ content = {} }: ResponseObject) =>
  Object.entries(content).map(([type, { schema }]) =>
    Object.keys(schema).length === 0 ? `<p><code>${text(type)}</code></p>` : `<pre>${describeShape(schema, 0)}</pre>`,
  )

/** A schema as a reader writes it down: `{ name: string, pages?: [integer] }`; named shapes are links. */
function describeShape(schema: Schema, depth: number): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    const shown = getShownName(name)
    return `<a href="#${text(shown)}">${text(shown)}</a>`
  }
  if (schema.const !== undefined) return text(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => text(JSON.stringify(value))).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => describeShape(choice, depth)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => describeShape(part, depth)).join(' &amp; ')
  if (schema.type === 'array') return `[${describeShape(schema.items ?? {}, depth)}]`
  if (schema.type === 'object') return describeObject(schema, depth)
  const type = [schema.type ?? 'anything'].flat().join(' | ')
  return text(schema.format ? `${type} (${schema.format})` : type)
}

function describeObject({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const inner = '  '.repeat(depth + 1)
  const members = Object.entries(properties).map(([name, schema]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
    const words = schema.description ? `  # ${text(schema.description)}` : ''
    return `${inner}${text(key)}${required.includes(name) ? '' : '?'}: ${describeShape(schema, depth + 1)}${words}`
  })
  const others =
    typeof additionalProperties === 'object' ? [`${inner}…: ${describeShape(additionalProperties, depth + 1)}`] : []
  const all = [...members, ...others]
  return all.length === 0 ? '{}' : `{\n${all.join('\n')}\n${'  '.repeat(depth)}}`
}

function writeShellLine(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const url = document.servers[0]?.url ?? ''
  const token = operation.security.length === 0 ? '' : " -H 'Authorization: Token KEY'"
  const type = Object.keys(operation.requestBody?.content ?? {})[0]
  const form = ' -F deal_name=NAME -F pdf_file=@deck.pdf'
  const json = " -H 'Content-Type: application/json' -d '{…}'"
  const body = type === undefined ? '' : type === 'multipart/form-data' ? form : json
  return `curl${method === 'GET' ? '' : ` -X ${method}`}${token}${body} '${url}${path}'`
}
