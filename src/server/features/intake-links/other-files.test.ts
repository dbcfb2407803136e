import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { type DropboxFile, type DropboxStandIn, startDropboxStandIn } from '#server/testing/dropbox-stand-in.ts'
import { makeLinkVisit, nothingGiven } from '#server/testing/link-visit.ts'
import { type OddPage, type OddWeb, startOddWeb } from '#server/testing/odd-web.ts'
import { openDirect } from './direct.ts'
import { openDropbox } from './dropbox.ts'
import type { OpenedLink } from './link-source.ts'

let dropbox: DropboxStandIn
let web: OddWeb
beforeAll(async () => {
  dropbox = await startDropboxStandIn()
  web = await startOddWeb()
})
afterAll(() => Promise.all([dropbox.stop(), web.close()]))

const pdf = new Uint8Array(bad.textDeckPdf(2))
const readDocument = async (opened: OpenedLink) =>
  opened.kind === 'document' ? { name: opened.name, bytes: new Uint8Array(await buffer(opened.stream)) } : opened

describe('a file of Dropbox', () => {
  const path = '/scl/fi/abc/Brambletide%20deck.pdf'
  const open = async (file: Partial<DropboxFile> | null, key = 'k1') => {
    dropbox.files.clear()
    if (file !== null) dropbox.files.set(path, { bytes: pdf, ...file })
    const url = `https://www.dropbox.com${path}?rlkey=${key}`
    return readDocument(await openDropbox(url, nothingGiven, makeLinkVisit(dropbox.linkOrigins)))
  }

  it('is downloaded with the key of its link', async () => {
    expect(await open({ rlkey: 'k1' })).toEqual({ name: 'Brambletide deck.pdf', bytes: pdf })
  })

  const protectedLink = 'This Dropbox link asks for a password. Download the deck there, and upload it.'
  const removed = 'Dropbox has no file at this address: it was removed, or the link was. Ask for a new link.'
  it.each<[string, Partial<DropboxFile> | null, string]>([
    ['under a password', { state: 'password' }, protectedLink],
    ['under a password, asked for at its own address', { state: 'password-page' }, protectedLink],
    ['removed', { state: 'removed' }, removed],
    ['deleted', { state: 'deleted-page' }, removed],
    ['missing', null, removed],
    [
      'with another key',
      { rlkey: 'k2' },
      'This Dropbox file is private. Ask for a link that anyone can open, or upload the PDF.',
    ],
    [
      'opened too often',
      { state: 'too-busy' },
      'Dropbox limits how often this file is opened. Try again later, or upload the PDF.',
    ],
    [
      'shown by new markup',
      { state: 'changed-markup' },
      'Dropbox did not let Firstread in. Open the link, save the deck as PDF, and add it here.',
    ],
  ])('%s says what to do', async (_what, file, sentence) => {
    expect(await open(file)).toEqual({ kind: 'refused', sentence })
  })
})

describe('an address of a file', () => {
  const open = async (page: OddPage | null, path = '/decks/Brambletide.pdf') => {
    delete web.pages[path]
    if (page !== null) web.pages[path] = page
    const origins = new Map([['https://decks.example', web.origin]])
    return readDocument(await openDirect(`https://decks.example${path}`, nothingGiven, makeLinkVisit(origins)))
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
