import { formatted } from './number-format.ts'
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
  const plots = children(at(chart, 'plotArea')).filter(({ localName }) => localName?.endsWith('Chart'))
  // Series that are filtered out stand in extensions of the plot.
  const all = plots
    .flatMap((plot) => children(plot, 'ser'))
    .slice(0, mostSeries)
    .map(readSeries)
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

/** The cached points of a reference; those of several levels are named by all of them, the outermost first. */
function pointsOf(holder: Element | null): Map<number, Point> {
  const [inner, ...outer] = below(holder, 'lvl')
  const found = pointsIn(inner ?? holder, holder)
  for (const level of outer) {
    const over = [...pointsIn(level, holder)].sort(([a], [b]) => a - b)
    for (const [place, point] of found) {
      // A name stands once, at the first of those that it is over.
      const name = over.findLast(([from]) => from <= place)?.[1].shown
      if (name !== undefined) found.set(place, { ...point, shown: `${name} ${point.shown}` })
    }
  }
  return found
}

function pointsIn(cache: Element | null, holder: Element | null): Map<number, Point> {
  const found = new Map<number, Point>()
  const code = below(holder, 'formatCode')[0]?.textContent ?? 'General'
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
