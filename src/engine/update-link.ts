/** Returns the link of an update: of the newest without an id, which any client knows; with one, of that earlier update. */
export const makeUpdateLink = (id: string | undefined): string =>
  id === undefined ? newestUpdateLink : `${newestUpdateLink}?of=${id}`

const newestUpdateLink = 'most_recent_update'

/** Whether a link leads to an update, whichever. */
export const isUpdateLink = (link: string): boolean => link.split('?')[0] === newestUpdateLink
