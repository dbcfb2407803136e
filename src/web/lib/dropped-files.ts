/** The most files that become deals at once. */
export const mostFiles = 50

/** The state of a navigation to `/deal-room/several` by which the uploads start without another question. */
export const startAtOnce = 'start at once'

export type DroppedFiles = {
  files: File[]
  /** Their deals are kept from language models. */
  noModel: boolean
}

const none: DroppedFiles = { files: [], noModel: false }
let dropped = none

/** Keeps dropped files for the next screen, `/deal-room/several`; the address can't carry them. */
export function leaveDroppedFiles(files: readonly File[], noModel = false): void {
  dropped = { files: [...files], noModel }
}

/** Returns the files that the previous screen left, once. */
export function takeDroppedFiles(): DroppedFiles {
  const taken = dropped
  dropped = none
  return taken
}
