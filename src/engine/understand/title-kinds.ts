import { findLexicon } from '#engine/lexicons/find-lexicon.ts'
import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { slideTitles } from '#engine/lexicons/slide-titles.ts'
import { type SlideKind, slideKinds } from '#engine/slides.ts'
import { plainTitle } from './plain-title.ts'

/** A kind that a title speaks for; `share` (0 to 1) is how much of the title's length the matched phrase makes up. */
export type TitleHit = { kind: SlideKind; phrase: string; share: number }

type Phrase = { kind: SlideKind; phrase: string; whole: boolean }
/** Phrases by their first word; `loose` are those of scripts without spaces and stems, which any part of a title may hold. */
type TitlePhrases = { byFirstWord: Map<string, Phrase[]>; loose: Phrase[] }

const longestTitleWords = 14
/** 'Meet Northwind' is 'introducing', 'How Northwind works' is 'how it works'. */
const metProduct = /^meet \S+$/u
const namedProduct = /\bhow (?:\S+ ){1,3}works?\b/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The kinds whose usual titles, English or of the deck's language, stand in this title, longest phrase first; one hit a kind. */
export function titleHits(title: string, language = 'en'): TitleHit[] {
  const plain = plainTitle(title)
    .replace(/^\d+ /, '')
    .replace(namedProduct, 'how it works')
    .replace(metProduct, 'introducing')
  const words = plain.split(' ')
  if (plain === '' || words.length > longestTitleWords) return []
  const padded = ` ${plain} `
  const { byFirstWord, loose } = getPhrases(language)
  const candidates = [...new Set(words)]
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .filter(({ phrase, whole }) => (whole ? plain === phrase : padded.includes(` ${phrase} `)))
    .concat(loose.filter(({ phrase }) => (unspaced.test(phrase) ? plain : padded).includes(phrase)))
    .sort((a, b) => b.phrase.length - a.phrase.length || (a.phrase < b.phrase ? -1 : 1))
  const hits: TitleHit[] = []
  const covered: string[] = []
  for (const { kind, phrase } of candidates) {
    const inLonger = covered.some((longer) => longer !== phrase && holds(longer, phrase))
    if (inLonger || hits.some((hit) => hit.kind === kind)) continue
    covered.push(phrase)
    hits.push({ kind, phrase: phrase.trim(), share: Math.min(1, phrase.trim().length / plain.length) })
  }
  return hits
}

const holds = (longer: string, phrase: string) =>
  unspaced.test(phrase) ? longer.includes(phrase) : ` ${longer.trim()} `.includes(` ${phrase.trim()} `)

const known = new Map<string, TitlePhrases>()

function getPhrases(language: string): TitlePhrases {
  const kept = known.get(language)
  if (kept) return kept
  const own = findLexicon(language)?.titles ?? {}
  const made = collectPhrases((kind) => [...(slideTitles[kind] ?? []), ...splitPhrases(own[kind] ?? '')])
  known.set(language, made)
  return made
}

function collectPhrases(entriesOf: (kind: SlideKind) => readonly string[]): TitlePhrases {
  const all = new Map<string, Map<string, Phrase>>()
  const loose: Phrase[] = []
  for (const kind of slideKinds)
    for (const entry of entriesOf(kind)) {
      const whole = entry.startsWith('=')
      const phrase = plainTitle(entry)
      if (unspaced.test(phrase)) loose.push({ kind, phrase, whole })
      else if (entry.endsWith('*')) loose.push({ kind, phrase: ` ${phrase}`, whole })
      else {
        const first = phrase.split(' ')[0] ?? phrase
        const own = all.get(first) ?? new Map<string, Phrase>()
        own.set(`${kind}:${phrase}`, { kind, phrase, whole })
        all.set(first, own)
      }
    }
  return { byFirstWord: new Map([...all].map(([first, own]) => [first, [...own.values()]])), loose }
}
