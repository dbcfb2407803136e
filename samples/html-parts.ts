/** Small HTML and SVG parts that the Chromium decks share. */

/** A number, or text, shown as one series of a chart. */
export interface Series {
  readonly labels: readonly string[]
  readonly values: readonly number[]
}

/** Size, scale and colours of a chart. */
export interface ChartStyle {
  readonly width: number
  readonly height: number
  readonly max: number
  readonly ticks: number
  readonly color: string
  readonly ink: string
  readonly tick: (value: number) => string
}

const chartLeftPx = 64
const chartBottomPx = 34
const chartTopPx = 14

/** The LinkedIn mark as a drawing inside a link: the address stands in the annotation only, no text does. */
export function linkedInIcon(url: string, color: string, size = 30): string {
  return `<a class="icon" href="${url}"><svg width="${size}" height="${size}" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="${color}"/>
<rect x="5.5" y="9.5" width="2.6" height="9" fill="#fff"/><circle cx="6.8" cy="6.6" r="1.6" fill="#fff"/>
<path d="M10.3 9.5h2.5v1.2c.5-.9 1.5-1.5 2.8-1.5 2.2 0 3.2 1.4 3.2 3.8v5.5h-2.6v-5c0-1.3-.5-2-1.6-2s-1.7.8-1.7 2v5h-2.6z" fill="#fff"/></svg></a>`
}

/** A tick as a path, so that the text layer holds nothing there. */
export function tickMark(color: string): string {
  return `<svg width="24" height="24" viewBox="0 0 24 24"><path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round"/></svg>`
}

/** A bar chart with a value above each bar and a label below it, and axis ticks at the left. */
export function barChart(series: Series, style: ChartStyle, valueLabel?: (value: number) => string): string {
  const { x, y, step } = scales(series, style)
  const bars = series.values.map((value, index) => {
    const left = x(index) - step * 0.3
    const label = valueLabel
      ? `<text x="${x(index)}" y="${y(value) - 8}" text-anchor="middle" font-size="15" font-weight="650" fill="${style.ink}">${valueLabel(value)}</text>`
      : ''
    return `<rect x="${left}" y="${y(value)}" width="${step * 0.6}" height="${y(0) - y(value)}" rx="4" fill="${style.color}"/>${label}`
  })
  return frame(series, style, bars.join(''))
}

/** A line chart with a filled area, axis ticks and a label for every point. */
export function lineChart(series: Series, style: ChartStyle): string {
  const { x, y } = scales(series, style)
  const points = series.values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  const last = series.values.length - 1
  const area = `<polygon points="${x(0)},${y(0)} ${points.join(' ')} ${x(last)},${y(0)}" fill="${style.color}" opacity=".16"/>`
  const line = `<polyline points="${points.join(' ')}" fill="none" stroke="${style.color}" stroke-width="4" stroke-linejoin="round"/>`
  const dot = `<circle cx="${x(last)}" cy="${y(series.values[last] ?? 0)}" r="6" fill="${style.color}"/>`
  return frame(series, style, area + line + dot)
}

/** A ring whose parts are shares of 100. */
export function ring(shares: readonly { share: number; color: string }[], size: number): string {
  const radius = size / 2 - 22
  const length = 2 * Math.PI * radius
  let start = 0
  const arcs = shares.map(({ share, color }) => {
    const part = (share / 100) * length
    const arc = `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${color}" stroke-width="40"
stroke-dasharray="${part - 3} ${length - part + 3}" stroke-dashoffset="${-start}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`
    start += part
    return arc
  })
  return `<svg width="${size}" height="${size}">${arcs.join('')}</svg>`
}

function scales(series: Series, style: ChartStyle) {
  const step = (style.width - chartLeftPx) / series.values.length
  const x = (index: number) => chartLeftPx + step * (index + 0.5)
  const y = (value: number) =>
    style.height - chartBottomPx - (value / style.max) * (style.height - chartBottomPx - chartTopPx)
  return { x, y, step }
}

function frame(series: Series, style: ChartStyle, content: string): string {
  const { x, y } = scales(series, style)
  const ticks = Array.from({ length: style.ticks + 1 }, (_, index) => (style.max / style.ticks) * index)
  const grid = ticks.map(
    (value) =>
      `<line x1="${chartLeftPx}" x2="${style.width}" y1="${y(value)}" y2="${y(value)}" stroke="${style.ink}" stroke-opacity=".14"/>
<text x="${chartLeftPx - 10}" y="${y(value) + 5}" text-anchor="end" font-size="13" fill="${style.ink}" fill-opacity=".65">${style.tick(value)}</text>`,
  )
  const labels = series.labels.map(
    (label, index) =>
      `<text x="${x(index)}" y="${style.height - 8}" text-anchor="middle" font-size="14" fill="${style.ink}" fill-opacity=".75">${label}</text>`,
  )
  return `<svg width="${style.width}" height="${style.height}" style="display:block">${grid.join('')}${content}${labels.join('')}</svg>`
}
