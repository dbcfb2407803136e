/** Leckora: a hardware deck with letter-spaced titles, text in two columns and European number style. */
import { addSlide, finishPdf, foot, newPdf } from '../pdfkit-deck.ts'
import type { Sample } from '../sample.ts'
import { companySlides } from './leckora/company.ts'
import { offerSlides } from './leckora/offer.ts'
import { leckoraTheme } from './leckora/theme.ts'

function drawDeck(): Buffer {
  const doc = newPdf({
    title: 'Leckora pitch deck',
    author: 'Leckora GmbH',
    date: new Date('2026-08-24T10:00:00Z'),
  })
  for (const [index, slide] of [...offerSlides, ...companySlides].entries()) {
    addSlide(doc, leckoraTheme.ground)
    slide(doc)
    if (index > 0) foot(doc, leckoraTheme, 'Leckora GmbH · confidential', index + 1)
  }
  return finishPdf(doc)
}

/** A hardware deck: spaced titles of both kinds, columns, letters of intent, pre-orders, patent, euros in two notations. */
export const hardwareColumns: Sample = { name: 'hardware-columns', kind: 'drawn', draw: drawDeck }
