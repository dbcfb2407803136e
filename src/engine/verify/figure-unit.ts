import type { Statement } from '#engine/extract/figures/statement.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'

/** A claim's figure in the unit that it is printed in: a sentence or line, or a value with its labels. */
export type FigureUnit = {
  /** The unit in the shape in which extractors read figures, so that both mean the same by a label. */
  statement: Statement
  /** The value's figure in the statement's text; null where the value has none. */
  figure: Figure | null
  /** Lines over the figure that govern it: the nearest heading, the slide's title, and others above. */
  headings: readonly string[]
}
