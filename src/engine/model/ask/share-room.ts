/** A page with what it is worth to a memo, 0 to 3. */
export type MeasuredPage<Line extends { text: string }> = { worth: number; isCover: boolean; lines: readonly Line[] }

/** A line costs its place beside its text. */
const charactersOfPlace = 10
/** Title and first lines of a page tell whether it is worth a look. */
const leastOfAppendix = 300
const leastOfMinor = 900

const measureLines = (lines: readonly { text: string }[]) =>
  lines.reduce((sum, { text }) => sum + text.length + charactersOfPlace, 0)

/**
 * Returns how many characters of each page find room. What is cut first: pages of an appendix, pages of little worth, the rest
 * equally; cover and pages of the highest worth come last.
 */
export function shareRoom(pages: readonly MeasuredPage<{ text: string }>[], room: number): number[] {
  const lengths = pages.map(({ lines }) => measureLines(lines))
  const steps: Array<(page: MeasuredPage<{ text: string }>) => number | null> = [
    ({ worth }) => (worth === 0 ? leastOfAppendix : null),
    ({ worth, isCover }) => (worth === 1 && !isCover ? leastOfMinor : null),
  ]
  for (const capOf of steps) {
    if (sum(lengths) <= room) return lengths
    for (const [index, page] of pages.entries())
      lengths[index] = Math.min(lengths[index] ?? 0, capOf(page) ?? Number.POSITIVE_INFINITY)
  }
  const isLast = pages.map(({ worth, isCover }) => isCover || worth === 3)
  cutEqually(lengths, (index) => !isLast[index], room, leastOfAppendix)
  cutEqually(lengths, () => true, room, 0)
  return lengths
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Cuts the longest of some lengths to one length, at least `least`, so that all together keep within the room. */
function cutEqually(lengths: number[], isCut: (index: number) => boolean, room: number, least: number): void {
  if (sum(lengths) <= room) return
  let left = room - sum(lengths.filter((_, index) => !isCut(index)))
  const ascending = lengths.filter((_, index) => isCut(index)).sort((a, b) => a - b)
  let most = Number.POSITIVE_INFINITY
  for (const [index, length] of ascending.entries()) {
    most = left / (ascending.length - index)
    if (length > most) break
    left -= length
  }
  for (const [index, length] of lengths.entries())
    if (isCut(index)) lengths[index] = Math.min(length, Math.max(least, Math.floor(most)))
}

/** Returns the lines that find room, the last one cut at a word. */
export function keepWithin<Line extends { text: string }>(
  lines: readonly Line[],
  room: number,
): { kept: Line[]; isCut: boolean } {
  const kept: Line[] = []
  let left = room
  for (const line of lines) {
    if (line.text.length + charactersOfPlace > left) {
      const text = line.text.slice(0, Math.max(0, left - charactersOfPlace)).replace(/\s*\S*$/u, '')
      return { kept: text === '' ? kept : [...kept, { ...line, text }], isCut: true }
    }
    kept.push(line)
    left -= line.text.length + charactersOfPlace
  }
  return { kept, isCut: false }
}
