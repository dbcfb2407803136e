import { type Fragment, isRightToLeft } from './fragments.ts'

/** How a fragment joins the one before it: in one word, in one line, or not at all. */
export type Join = 'word' | 'line' | 'apart'

const ideograph = /[\u3040-\u9fff\uac00-\ud7af]/

/**
 * Finds letter-spaced type ('T R A C T I O N'): four or more single letters at equal gaps. Returns for each place in the track
 * how it joins what stands before it; places outside such runs are missing.
 */
export function findLetterSpacing(track: Fragment[]): Map<number, Join> {
  const joins = new Map<number, Join>()
  let from = 0
  while (from < track.length) {
    let to = from
    while (to < track.length && isLetterOfRun(track[from], track[to])) to++
    if (to - from >= 3) joinLetters(track, from, to, joins)
    from = Math.max(to, from + 1)
  }
  return joins
}

function isLetterOfRun(first: Fragment | undefined, next: Fragment | undefined): boolean {
  if (first === undefined || next === undefined) return false
  return next.letters === 1 && !isRightToLeft(next.text.codePointAt(0) ?? 0) && next.size === first.size
}

function joinLetters(track: Fragment[], from: number, to: number, joins: Map<number, Join>) {
  const run = track.slice(from, to)
  const letters = run.filter((one) => /\p{L}/u.test(one.text) && !ideograph.test(one.text)).length
  const size = run[0]?.size ?? 1
  const gaps = run.slice(1).map((one, n) => (one.start - (run[n]?.end ?? one.start)) / size)
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0
  const bare = run.slice(1).filter((one) => !one.spaceBefore).length
  const words = run.length >= 4 && letters >= 3 && letters * 2 >= run.length && usual <= 1.5
  // Without space characters and nearly touching, figures are letter-spaced too; else they may be an axis.
  if (!words && !(bare === gaps.length && usual < 0.4)) return
  const spacesDivide = bare * 2 >= gaps.length
  for (const [n, gap] of gaps.entries()) {
    const place = from + n + 1
    const divided = spacesDivide && (run[n + 1]?.spaceBefore ?? false) ? gap > usual * 1.1 : gap > usual * 1.4 + 0.05
    joins.set(place, gap > Math.max(usual * 5, 1.5) ? 'apart' : divided ? 'line' : 'word')
  }
}
