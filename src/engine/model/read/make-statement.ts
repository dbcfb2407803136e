import type { Statement } from '#engine/extract/figures/statement.ts'
import type { Fact } from '#engine/facts.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'

/** Returns a text of a fact's page as the figures' extractor reads one: its figures and periods, and the slide around it. */
export function makeStatement({ evidence }: Pick<Fact, 'evidence'>, deck: UnderstoodDeck, text: string): Statement {
  const { figures, periods } = readFigures(text)
  const first = evidence[0]
  const slide: Slide | null = deck.slides.find((one) => one.page === first?.page) ?? null
  return {
    shape: 'prose',
    language: deck.language,
    document: first?.document ?? 'deck',
    page: first?.page ?? null,
    slide,
    text,
    label: '',
    header: '',
    evidence,
    figures,
    labelFigures: [],
    periods,
    heading: slide?.title ?? '',
    isTitle: false,
    lines: [],
  }
}
