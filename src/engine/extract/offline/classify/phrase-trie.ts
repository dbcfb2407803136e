import { everyMatch } from '#engine/every-match.ts'
import { isLatin, latinFirst } from '#engine/latin-first.ts'
/** A word of a text: `key` is folded for comparison, `start` and `end` are offsets into the text as printed. */
export type Token = { key: string; start: number; end: number }

/** What a phrase says: which vocabulary it belongs to, which value it speaks for, and how strongly (negative speaks against it). */
export type PhraseMeaning<Vocabulary extends string> = { vocabulary: Vocabulary; value: string; weight: number }

/** A phrase found in a text. */
export type PhraseMatch<Vocabulary extends string> = PhraseMeaning<Vocabulary> & { start: number; end: number }

type Node<Vocabulary extends string> = {
  next: Map<string, Node<Vocabulary>>
  meanings: Array<PhraseMeaning<Vocabulary>>
}

/** Many phrases in one structure, so that a text is walked once however many phrases there are. */
export type PhraseTrie<Vocabulary extends string> = { root: Node<Vocabulary> }

// One Han sign is a word of its own because Chinese and Japanese are written without spaces.
const HAN = /\p{Script=Han}/u
const WORDS = latinFirst(/[\p{L}\p{N}\p{M}]+/gu)
const WORDS_AND_HAN = /\p{Script=Han}|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const ASCII = /^[\x00-\x7f]*$/

/** Lower case without accents, and without a plural 's', so that one entry serves both forms. */
export function foldWord(word: string): string {
  const plain = ASCII.test(word) ? word.toLowerCase() : word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  const last = plain.at(-2)
  return plain.length > 3 && plain.endsWith('s') && last !== 's' && last !== 'u' && last !== 'i'
    ? plain.slice(0, -1)
    : plain
}

/** The words of a text with their places. Hyphens, slashes and points end a word. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of everyMatch(!isLatin(text) && HAN.test(text) ? WORDS_AND_HAN : WORDS, text)) {
    tokens.push({ key: foldWord(match[0]), start: match.index, end: match.index + match[0].length })
  }
  return tokens
}

export function emptyTrie<Vocabulary extends string>(): PhraseTrie<Vocabulary> {
  return { root: { next: new Map(), meanings: [] } }
}

/** Adds one phrase; it may carry a meaning in several vocabularies, and for a value of one vocabulary the first counts. */
export function addPhrase<Vocabulary extends string>(
  trie: PhraseTrie<Vocabulary>,
  phrase: string,
  meaning: PhraseMeaning<Vocabulary>,
): void {
  let node = trie.root
  for (const token of tokensOf(phrase)) {
    let next = node.next.get(token.key)
    if (!next) {
      next = { next: new Map(), meanings: [] }
      node.next.set(token.key, next)
    }
    node = next
  }
  if (node.meanings.some((one) => one.vocabulary === meaning.vocabulary && one.value === meaning.value)) return
  node.meanings.push(meaning)
}

/** Every phrase in the text, in order; of overlapping phrases of one vocabulary the longest counts, then the first. */
export function findPhrases<Vocabulary extends string>(
  trie: PhraseTrie<Vocabulary>,
  text: string,
  tokens: readonly Token[] = tokensOf(text),
): Array<PhraseMatch<Vocabulary>> {
  const found: Array<PhraseMatch<Vocabulary>> = []
  const coveredUntil = new Map<Vocabulary, number>()
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from]
    if (!first) break
    if (!trie.root.next.has(first.key)) continue
    const longest = longestFrom(trie, tokens, from)
    for (const [vocabulary, { meanings, last }] of longest) {
      if (last < (coveredUntil.get(vocabulary) ?? 0)) continue
      coveredUntil.set(vocabulary, last + 1)
      const end = tokens[last]?.end ?? first.end
      for (const meaning of meanings) found.push({ ...meaning, start: first.start, end })
    }
  }
  return found
}

type Longest<Vocabulary extends string> = Map<Vocabulary, { meanings: Array<PhraseMeaning<Vocabulary>>; last: number }>

function longestFrom<Vocabulary extends string>(
  trie: PhraseTrie<Vocabulary>,
  tokens: readonly Token[],
  from: number,
): Longest<Vocabulary> {
  const longest: Longest<Vocabulary> = new Map()
  let node: Node<Vocabulary> | undefined = trie.root
  for (let at = from; at < tokens.length; at += 1) {
    node = node.next.get(tokens[at]?.key ?? '')
    if (!node) break
    for (const meaning of node.meanings) {
      const known = longest.get(meaning.vocabulary)
      if (known?.last === at) known.meanings.push(meaning)
      else longest.set(meaning.vocabulary, { meanings: [meaning], last: at })
    }
  }
  return longest
}
