/** The most files that become deals at once. */
export const mostFiles = 50

/** The state of a navigation to `/deal-room/several` by which the uploads start without another question. */
export const startAtOnce = 'start at once'

let dropped: File[] = []

/** Keeps dropped files for the next screen, `/deal-room/several`; the address can't carry them. */
export function leaveDroppedFiles(files: readonly File[]): void {
  dropped = [...files]
}

/** Returns the files that the previous screen left, once. */
export function takeDroppedFiles(): File[] {
  const files = dropped
  dropped = []
  return files
}
