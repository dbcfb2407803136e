import { describe, expect, it } from 'vitest'
import { explainLinkRefusal } from './link-refusal.ts'

describe('explainLinkRefusal', () => {
  it.each([
    'docsend.com/view/abc',
    'https://acme.docsend.com/view/abc',
    'https://drive.google.com/file/d/1',
    'docs.google.com/presentation/d/1',
    'HTTPS://WWW.DOCSEND.COM/view/x',
  ])('names what is meant to work and does not yet: %s', (link) => {
    expect(explainLinkRefusal(link)).toBe(
      'DocSend and Google Drive links are not supported yet. Download the deck as PDF and upload it.',
    )
  })

  it.each([
    ['https://www.notion.so/deck', 'Notion'],
    ['acme.notion.site/deck', 'Notion'],
    ['https://pitch.com/v/deck', 'Pitch'],
    ['https://decks.example/a.pdf', 'decks.example'],
    ['https://notdocsend.com/view/abc', 'notdocsend.com'],
  ])('calls any other host "soon": %s', (link, host) => {
    expect(explainLinkRefusal(link)).toBe(`${host} soon. Export the deck as PDF and upload it.`)
  })

  it.each(['h', 'https://', 'a deck', 'localhost', 'http://127.0.0.1/x'])('waits for a host: %s', (link) => {
    expect(explainLinkRefusal(link)).toBe('Links are not supported yet. Download the deck as PDF and upload it.')
  })

  it('says nothing about an empty link', () => {
    expect(explainLinkRefusal('  ')).toBeNull()
  })
})
