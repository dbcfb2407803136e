import type { Comment, CommentPlace } from '#contract/comments.ts'

/** What the comments need to know of the memo's fields. */
export type MemoFields = {
  /** The field's name, with its founder's; null for one that the memo does not have. */
  name: (place: CommentPlace) => string | null
  /** Goes to the field in the edit view. */
  show: (place: CommentPlace) => void
  format: (value: Comment['value_then']) => string
}

/** Returns a text that tells places apart, '' for the deal as a whole. */
export const makePlaceKey = (place: CommentPlace | null): string =>
  place === null ? '' : [place.section, place.founder_id ?? '', place.field].join('/')

/** Returns the name of the field that a comment is on, with the name that its founder had then. */
export const nameField = ({ field, founder }: NonNullable<Comment['field']>): string =>
  founder === undefined ? field : `${field} of ${founder}`

export type CommentCount = { place: CommentPlace; count: number }

/** Counts the open comments of each field that has any. */
export function countByField(comments: readonly Comment[]): CommentCount[] {
  const open = comments.flatMap(({ field, resolved_on }) => (field === null || resolved_on !== null ? [] : [field]))
  return [...Map.groupBy(open, makePlaceKey).values()].flatMap((places) => {
    const [place] = places
    return place ? [{ place, count: places.length }] : []
  })
}
