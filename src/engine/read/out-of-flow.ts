import type { PlacedBlock } from './blocks.ts'
import { findOnPanel, type Panel } from './panels.ts'

/** Small type below this height of the page is a footer, which belongs to no column. */
const footersBelow = 0.9
const fewestTicks = 4
const unevenPitch = 0.12
const tick = /^[-–(]?[$€£¥]?\d[\d.,]*\s?(?:%|k|m|mm|bn?|mln|mio)?\)?$/i
const mostSideways = 0.3
const fewestShares = 3
/** A share with its label in one block, as it stands beside a piece of a pie. */
const labelledShare = /^(\d{1,3}(?:[.,]\d+)?)\s?%.*\p{L}{3}/u
const scattered = 2

/** The blocks of a page by their part in its reading order. */
type FlowParts = {
  body: PlacedBlock[]
  shares: PlacedBlock[]
  axes: PlacedBlock[]
  sideways: PlacedBlock[]
  footers: PlacedBlock[]
}

/**
 * Splits blocks into the body and what belongs to no row or column of it: shares around a pie, the numbers of a vertical axis,
 * sideways type on an upright page, footers. Each of these is read after the body.
 */
export function splitOutOfFlow(blocks: PlacedBlock[], pageHeight: number, panels: readonly Panel[]): FlowParts {
  const usual = [...blocks].sort((a, b) => a.size - b.size)[Math.floor(blocks.length / 2)]?.size ?? 0
  const turned = blocks.filter(isSideways)
  const sideways = new Set(turned.length <= mostSideways * blocks.length ? turned : [])
  const isLow = (block: PlacedBlock) => block.top > footersBelow * pageHeight && block.size < 0.9 * usual
  const low = blocks.filter((block) => isLow(block) && !sideways.has(block))
  const high = low.length === 0 ? [] : panels.filter((panel) => panel.top < footersBelow * pageHeight)
  const onCard = new Set(high.flatMap((panel) => findReachingUp(panel, blocks, isLow)))
  const footers = low.filter((block) => !onCard.has(block))
  const axes = findSideAxes(blocks.filter((block) => !isSideways(block)))
  const body = blocks.filter((block) => !axes.has(block) && !sideways.has(block) && !footers.includes(block))
  const shares = findShares(body, panels)
  return {
    body: body.filter((block) => !shares.includes(block)),
    shares,
    axes: [...axes],
    sideways: [...sideways].sort((a, b) => a.top - b.top || a.left - b.left),
    footers: footers.filter((block) => !axes.has(block)).sort((a, b) => a.left - b.left),
  }
}

/** Returns the blocks of a panel that begins above the footers: its lower part belongs to it, not to the footers. */
function findReachingUp(panel: Panel, blocks: PlacedBlock[], isLow: (block: PlacedBlock) => boolean): PlacedBlock[] {
  const members = findOnPanel(panel, blocks) ?? []
  return members.some((block) => !isLow(block)) ? members : []
}

function isSideways({ lines }: PlacedBlock): boolean {
  const angle = lines[0]?.angle ?? 0
  return Math.abs((angle % 180) - 90) <= 45
}

/**
 * Returns the labels around a pie: shares of 100% in one type size that share no edge or line. None where one panel holds them
 * all, since they belong to its text then.
 */
function findShares(blocks: PlacedBlock[], panels: readonly Panel[]): PlacedBlock[] {
  const shares = blocks.filter((block) => block.lines.length < 4 && readShare(block) !== null)
  const total = shares.reduce((sum, block) => sum + (readShare(block) ?? 0), 0)
  if (shares.length < fewestShares || Math.abs(total - 100) > 1) return []
  const size = Math.max(...shares.map((block) => block.size))
  if (shares.some((block) => block.size < 0.9 * size)) return []
  const places = [
    shares.map((block) => block.left),
    shares.map((block) => block.right),
    shares.map((block) => (block.left + block.right) / 2),
    shares.map((block) => block.top),
    shares.map((block) => block.bottom),
  ]
  if (places.some((edges) => Math.max(...edges) - Math.min(...edges) < scattered * size)) return []
  if (panels.some((panel) => shares.every((share) => findOnPanel(panel, blocks)?.includes(share)))) return []
  return shares.sort((a, b) => a.top - b.top || a.left - b.left)
}

function readShare({ lines }: PlacedBlock): number | null {
  const found = labelledShare.exec(lines.map(({ line }) => line.text).join(' '))
  return found ? Number(found[1]?.replace(',', '.')) : null
}

/** Returns the numbers of vertical axes: four or more under one another, equally far apart, falling by equal steps. */
function findSideAxes(blocks: PlacedBlock[]): Set<PlacedBlock> {
  const ticks = blocks.filter(({ lines }) => lines.every(({ line }) => tick.test(line.text)))
  const found = new Set<PlacedBlock>()
  if (ticks.length < 2 && (ticks[0]?.lines.length ?? 0) < fewestTicks) return found
  for (const edge of [
    (block: PlacedBlock) => block.right,
    (block: PlacedBlock) => block.left,
    (block: PlacedBlock) => block.left + block.right,
  ]) {
    for (const column of groupByEdge(ticks, edge)) {
      const lines = column.flatMap((block) => block.lines).sort((a, b) => a.base - b.base)
      const steps = (values: number[]) => values.slice(1).map((value, n) => value - (values[n] ?? 0))
      const falling = steps(lines.map(({ line }) => parseAmount(line.text)))
      if (lines.length < fewestTicks || !areEven(steps(lines.map((line) => line.base))) || !areEven(falling)) continue
      if ((falling[0] ?? 0) < 0) for (const block of column.sort((a, b) => a.top - b.top)) found.add(block)
    }
  }
  return found
}

/** Groups blocks of one type size that share an edge. */
function groupByEdge(blocks: PlacedBlock[], edge: (block: PlacedBlock) => number): PlacedBlock[][] {
  const columns: PlacedBlock[][] = []
  for (const block of [...blocks].sort((a, b) => edge(a) - edge(b))) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    const joins = last && edge(block) - edge(last) < 0.3 * block.size && Math.abs(block.size - last.size) < 0.5
    if (column && joins) column.push(block)
    else columns.push([block])
  }
  return columns
}

function areEven(steps: number[]): boolean {
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return mean !== 0 && steps.every((step) => Math.abs(step - mean) <= unevenPitch * Math.abs(mean))
}

const scales: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mln: 1e6, mio: 1e6, b: 1e9, bn: 1e9 }

function parseAmount(text: string): number {
  const scale = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? ''
  const negative = /^[-–(]/.test(text) ? -1 : 1
  return negative * Number(text.replace(/[^\d.]/g, '')) * (scales[scale] ?? 1)
}
