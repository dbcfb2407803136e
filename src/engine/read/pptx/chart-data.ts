import { plainText } from './text-body.ts'
import { at, attribute, below, children, type Element, numeric } from './xml.ts'

/** A chart's numbers as the file keeps them beside the drawing, written the way the chart shows them. */
export type ChartData = {
  title: string
  /** Titles of its axes, which often say what is counted. */
  axes: string[]
  series: string[]
  /** One for each category: its name, a value of each series ('' where it has none), and the first of them as a number. */
  rows: Array<{ name: string; values: string[]; amount: number }>
}

type Point = { shown: string; amount: number }
type Series = { name: string; categories: Map<number, Point>; values: Map<number, Point> }

const mostRows = 60
const mostSeries = 12

/** Reads a chart part; null when it keeps no values. */
export function readChart(root: Element): ChartData | null {
  const chart = at(root, 'chart')
  const all = below(chart, 'ser').slice(0, mostSeries).map(readSeries)
  const series = all.filter(({ values }) => values.size > 0)
  if (series.length === 0) return null
  const places = [...new Set(series.flatMap(({ values }) => [...values.keys()]))].sort((a, b) => a - b)
  const nameOf = (place: number) =>
    series.map(({ categories }) => categories.get(place)?.shown).find((name) => name !== undefined)
  return {
    title: titleOf(at(chart, 'title')),
    axes: ['valAx', 'catAx', 'dateAx']
      .flatMap((kind) => children(at(chart, 'plotArea'), kind))
      .map((axis) => titleOf(at(axis, 'title')))
      .filter((title) => title !== ''),
    series: series.map(({ name }) => name),
    rows: places.slice(0, mostRows).map((place) => ({
      name: nameOf(place) ?? '',
      values: series.map(({ values }) => values.get(place)?.shown ?? ''),
      amount: series[0]?.values.get(place)?.amount ?? 0,
    })),
  }
}

function titleOf(title: Element | null): string {
  const rich = at(title, 'tx', 'rich')
  const text = rich === null ? (below(title, 'v')[0]?.textContent ?? '') : plainText(rich)
  return text.replace(/\s+/g, ' ').trim()
}

function readSeries(series: Element): Series {
  const name = below(at(series, 'tx'), 'v')[0]?.textContent?.trim() ?? ''
  const categories = pointsOf(at(series, 'cat') ?? at(series, 'xVal'))
  const values = pointsOf(at(series, 'val') ?? at(series, 'yVal'))
  return { name, categories, values }
}

/** The cached points of a reference; of several levels the innermost. */
function pointsOf(holder: Element | null): Map<number, Point> {
  const found = new Map<number, Point>()
  const code = below(holder, 'formatCode')[0]?.textContent ?? 'General'
  const cache = below(holder, 'lvl')[0] ?? holder
  for (const point of below(cache, 'pt')) {
    const place = numeric(point, 'idx')
    const text = at(point, 'v')?.textContent?.trim() ?? ''
    if (place === null || text === '') continue
    const isNumber = holder !== null && below(holder, 'numCache').length + below(holder, 'numLit').length > 0
    const shown = isNumber ? formatted(text, attribute(point, 'formatCode') ?? code) : text
    found.set(place, { shown, amount: isNumber ? Number(text) || 0 : 0 })
  }
  return found
}

const dayMs = 86_400_000
/** Serial day 0 of spreadsheets, whose calendar has a 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30)

/** A cached number by its format code, as far as charts use them: percent, digits, thousands, scaling, literals, dates. */
export function formatted(text: string, code: string): string {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return text
  const [positive = 'General'] = code.split(';')
  const plain = positive.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replace(/\[[^\]]*\]/g, '')
  const pattern = plain.replace(/"[^"]*"|\\./g, '')
  if (/^[^#0]*$/.test(pattern) && /[ymd]/i.test(pattern)) return asDate(value, pattern)
  if (/General/i.test(pattern) || !/[#0]/.test(pattern)) return String(Number(value.toPrecision(6)))
  const figures = /[#0][#0,.]*/.exec(pattern)?.[0] ?? '0'
  const thousands = /,+$/.exec(figures)?.[0].length ?? 0
  const decimals = /\.([#0]*)/.exec(figures)?.[1] ?? ''
  const scaled = (value * (pattern.includes('%') ? 100 : 1)) / 1000 ** thousands
  const number = Math.abs(scaled).toLocaleString('en-US', {
    useGrouping: /[#0],[#0]/.test(figures),
    minimumFractionDigits: decimals.replace(/#/g, '').length,
    maximumFractionDigits: decimals.length,
  })
  const literal = (part: string) =>
    part
      .replace(/_.|\*./g, '')
      .replace(/"([^"]*)"|\\(.)/g, '$1$2')
      .trim()
  const [before = '', after = ''] = plain.split(/[#0][#0,.]*/, 2)
  return `${scaled < 0 ? '-' : ''}${literal(before)}${number}${literal(after)}`
}

function asDate(value: number, pattern: string): string {
  const iso = new Date(dayZero + Math.round(value) * dayMs).toISOString()
  if (/d/i.test(pattern)) return iso.slice(0, 10)
  return /m/i.test(pattern) ? iso.slice(0, 7) : iso.slice(0, 4)
}
