import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeDeckLink } from '#contract/deck-link.ts'
import * as bad from '#samples/bad-inputs.ts'
import { type DriveFile, type DriveStandIn, startDriveStandIn } from '#server/testing/drive-stand-in.ts'
import { makeLinkVisit, nothingGiven } from '#server/testing/link-visit.ts'
import { allLinkSources } from './all-link-sources.ts'

let drive: DriveStandIn
beforeAll(async () => {
  drive = await startDriveStandIn()
})
afterAll(() => drive.stop())
beforeEach(() => {
  drive.files.clear()
  drive.asked.length = 0
})

const id = '1aB-cD_2eFgHiJkLmNoP'
const file = `https://drive.google.com/file/d/${id}/view?usp=sharing`
const pdf = new Uint8Array(bad.textDeckPdf(2))
const plainRefusal = (service: string) =>
  `${service} did not let Firstread in. Open the link, save the deck as PDF, and add it here.`
const isPrivate = 'This file is private. Ask for "Anyone with the link", or upload the PDF.'

/** Opens a link as the job does; a document with its bytes. */
async function open(link: string, state: Partial<DriveFile> | null) {
  if (state !== null) drive.files.set(id, { name: 'Brämbletide №1.pdf', bytes: pdf, ...state })
  const described = describeDeckLink(link)
  if (described.kind !== 'source') throw new Error(`${link} is not a link to a deck.`)
  const opened = await allLinkSources[described.source](described.url, nothingGiven, makeLinkVisit(drive.linkOrigins))
  return opened.kind === 'document' ? { name: opened.name, bytes: new Uint8Array(await buffer(opened.stream)) } : opened
}
const refused = (sentence: string) => ({ kind: 'refused', sentence })

describe('a file of Google Drive', () => {
  it('that is public is downloaded under its own name', async () => {
    expect(await open(file, {})).toEqual({ name: 'Brämbletide №1.pdf', bytes: pdf })
  })

  it('that is large is confirmed once', async () => {
    expect(await open(file, { state: 'large' })).toMatchObject({ bytes: pdf })
    expect(drive.asked.map(({ path }) => path.includes('uuid='))).toEqual([false, true])
  })

  it('with a key is opened with it, and is private without', async () => {
    expect(await open(`${file}&resourcekey=0-aB_c`, { resourceKey: '0-aB_c' })).toMatchObject({ bytes: pdf })
    expect(await open(file, { resourceKey: '0-aB_c' })).toEqual(refused(isPrivate))
  })

  it.each<[DriveFile['state'] | 'missing', string]>([
    ['private', isPrivate],
    ['quota', 'This file was downloaded from Google Drive too often. Try again tomorrow, or upload the PDF.'],
    ['no-download', 'The owner does not let this file be downloaded. Ask for the PDF, and upload it.'],
    ['missing', 'Google Drive has no file at this address. Check the link, or ask for a new one.'],
    ['error', 'Google Drive responded with an error (500). Try again later, or upload the PDF.'],
    ['changed-markup', plainRefusal('Google Drive')],
    ['form-elsewhere', plainRefusal('Google Drive')],
    ['form-again', plainRefusal('Google Drive')],
  ])('%s says what to do', async (state, sentence) => {
    expect(await open(file, state === 'missing' ? null : { state: state as DriveFile['state'] & string })).toEqual(
      refused(sentence),
    )
    expect(drive.asked.length).toBeLessThanOrEqual(2)
  })

  it('that is neither a PDF nor a presentation is refused by its bytes', async () => {
    expect(await open(file, { bytes: new Uint8Array(bad.notAPdf()) })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringMatching(/^This file is neither a PDF nor a PowerPoint presentation/),
    })
  })

  it('that leads in a circle, or never ends, fails', async () => {
    await expect(open(file, { state: 'redirect-loop' })).rejects.toMatchObject({ kind: 'too-many-redirects' })
    await expect(open(file, { state: 'endless' })).rejects.toMatchObject({ kind: 'too-large' })
  })
})

describe.each([
  ['Google Slides', 'presentation'],
  ['Google Docs', 'document'],
])('%s', (service, kind) => {
  const link = `https://docs.google.com/${kind}/d/${id}/edit#slide=id.p`

  it('is exported as PDF', async () => {
    expect(await open(link, {})).toEqual({ name: 'Brämbletide №1.pdf', bytes: pdf })
    expect(
      await open(`https://docs.google.com/${kind}/d/${id}/edit?resourcekey=0-k`, { resourceKey: '0-k' }),
    ).toMatchObject({ bytes: pdf })
  })

  it.each<[DriveFile['state'] | 'missing', string]>([
    ['private', isPrivate],
    ['no-download', 'The owner does not let this file be downloaded. Ask for the PDF, and upload it.'],
    ['missing', `${service} has no file at this address. Check the link, or ask for a new one.`],
    ['changed-markup', plainRefusal(service)],
  ])('%s says what to do', async (state, sentence) => {
    expect(await open(link, state === 'missing' ? null : { state: state as DriveFile['state'] & string })).toEqual(
      refused(sentence),
    )
  })
})
