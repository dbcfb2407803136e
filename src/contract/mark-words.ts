import type { Mark } from './find-mark.ts'

/** The words for marks on every surface. */
export const markWords: Record<Mark, string> = {
  contradicted: 'Contradicted',
  found: 'Found',
  inferred: 'Inferred',
  proved: 'Proved',
  entered: 'Entered',
  open: 'Open',
  unstated: 'Not stated',
}
