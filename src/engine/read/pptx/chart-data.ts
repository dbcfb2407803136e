import { formatCellNumber } from './number-format.ts'
import { readPlainText } from './text-body.ts'
import { type Element, findAt, findDescendants, getAttribute, getNumber, listChildren } from './xml.ts'

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
  const chart = findAt(root, 'chart')
  const plots = listChildren(findAt(chart, 'plotArea')).filter(({ localName }) => localName?.endsWith('Chart'))
  // Series that are filtered out stand in extensions of the plot.
  const all = plots
    .flatMap((plot) => listChildren(plot, 'ser'))
    .slice(0, mostSeries)
    .map(readSeries)
  const series = all.filter(({ values }) => values.size > 0)
  if (series.length === 0) return null
  const places = [...new Set(series.flatMap(({ values }) => [...values.keys()]))].sort((a, b) => a - b)
  const findName = (place: number) =>
    series.map(({ categories }) => categories.get(place)?.shown).find((name) => name !== undefined)
  return {
    title: readTitle(findAt(chart, 'title')),
    axes: ['valAx', 'catAx', 'dateAx']
      .flatMap((kind) => listChildren(findAt(chart, 'plotArea'), kind))
      .map((axis) => readTitle(findAt(axis, 'title')))
      .filter((title) => title !== ''),
    series: series.map(({ name }) => name),
    rows: places.slice(0, mostRows).map((place) => ({
      name: findName(place) ?? '',
      values: series.map(({ values }) => values.get(place)?.shown ?? ''),
      amount: series[0]?.values.get(place)?.amount ?? 0,
    })),
  }
}

function readTitle(title: Element | null): string {
  const rich = findAt(title, 'tx', 'rich')
  const text = rich === null ? (findDescendants(title, 'v')[0]?.textContent ?? '') : readPlainText(rich)
  return text.replace(/\s+/g, ' ').trim()
}

function readSeries(series: Element): Series {
  const name = findDescendants(findAt(series, 'tx'), 'v')[0]?.textContent?.trim() ?? ''
  const categories = readPoints(findAt(series, 'cat') ?? findAt(series, 'xVal'))
  const values = readPoints(findAt(series, 'val') ?? findAt(series, 'yVal'))
  return { name, categories, values }
}

/** The cached points of a reference; those of several levels are named by all of them, the outermost first. */
function readPoints(holder: Element | null): Map<number, Point> {
  const [inner, ...outer] = findDescendants(holder, 'lvl')
  const found = readCachedPoints(inner ?? holder, holder)
  for (const level of outer) {
    const over = [...readCachedPoints(level, holder)].sort(([a], [b]) => a - b)
    for (const [place, point] of found) {
      // A name stands once, at the first of those that it is over.
      const name = over.findLast(([from]) => from <= place)?.[1].shown
      if (name !== undefined) found.set(place, { ...point, shown: `${name} ${point.shown}` })
    }
  }
  return found
}

function readCachedPoints(cache: Element | null, holder: Element | null): Map<number, Point> {
  const found = new Map<number, Point>()
  const code = findDescendants(holder, 'formatCode')[0]?.textContent ?? 'General'
  for (const point of findDescendants(cache, 'pt')) {
    const place = getNumber(point, 'idx')
    const text = findAt(point, 'v')?.textContent?.trim() ?? ''
    if (place === null || text === '') continue
    const isNumber =
      holder !== null && findDescendants(holder, 'numCache').length + findDescendants(holder, 'numLit').length > 0
    const shown = isNumber ? formatCellNumber(text, getAttribute(point, 'formatCode') ?? code) : text
    found.set(place, { shown, amount: isNumber ? Number(text) || 0 : 0 })
  }
  return found
}
