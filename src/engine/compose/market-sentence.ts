import type { MemoField } from '#contract/memo.ts'
import { getField, groundedText } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { getSourceMark } from './marked-key-facts.ts'
import { getMarks, type SummaryText } from './summary-text.ts'
import { listNotes, writeFigure, writeValue } from './write-figure.ts'

const sizes = [
  ['tam', 'TAM'],
  ['sam', 'SAM'],
  ['som', 'SOM'],
] as const

/** Plans the sentence of the market's sizes by their names, with the growth and the source that the slide gives. */
export function planMarket(text: SummaryText): (to: SummaryText) => string {
  const isLabelled = (key: (typeof sizes)[number][0]) => {
    const field = getField(text.memo, key)
    return field?.edited || (field?.rules ?? []).some((rule) => !rule.endsWith('-slide')) || hasLabel(field, key)
  }
  const named = sizes.filter(
    ([key]) =>
      groundedText(getField(text.memo, key)) !== null && isLabelled(key) && text.cite(key)?.mark !== 'contradicted',
  )
  if (named.length === 0) return () => ''
  const sources = text.keyFacts.facts.Market?.source ?? []
  const noteAt = sources.findIndex(({ quote: words }) =>
    /^(?:source|sources|fuente|quelle|źródło)\s*:/iu.test(words ?? ''),
  )
  const note = sources[noteAt]
  return (to) => {
    const parts = named.flatMap(([key, name]) => {
      const value = to.cite(key)
      return value ? [`${writeValue(value)} (${[name, ...listNotes(value, key)].join(', ')})${getMarks(value)}`] : []
    })
    const growth = to.cite('market_growth')
    const grows = growth ? `, growing ${writeFigure(growth, 'market_growth')}${getMarks(growth)}` : ''
    const source = note?.quote?.replace(/^[^:]{3,8}:\s*/u, '').split(/[;.]\s/u)[0]
    const cites =
      note && source
        ? `, and cites ${escapeMarkdown(source)} ${to.citations.mark(note, getSourceMark(text.keyFacts, 'Market', noteAt))}`
        : ''
    return `The deck puts the market at ${joinList(parts)}${grows}${cites}.`
  }
}

function hasLabel(field: MemoField | undefined, key: string): boolean {
  const quotes = [field?.source.in1, field?.source.in2, ...(field?.evidence ?? []).map((one) => one.quote)]
  const names: Record<string, RegExp> = {
    tam: /\bTAM\b|total addressable/i,
    sam: /\bSAM\b|serviceable (?:addressable|available)/i,
    som: /\bSOM\b|serviceable obtainable|obtainable market/i,
  }
  return quotes.some((quote) => quote && names[key]?.test(quote))
}
