import type { DeckDoc, DeckPage, Line, Word } from '#engine/deck-doc.ts'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { type AnsweredFact, placeOf, unhinted } from './answered-fact.ts'
import type { ReadLine } from './label-places.ts'

const slides: readonly PageSpec[] = [
  { title: 'Quayside', blocks: ['The booking platform for small harbours', 'hello@quayside.example'] },
  { title: 'The Problem', blocks: ['Harbour masters struggle with bookings by phone, which is slow and costly'] },
  { title: 'Our solution', blocks: ['We help harbours sell berths online with a SaaS platform'] },
  { title: 'Market', blocks: ['The total addressable market (TAM) is $4.2B', 'The market grows 9% a year'] },
  { title: 'Competition', blocks: ['Our competitors are Marinex and Dockline'] },
  { title: 'Traction', blocks: ['$40k MRR in May 2026', '120 paying customers', 'Churn is 2% a month'] },
  { title: 'Team', blocks: ['Ana Ruiz\nCEO & Co-founder\nEx-Google product manager'] },
  { title: 'The Ask', blocks: ['We are raising $1M in a seed round', '60% product and 40% sales'] },
]

/** A deck of eight plain slides; `more` adds to the slides by their number from 1. */
export function buildCleanDeck(more: Readonly<Record<number, Partial<PageSpec>>> = {}): DeckDoc {
  const pages = slides.map((slide, index): DeckPage => {
    const extra = more[index + 1] ?? {}
    return page({ ...slide, ...extra, blocks: [...(slide.blocks ?? []), ...(extra.blocks ?? [])] })
  })
  return deck(pages, { createdOn: '2026-05-20' })
}

/** The page of the clean deck that shows its figures. */
const tractionPage = 6

/** The clean deck with its figures, or other pages, on images, which recognition reads well. */
export function buildPictureDeck(images: readonly number[] = [tractionPage]): DeckDoc {
  const clean = buildCleanDeck()
  const readWord = (word: Word): Word => ({ ...word, confidence: 0.95 })
  const readLine = (line: Line): Line => ({ ...line, words: line.words.map(readWord) })
  const pages = clean.pages.map((one): DeckPage => {
    if (!images.includes(one.page)) return one
    const blocks = one.blocks.map((block) => ({ ...block, lines: block.lines.map(readLine) }))
    return { ...one, origin: 'ocr', imageShare: 1, recognition: { outcome: 'read', confidence: 0.95 }, blocks }
  })
  return { ...clean, pages }
}

/** What a careful model writes down of a page's image. */
export const readPage = (page: number): ReadLine[] =>
  [slides[page - 1]?.title ?? '', ...(slides[page - 1]?.blocks ?? [])]
    .flatMap((text) => String(text).split('\n'))
    .map((text) => ({ page, kind: 'text', text }))

/** What it writes down of the image with the figures; `more` are lines that it adds. */
export const readPicture = (...more: string[]): string =>
  JSON.stringify({
    lines: [...readPage(tractionPage), ...more.map((text) => ({ page: tractionPage, kind: 'text', text }))],
  })

const makeFact = (key: string, value: string, pageNumber: number, quote: string, person = ''): AnsweredFact => ({
  ...unhinted,
  key,
  value,
  kind: 'stated',
  person,
  place: placeOf(pageNumber),
  quote,
})

/** What a careful model answers about the clean deck, by the name of the request. */
export const cleanAnswers: ReadonlyMap<string, readonly AnsweredFact[]> = new Map([
  [
    'extract company',
    [
      makeFact('company_name', 'Quayside', 1, 'Quayside'),
      makeFact('one_liner', 'The booking platform for small harbours', 1, 'The booking platform for small harbours'),
      makeFact('contact_email', 'hello@quayside.example', 1, 'hello@quayside.example'),
      makeFact('founder_name', 'Ana Ruiz', 7, 'Ana Ruiz', 'Ana Ruiz'),
      makeFact('founder_role', 'CEO & Co-founder', 7, 'CEO & Co-founder', 'Ana Ruiz'),
      makeFact('trait_big_tech', 'true', 7, 'Ex-Google product manager', 'Ana Ruiz'),
      makeFact('stage', 'Seed', 8, 'We are raising $1M in a seed round'),
      makeFact('amount_raising', '$1M', 8, 'We are raising $1M in a seed round'),
      makeFact('revenue', '$40k MRR', 6, '$40k MRR in May 2026'),
      makeFact('customers', '120', 6, '120 paying customers'),
      makeFact('retention', '2%', 6, 'Churn is 2% a month'),
    ],
  ],
  [
    'extract market',
    [
      makeFact('tam', '$4.2B', 4, 'The total addressable market (TAM) is $4.2B'),
      makeFact('market_growth', '9% a year', 4, 'The market grows 9% a year'),
      makeFact('competitors', 'Marinex', 5, 'Our competitors are Marinex and Dockline'),
      makeFact('competitors', 'Dockline', 5, 'Our competitors are Marinex and Dockline'),
      {
        ...makeFact('client_type', 'B2B', 3, 'We help harbours sell berths online with a SaaS platform'),
        kind: 'inferred',
      },
      {
        ...makeFact('product_type', 'Software', 3, 'We help harbours sell berths online with a SaaS platform'),
        kind: 'inferred',
      },
    ],
  ],
])
