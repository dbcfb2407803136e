import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ModelProvider } from '#contract/language-models.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { countUsage } from './count-usage.ts'
import { gemini } from './gemini.ts'
import { ollama, ollamaRoot, ollamaTagsPath } from './ollama.ts'
import { openaiChat } from './openai-chat.ts'
import { openaiResponses } from './openai-responses.ts'
import type { ScriptedText, SeenRequest } from './wire-format.ts'

const formats = [ollama, openaiChat, openaiResponses, anthropicMessages, gemini]

/**
 * What the stand-in does with one request: say something, refuse it, never answer, begin an answer and never end it, or
 * close the connection.
 */
export type Scripted =
  | ScriptedText
  | { status: number; message: string; headers?: Record<string, string> }
  | 'hang'
  | 'stall'
  | 'reset'

export type ModelStandIn = {
  /** The address to configure for a provider. */
  baseUrl: (provider: ModelProvider) => string
  /** The address to configure for an OpenAI-compatible server that is an Ollama. */
  ollamaUrl: string
  /** What it answers as an Ollama that is asked for its models; null for the 404 of another server. */
  ollamaTags: { answer: unknown }
  /** Every request so far, in order. */
  seen: SeenRequest[]
  /** How many requests arrived in all, those of another form and method too. */
  calls: () => number
  close: () => Promise<void>
}

/** What a stand-in does with a request; a promise holds its answer back. */
type Script = (request: SeenRequest) => Scripted | Promise<Scripted>

/** A server that speaks the providers' formats and says what `script` decides for each request. */
export async function startModelStandIn(script: Script): Promise<ModelStandIn> {
  const seen: SeenRequest[] = []
  const ollamaTags: ModelStandIn['ollamaTags'] = { answer: null }
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    if (request.url === ollamaTagsPath && ollamaTags.answer !== null) return send(response, 200, ollamaTags.answer)
    answer(request, response, seen, script).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  const root = `http://127.0.0.1:${address.port}`
  return {
    baseUrl: (provider) => (provider === 'google' ? `${root}/v1beta` : `${root}/v1`),
    ollamaUrl: `${root}${ollamaRoot}`,
    ollamaTags,
    seen,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  seen: SeenRequest[],
  script: Script,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://stand-in').pathname
  const format = formats.find((one) => one.matches(path))
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  if (!format) return void response.writeHead(404).end('{}')
  const { toolName, ...read } = format.read(JSON.parse(body.toString('utf8')), path)
  const asked: SeenRequest = { ...read, format: format.name, key: keyOf(request), bytes: body.byteLength }
  const earlier = [...seen]
  seen.push(asked)
  const said = await script(asked)
  if (said === 'hang') return
  if (said === 'reset') return void request.socket.destroy()
  if (said === 'stall') return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "')
  if ('status' in said) return send(response, said.status, format.writeError(said.status, said.message), said.headers)
  const usage = said.usage ?? countUsage(said, asked, earlier)
  send(response, 200, format.write({ text: said.text, usage, cutOff: said.cutOff ?? false }, asked.model, toolName))
}

function keyOf({ headers }: IncomingMessage): string {
  const key = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization?.replace(/^Bearer /, '') ?? ''
  return String(key)
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
