import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { detectLanguage } from '#engine/text/detect-language.ts'
import { titleHits } from './title-kinds.ts'
import { understandDeck } from './understand-deck.ts'

const footer = { lines: 'Northwind 2026', y: 0.95, size: 8 }
const doc = deck([
  page({ title: 'Northwind', blocks: ['The booking desk for small harbours', footer] }),
  page({ title: 'The Problem', blocks: ['Berths are booked by phone and it is slow and costly', footer] }),
  page({ title: 'Our solution', blocks: ['We help harbours sell berths online', footer] }),
  page({
    title: 'Market size',
    blocks: [
      { lines: '$4B', y: 0.4, size: 50 },
      { lines: 'a year in berths', y: 0.52 },
      { lines: 'Source: Harbour Survey 2025', y: 0.88, size: 9 },
      footer,
    ],
  }),
  page({ title: 'Team', blocks: ['Ana Ruiz\nCEO', footer] }),
  page({ title: 'The Ask', blocks: ['Raising $1M: 40% product, 35% sales, 25% operations', footer] }),
])
const understood = understandDeck(doc)

describe('understandDeck', () => {
  it('titles and classifies the slides', () => {
    expect(understood.slides.map((slide) => slide.title)).toEqual([
      'Northwind',
      'The Problem',
      'Our solution',
      'Market size',
      'Team',
      'The Ask',
    ])
    expect(understood.slides.map((slide) => slide.kinds[0]?.kind)).toEqual([
      'cover',
      'problem',
      'solution',
      'market',
      'team',
      'ask',
    ])
  })

  it('sets running text apart and keeps it as evidence', () => {
    for (const slide of understood.slides) {
      expect(slide.furniture.map((line) => line.text)).toEqual(['Northwind 2026'])
      expect(slide.body.flatMap((block) => block.lines.map((line) => line.text))).not.toContain('Northwind 2026')
      expect(slide.lines.map((line) => line.text)).toContain('Northwind 2026')
    }
  })

  it('finds KPI tiles, source notes and people', () => {
    expect(understood.slides[3]?.kpis[0]?.quote).toBe('$4B a year in berths')
    expect(understood.slides[3]?.sourceNotes[0]?.text).toBe('Source: Harbour Survey 2025')
    expect(understood.slides[4]?.people[0]).toMatchObject({ name: 'Ana Ruiz', role: 'CEO' })
  })

  it('knows the language and the size of running text', () => {
    expect(understood).toMatchObject({ language: 'en', bodySize: 18 })
  })

  it('gives the same slides for the same pages, and takes a deck without pages or text', () => {
    expect(understandDeck(doc)).toEqual(understood)
    expect(understandDeck(deck([]))).toMatchObject({ slides: [], language: 'und' })
    expect(understandDeck(deck([page()])).slides[0]).toMatchObject({ title: '', body: [] })
  })

  it('reads titles relative to a small slide printed on a large sheet', () => {
    const sheet = (title: string) =>
      page({
        width: 595,
        height: 842,
        blocks: [
          { lines: title, y: 0.34, size: 24 },
          { lines: 'Some body text here', y: 0.45 },
          { lines: 'and more of it', y: 0.6 },
        ],
      })
    const slides = understandDeck(deck([sheet('Competition'), sheet('Roadmap'), sheet('Financials')])).slides
    expect(slides.map((slide) => slide.title)).toEqual(['Competition', 'Roadmap', 'Financials'])
  })

  it('lets a slide without a clear title go on with the subject before it', () => {
    const two = understandDeck(
      deck([
        page({ title: 'Cover' }),
        page({ title: 'Traction', blocks: ['We launched two pilots'] }),
        page({
          title: 'Harbour by harbour',
          blocks: ['Pilots completed with 300 customers; users can search in the app'],
        }),
        page({ title: 'Thanks' }),
      ]),
    )
    expect(two.slides[2]?.kinds[0]?.kind).toBe('traction')
  })
})

describe('slides without a title', () => {
  it('go on with the subject before them, two at most', () => {
    const bare = page({ blocks: [{ lines: 'Harbour of Aveiro', y: 0.5 }] })
    const slides = understandDeck(
      deck([page({ title: 'Cover' }), page({ title: 'Competition' }), bare, bare, bare, page({ title: 'Team' })]),
    ).slides
    expect(slides.map((slide) => slide.kinds[0]?.kind)).toEqual([
      'cover',
      'competition',
      'competition',
      'competition',
      undefined,
      'team',
    ])
  })
})

describe('titleHits', () => {
  it.each([
    ['Go-To-Market Strategy – First Cities', 'go-to-market', 'en'],
    ['¿Por qué ahora?', 'why-now', 'es'],
    ['Unsere Lösung', 'solution', 'de'],
    ['Modèle économique', 'business-model', 'fr'],
    ['Nossa equipe', 'team', 'pt'],
    ['OurRoadmap', 'roadmap', 'en'],
    ['2 · Founder', 'team', 'en'],
    ['How Northwind works', 'product', 'en'],
    ['Marktgröße', 'market', 'de'],
  ])('knows %s', (title, kind, language) => {
    expect(titleHits(title, language)[0]?.kind).toBe(kind)
  })

  it('prefers the longer phrase and leaves parts of words alone', () => {
    expect(titleHits('Competitive advantage').map((hit) => hit.kind)).toEqual(['competition'])
    expect(titleHits('Teamwork marketplaces')).toEqual([])
    expect(titleHits('Task Management')).toEqual([])
  })
})

describe('detectLanguage', () => {
  it.each([
    ['We help the teams that sell to schools', 'en'],
    ['Ayudamos a los equipos que venden a las escuelas', 'es'],
    ['Wir helfen den Teams, die an Schulen verkaufen, und das mit der App', 'de'],
    ['Pomagamy małym piekarniom planować dostawy mąki na każdy tydzień i ich koszty', 'pl'],
    ['我们的团队', 'zh'],
    ['私たちのチーム', 'ja'],
    ['تیم ما چگونه', 'fa'],
    ['Наша команда', 'ru'],
    ['4711', 'und'],
  ])('reads %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })
})
