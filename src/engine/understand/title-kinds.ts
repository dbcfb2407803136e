import { slideTitles, titleLanguages } from '#engine/lexicons/slide-titles.ts'
import { type SlideKind, slideKinds } from '#engine/slides.ts'
import { plainTitle } from './plain-title.ts'

/** A kind that a title speaks for; `share` (0 to 1) is how much of the title's length the matched phrase makes up. */
export type TitleHit = { kind: SlideKind; phrase: string; share: number }

type Phrase = { kind: SlideKind; phrase: string; whole: boolean }

const byFirstWord = collectPhrases()
const longestTitleWords = 14
/** 'Meet Northwind' is 'introducing', 'How Northwind works' is 'how it works'. */
const metProduct = /^meet \S+$/u
const namedProduct = /\bhow (?:\S+ ){1,3}works?\b/u

/** The kinds whose usual titles stand in this title, longest phrase first; one hit a kind. */
export function titleHits(title: string): TitleHit[] {
  const plain = plainTitle(title)
    .replace(/^\d+ /, '')
    .replace(namedProduct, 'how it works')
    .replace(metProduct, 'introducing')
  const words = plain.split(' ')
  if (plain === '' || words.length > longestTitleWords) return []
  const padded = ` ${plain} `
  const candidates = [...new Set(words)]
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .filter(({ phrase, whole }) => (whole ? plain === phrase : padded.includes(` ${phrase} `)))
    .sort((a, b) => b.phrase.length - a.phrase.length || (a.phrase < b.phrase ? -1 : 1))
  const hits: TitleHit[] = []
  const covered: string[] = []
  for (const { kind, phrase } of candidates) {
    const inLonger = covered.some((longer) => longer !== phrase && ` ${longer} `.includes(` ${phrase} `))
    if (inLonger || hits.some((hit) => hit.kind === kind)) continue
    covered.push(phrase)
    hits.push({ kind, phrase, share: phrase.length / plain.length })
  }
  return hits
}

function collectPhrases(): Map<string, Phrase[]> {
  const all = new Map<string, Map<string, Phrase>>()
  for (const language of titleLanguages)
    for (const kind of slideKinds)
      for (const entry of slideTitles[language][kind] ?? []) {
        const phrase = entry.replace(/^=/, '')
        const first = phrase.split(' ')[0] ?? phrase
        const own = all.get(first) ?? new Map<string, Phrase>()
        own.set(`${kind}:${phrase}`, { kind, phrase, whole: entry !== phrase })
        all.set(first, own)
      }
  return new Map([...all].map(([first, own]) => [first, [...own.values()]]))
}
