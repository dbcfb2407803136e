import { foldLetters } from '#engine/text/fold-letters.ts'
import { splitTokens, type Token } from '#engine/text/tokens.ts'

/** What a phrase says: which vocabulary it belongs to, which value it speaks for, and how strongly (negative speaks against it). */
export type PhraseMeaning<Vocabulary extends string> = { vocabulary: Vocabulary; value: string; weight: number }

/** A phrase found in a text. */
export type PhraseMatch<Vocabulary extends string> = PhraseMeaning<Vocabulary> & { start: number; end: number }

type Node<Vocabulary extends string> = {
  next: Map<string, Node<Vocabulary>>
  /** Ways on for words that begin ('kund*'), end ('*plattform') or do both around a stem. */
  stems: Array<{ stem: string; open: 'start' | 'end' | 'both'; node: Node<Vocabulary> }>
  /** The nodes that stems lead a word to, kept once looked up. */
  led: Map<string, Array<Node<Vocabulary>>>
  meanings: Array<PhraseMeaning<Vocabulary>>
}

/** Many phrases in one structure, so that a text is walked once however many phrases there are. */
export type PhraseTrie<Vocabulary extends string> = { root: Node<Vocabulary> }

/** Words whose way is kept: a bound, so that a server that runs for long does not grow. */
const mostKeptWords = 20_000

/** Returns a trie without phrases. */
export function makeTrie<Vocabulary extends string>(): PhraseTrie<Vocabulary> {
  return { root: makeNode() }
}

function makeNode<Vocabulary extends string>(): Node<Vocabulary> {
  return { next: new Map(), stems: [], led: new Map(), meanings: [] }
}

/**
 * Adds one phrase; it may carry a meaning in several vocabularies, and for a value of one vocabulary the first counts. A
 * word that ends in '*' stands for every word that begins so, one that begins with '*' for every word that ends so.
 */
export function addPhrase<Vocabulary extends string>(
  trie: PhraseTrie<Vocabulary>,
  phrase: string,
  meaning: PhraseMeaning<Vocabulary>,
): void {
  let node = trie.root
  for (const token of splitTokens(phrase))
    node = addStep(
      node,
      token.key,
      phrase[token.start - 1] === '*',
      phrase[token.end] === '*',
      phrase.slice(token.start, token.end),
    )
  if (node.meanings.some((one) => one.vocabulary === meaning.vocabulary && one.value === meaning.value)) return
  node.meanings.push(meaning)
}

/** Returns the node behind a word or a stem, added when it is new. A stem keeps its plural 's'. */
function addStep<Vocabulary extends string>(
  node: Node<Vocabulary>,
  key: string,
  openStart: boolean,
  openEnd: boolean,
  printed: string,
): Node<Vocabulary> {
  if (!openStart && !openEnd) {
    const next = node.next.get(key) ?? makeNode<Vocabulary>()
    node.next.set(key, next)
    return next
  }
  const open = openStart && openEnd ? 'both' : openStart ? 'start' : 'end'
  const stem = openEnd ? foldLetters(printed) : key
  const kept = node.stems.find((one) => one.stem === stem && one.open === open)
  if (kept) return kept.node
  const added = { stem, open, node: makeNode<Vocabulary>() } as const
  node.stems.push(added)
  node.led.clear()
  return added.node
}

/** Returns the nodes that a word leads to: its own, and those of the stems it holds. */
function findNext<Vocabulary extends string>(node: Node<Vocabulary>, key: string): readonly Node<Vocabulary>[] {
  const kept = node.led.get(key)
  if (kept) return kept
  const own = node.next.get(key)
  const led = node.stems.filter(({ stem, open }) => matchesStem(key, stem, open)).map((one) => one.node)
  const ways = own ? [own, ...led] : led
  if (node.stems.length === 0) return ways
  if (node.led.size >= mostKeptWords) node.led.clear()
  node.led.set(key, ways)
  return ways
}

function matchesStem(key: string, stem: string, open: 'start' | 'end' | 'both'): boolean {
  if (open === 'end') return key.startsWith(stem)
  return open === 'start' ? key.endsWith(stem) : key.includes(stem)
}

/**
 * Finds every phrase in the text, in order; of overlapping phrases of one vocabulary the longest counts, then the
 * first.
 */
export function findPhrases<Vocabulary extends string>(
  trie: PhraseTrie<Vocabulary>,
  text: string,
  tokens: readonly Token[] = splitTokens(text),
): Array<PhraseMatch<Vocabulary>> {
  const found: Array<PhraseMatch<Vocabulary>> = []
  const coveredUntil = new Map<Vocabulary, number>()
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from]
    if (!first) break
    if (findNext(trie.root, first.key).length === 0) continue
    const longest = findLongest(trie, tokens, from)
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

function findLongest<Vocabulary extends string>(
  trie: PhraseTrie<Vocabulary>,
  tokens: readonly Token[],
  from: number,
): Longest<Vocabulary> {
  const longest: Longest<Vocabulary> = new Map()
  let nodes: readonly Node<Vocabulary>[] = [trie.root]
  for (let at = from; at < tokens.length; at += 1) {
    const key = tokens[at]?.key ?? ''
    const [only, other] = nodes
    nodes = only && !other ? findNext(only, key) : nodes.flatMap((node) => findNext(node, key))
    if (nodes.length === 0) break
    for (const meaning of nodes.flatMap((node) => node.meanings)) {
      const known = longest.get(meaning.vocabulary)
      if (known?.last !== at) longest.set(meaning.vocabulary, { meanings: [meaning], last: at })
      else if (!known.meanings.some((one) => one.value === meaning.value)) known.meanings.push(meaning)
    }
  }
  return longest
}
