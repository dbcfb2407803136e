const readWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Verbs by which a figure goes up or down, as lemmas. */
export const risingVerbs = readWords('grow ris rise increas climb gain up expand go mov')
export const fallingVerbs = readWords('fall drop declin decreas shrink down slow sink go mov')
/** Words that say how many times one figure is another. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ['doubled', 2],
  ['doubles', 2],
  ['doubling', 2],
  ['tripled', 3],
  ['triples', 3],
  ['tripling', 3],
  ['quadrupled', 4],
])
