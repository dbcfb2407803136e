/** What the slides of the Leckora deck have in common. */
import type { Pdf, Theme } from '../../pdfkit-deck.ts'

/** Colours and fonts of the deck. */
export const leckoraTheme: Theme = {
  ink: '#1b2733',
  accent: '#d9480f',
  soft: '#f1ede8',
  ground: '#ffffff',
  font: 'Helvetica',
  bold: 'Helvetica-Bold',
  heading: 'Helvetica-Bold',
}
/** The dark ground of cover and pictures. */
export const darkColor = '#17212b'
/** The left of two columns. */
export const leftColumn = { x: 56, y: 140, width: 400 }
/** The right of two columns. */
export const rightColumn = { x: 504, y: 140, width: 400 }
/** Running text. */
export const textStyle = { font: leckoraTheme.font, size: 17, color: leckoraTheme.ink, gap: 6 }

/** A box over the whole width at height `y`. */
export const at = (y: number) => ({ x: 56, y, width: 848 })

/** Draws one slide on the page that was just added. */
export type Slide = (doc: Pdf) => void
