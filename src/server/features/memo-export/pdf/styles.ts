import type { MarkTone } from '../memo-document.ts'
import type { Family } from './font-faces.ts'

/** How a piece of text looks; sizes in points. `rise` lifts it over the line. */
export type Style = { family: Family; size: number; color: string; bold?: true; rise?: number }

const ink = '#1b1b1a'
const muted = '#63635e'

export const page = { width: 595.28, height: 841.89, side: 56, top: 46, bottom: 50 }
export const measure = page.width - 2 * page.side
export const colors = { ink, muted, line: '#d9d8d3', link: '#1d5cbf' }

export const styles = {
  title: { family: 'serif', size: 23, color: ink, bold: true },
  lead: { family: 'serif', size: 12, color: '#41413d' },
  made: { family: 'sans', size: 8, color: muted },
  heading1: { family: 'serif', size: 14, color: ink, bold: true },
  heading2: { family: 'sans', size: 9, color: ink, bold: true },
  body: { family: 'serif', size: 9.1, color: ink },
  warning: { family: 'sans', size: 9, color: '#a32a22', bold: true },
  aside: { family: 'sans', size: 8, color: muted },
  name: { family: 'sans', size: 8, color: muted },
  note: { family: 'sans', size: 6.9, color: muted },
  footer: { family: 'sans', size: 7.5, color: muted },
} as const satisfies Record<string, Style>

/** A note's number behind a word of the given style. */
export const reference = (style: Style): Style => ({
  family: 'sans',
  size: style.size * 0.62,
  color: colors.link,
  rise: style.size * 0.36,
})

const toneColors: Record<MarkTone, string> = { quiet: muted, doubt: '#8f5200', alarm: '#a32a22' }

/** The words in brackets behind a value that is not proved. */
export const markStyle = (tone: MarkTone): Style => ({ family: 'sans', size: 7, color: toneColors[tone] })
