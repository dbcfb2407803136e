/** Words that are set with a capital on slides and are no part of a person's name. */
const notNames = new Set(
  `about advisor advisors adviser advisory agency ai all alliance america american analysis analytics and angel annual api app application apps art asia ask
  assistant associate award awards bank banking based beta big blockchain board brand budget build building business buy by call capital care case center central
  challenge channel channels chief city client clients cloud club co coin college commerce community company competition competitive computer consultant consulting
  contact content core corp cost creative crypto customer customers daily dashboard data day deck deep delivery demo design designer developer development digital
  direct director driven early east ecosystem education electrical email energy engine engineer engineering enterprise europe european event events executive
  expansion experience expert experts family fast fees finance financial first flow food for founder founders founding free from full fund funding funds future game gaming
  general get global go gold google graduate green group growth hardware head health high hiring home house how human in inc india industry information infrastructure
  innovation institute insurance integration intelligence intelligent international internet introduction investment investor investors invest it join key lab labs language large
  launch lead leader leadership learning legal level life live local low machine made management manager market marketing marketplace markets master media medical meet member
  members mentor mission mobile model monthly more national native network new next no north of office officer online open operating operations opportunity our overview owner page
  paid partner partners partnership partnerships payment payments people personal phase phone plan planning platform play power premium president pricing pro problem
  process product production products profile program project projects property public quality quarter real regional research retail revenue risk road roadmap
  robotics sales san school science scientist sector security seed senior series server service services share smart social software solution solutions source south space special
  stage start startup state states status store strategic strategy street structure student studio subscription success supply support sustainable system systems target tax team tech
  technical technologies technology term test thank thanks the time to tools top total town track trade traction traditional training transfer trust trusted united university us use user users private sale reserve liquidity value
  ventures vice video virtual vision voice wallet web website weekly west what who why with work workflow world year years york your zero equipo contacto gracias
  join problema solución solucion mercado empresa nuestro nuestra los las notre nos unser unsere das der die nosso nossa time
  angeles francisco silicon valley kong hong singapore london paris berlin dubai tokyo lagos nairobi boston california texas canada mexico brazil france germany
  spain portugal italy china japan korea australia africa kenya nigeria monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december`.split(/\s+/),
)
const particles = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'ibn',
  'al',
  'el',
  'ter',
  'y',
  'e',
  'mac',
  'st.',
  'zu',
  'af',
])
const honorific = /^(?:dr|prof|mr|mrs|ms|ing|eng|sir)\.?\s+(?:dr\.?\s+)?/i
const suffix =
  /[,\s]+(?:ph\.?\s?d\.?|m\.?b\.?a\.?|m\.?d\.?|m\.?sc\.?|b\.?sc\.?|jr\.?|sr\.?|iii?|cfa|cpa|esq\.?|msc|dphil)\.?$/i
const capitalised = /^\p{Lu}[\p{Ll}\p{M}]*(?:(?:['’`-]\p{Lu}?|\p{Lu})[\p{Ll}\p{M}]+)*$/u
const twoCapitals = /\p{Lu}.*\s.*\p{Lu}/su
const initial = /^\p{Lu}\.?$/u
const upper = /^\p{Lu}{2,}(?:['’-]\p{Lu}+)*$/u

/** What templates print where a name belongs. */
const placeholder =
  /^(?:jane|john) (?:doe|roe)$|^(?:first|last|your|full|founder|member|person)\s?names?\b|\b(?:sur|last|first)\s?name\b|^name (?:surname|here|lastname)|^lorem ipsum|^firstname/i

/**
 * The name in a text that is shaped like a person's name, without titles and degrees: two to four capitalised words
 * none of which is usual slide vocabulary. Null for anything else.
 */
export function nameIn(text: string): string | null {
  if (!twoCapitals.test(text)) return null
  let bare = text.replace(/\s+/g, ' ').replace(/^[\s•·\-–—*|]+|[\s:,;|\-–—*]+$/g, '')
  bare = bare.replace(honorific, '')
  for (let round = 0; round < 3; round++) bare = bare.replace(suffix, '')
  if (placeholder.test(bare)) return null
  const words = bare.split(' ')
  if (words.length < 2 || words.length > mostWords(words) || bare.length > 45) return null
  let full = 0
  let shouted = 0
  for (const [index, word] of words.entries()) {
    if (particles.has(word.toLowerCase()) && index > 0 && index < words.length - 1) continue
    if (notNames.has(word.toLowerCase().replace(/[’']s$/, ''))) return null
    if (initial.test(word)) continue
    if (capitalised.test(word)) full++
    else if (upper.test(word) && (word.length > 2 || isAllCaps(bare))) shouted++
    else return null
  }
  if (full + shouted < 2 && !(full === 1 && words.some((word) => initial.test(word)))) return null
  return shouted > 0 && full > 0 && shouted > full ? null : bare
}

const mostWords = (words: readonly string[]) =>
  words.length <= 4 ? 4 : 4 + words.filter((word) => particles.has(word.toLowerCase())).length

/** Whether the whole name is set in capitals; such a line may as well be a heading, so it needs more support. */
export function isAllCaps(name: string): boolean {
  return !/\p{Ll}/u.test(name)
}

const looseWord = /^\p{L}[\p{Ll}\p{M}'’-]+$/u

/** A name whose family name is written small ('Ana ruiz'); only an office right behind it makes it one. */
export function looseNameIn(text: string): string | null {
  const words = text.trim().split(/\s+/)
  if (words.length < 2 || words.length > 4 || !/^\p{Lu}/u.test(words[0] ?? '')) return null
  if (!words.every((word) => looseWord.test(word) && !notNames.has(word.toLowerCase()))) return null
  return words.join(' ')
}

const hanName = /^\p{Script=Han}{2,4}$/u
const arabicName = /^\p{Script=Arabic}{2,}(?:\s\p{Script=Arabic}{2,}){1,3}$/u
const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A short line in a script without capitals that may be a name; only a role right under it makes it one. */
export function isCaselessName(text: string): boolean {
  const bare = text.replace(bidiMarks, '').trim()
  return bare.length <= 28 && (hanName.test(bare) || arabicName.test(bare))
}
