import { describe, expect, it } from 'vitest'
import { describeDeckLink } from './deck-link.ts'

const id = '1aB-cD_2eFgHiJkLmNoP'
const source = (link: string) => {
  const described = describeDeckLink(link)
  return described.kind === 'source' ? [described.source, described.url] : described
}
const refusal = (link: string) => {
  const described = describeDeckLink(link)
  return described.kind === 'refused' ? described.sentence : described
}

describe('describeDeckLink', () => {
  it.each([
    `https://drive.google.com/file/d/${id}/view?usp=sharing`,
    `drive.google.com/file/d/${id}`,
    `HTTP://Drive.Google.com/file/u/1/d/${id}/preview`,
    `https://drive.google.com/a/fund.example/file/d/${id}/edit`,
    `https://drive.google.com/open?id=${id}`,
    `https://drive.google.com/uc?export=download&id=${id}`,
    `https://docs.google.com/uc?id=${id}&export=download`,
    `https://docs.google.com/file/d/${id}/edit`,
    `https://drive.usercontent.google.com/download?id=${id}&export=download`,
  ])('takes a file of Google Drive: %s', (link) => {
    expect(source(link)).toEqual(['drive', `https://drive.google.com/file/d/${id}/view`])
  })

  it('keeps the key of an older file', () => {
    const link = `https://drive.google.com/file/d/${id}/view?usp=drive_link&resourcekey=0-aB_c`
    expect(source(link)).toEqual(['drive', `https://drive.google.com/file/d/${id}/view?resourcekey=0-aB_c`])
  })

  it.each([
    [`https://docs.google.com/presentation/d/${id}/edit#slide=id.p1`, 'slides', 'presentation'],
    [`https://docs.google.com/presentation/u/0/d/${id}/preview`, 'slides', 'presentation'],
    [`docs.google.com/a/fund.example/presentation/d/${id}`, 'slides', 'presentation'],
    [`https://docs.google.com/document/d/${id}/edit?usp=sharing`, 'docs', 'document'],
  ])('takes slides and documents: %s', (link, name, kind) => {
    expect(source(link)).toEqual([name, `https://docs.google.com/${kind}/d/${id}/edit`])
  })

  it.each([
    ['docsend.com/view/abc123', 'https://docsend.com/view/abc123'],
    ['HTTPS://WWW.DOCSEND.COM/view/x?utm=1', 'https://www.docsend.com/view/x'],
    ['https://acme.docsend.com/view/abc/', 'https://acme.docsend.com/view/abc'],
    ['https://docsend.com/v/abc/deck', 'https://docsend.com/v/abc/deck'],
    ['https://docsend.com/view/s/room', 'https://docsend.com/view/s/room'],
  ])('takes DocSend: %s', (link, url) => {
    expect(source(link)).toEqual(['docsend', url])
  })

  it.each([
    ['https://www.dropbox.com/s/abc/deck.pdf?dl=0', 'https://www.dropbox.com/s/abc/deck.pdf'],
    [
      'https://dropbox.com/scl/fi/abc/deck.pdf?rlkey=k1&st=x&dl=0',
      'https://www.dropbox.com/scl/fi/abc/deck.pdf?rlkey=k1',
    ],
  ])('takes a file of Dropbox: %s', (link, url) => {
    expect(source(link)).toEqual(['dropbox', url])
  })

  it.each([
    ['https://decks.example/a.pdf#page=2', 'https://decks.example/a.pdf'],
    ['notdocsend.com/view/abc', 'https://notdocsend.com/view/abc'],
    ['https://decks.example/a?token=1', 'https://decks.example/a?token=1'],
  ])('takes any other address as the file itself: %s', (link, url) => {
    expect(source(link)).toEqual(['direct', url])
  })

  it('says before the first request that the sender of a DocSend link will know', () => {
    expect(describeDeckLink('docsend.com/view/abc')).toMatchObject({
      hint: 'DocSend: the sender will see who opened it',
    })
  })

  it.each([
    ['https://www.notion.so/deck', 'Notion'],
    ['acme.notion.site/deck', 'Notion'],
    ['https://pitch.com/v/deck', 'Pitch'],
    ['https://www.canva.com/design/x/view', 'Canva'],
    ['https://www.papermark.com/view/x', 'Papermark'],
  ])('calls a service that shows web pages "soon": %s', (link, name) => {
    expect(refusal(link)).toBe(`${name} soon. Export the deck as PDF and upload it.`)
  })

  it.each([
    [`https://drive.google.com/drive/folders/${id}`, /^This is a folder of Google Drive\. Open the deck in it/],
    [`https://drive.google.com/drive/u/0/folders/${id}`, /^This is a folder of Google Drive\./],
    ['https://drive.google.com/', /^This Google Drive address names no file\./],
    [`https://docs.google.com/presentation/d/e/2PACX-${id}/pub`, /^This page was published to the web/],
    [`https://docs.google.com/spreadsheets/d/${id}/edit`, /^This is not a deck but another kind of Google file\./],
    ['https://docs.google.com/presentation/', /^This Google address names no file\./],
    ['https://docsend.com/', /^This DocSend address names no deck\./],
    ['https://www.dropbox.com/scl/fo/abc/x?rlkey=k', /^This is a folder of Dropbox\./],
    ['https://www.dropbox.com/home', /^This Dropbox address names no shared file\./],
    ['http://decks.example/a.pdf', /^This address is not encrypted\. Use one that starts with https:\/\//],
    ['https://user:secret@decks.example/a.pdf', /^Use an address without a port, user or password/],
    ['https://decks.example:8443/a.pdf', /^Use an address without a port, user or password/],
  ])('names what is in the way: %s', (link, sentence) => {
    expect(refusal(link)).toMatch(sentence)
    expect(refusal(link)).toMatch(/or upload the deck as PDF\.$/)
  })

  it.each(['h', 'https://', 'a deck', 'localhost', 'http://127.0.0.1/x', 'https://[::1]/x', 'ftp://a.example/x.pdf'])(
    'waits for a web address: %s',
    (link) => {
      expect(refusal(link)).toBe('This is not a web address. Paste the link to the deck, or upload the deck as PDF.')
    },
  )

  it('says nothing about an empty link', () => {
    expect(describeDeckLink('  ')).toEqual({ kind: 'empty' })
  })
})
