import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { type DropboxFile, type DropboxStandIn, startDropboxStandIn } from '#server/testing/dropbox-stand-in.ts'
import { makeLinkVisit, nothingGiven } from '#server/testing/link-visit.ts'
import { openDropbox } from './dropbox.ts'

let dropbox: DropboxStandIn
beforeAll(async () => {
  dropbox = await startDropboxStandIn()
})
afterAll(() => dropbox.stop())

const pdf = new Uint8Array(bad.textDeckPdf(2))

describe('a file of Dropbox', () => {
  const path = '/scl/fi/abc/Brambletide%20deck.pdf'
  const open = async (file: Partial<DropboxFile> | null, key = 'k1') => {
    dropbox.files.clear()
    if (file !== null) dropbox.files.set(path, { bytes: pdf, ...file })
    const url = `https://www.dropbox.com${path}?rlkey=${key}`
    const opened = await openDropbox(url, nothingGiven, makeLinkVisit(dropbox.linkOrigins))
    return opened.kind === 'document'
      ? { name: opened.name, bytes: new Uint8Array(await buffer(opened.stream)) }
      : opened
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
