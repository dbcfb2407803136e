import type { Answer, CallInput, EndpointDefinition } from '#contract/endpoint.ts'
import { buildAddress, makeAuthorization, readResults, send } from './api.ts'
import { UnexpectedAnswer } from './api-errors.ts'

type EventsEndpoint = EndpointDefinition & { answers: 'events' }

/**
 * Yields the data of each Server-Sent Event in a byte stream; comments and other fields are skipped.
 * The format is that of the HTML standard, section 9.2.6.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
        if (line !== '' || data.length === 0) continue
        yield data.join('\n')
        data = []
      }
    }
  } finally {
    await reader.cancel()
  }
}

/**
 * Follows an event stream until the server ends it or `signal` aborts; each event is parsed by the contract.
 * EventSource can't carry the token header, so this reads a fetch body. Throws as `call` does.
 */
export async function followStream<E extends EventsEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  on: { signal: AbortSignal; open: () => void; event: (event: Answer<E>) => void },
): Promise<void> {
  const response = await send(buildAddress(endpoint.path, input), {
    method: endpoint.method,
    headers: { ...makeAuthorization(), Accept: 'text/event-stream' },
    signal: on.signal,
  })
  if (!response.ok) return void readResults(endpoint, response.status, await response.text())
  if (response.body === null) throw new UnexpectedAnswer(response.status)
  on.open()
  for await (const data of readEvents(response.body)) {
    // Parsed by this endpoint's own response schema.
    on.event(endpoint.response.parse(JSON.parse(data)) as Answer<E>)
  }
}
