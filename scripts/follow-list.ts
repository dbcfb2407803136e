import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { deal, dealEndpoints, dealEvent } from '#contract/deals.ts'
import { type FollowReport, followSettings } from './follow-messages.ts'

const page = z.object({ results: z.array(deal), next: z.string().nullable() })
const { address, token, after } = followSettings.parse(workerData)
const headers = { authorization: `Token ${token}` }
const heard = new Set<string>()
const deleted: string[] = []
let connections = 0
let events = 0
let mark = after

const report = () => parentPort?.postMessage({ connections, events, heard: heard.size, deleted } satisfies FollowReport)

function recordDeal(one: z.output<typeof deal>): void {
  if (one.flags.green > 0) heard.add(one.deal_id)
}

async function readList(): Promise<void> {
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const answer = await fetch(`${address}${dealEndpoints.list.path}?limit=200${query}`, { headers })
    const part = page.parse(await answer.json())
    part.results.forEach(recordDeal)
    cursor = part.next
  }
}

async function handleMessage(message: string): Promise<void> {
  mark = /^id: (.*)$/m.exec(message)?.[1] ?? mark
  const data = /^data: (.*)$/m.exec(message)?.[1]
  if (data === undefined) return
  const event = dealEvent.parse(JSON.parse(data))
  events += 1
  if (event.type === 'deal') recordDeal(event.deal)
  else if (event.type === 'deleted') deleted.push(event.deal_id)
  else {
    report()
    await readList()
  }
}

/** Listens for good; a line that breaks is opened again with the last mark, as a browser's EventSource does. */
for (;;) {
  connections += 1
  const last = mark === null ? {} : { 'last-event-id': mark }
  const response = await fetch(`${address}${dealEndpoints.events.path}`, { headers: { ...headers, ...last } })
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const messages = (text + chunk).split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) await handleMessage(message)
    report()
  }
}
