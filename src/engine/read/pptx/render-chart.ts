import { type ChartData, readChart } from './chart-data.ts'
import { black, neutral } from './colours.ts'
import { measureText } from './letter-widths.ts'
import { readOutlines } from './outlines.ts'
import { makeMatrix, type Place } from './places.ts'
import { type Rendering, renderText } from './render-text.ts'
import type { Layer } from './slide-layers.ts'
import type { Paragraph, RunStyle, TextBody } from './text-body.ts'

const line = { r: 0.8, g: 0.81, b: 0.83, alpha: 1 }
const ground = { r: 1, g: 1, b: 1, alpha: 1 }
const largest = 14
const smallest = 3
/** Longer names of categories are broken rather than made smaller than this. */
const narrowest = 7
const inset = 4
/** Ems that stay free after a column, so that its text is not read on into the next one. */
const columnGap = 1.5
/** Height of a row in ems: where there is room, and at least. */
const roomyRow = 2.4
const tightRow = 1.5
/** How much of the width the names of the categories get, and the values beside bars. */
const namesShare = 0.36
const valueShare = 0.14
const barHeight = 0.6
/** How much wider bold text runs. */
const boldness = 1.08

/**
 * Renders a chart as the table of its values, with bars where they are of one series: readers cite values, not drawings. It has
 * no axis values, since the file keeps none.
 */
export function renderChart(rendering: Rendering, part: string, place: Place, layer: Layer): void {
  const root = rendering.parts.xml(part)
  const chart = root === null ? null : readChart(root)
  const stroke = { colour: line, width: 0.5 }
  const fill = { kind: 'colour', colour: ground } as const
  rendering.canvas.paint(readOutlines(null, place.width, place.height), makeMatrix(place), place, { fill, stroke })
  if (chart === null) {
    rendering.lost.push('chart')
    return
  }
  const hasBars = chart.series.length === 1 && chart.rows.every(({ amount }) => amount >= 0)
  const most = Math.max(...chart.rows.map(({ amount }) => amount))
  const lines = buildTable(chart)
  const tall = Math.max(smallest, place.height / (lines.length * tightRow))
  const widest = Math.max(...chart.rows.map(({ name }) => measureText(name))) + columnGap
  const wide = Math.max(narrowest, (namesShare * place.width - 2 * inset) / Math.max(1, widest))
  const size = Math.min(largest, tall, wide, Math.max(smallest, measureValueSize(chart, hasBars, place.width)))
  const high = Math.min(size * roomyRow, place.height / lines.length)
  for (const [n, { cells, bold, amount }] of lines.entries()) {
    const row = { ...place, y: place.y + n * high, height: high }
    const style: RunStyle = { size, bold, colour: black, face: '', spacing: 0, raise: 0 }
    for (const { text, from, to } of layOutCells(cells, hasBars)) {
      if (text === '') continue
      const cell = { ...row, x: place.x + from * place.width, width: (to - from) * place.width }
      renderText(rendering, makeOneLine(text, style, to < 1 ? columnGap * size : 0), cell, layer)
    }
    if (hasBars && amount > 0 && most > 0) renderBar(rendering, row, amount / most, layer)
  }
}

function renderBar({ canvas }: Rendering, row: Place, share: number, layer: Layer): void {
  const from = namesShare + valueShare
  const height = row.height * barHeight
  const width = row.width * (1 - from - 0.04) * share
  const bar: Place = { ...row, x: row.x + from * row.width, y: row.y + (row.height - height) / 2, width, height }
  const colour = layer.palette.colours.get('accent1') ?? neutral
  canvas.paint(readOutlines(null, width, height), makeMatrix(bar), bar, {
    fill: { kind: 'colour', colour },
    stroke: null,
  })
}

/** The largest type in which no word of a value or of a series' name is wider than its column. */
function measureValueSize({ series, rows }: ChartData, hasBars: boolean, width: number): number {
  const words = [...series, ...rows.flatMap(({ values }) => values)].flatMap((text) => text.split(/\s+/))
  const widest = Math.max(...words.map(measureText)) * boldness + columnGap
  return (width * (hasBars ? valueShare : (1 - namesShare) / series.length) - 2 * inset) / widest
}

type TableLine = { cells: string[]; bold: boolean; amount: number }

function buildTable({ title, axes, series, rows }: ChartData): TableLine[] {
  const named = series.some((name) => name !== '' && name !== title)
  const head = (cells: string[], bold: boolean): TableLine => ({ cells, bold, amount: 0 })
  return [
    ...(title === '' ? [] : [head([title], true)]),
    ...axes.map((axis) => head([axis], false)),
    ...(named ? [head(['', ...series], true)] : []),
    ...rows.map(({ name, values, amount }) => ({ cells: [name, ...values], bold: false, amount })),
  ]
}

function layOutCells(cells: readonly string[], hasBars: boolean): Array<{ text: string; from: number; to: number }> {
  const [first = '', ...others] = cells
  if (others.length === 0) return [{ text: first, from: 0, to: 1 }]
  const wide = hasBars ? valueShare : (1 - namesShare) / others.length
  return [
    { text: first, from: 0, to: namesShare },
    ...others.map((text, n) => ({ text, from: namesShare + n * wide, to: namesShare + (n + 1) * wide })),
  ]
}

function makeOneLine(text: string, style: RunStyle, gap: number): TextBody {
  const none = { kind: 'points', value: 0 } as const
  const paragraph: Paragraph = {
    runs: [{ text, style, link: null }],
    align: 'left',
    margin: 0,
    indent: 0,
    lines: { kind: 'share', value: 1 },
    before: none,
    after: none,
    mark: '',
    level: 0,
    style,
  }
  return {
    paragraphs: [paragraph],
    insets: { left: inset, top: 0, right: inset / 2 + gap, bottom: 0 },
    anchor: 'middle',
    turn: 0,
    wraps: true,
    columns: 1,
    columnGap: 0,
    typeScale: 1,
    lineScale: 1,
    shrinks: true,
  }
}
