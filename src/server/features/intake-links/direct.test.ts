import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { makeLinkVisit, nothingGiven } from '#server/testing/link-visit.ts'
import { type OddPage, type OddWeb, startOddWeb } from '#server/testing/odd-web.ts'
import { openDirect } from './direct.ts'

let web: OddWeb
beforeAll(async () => {
  web = await startOddWeb()
})
afterAll(() => web.close())

const pdf = new Uint8Array(bad.textDeckPdf(2))

describe('an address of a file', () => {
  const open = async (page: OddPage | null, path = '/decks/Brambletide.pdf') => {
    delete web.pages[path]
    if (page !== null) web.pages[path] = page
    const origins = new Map([['https://decks.example', web.origin]])
    const opened = await openDirect(`https://decks.example${path}`, nothingGiven, makeLinkVisit(origins))
    return opened.kind === 'document'
      ? { name: opened.name, bytes: new Uint8Array(await buffer(opened.stream)) }
      : opened
  }

  it('gives a PDF whatever its type is said to be, under the name of its path', async () => {
    const send: OddPage = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(pdf)
    expect(await open(send)).toEqual({ name: 'Brambletide.pdf', bytes: pdf })
  })

  it('gives a presentation, packed or not', async () => {
    const pptx = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(3_000, 7)])
    const send: OddPage = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(pptx))
    expect(await open(send)).toEqual({ name: 'Brambletide.pdf', bytes: new Uint8Array(pptx) })
  })

  const webPage =
    'This address shows a web page, not a deck. Use the address of the file itself, or upload the deck as PDF.'
  it.each<[string, OddPage | null, string]>([
    ['a web page', (response) => response.end('<!doctype html><title>A deck</title>'), webPage],
    [
      'a web page that speaks of PDF, said to be a file',
      (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('\ufeff\n<html>%PDF-1.7</html>'),
      webPage,
    ],
    [
      'a web page without a tag in front',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('Please wait'),
      webPage,
    ],
    ['nothing', null, 'decks.example has no file at this address. Check the link, or ask for a new one.'],
    [
      'an error',
      (response) => response.writeHead(503).end(),
      'decks.example responded with an error (503). Try again later, or upload the PDF.',
    ],
    [
      'a refusal',
      (response) => response.writeHead(403).end('<html>Are you human?</html>'),
      'decks.example did not let Firstread in. Open the link, save the deck as PDF, and add it here.',
    ],
    [
      'JSON',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"url":null}'),
      'This file is neither a PDF nor a PowerPoint presentation (.pptx). Export the deck as PDF and upload it again.',
    ],
  ])('with %s says what to do', async (_what, page, sentence) => {
    expect(await open(page)).toEqual({ kind: 'refused', sentence })
  })

  it('that breaks off in the middle fails', async () => {
    const cut: OddPage = (response) => {
      response.writeHead(200, { 'content-length': pdf.length })
      response.write(pdf.subarray(0, 1_500), () => response.destroy())
    }
    await expect(open(cut)).rejects.toMatchObject({ kind: 'broken' })
  })
})
