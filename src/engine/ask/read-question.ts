import type { SlideKind } from '#engine/slides.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { everyStopWord } from '#engine/understand/detect-language.ts'
import { type AskToken, splitAskTokens, stemWord } from './ask-tokens.ts'
import { type AskPhrase, type AskTopic, findPhrase } from './ask-topics.ts'

/**
 * One thing that a question asks for: its own words and others that mean it. `weight` is its share of the question;
 * slides of `kinds` tell of it whatever their words are, and so do the proofs of the memo's `fields`. Within `foreign`
 * words its own mean something else: 'revenue' in 'net revenue retention'.
 */
export type AskSlot = {
  own: readonly AskPhrase[]
  others: readonly AskPhrase[]
  foreign: readonly AskPhrase[]
  kinds: ReadonlySet<SlideKind>
  fields: ReadonlySet<string>
  weight: number
}

const pairWeight = 0.5
/** Of a question about the deck, words that say nothing about where its answer stands. */
const questionWords = new Set(
  [
    ...everyStopWord(),
    ...'who whom whose what when where which why how much many do does did done doing has have had been was were will would can could should they them their there its he she his her i me my any some tell about give say says said show shows list mention mentions explain describe please know get so far now currently company startup business firm deck pitch presentation memo slide page money use uses using used handle kind type big long often already themselves then than better best good bad think thinks believe expect expects feel see want wants wanted need needs try tries trying goes went gone come comes came take takes took put puts keep keeps kept let work works worked started start before after during until ever never yet still only also more most less least really quite about around roughly compare compares compared according able good sure understand know wonder'.split(
      ' ',
    ),
    ...'wer wem wen was wann wo woher wohin welche welcher welches welchen warum wieso wie viel viele hoch gross hat haben gibt es sie ihr ihre ihrer ihnen man wird werden kann konnen sind unternehmen firma geld'.split(
      ' ',
    ),
    ...'qui quoi quand quel quelle quels quelles pourquoi comment combien ont ils elles leur leurs entreprise societe argent quien quienes cual cuales cuando donde cuanto cuanta cuantos cuantas tiene tienen hay empresa dinero chi cosa quando dove quale quali perche quanto quanti quante hanno azienda quem qual quais onde quanto quantos tem wie wat wanneer waar welke hoeveel heeft hebben kto co kiedy gdzie jaki jaka jakie ile czy maja'.split(
      ' ',
    ),
  ].map((word) => stemWord(foldLetters(word))),
)
/** The same in Chinese, Japanese and Korean, cut out before signs are paired. */
const questionSigns =
  /什么|什麼|多少|几个|谁|誰|怎么样|怎么|怎麼|如何|哪里|哪些|哪个|哪|为什么|吗|呢|他们|我们|你们|贵公司|公司|的|了|是|有|在|钱|何ですか|ですか|ますか|いくら|どの|どこ|だれ|いつ|なぜ|どう|何|は|が|を|の|か|무엇|입니까|인가요|얼마|누구|언제|어디|어떻게|합니까|나요/gu

/** What a question asks for; empty when it has no word to look for. */
export function readQuestion(question: string, topics: readonly AskTopic[]): AskSlot[] {
  const tokens = splitAskTokens(question.replace(questionSigns, ' '))
  const texts = tokens.map((token) => token.text)
  const taken = new Set<AskToken>()
  const slots: AskSlot[] = []
  for (const { topic, hits } of findTopics(topics, texts)) {
    const free = hits.filter(({ from, to }) => tokens.slice(from, to).every((token) => !taken.has(token)))
    if (free.length === 0) continue
    for (const { from, to } of free) for (const token of tokens.slice(from, to)) taken.add(token)
    const own = free.map(({ phrase }) => phrase)
    const { synonyms: others, kinds, fields } = topic
    slots.push({ own, others, foreign: listForeign(topic, topics), kinds, fields, weight: 1 })
  }
  const spans = [...taken]
  for (const token of tokens) {
    const overlaps = spans.some((one) => one.start < token.end && token.start < one.end)
    if (overlaps || questionWords.has(token.text) || slots.some((slot) => hasWord(slot, token.text))) continue
    const own: AskPhrase[] = [{ tokens: [token.text], loose: null }]
    const weight = token.isPair ? pairWeight : 1
    slots.push({ own, others: [], foreign: [], kinds: new Set(), fields: new Set(), weight })
  }
  return slots
}

/** What other topics are said by that holds a word of this one. */
function listForeign(topic: AskTopic, topics: readonly AskTopic[]): AskPhrase[] {
  const ours = new Set(topic.synonyms.map(({ tokens }) => tokens.join(' ')))
  const holdsOurs = ({ tokens }: AskPhrase) =>
    tokens.length > 1 &&
    !ours.has(tokens.join(' ')) &&
    topic.synonyms.some((one) => one.tokens.length < tokens.length && findPhrase(one, tokens).length > 0)
  return topics.filter((other) => other !== topic).flatMap(({ synonyms }) => synonyms.filter(holdsOurs))
}

const hasWord = ({ own }: AskSlot, text: string) => own.some(({ tokens }) => tokens.length === 1 && tokens[0] === text)

type Hit = { phrase: AskPhrase; from: number; to: number }

/** Topics that the question names, those of the longest phrase first: 'gross margin' before 'margin'. */
function findTopics(topics: readonly AskTopic[], texts: readonly string[]): Array<{ topic: AskTopic; hits: Hit[] }> {
  const found = topics.flatMap((topic) => {
    const hits = topic.named
      .filter(({ tokens }) => tokens.some((token) => !questionWords.has(token)) || tokens.length > 1)
      .flatMap((phrase) => {
        return findPhrase(phrase, texts).map((from): Hit => ({ phrase, from, to: from + phrase.tokens.length }))
      })
      .sort((a, b) => b.to - b.from - (a.to - a.from))
    return hits.length === 0 ? [] : [{ topic, hits }]
  })
  const measureLongest = ({ hits }: { hits: Hit[] }) => Math.max(...hits.map(({ from, to }) => to - from))
  return found.sort((a, b) => measureLongest(b) - measureLongest(a))
}
