const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const strong = /\p{L}/u

/**
 * The pieces of a line from left to right as they are seen. Where a right-to-left script prevails the line is read from the right,
 * with runs of other scripts kept; its letters are turned within each word. This is the outline of UAX #9 that
 * slides need: one direction a line, and no marks that change it.
 */
export function sortByVisualOrder<P extends { text: string }>(pieces: readonly P[]): P[] {
  if (!pieces.some(({ text }) => rightToLeft.test(text))) return [...pieces]
  const turned = pieces.map((piece) =>
    rightToLeft.test(piece.text) ? { ...piece, text: mirrorText(piece.text) } : piece,
  )
  const first = pieces.find(({ text }) => strong.test(text))
  return first !== undefined && rightToLeft.test(first.text) ? orderFromRight(turned) : turnRuns(turned)
}

/** Figures and Latin words within a right-to-left word, which are written from the left all the same. */
const turnedParts =
  /[$€£₪]?[0-9A-Za-z]+(?:[.,:/][0-9A-Za-z]+)*[%$€£₪]?|[\u0660-\u0669\u06f0-\u06f9]+(?:[.,:/\u066b\u066c][\u0660-\u0669\u06f0-\u06f9]+)*|./gsu

const mirrorText = (text: string) => (text.match(turnedParts) ?? []).reverse().join('')
const isPlain = (text: string) => /[\p{L}\p{N}]/u.test(text) && !rightToLeft.test(text)

/** Everything from the right, but runs of other scripts with the spaces inside them. */
function orderFromRight<P extends { text: string }>(pieces: readonly P[]): P[] {
  return groupRuns(pieces, ({ text }) => isPlain(text))
    .reverse()
    .flat()
}

/** Everything from the left, but runs of right-to-left words with the spaces inside them. */
function turnRuns<P extends { text: string }>(pieces: readonly P[]): P[] {
  return groupRuns(pieces, ({ text }) => rightToLeft.test(text)).flatMap((group) =>
    rightToLeft.test(group[0]?.text ?? '') ? group.reverse() : group,
  )
}

/** Runs of pieces of a kind, with what is blank between them; every other piece is a run of its own. */
function groupRuns<P extends { text: string }>(pieces: readonly P[], isOfKind: (piece: P) => boolean): P[][] {
  const found: P[][] = []
  let blanks: P[] = []
  let open: P[] | null = null
  for (const piece of pieces) {
    if (isOfKind(piece)) {
      if (open === null) {
        found.push(...blanks.map((blank) => [blank]))
        open = []
        found.push(open)
      } else open.push(...blanks)
      blanks = []
      open.push(piece)
    } else if (piece.text.trim() === '') {
      blanks.push(piece)
    } else {
      found.push(...blanks.map((blank) => [blank]), [piece])
      blanks = []
      open = null
    }
  }
  return [...found, ...blanks.map((blank) => [blank])]
}
