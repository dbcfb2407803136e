import type { Contradiction, MemoField } from './memo.ts'
import { isToCheck, type Standing } from './standing.ts'
import { isUnknown } from './unknown-fields.ts'

/** What a value is marked with: its standing, or that another place says otherwise and no person has settled it. */
export type Mark = Standing | 'contradicted'

/** What a mark depends on, of a field, of an entry of a list or of a value of the read face. */
type Marked = {
  value?: MemoField['value'] | undefined
  standing?: Standing | undefined
  contradicted_by?: readonly Contradiction[] | undefined
}

const hasUnsettled = ({ contradicted_by = [] }: Marked) => contradicted_by.some(({ settled }) => !settled)

/**
 * Returns the mark of a value; of a list the first of contradicted, inferred, found, proved and entered among its
 * entries. Null for a value without a standing.
 */
export function findMark(one: Marked & { entries?: readonly Marked[] | undefined }): Mark | null {
  const { value, standing = null, entries = [] } = one
  if (isUnknown(value)) return standing === 'open' || standing === 'entered' ? standing : standing && 'unstated'
  return hasUnsettled(one) || entries.some(hasUnsettled) ? 'contradicted' : standing
}

/** Returns whether a person should look at a value of that mark. */
export function isMarkToCheck(mark: Mark | null): boolean {
  return mark === 'contradicted' || (mark !== null && isToCheck(mark))
}
