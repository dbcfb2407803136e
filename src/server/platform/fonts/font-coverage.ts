/** The code points that a plain TrueType font has a glyph for, from its `cmap` in format 4 or 12. */
export function fontCoverage(ttf: Uint8Array): Set<number> {
  const view = new DataView(ttf.buffer, ttf.byteOffset, ttf.byteLength)
  const cmap = tableAt(view, 'cmap')
  const covered = new Set<number>()
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * index + 4)
    const format = view.getUint16(at)
    if (format === 12) addGroups(view, at, covered)
    if (format === 4) addSegments(view, at, covered)
  }
  return covered
}

function tableAt(view: DataView, wanted: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(entry + offset)))
    if (tag === wanted) return view.getUint32(entry + 8)
  }
  throw new RangeError(`The font has no table ${wanted}.`)
}

function addGroups(view: DataView, at: number, covered: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const entry = at + 16 + 12 * group
    for (let code = view.getUint32(entry); code <= view.getUint32(entry + 4); code += 1) covered.add(code)
  }
}

function addSegments(view: DataView, at: number, covered: Set<number>): void {
  const size = view.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + size + 2
  const deltas = starts + size
  const offsets = deltas + size
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)]
    const offset = view.getUint16(offsets + segment)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const place = offsets + segment + offset + 2 * (code - start)
      const glyph = offset === 0 ? code + view.getUint16(deltas + segment) : view.getUint16(place)
      if ((glyph & 0xffff) !== 0) covered.add(code)
    }
  }
}
