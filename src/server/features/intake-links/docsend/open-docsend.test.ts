import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import * as bad from '#samples/bad-inputs.ts'
import { type Cookies, createCookies } from '#server/platform/net/cookies.ts'
import type { DocSendDeck } from '#server/testing/docsend-stand-in/docsend-deck.ts'
import { type DocSendStandIn, startDocSendStandIn } from '#server/testing/docsend-stand-in/start-docsend-stand-in.ts'
import type { GivenToLink, LinkVisit, OpenedLink } from '../link-source.ts'
import { openDocSend } from './open-docsend.ts'

let docSend: DocSendStandIn
let pages: Buffer[]
const reader = createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 })
beforeAll(async () => {
  docSend = await startDocSendStandIn()
  pages = await Promise.all(['#204060', '#f0f0e0', '#803020'].map((color) => makeImage(960, 540, color)))
})
afterAll(async () => {
  await docSend.stop()
  await reader.close()
})

let cookies: Cookies
let waits: number[]
let notes: string[]
beforeEach(() => {
  cookies = createCookies()
  waits = []
  notes = []
  docSend.decks.clear()
  docSend.asked.length = 0
})

/** A page image as DocSend has them: with transparency. */
const makeImage = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

const nothing: GivenToLink = { email: null, passcode: null, code: null, acceptedNda: null, choice: null }
const agreement = ['You keep the contents confidential.', 'You return all copies.']
const plainRefusal = 'DocSend did not let Firstread in. Open the link, save the deck as PDF, and add it here.'

function addDeck(deck: Partial<DocSendDeck>, id = 'abc123'): void {
  docSend.decks.set(id, { title: 'Gravelow Seed', pages, ...deck })
}

/** Opens a link as a job does; the cookies stay from one call to the next. */
function open(given: Partial<GivenToLink> = {}, options: { path?: string; visit?: Partial<LinkVisit> } = {}) {
  return openDocSend(
    `https://docsend.com${options.path ?? '/view/abc123'}`,
    { ...nothing, ...given },
    {
      network: { linkOrigins: docSend.linkOrigins },
      cookies,
      maxBytes: 20_000_000,
      signal: new AbortController().signal,
      wait: async (ms) => void waits.push(ms),
      note: (stage, done, total) => void notes.push(`${stage} ${done} of ${total}`),
      ...options.visit,
    },
  )
}

async function readDocument(opened: OpenedLink) {
  if (opened.kind !== 'document') throw new Error(`No document came: ${opened.sentence}`)
  const bytes = await buffer(opened.stream)
  return { name: opened.name, bytes, pageCount: (await reader.inspect(bytes)).pageCount }
}

const sentForms = () => docSend.asked.filter(({ method }) => method === 'POST').map(({ fields }) => fields)

describe('a deck that is open', () => {
  it('comes as a PDF of its page images, one page a second', async () => {
    addDeck({})
    const { name, bytes, pageCount } = await readDocument(await open())
    expect({ name, pageCount, waits }).toEqual({ name: 'Gravelow Seed.pdf', pageCount: 3, waits: [1_000, 1_000] })
    expect(notes).toEqual(['Fetching page 1 of 3', 'Fetching page 2 of 3', 'Fetching page 3 of 3'])
    const doc = await reader.read(bytes)
    expect(doc.pages.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([480, 270]))
    expect(doc.metadata).toMatchObject({ title: 'Gravelow Seed', createdOn: null })
    const again = await readDocument(await open())
    expect(again.bytes.equals(bytes)).toBe(true)
  })

  it('comes as the file itself where the sender allows it, without a request for a page', async () => {
    const file = bad.textDeckPdf(4)
    addDeck({ file: { bytes: file, name: 'gravelow.pdf' } })
    const document = await readDocument(await open())
    expect(document.bytes.equals(file)).toBe(true)
    expect(docSend.asked.map(({ path }) => path)).toEqual(['/view/abc123', '/view/abc123/download', '/images/abc123/0'])
    addDeck({ file: { bytes: bad.smallPptx(), name: 'gravelow.pptx' } })
    expect(await open()).toMatchObject({ kind: 'document', name: 'Gravelow Seed.pptx' })
  })

  it.each([
    ['a text document', 'notes.docx', () => bad.wordDocument()],
    ['a web page', 'deck.pdf', () => Buffer.from('<html>Sign in</html>')],
  ])('comes as page images where the file is %s', async (_, name, build) => {
    addDeck({ file: { bytes: build(), name } })
    expect((await readDocument(await open())).pageCount).toBe(3)
  })

  it.each(['/v/gravelow/abc123', '/s/abc123', '/view/abc123'])('is found at %s', async (path) => {
    addDeck({})
    expect((await readDocument(await open({}, { path }))).pageCount).toBe(3)
  })
})

describe('a gate', () => {
  it('asks for an email address, which the sender sees, and for another where it is refused', async () => {
    addDeck({ asksEmail: true })
    const asks = { kind: 'needs', need: { kind: 'email' } }
    expect(await open()).toMatchObject({
      ...asks,
      sentence: 'DocSend asks who opens this deck. Enter an email address; the sender will see it.',
    })
    expect(sentForms()).toEqual([])
    expect(await open({ email: 'ana@nowhere' })).toMatchObject({
      ...asks,
      sentence: 'DocSend did not accept ana@nowhere. Enter another address, such as the one that the link was sent to.',
    })
    expect((await readDocument(await open({ email: 'ana@fund.example' }))).pageCount).toBe(3)
    expect(sentForms().at(-1)).toMatchObject({ _method: 'patch', 'link_auth_form[email]': 'ana@fund.example' })
  })

  it('asks for a passcode, and says when it was wrong', async () => {
    addDeck({ passcode: 'harbour' })
    expect(await open()).toMatchObject({ kind: 'needs', need: { kind: 'passcode' } })
    expect(await open({ passcode: 'harbor' })).toMatchObject({
      kind: 'needs',
      need: { kind: 'passcode' },
      sentence: 'This passcode is not right. Check it with the sender, and enter it again.',
    })
    expect((await readDocument(await open({ passcode: 'harbour' }))).pageCount).toBe(3)
  })

  it('asks for the code that was mailed, which belongs to the session of the visitor', async () => {
    addDeck({ asksEmail: true, sendsCode: true })
    const given = { email: 'ana@fund.example' }
    expect(await open(given)).toMatchObject({
      kind: 'needs',
      need: { kind: 'code' },
      sentence: 'DocSend has sent a code to ana@fund.example. Enter it here.',
    })
    const code = docSend.codes.get(given.email) ?? ''
    expect(await open({ ...given, code: '000000' })).toMatchObject({
      need: { kind: 'code' },
      sentence: 'This code is not right, or is too old. Enter the newest that DocSend sent to ana@fund.example.',
    })
    const kept = cookies
    cookies = createCookies()
    expect(await open({ ...given, code })).toMatchObject({ need: { kind: 'code' } })
    cookies = kept
    expect((await readDocument(await open({ ...given, code }))).pageCount).toBe(3)
  })

  it('shows an agreement in full, and accepts that very text only', async () => {
    addDeck({ agreement })
    const text = ['You keep the contents confidential.', 'You return all copies.'].join('\n\n')
    expect(await open()).toMatchObject({ kind: 'needs', need: { kind: 'nda', text } })
    expect(await open({ acceptedNda: 'You keep it.' })).toMatchObject({
      kind: 'needs',
      need: { kind: 'nda', text },
      sentence: 'The agreement has changed since it was accepted. Read it again, and accept it to go on.',
    })
    expect(sentForms()).toEqual([])
    expect((await readDocument(await open({ acceptedNda: text }))).pageCount).toBe(3)
  })

  it('of all kinds is passed one by one', async () => {
    addDeck({ asksEmail: true, passcode: 'harbour', sendsCode: true, agreement })
    const given: Partial<GivenToLink> = {}
    const asked: string[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const opened = await open(given)
      if (opened.kind !== 'needs') throw new Error('Nothing is asked for.')
      asked.push(opened.need.kind)
      if (opened.need.kind === 'email') given.email = 'ana@fund.example'
      // A passcode and a code are used once; the session remembers that they were right.
      given.passcode = opened.need.kind === 'passcode' ? 'harbour' : null
      given.code = opened.need.kind === 'code' ? (docSend.codes.get('ana@fund.example') ?? '') : null
      given.acceptedNda = opened.need.text ?? null
    }
    expect(asked).toEqual(['email', 'passcode', 'code', 'nda'])
    expect((await readDocument(await open(given))).pageCount).toBe(3)
  })

  it('that is answered with JSON is passed too', async () => {
    addDeck({ asksEmail: true, passcode: 'harbour', fault: 'answers-in-json' })
    const given = { email: 'ana@fund.example', passcode: 'harbour' }
    expect((await readDocument(await open(given))).pageCount).toBe(3)
  })

  it('that lets only some visitors in says so, and takes another address', async () => {
    addDeck({ asksEmail: true, allowed: ['bo@fund.example'] })
    expect(await open({ email: 'ana@fund.example' })).toMatchObject({
      kind: 'needs',
      need: { kind: 'email' },
      sentence:
        'The sender has not allowed ana@fund.example to open this deck. Enter an address that is allowed, or ask the sender.',
    })
    expect((await readDocument(await open({ email: 'bo@fund.example' }))).pageCount).toBe(3)
  })
})

describe('a room', () => {
  beforeEach(() => {
    addDeck({ title: 'Old deck' }, 'old')
    addDeck({ title: 'Seed deck', file: { bytes: bad.textDeckPdf(5), name: 'seed.pdf' } }, 'seed')
    addDeck({ title: 'Room', room: ['old', 'seed'], passcode: 'harbour' }, 'room')
  })
  const path = '/s/room'

  it('is passed like a deck, and shows what is in it', async () => {
    expect(await open({}, { path })).toMatchObject({ kind: 'needs', need: { kind: 'passcode' } })
    const choices = [
      { id: '/view/s/room/d/old', name: 'Old deck' },
      { id: '/view/s/room/d/seed', name: 'Seed deck' },
    ]
    expect(await open({ passcode: 'harbour' }, { path })).toMatchObject({
      kind: 'needs',
      need: { kind: 'choice', choices },
      sentence: 'This link leads to a room of 2 documents. Choose the deck.',
    })
    expect((await readDocument(await open({ choice: '/view/s/room/d/seed' }, { path }))).pageCount).toBe(5)
  })

  it('opens nothing that it does not list', async () => {
    addDeck({}, 'secret')
    for (const choice of ['/view/secret', 'https://elsewhere.example/deck', '']) {
      expect(await open({ passcode: 'harbour', choice }, { path })).toMatchObject({
        kind: 'needs',
        need: { kind: 'choice' },
        sentence: 'The document that was chosen is not in the room any more. Choose the deck.',
      })
    }
    expect(docSend.asked.some(({ path: asked }) => asked.includes('secret'))).toBe(false)
  })

  it('of one deck is that deck; of none it is told', async () => {
    addDeck({ room: ['old'] }, 'one')
    expect((await readDocument(await open({}, { path: '/s/one' }))).pageCount).toBe(3)
    addDeck({ room: [] }, 'none')
    expect(await open({}, { path: '/s/none' })).toMatchObject({
      kind: 'refused',
      sentence: 'This DocSend room shows no document. Open it, save the deck as PDF, and add it here.',
    })
  })
})

describe('what cannot be opened is told with what to do', () => {
  it.each([
    ['forbidden', plainRefusal],
    ['changed-markup', plainRefusal],
    ['signature', plainRefusal],
    ['down', 'DocSend responded with an error. Try again later, or save the deck as PDF and add it here.'],
    ['busy', 'DocSend asks to wait before more pages are opened. Try again in an hour.'],
    ['restricted', 'The sender allows only certain visitors. Ask the sender to let you in, or for the deck as PDF.'],
    ['removed', 'This DocSend link does not work any more. Ask the sender for a new one, or for the deck as PDF.'],
    ['expired', 'This DocSend link does not work any more. Ask the sender for a new one, or for the deck as PDF.'],
    ['video', 'This DocSend link shows a video, not a deck. Ask the sender for the deck as PDF.'],
  ] as const)('%s', async (fault, sentence) => {
    addDeck({ fault, ...(fault === 'signature' && { agreement }) })
    expect(await open({ email: 'ana@fund.example' })).toEqual({ kind: 'refused', sentence })
  })

  it.each(['page-missing', 'image-is-html', 'changed-json'] as const)(
    'a page that cannot be had: %s',
    async (fault) => {
      addDeck({ fault })
      const page = fault === 'changed-json' ? 1 : 2
      expect(await open()).toEqual({
        kind: 'refused',
        sentence: `DocSend did not send page ${page} of 3. Try again, or open the link, save the deck as PDF, and add it here.`,
      })
    },
  )

  it('a page that never comes', async () => {
    addDeck({ fault: 'page-never-comes' })
    const network = { linkOrigins: docSend.linkOrigins, patience: { headersMs: 300 } }
    const sentence =
      'DocSend did not send page 2 of 3. Try again, or open the link, save the deck as PDF, and add it here.'
    expect(await open({}, { visit: { network } })).toEqual({ kind: 'refused', sentence })
  })

  it('a page that fails once is asked for once more', async () => {
    addDeck({ fault: 'page-fails-once' })
    expect((await readDocument(await open())).pageCount).toBe(3)
    expect(waits).toHaveLength(3)
  })

  it('an image of more pixels than a page has; large ones are made smaller', async () => {
    const [first, second] = pages
    if (!first || !second) throw new Error('The test has too few pages.')
    addDeck({ pages: [first, await makeImage(6_000, 4_000, '#204060')] })
    const { bytes } = await readDocument(await open())
    expect((await reader.read(bytes)).pages[1]).toMatchObject({ width: 2000, height: 1333.5 })
    addDeck({ pages: [first, await makeImage(12_000, 9_000, '#204060'), second] })
    expect(await open()).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/did not send page 2 of 3/) })
  })

  it('more pages or bytes than are taken', async () => {
    addDeck({ pages: Array(151).fill(pages[0]) })
    expect(await open()).toMatchObject({
      kind: 'refused',
      sentence: 'The deck has 151 pages; at most 150 are read. Add the part that matters as PDF.',
    })
    expect(docSend.asked.some(({ path }) => path.includes('page_data'))).toBe(false)
    addDeck({})
    expect(await open({}, { visit: { maxBytes: 2_000 } })).toMatchObject({
      kind: 'refused',
      sentence: 'The pages of this deck are larger than Firstread takes. Add the deck as a smaller PDF.',
    })
    addDeck({ file: { bytes: bad.textDeckPdf(4), name: 'gravelow.pdf' } })
    await expect(open({}, { visit: { maxBytes: 1_000 } })).rejects.toMatchObject({ kind: 'too-large' })
  })

  it('a form that leads to another site is not sent', async () => {
    addDeck({ asksEmail: true, passcode: 'harbour', fault: 'form-elsewhere' })
    const given = { email: 'ana@fund.example', passcode: 'harbour' }
    expect(await open(given)).toEqual({ kind: 'refused', sentence: plainRefusal })
    expect(sentForms()).toEqual([])
  })

  it('a room whose decks are on another site is not followed', async () => {
    addDeck({ title: 'Elsewhere' })
    addDeck({ room: ['abc123'], fault: 'room-elsewhere' }, 'room')
    expect(await open({}, { path: '/s/room' })).toEqual({ kind: 'refused', sentence: plainRefusal })
  })

  it('nothing more is asked for once the deal is deleted', async () => {
    addDeck({})
    const stop = new AbortController()
    const wait = async () => stop.abort(new Error('The deal is gone.'))
    await expect(open({}, { visit: { signal: stop.signal, wait } })).rejects.toMatchObject({ kind: 'stopped' })
    expect(docSend.asked.some(({ path }) => path.endsWith('/page_data/2'))).toBe(false)
  })
})
