const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}]/u
const otherScripts = new RegExp(`${unspacedScripts.source}|\\p{Script=Cyrillic}`, 'u')

/** Whether a phrase has a letter of a script of which no letter is Latin, nor another case of a Latin one. */
export const isInOtherScript = (phrase: string): boolean => otherScripts.test(phrase)

/**
 * Returns the source of one pattern for many phrases; without phrases it finds nothing. In scripts without spaces, or with
 * particles joined to words, a phrase is found anywhere.
 */
export function makeAnyPhraseSource(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)'
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const loose = longestFirst.filter((phrase) => unspacedScripts.test(phrase))
  const whole = longestFirst.filter((phrase) => !unspacedScripts.test(phrase))
  const parts = loose.length > 0 ? [makeTreeSource(loose)] : []
  if (whole.length > 0) parts.push(`(?<![\\p{L}\\p{N}])${makeTreeSource(whole)}(?![\\p{L}\\p{N}])`)
  return `(?:${parts.join('|')})`
}

/** Letters by what may follow them; the phrase that ends here is the shortest of all that go on, and so the last choice. */
type LetterTree = { next: Map<string, LetterTree>; ends: boolean }

/** Hundreds of phrases side by side would each be tried at each place of a text: beginnings that phrases share are written once. */
function makeTreeSource(longestFirst: readonly string[]): string {
  const root: LetterTree = { next: new Map(), ends: false }
  for (const phrase of longestFirst) {
    let tree = root
    for (const source of listLetterSources(phrase)) {
      const below = tree.next.get(source) ?? { next: new Map(), ends: false }
      tree.next.set(source, below)
      tree = below
    }
    tree.ends = true
  }
  return `(?:${writeBelow(root)})`
}

function writeBelow({ next }: LetterTree): string {
  return [...next].map(([source, below]) => source + writeRest(below)).join('|')
}

function writeRest(tree: LetterTree): string {
  if (tree.next.size === 0) return ''
  const rest = writeBelow(tree)
  if (tree.ends) return `(?:${rest})?`
  return tree.next.size > 1 ? `(?:${rest})` : rest
}

function listLetterSources(phrase: string): string[] {
  return Array.from(phrase.normalize('NFC'), (letter) => {
    const known = letterSources.get(letter)
    const source = known ?? makeLetterSource(letter)
    if (known === undefined) letterSources.set(letter, source)
    return source
  })
}

/** Letters that people also write without their mark, with all their spellings. */
const spellings: Readonly<Record<string, string>> = {
  ß: '(?:ß|ss)',
  ä: '(?:[äa]|ae)',
  ö: '(?:[öo]|oe)',
  ü: '(?:[üu]|ue)',
  œ: '(?:œ|oe)',
  ł: '[łl]',
  ı: '[ıi]',
  i: '[iİı]',
}

/** The letters of all phrases are few, each in thousands of words. */
const letterSources = new Map<string, string>()

function makeLetterSource(letter: string): string {
  if (letter === '*') return '\\p{L}*'
  if (/[\s-]/u.test(letter)) return "[\\s\\u00a0\\u200c'’-]{1,2}"
  if (/['’]/u.test(letter)) return "['’]"
  if (letter === ':') return '\\s?[:：]'
  const spelling = spellings[letter]
  if (spelling !== undefined) return spelling
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (bare !== letter && /^[a-zа-я]$/iu.test(bare)) return `[${letter}${bare}]`
  return /[\p{L}\p{N}]/u.test(letter) ? letter : letter.replace(/[$.*+?^(){}|[\]\\/]/g, '\\$&')
}
