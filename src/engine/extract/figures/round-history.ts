import type { Block } from '#engine/deck-doc.ts'
import type { Fact } from '#engine/facts.ts'
import { bottomEdge, rightEdge } from '#engine/geometry.ts'
import { rounds } from '#engine/lexicons/round-names.ts'
import type { Slide } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'

const mostStackLines = 12
const presentRoundWords = /^(?:now|today|current(?:ly)?|raising|open)\b/i

/**
 * A funding history set as columns or rows: each block holds a round's name, a date and an amount in lines of their own.
 * A past date makes it previous funding, 'now' the present round.
 */
export function readRoundHistory(slide: Slide): Fact[] {
  const rows = slide.tables.flatMap((table) => table.rows.map((row) => row.map((cell) => cell.text).filter(Boolean)))
  return [...stackColumns(slide), ...rows].flatMap((lines) => {
    const round = lines.slice(0, 2).find((text) => text.length < 30 && rounds.some((one) => one.pattern.test(text)))
    if (!round) return []
    const near = lines.slice(0, 6)
    const read = near.map((text) => ({ text, ...readFigures(text) }))
    const amount = read.find((one) => one.figures[0]?.kind === 'money' && one.text.length < 24)
    const figure = amount?.figures[0]
    if (!amount || !figure) return []
    const now = near.some((text) => presentRoundWords.test(text.trim()))
    const dated = read.find((one) => one.periods.length > 0 && one.text.length < 24)
    if (!now && !dated) return []
    return [makeRoundFact(slide, figure.text, figure, now ? null : (dated?.text ?? ''), near)]
  })
}

/** The lines of each block; lines of neighbouring blocks in one column count as one stack. */
function stackColumns(slide: Slide): string[][] {
  const texts = (block: Block) => block.lines.map((line) => line.text)
  const stacks: Array<{ x: number; right: number; bottom: number; lines: string[] }> = []
  for (const block of slide.body) {
    const right = rightEdge(block.box)
    const above = stacks.find(
      (one) =>
        block.box.y >= one.bottom - 0.02 &&
        block.box.y - one.bottom < 0.08 &&
        Math.min(right, one.right) - Math.max(block.box.x, one.x) > 0,
    )
    if (above) {
      above.lines.push(...texts(block))
      above.bottom = bottomEdge(block.box)
    } else stacks.push({ x: block.box.x, right, bottom: bottomEdge(block.box), lines: texts(block) })
  }
  return stacks.map((one) => one.lines.slice(0, mostStackLines))
}

function makeRoundFact(
  slide: Slide,
  value: string,
  figure: { amount: number; unit: string },
  date: string | null,
  lines: readonly string[],
): Fact {
  const previous = date !== null
  const last = lines.findIndex((text) => text.includes(value))
  return {
    key: previous ? 'previous_funding' : 'amount_raising',
    value,
    evidence: [{ document: 'deck', page: slide.page, quote: lines.slice(0, last + 1).join(' ') }],
    kind: 'stated',
    rule: previous ? 'raise/history-past' : 'raise/history-now',
    score: previous ? 0.84 : 0.82,
    scope: {
      metric: previous ? 'previous_funding' : 'amount_raising',
      period: date,
      nature: 'actual',
      amount: figure.amount,
      unit: figure.unit,
    },
  }
}
