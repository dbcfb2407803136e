import { keepAnswer, listPointers, listSenses } from './read-wordnet.ts'

/** Meanings of a part of speech after this many are rare, and join words that have nothing to do with each other. */
const commonRanks = 4
/** 'Money' says less than 'funding'. Three steps up, words of any two subjects meet. */
const stepsUp = 2

/** Pointers to the same in another form: derived, participle, adjective of a noun. */
const family: ReadonlySet<string> = new Set(['+', '<', '\\'])
/** Pointers to what is near: similar, the attribute that is told. Two words near to a third can differ, as monthly and yearly. */
const near: ReadonlySet<string> = new Set(['&', '='])
const broader: ReadonlySet<string> = new Set(['@', '@i'])
const opposite: ReadonlySet<string> = new Set(['!'])

/** The synsets of a word's common meanings, and of what they lead to. */
type Meanings = Readonly<Record<'own' | 'family' | 'near' | 'broader' | 'opposite', ReadonlySet<string>>>
const meaningsByWord = new Map<string, Meanings>()

/**
 * Whether an English word says the same as another, or less: a synonym, a word of its family, a broader term. Opposites do not, nor
 * do two kinds of one thing, as farmer and teacher.
 */
export function saysSame(word: string, other: string): boolean {
  const [one, cited] = [findMeanings(word), findMeanings(other)]
  if (meet(one.own, cited.own)) return true
  if (meet(one.opposite, cited.family) || meet(cited.opposite, one.family)) return false
  const isNear = meet(one.family, cited.near) || meet(one.near, cited.family)
  return isNear || meet(one.family, cited.family) || meet(one.own, cited.broader)
}

function findMeanings(word: string): Meanings {
  const kept = meaningsByWord.get(word)
  if (kept) return kept
  const own = listSenses(word)
    .filter(({ rank }) => rank <= commonRanks)
    .map(({ synset }) => synset)
  const withFamily = [...own, ...follow(own, family)]
  const found = {
    own: new Set(own),
    family: new Set(withFamily),
    near: new Set(follow(withFamily, near)),
    broader: climb(own),
    opposite: new Set(follow([...withFamily, ...follow(withFamily, near)], opposite)),
  }
  return keepAnswer(meaningsByWord, word, found)
}

function climb(synsets: readonly string[]): Set<string> {
  const levels = [synsets]
  for (let step = 0; step < stepsUp; step++) levels.push(follow(levels.at(-1) ?? [], broader))
  return new Set(levels.slice(1).flat())
}

const follow = (synsets: readonly string[], symbols: ReadonlySet<string>): string[] =>
  synsets.flatMap((synset) =>
    listPointers(synset).flatMap(({ symbol, synset: to }) => (symbols.has(symbol) ? [to] : [])),
  )

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((synset) => other.has(synset))
