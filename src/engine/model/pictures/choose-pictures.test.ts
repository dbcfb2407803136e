import { describe, expect, it } from 'vitest'
import type { DeckPage, PageRecognition } from '#engine/deck-doc.ts'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { choosePictures } from './choose-pictures.ts'

const sure: PageRecognition = { outcome: 'read', confidence: 0.95 }
const poor: PageRecognition = { outcome: 'read', confidence: 0.6 }
const sentence = 'We let small harbours take bookings for their berths online, day and night'

const read = (spec: PageSpec, recognition: PageRecognition): DeckPage => ({
  ...page({ origin: 'ocr', imageShare: 1, ...spec }),
  recognition,
})
const choose = (pages: readonly DeckPage[]) => choosePictures(understandDeck(deck(pages)))
const cover = page({ title: 'Northwind', blocks: [sentence] })
const traction = { title: 'Traction', blocks: ['120 paying customers', '$40k MRR in May 2026'] }
const product = { title: 'Product', blocks: [sentence, 'The app is used by harbour masters'] }

describe('pages that are shown to a model', () => {
  it('need it: recognised and doubtful text, no text, logos, little text beside pictures', () => {
    expect(
      choose([
        cover,
        read(traction, sure),
        read(product, poor),
        page({ imageShare: 1 }),
        page({ title: 'Our team', blocks: [sentence], logos: ['Globex'] }),
        page({ title: 'Traction', blocks: ['Growing fast'], imageShare: 0.3 }),
      ]),
    ).toEqual([2, 3, 4, 5, 6])
  })

  it('are worth it: no product shots that were read, no text, no photos behind text, no blank or hidden pages', () => {
    const photo: DeckPage = {
      ...page({ ...product, imageShare: 1 }),
      recognition: { outcome: 'nothing', confidence: 0 },
    }
    const hiddenSlide = page({ imageShare: 1, hidden: [{ text: 'Old numbers', cause: 'hidden-slide' }] })
    expect(choose([cover, read(product, sure), page(traction), photo, page({}), hiddenSlide])).toEqual([])
  })

  it('are sixteen at most, the ones that matter most, in page order', () => {
    const unknown = Array.from({ length: 18 }, () => read({ blocks: ['Words without a kind'] }, sure))
    const chosen = choose([...unknown, read(traction, poor)])
    expect(chosen).toHaveLength(16)
    expect(chosen.at(-1)).toBe(19)
    expect(chosen).toEqual([...chosen].sort((a, b) => a - b))
  })
})
