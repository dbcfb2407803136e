import { readFile } from 'node:fs/promises'
import { type Deal, type DealEvent, dealEndpoints, dealEvent } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import { errorEnvelope } from '#contract/error-codes.ts'
import { CallError, type TestApp } from './test-app.ts'

export type Uploaded = Answer<typeof deckEndpoints.upload>

/** One of the committed sample decks. */
export const sampleDeck = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(new URL(`../../../samples/pdf/${name}.pdf`, import.meta.url)).then((bytes) => new Uint8Array(bytes))

/** The form of an upload, its parts in the given order. */
export function deckForm(parts: Record<string, string | Uint8Array<ArrayBuffer>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new File([part], 'Deck №1.pdf', { type: 'application/pdf' }))
  }
  return form
}

/** Uploads a form. Rejects with CallError. */
export async function sendDeck(app: TestApp, token: string, form: FormData): Promise<Uploaded> {
  const response = await app.fetch(deckEndpoints.upload.path, { method: 'POST', body: form }, token)
  const answer: unknown = await response.json()
  if (response.status === 201) return deckEndpoints.upload.response.parse((answer as { results: unknown }).results)
  const { error, results } = errorEnvelope.parse(answer)
  throw new CallError(response.status, error.message, error.fields ?? {}, results)
}

/** Uploads a sample deck under its own name. */
export async function sendSample(app: TestApp, token: string, name: string, updates = ''): Promise<Uploaded> {
  const fields = { deal_name: name, ...(updates !== '' && { additional_data: updates }) }
  return sendDeck(app, token, deckForm({ ...fields, pdf_file: await sampleDeck(name) }))
}

/** The events of a workspace as they arrive, each with the mark that stood before it. Ends when `signal` is aborted. */
export async function* dealEvents(
  app: TestApp,
  token: string,
  options: { after?: string; signal?: AbortSignal } = {},
): AsyncGenerator<{ mark: string | null; event: DealEvent | null }> {
  const headers = options.after === undefined ? {} : { 'last-event-id': options.after }
  const init = { headers, ...(options.signal && { signal: options.signal }) }
  const response = await app.fetch(dealEndpoints.events.path, init, token)
  if (!response.ok || response.body === null) throw new Error(`The event stream was answered ${response.status}.`)
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const mark = lines.find((line) => line.startsWith('id: '))?.slice(4) ?? null
      const data = lines.find((line) => line.startsWith('data: '))?.slice(6)
      if (mark !== null || data !== undefined) {
        yield { mark, event: data === undefined ? null : dealEvent.parse(JSON.parse(data)) }
      }
    }
  }
}

/** Waits until a deal is as wanted: it is read where the listening begins, so nothing can be missed. */
export async function untilDeal(
  app: TestApp,
  token: string,
  dealId: string,
  wanted: (deal: Deal) => boolean,
): Promise<Deal> {
  const listening = new AbortController()
  const read = () => app.call(dealEndpoints.get, { params: { dealId } }, token)
  try {
    for await (const { event } of dealEvents(app, token, { signal: listening.signal })) {
      const told = event?.type === 'deal' ? event.deal : await read()
      if (told.deal_id === dealId && wanted(told)) return told
    }
  } finally {
    listening.abort()
  }
  throw new Error('The event stream ended before the deal was as wanted.')
}

/** Waits until the work on a deal is over, well or not. */
export const untilDone = (app: TestApp, token: string, dealId: string): Promise<Deal> =>
  untilDeal(app, token, dealId, (deal) => deal.status !== 'in_progress')
