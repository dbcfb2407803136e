export type FigureKind = 'money' | 'percent' | 'multiple' | 'count' | 'duration'

/** A figure as printed and what it amounts to. */
export type Figure = {
  kind: FigureKind
  /** As printed, with its mark, scale, '+', '~' or range: '~$1.5M+', '55-75%'. */
  text: string
  /** Canonical number: 1500000 for '$1.5M', 0.12 for '12%', 4.2 for '4.2x'; the lower end of a range. */
  amount: number
  /** The upper end of a range, else null. */
  high: number | null
  /** Currency code for money, '%' or 'x', 'month' and the like for durations, '' for counts. */
  unit: string
  /** Places in the text, `end` exclusive. */
  start: number
  end: number
}
