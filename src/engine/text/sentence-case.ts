import { latinFirst } from '#engine/patterns/latin-first.ts'

const fewestLetters = 6
const fewestOfRun = 9
const small = new Set(
  'a an the and or but nor of in on at to by for from with without as is are be was were it its we our you your they their this that than into over under per via not no all more most new how why what who which when where can will has have do does el la los las de del y en con por para un una le les des du et au aux pour avec der die das und mit für von zu im ist o os da do das dos e em com um uma'.split(
    ' ',
  ),
)
const acronyms = new Set(
  'ai ml ar vr xr ui ux hr pr qa rd id tv pc usa uk eu uae un saas paas iaas api sdk b2b b2c b2g c2c d2c crm erp kpi roi tam sam som arr mrr gmv cac ltv nrr ceo cto cfo coo cmo cpo llc ltd inc gmbh ag plc sa ipo safe nft dao defi dapp iot gps gdpr hipaa fda esg co2 sme smb seo sms pos ats dna rna mit nasa nhs phd mba vc q1 q2 q3 q4 h1 h2 ytd yoy'.split(
    ' ',
  ),
)
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*/gu
const SHOUTED = latinFirst(/^[\p{Lu}\p{M}'’]{2,}$/u)
/** Two capitals together, without which no word is shouted. */
const LOUD = latinFirst(/\p{Lu}[\p{Lu}\p{M}'’]|['’]\p{Lu}/u)
const VOWEL = /[AEIOUYÀ-ÖØ-Ý]/u

/**
 * The same words without shouting: a run of words in capitals is set in sentence case. Acronyms stay; a word that
 * `isCommon` knows gets small letters and any other a capital first letter, since it may be a name.
 */
export function sentenceCase(text: string, isCommon: (word: string) => boolean = () => false): string {
  if (!LOUD.test(text)) return text
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }))
  const first = words[0]?.at ?? 0
  let set = text
  let heading = -1
  const calm = (run: readonly Placed[]) => {
    for (const { word, at } of run)
      set = splice(set, at, toSentenceCase(word, at === first, isCommon, text.slice(0, at)))
  }
  if (isShouting(words)) {
    calm(words.filter(({ word }) => isShouted(word)))
    return set
  }
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to < words.length && isShouted(words[to]?.word ?? '')) to++
    const run = words.slice(from, to)
    const letters = run.reduce((sum, { word }) => sum + word.length, 0)
    if (run.length > 1 && letters >= fewestOfRun && !run.every(({ word }) => keeps(word))) {
      calm(run)
      const last = run.at(-1)
      if (from === 0 && last && words.length - to >= fewestAfterHeading) heading = last.at + last.word.length
    }
    from = Math.max(from, to - 1)
  }
  return heading > 0 && /^\s+[\p{Lu}\p{N}\p{Sc}]/u.test(set.slice(heading))
    ? `${set.slice(0, heading)}:${set.slice(heading)}`
    : set
}

type Placed = { word: string; at: number }
const fewestAfterHeading = 3
const shoutedShare = 0.75

/** Whether a text is set in capitals as a whole: most letters are, and more than its acronyms. */
function isShouting(words: readonly Placed[]): boolean {
  const all = words.reduce((sum, { word }) => sum + word.length, 0)
  const shouted = words.filter(({ word }) => isShouted(word))
  const loud = shouted.reduce((sum, { word }) => sum + word.length, 0)
  return (
    words.length > 1 && loud >= fewestLetters && loud / all >= shoutedShare && !shouted.every(({ word }) => keeps(word))
  )
}

const isShouted = (word: string) => SHOUTED.test(word) || word === 'A' || word === '&'
const splice = (text: string, at: number, word: string) => text.slice(0, at) + word + text.slice(at + word.length)

/** Whether a word in capitals is an acronym: known as one, short and no small word, or without a vowel. */
function keeps(word: string): boolean {
  const lower = word.toLowerCase()
  if (acronyms.has(lower)) return true
  if (small.has(lower)) return false
  return word.length <= 5 && !VOWEL.test(word)
}

function toSentenceCase(word: string, opens: boolean, isCommon: (word: string) => boolean, before: string): string {
  if (word.length === 1 && /(?:series|round|type|class|plan|vitamin)\s$/iu.test(before)) return word
  const lower = word.toLowerCase()
  if (acronyms.has(lower) || (!(small.has(lower) || isCommon(lower)) && keeps(word))) return word
  if (opens || !(small.has(lower) || isCommon(lower))) return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`
  return lower
}

/** The text with its first letter in capitals; a brand that begins small ('iOS', 'eBay') stays. */
export function opened(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) || /^\p{Ll}+\d/u.test(text) || /^\S+\.\p{Ll}/u.test(text)
    ? text
    : text.replace(/^(["“‘'(]?)(\p{Ll})/u, (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`)
}
