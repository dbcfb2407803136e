import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type DealEvent, dealEndpoints } from '#contract/deals.ts'
import { makeMemoryStorage } from '#web/testing/memory-storage.ts'
import { followStream, readEvents } from './event-stream.ts'

const bytes = (...chunks: string[]) => {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}
async function collect(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}
const eventsOf = (...chunks: string[]) => collect(bytes(...chunks))

describe('readEvents', () => {
  it('gives the data of each event, wherever the chunks are cut', async () => {
    expect(await eventsOf('data: one\n\ndata:two\n\n')).toEqual(['one', 'two'])
    expect(await eventsOf('da', 'ta: on', 'e\n', '\nda', 'ta: two\n\n')).toEqual(['one', 'two'])
  })
  it('joins lines of data and skips comments and other fields', async () => {
    expect(await eventsOf(': keep alive\n\nid: 3\nevent: x\ndata: a\ndata: b\n\n')).toEqual(['a\nb'])
  })
  it('understands CRLF, also cut between its halves', async () => {
    expect(await eventsOf('data: a\r', '\n\r', '\ndata: b\r\n\r\n')).toEqual(['a', 'b'])
  })
  it('keeps a letter whole that two chunks share', async () => {
    const whole = new TextEncoder().encode('data: é\n\n')
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(whole.slice(0, 7))
        controller.enqueue(whole.slice(7))
        controller.close()
      },
    })
    expect(await collect(stream)).toEqual(['é'])
  })
  it('drops an event that the end of the stream cut off', async () => {
    expect(await eventsOf('data: one\n\ndata: tw')).toEqual(['one'])
  })
})

describe('followStream', () => {
  const fetched = vi.fn<typeof fetch>()
  const gone = { type: 'deleted', deal_id: '01890001-0000-7000-8000-000000000000' } as const
  const listen = () => {
    const events: DealEvent[] = []
    const open = vi.fn()
    const { signal } = new AbortController()
    return {
      events,
      open,
      done: followStream(dealEndpoints.events, { query: {} }, { signal, open, event: (event) => events.push(event) }),
    }
  }
  beforeEach(() => {
    vi.stubGlobal('localStorage', makeMemoryStorage())
    vi.stubGlobal('fetch', fetched)
    localStorage.setItem('token', 'secret')
    fetched.mockReset()
  })

  it('sends the token and gives parsed events', async () => {
    fetched.mockResolvedValueOnce(new Response(bytes(`data: ${JSON.stringify(gone)}\n\n`)))
    const { events, open, done } = listen()
    await done
    expect(open).toHaveBeenCalledOnce()
    expect(events).toEqual([gone])
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Token secret')
  })

  it('throws what the server refused, without opening', async () => {
    const refusal = { error: { code: 404, message: 'Workspace not found.' } }
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 404 }))
    const { open, done } = listen()
    await expect(done).rejects.toThrow('Workspace not found.')
    expect(open).not.toHaveBeenCalled()
  })

  it('does not take an event outside the contract', async () => {
    fetched.mockResolvedValueOnce(new Response(bytes('data: {"type":"other"}\n\n')))
    await expect(listen().done).rejects.toThrow()
  })
})
