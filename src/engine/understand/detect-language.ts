import type { DeckDoc } from '#engine/deck-doc.ts'
import { everyMatch } from '#engine/every-match.ts'
import { isLatin, latinFirst } from '#engine/latin-first.ts'

const stopWords: Record<string, string> = {
  en: 'the and of to in for with our is are we that your on by from this it as at be you can not all an or will',
  es: 'el la los las de y en que para con un una por del se al es su como más sin nuestro nuestra o lo sobre',
  fr: 'le la les des et en pour avec un une du est que dans sur par au nos notre vous qui pas plus ce aux ou se',
  de: 'der die das und in den von mit für ist ein eine auf im zu dem nicht sich wir unsere auch bei aus oder als durch',
  pt: 'o a os as de e em que para com um uma por do da no na dos das se não ao mais como nosso nossa são ou pelo',
  it: 'il la le gli di e in che per con un una del della dei è non si nel alla sono più come nostro da i lo al',
  nl: 'de het een en van in met voor is op dat niet zijn wij aan door ook als naar onze bij of te om',
  pl: 'i w na z do nie się że jest dla to jak przez po od co oraz lub są ich ale przed który nasza',
  sv: 'och i att det som en på är av för med till den inte om ett har de vi från vår eller',
  da: 'og i at det som en på er af for med til den ikke et har de vi fra vores eller der',
  fi: 'ja on ei se että ovat myös tai kun mutta joka sekä voi kuin ole meidän',
  tr: 've bir bu için ile de da çok olarak daha en gibi ya olan ne kadar her',
  cs: 'a v na se je že s z do pro to jako od nebo které jsou o za až který naše',
  id: 'dan yang di untuk dengan ini itu dari adalah pada ke tidak kami dalam atau akan',
  ro: 'și de la în cu pe un o care este nu pentru din sunt mai prin sau noastre',
}
/** The languages that a word is a stop word of. */
const codesOf = new Map<string, string[]>()
for (const [code, words] of Object.entries(stopWords))
  for (const word of new Set(words.split(' '))) codesOf.set(word, [...(codesOf.get(word) ?? []), code])
const everyWord = latinFirst(/\p{L}+/gu)

type Script = { code: string; pattern: RegExp; share: number }
const scripts: readonly Script[] = [
  { code: 'ja', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, share: 0.08 },
  { code: 'zh', pattern: /\p{Script=Han}/gu, share: 0.2 },
  { code: 'ko', pattern: /\p{Script=Hangul}/gu, share: 0.2 },
  { code: 'fa', pattern: /[پچژگکی]/gu, share: 0.05 },
  { code: 'ar', pattern: /\p{Script=Arabic}/gu, share: 0.3 },
  { code: 'he', pattern: /\p{Script=Hebrew}/gu, share: 0.3 },
  { code: 'uk', pattern: /[іїєґ]/gi, share: 0.03 },
  { code: 'ru', pattern: /\p{Script=Cyrillic}/gu, share: 0.3 },
  { code: 'el', pattern: /\p{Script=Greek}/gu, share: 0.3 },
  { code: 'hi', pattern: /\p{Script=Devanagari}/gu, share: 0.3 },
  { code: 'th', pattern: /\p{Script=Thai}/gu, share: 0.3 },
]

/** ISO 639-1 code of a text's main language by script and stop words; 'und' when too little tells. */
export function detectLanguage(text: string): string {
  return (isLatin(text) ? null : scriptOf(text)) ?? byStopWords(text)
}

function scriptOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  const found = scripts.find(({ pattern, share }) => (text.match(pattern)?.length ?? 0) / letters >= share)
  return found?.code ?? null
}

function byStopWords(text: string): string {
  const hits = new Map<string, number>()
  for (const [word] of everyMatch(everyWord, text.toLowerCase()))
    for (const code of codesOf.get(word) ?? []) hits.set(code, (hits.get(code) ?? 0) + 1)
  let best = { code: 'und', hits: 0 }
  for (const code of Object.keys(stopWords)) {
    const own = hits.get(code) ?? 0
    if (own > best.hits) best = { code, hits: own }
  }
  return best.code
}

/** The main language of what a reader sees in a deck. */
export function languageOf(doc: DeckDoc): string {
  return detectLanguage(
    doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines.map((line) => line.text))).join('\n'),
  )
}
