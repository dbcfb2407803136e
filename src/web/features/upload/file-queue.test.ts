import { describe, expect, test } from 'vitest'
import { type FileQueue, type MadeDeal, makeFileQueue } from './file-queue.ts'

const makeFile = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const deal: MadeDeal = { dealId: 'd', memoId: 'm', seenBefore: null }

/** A queue whose uploads end when the test says so. */
function makeHeldQueue() {
  const sending = new Map<
    string,
    { finish: () => void; refuse: (why: string) => void; progress: (sent: number) => void }
  >()
  const ended: string[] = []
  const queue = makeFileQueue({
    explain: (error) => (error instanceof Error ? error.message : ''),
    explainUnfit: (file) => (file.name.endsWith('.pdf') ? null : 'File type must be .pdf or .pptx'),
    send: ({ name }, { signal, progress }) =>
      new Promise((resolve, reject) => {
        sending.set(name, { finish: () => resolve(deal), refuse: (why) => reject(new Error(why)), progress })
        signal.addEventListener('abort', () => {
          ended.push(name)
          reject(signal.reason)
        })
      }),
  })
  const settle = async (name: string, how: 'finish' | 'refuse') => {
    sending.get(name)?.[how]('The storage is full.')
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, sending, settle, ended }
}

const describeRows = (queue: FileQueue) => queue.read().rows.map(({ name, state }) => `${name} ${state.kind}`)

describe('makeFileQueue', () => {
  test('waits for the start, then uploads two at a time in their order', async () => {
    const { queue, settle, sending } = makeHeldQueue()
    queue.add(['Alderwick_deck.pdf', 'Bexmoor.pdf', 'Corvane.pdf'].map(makeFile))
    expect(describeRows(queue)).toEqual(['Alderwick waiting', 'Bexmoor waiting', 'Corvane waiting'])
    queue.start()
    sending.get('Alderwick')?.progress(0.5)
    expect(queue.read().rows[0]?.state).toEqual({ kind: 'sending', sent: 0.5 })
    expect(describeRows(queue)).toEqual(['Alderwick sending', 'Bexmoor sending', 'Corvane waiting'])
    await settle('Bexmoor', 'finish')
    expect(describeRows(queue)).toEqual(['Alderwick sending', 'Bexmoor made', 'Corvane sending'])
  })

  test('a refusal keeps its reason, stops nothing else, and can be tried again', async () => {
    const { queue, settle } = makeHeldQueue()
    queue.add(['Alderwick.pdf', 'Bexmoor.pdf', 'Corvane.pdf'].map(makeFile))
    queue.start()
    await settle('Alderwick', 'refuse')
    const [first] = queue.read().rows
    expect(first?.state).toEqual({ kind: 'refused', why: 'The storage is full.', canRetry: true })
    expect(describeRows(queue)).toEqual(['Alderwick refused', 'Bexmoor sending', 'Corvane sending'])
    queue.retry(first?.id ?? 0)
    expect(describeRows(queue)[0]).toBe('Alderwick waiting')
    await settle('Bexmoor', 'finish')
    await settle('Alderwick', 'finish')
    expect(describeRows(queue)).toEqual(['Alderwick made', 'Bexmoor made', 'Corvane sending'])
  })

  test('a file that is not a deck is not sent; it can be taken out, a made deal can not', async () => {
    const { queue, settle, sending } = makeHeldQueue()
    queue.add(['notes.txt', 'deck.pdf'].map(makeFile))
    queue.start()
    expect(describeRows(queue)).toEqual(['notes refused', 'deck sending'])
    await settle('deck', 'finish')
    for (const { id } of queue.read().rows) queue.remove(id)
    expect(describeRows(queue)).toEqual(['deck made'])
    expect([...sending.keys()]).toEqual(['deck'])
  })

  test('takes 50 files and counts the others; a deal that is made leaves room for another file', async () => {
    const { queue, settle } = makeHeldQueue()
    queue.add(Array.from({ length: 53 }, (_, at) => makeFile(`Company ${at}.pdf`)))
    expect(queue.read()).toMatchObject({ leftOut: 3, rows: { length: 50 } })
    queue.start()
    const [first] = queue.read().rows
    await settle(first?.name ?? '', 'finish')
    queue.add(['Alderwick.pdf', 'Bexmoor.pdf'].map(makeFile))
    expect(queue.read()).toMatchObject({ leftOut: 1, rows: { length: 51 } })
  })

  test('a stop ends the uploads and starts no others', async () => {
    const { queue, ended } = makeHeldQueue()
    queue.add(['Alderwick.pdf', 'Bexmoor.pdf', 'Corvane.pdf'].map(makeFile))
    queue.start()
    queue.stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect(ended).toEqual(['Alderwick', 'Bexmoor'])
    expect(describeRows(queue)).toEqual(['Alderwick waiting', 'Bexmoor waiting', 'Corvane waiting'])
  })
})
