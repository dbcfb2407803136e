import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadPdfium } from '../pdfium.ts'
import { readDeck } from '../read-deck.ts'
import { makePdf, put } from '../test-reading.ts'

const pdfium = await loadPdfium()
const photo = await sharp({ create: { width: 80, height: 45, channels: 3, background: '#8899aa' } })
  .png()
  .toBuffer()
const needs = (draw: (doc: PDFKit.PDFDocument) => void) => readDeck(pdfium, makePdf(draw), { pages: 150 }).needs
const nextPage = (doc: PDFKit.PDFDocument) => doc.addPage({ size: [720, 405], margin: 0 })
const manyWords = (doc: PDFKit.PDFDocument) => {
  for (let n = 0; n < 4; n++) put(doc, `Sales grew each month of the year ${n}`, 40, 40 + 30 * n)
}

describe('a picture has to be recognised', () => {
  it('where the page has no text, and has something else', () => {
    expect(needs((doc) => doc.image(photo, 0, 0, { width: 720 }))).toEqual([{ page: 1, text: 'replace' }])
    expect(needs(() => undefined)).toEqual([])
  })

  it('where pictures take much of a page beside its text', () => {
    const beside = needs((doc) => {
      manyWords(doc)
      nextPage(doc)
      manyWords(doc)
      doc.image(photo, 300, 100, { width: 400, height: 300 })
    })
    expect(beside).toEqual([{ page: 2, text: 'keep' }])
  })

  it('where a page of few words shows letters as outlines', () => {
    const outlined = needs((doc) => {
      put(doc, 'Calder', 40, 40)
      doc.moveTo(100, 100)
      for (let n = 0; n < 500; n++) doc.lineTo(100 + n, 200 + 20 * Math.sin(n))
      doc.fill('#222222')
    })
    expect(outlined).toEqual([{ page: 1, text: 'keep' }])
  })

  it('for its logos where it is the cover, or speaks of competitors', () => {
    const logo = (doc: PDFKit.PDFDocument) => doc.image(photo, 600, 100, { width: 80, height: 40 })
    expect(needs(logo)).toEqual([{ page: 1, text: 'replace' }])
    const both = needs((doc) => {
      put(doc, 'Bread at night', 40, 40)
      logo(doc)
      for (const title of ['How we bake', 'Competitors']) {
        nextPage(doc)
        put(doc, title, 40, 40)
        logo(doc)
      }
    })
    expect(both).toEqual([1, 3].map((page) => ({ page, text: 'leave', logos: true })))
  })

  it('but not for a logo, lines and boxes', () => {
    const plain = needs((doc) => {
      nextPage(doc)
      doc.image(photo, 600, 10, { width: 80, height: 40 })
      doc.rect(20, 20, 300, 200).fill('#eeeeee')
      put(doc, 'Section two', 40, 40)
    })
    expect(plain).toEqual([])
  })

  it('nor on any page of our text decks', async () => {
    const samples = ['saas-seed', 'marketplace-kpis', 'hardware-columns', 'spanish-fintech', 'hidden-contradictions']
    for (const name of samples) {
      const pdf = await readFile(new URL(`../../../../samples/pdf/${name}.pdf`, import.meta.url))
      expect([name, readDeck(pdfium, pdf, { pages: 150 }).needs]).toEqual([name, []])
    }
  })
})
