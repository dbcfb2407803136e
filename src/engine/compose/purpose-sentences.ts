import type { MemoField } from '#contract/memo.ts'
import { finiteVerbs } from '#engine/lexicons/sentence-words.ts'
import { deckVoice, purposeVerbs } from '#engine/lexicons/summary-words.ts'
import { superlative } from '#engine/lexicons/superlatives.ts'
import { getField, groundedText } from '#engine/memo-reader.ts'
import { splitSentences } from '#engine/text/passages.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { countWords } from '#engine/text/words.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { isShort } from './plan-shortest.ts'
import { listTopicQuotes, quoteField } from './quotable.ts'
import { SeenTexts } from './seen-texts.ts'
import { type Cited, getMarks, type Quoted, quoteWords, type SummaryText } from './summary-text.ts'

type PurposePlan = {
  /** Tells what the company does in a sentence of its own. */
  isPlain: boolean
  isQuoted: boolean
  write: (to: SummaryText) => string
}

/**
 * Returns the sentence of what the company does: its name before the words of the one-liner. A long one-liner gives way to its
 * first sentence, else to a sentence of the deck on the product; it stands whole where nothing else says what the company does.
 */
export function planPurpose(text: SummaryText): PurposePlan {
  const line = text.cite('one_liner')
  if (!line) return { isPlain: false, isQuoted: false, write: writeNameAlone }
  const whole = planLine(text, line, line.plain)
  const quote = findProductQuote(text)
  const product: PurposePlan | null = quote && {
    isPlain: false,
    isQuoted: true,
    write: (to) => writeProduct(to, quote),
  }
  const [first = ''] = splitSentences(line.plain)
  const ofLine = [whole, planLine(text, line, first)]
  const isPraise = !line.edited && superlative.test(line.plain)
  const plans = isPraise ? [product, ...ofLine] : [...ofLine, product]
  return plans.find((plan) => plan !== null && isShort(plan.write(text.copy()))) ?? whole
}

/** Plans the sentence of the one-liner, or of the part of it that is told. */
function planLine(text: SummaryText, line: Cited, told: string): PurposePlan {
  const name = text.copy().cite('company_name')
  const bare = sentenceCase(told).replace(/(?<!\.)\.$/u, '')
  const isOwnName = name !== null && bare.toLowerCase().startsWith(`${name.plain.toLowerCase()} `)
  const rest = isOwnName ? bare.slice(name.plain.length + 1) : bare
  const isPraise = !line.edited && superlative.test(told)
  const predicate = isPraise ? null : writePredicate(rest, isOwnName && opensWithVerb(rest))
  const isQuoted = predicate === null && !line.edited && isInDeckWords(bare)
  const words = isQuoted ? null : bare
  return { isPlain: predicate !== null, isQuoted, write: (to) => writePurpose(to, predicate, words, told) }
}

/** A sentence, what the company says as 'we' and claims of a first place stand in the deck's own words. */
const isInDeckWords = (words: string): boolean =>
  classifyShape(words) === 'sentence' || deckVoice.test(words) || superlative.test(words)

const opensWithVerb = (words: string): boolean =>
  /^\p{Ll}/u.test(words) && finiteVerbs.test(` ${words.split(/\s/u)[0]} `)

function writePurpose(to: SummaryText, predicate: string | null, words: string | null, plain: string): string {
  const name = to.cite('company_name')
  const line = to.cite('one_liner')
  if (!line) return ''
  const isSameName = predicate !== null && name !== null && plain.startsWith(name.plain)
  const subject = name ? `**${name.text}**${isSameName ? '' : getMarks(name)}` : 'the company'
  // What the deck is said to say stands in its own words.
  const isDeckVoice = words === null || line.mark === 'found'
  const told =
    predicate === null ? `: ${isDeckVoice ? quoteWords(plain) : escapeMarkdown(opened(words))}` : ` ${predicate}`
  const end = /[!?…]$/u.test(told) ? '' : '.'
  return to.attribute([line], `${subject}${told}${getMarks(line)}${end}`, predicate !== null)
}

/** The words of a one-liner as they follow the name: after 'is' before an article, as they are before a verb; else null. */
function writePredicate(words: string, isPredicate: boolean): string | null {
  const [first = ''] = words.split(/\s/u)
  if (/[.!?]\s+\p{Lu}/u.test(words)) return null
  const small = `${words.charAt(0).toLowerCase()}${words.slice(1)}`
  if (/^(?:a|an|the)$/iu.test(first)) return `is ${escapeMarkdown(small)}`
  return isPredicate || purposeVerbs.test(first) ? escapeMarkdown(`x${small}`).slice(1) : null
}

/** What the product does in the deck's words, where the one-liner praises it. */
function writeProduct(to: SummaryText, quote: Quoted): string {
  const name = to.cite('company_name')
  const subject = name ? `**${name.text}**${getMarks(name)}` : 'the company'
  return to.attribute([], `${subject}: ${to.quote(quote)}.`)
}

function writeNameAlone(to: SummaryText): string {
  const name = to.cite('company_name')
  return name ? `The company is **${name.text}**${getMarks(name)}.` : ''
}

const mostQuoted = 25

/** Plans the one quote of the summary: what a person wrote of the solution or the problem, else a sentence of the deck on it. */
export function planPurposeQuote(text: SummaryText): (to: SummaryText) => string {
  const fields = [getField(text.memo, 'solution'), getField(text.memo, 'problem')]
  const written = fields.find((field) => field?.edited && groundedText(field) !== null)
  if (written) return planWritten(text, written)
  const seen = new SeenTexts()
  const oneLiner = groundedText(getField(text.memo, 'one_liner'))
  if (oneLiner !== null) seen.add(oneLiner)
  const quotes = [...listShortQuotes(text, 'solution'), ...listShortQuotes(text, 'problem')].filter((quote) =>
    isShort(writeDeckWords(text.copy(), quote)),
  )
  const chosen = seen.takeFirstNew([
    ...quotes.filter((quote) => !superlative.test(quote.text)),
    ...quotes.filter((quote) => superlative.test(quote.text)),
  ])
  return (to) => (chosen ? writeDeckWords(to, chosen) : '')
}

const writeDeckWords = (to: SummaryText, quote: Quoted) => `The deck says: ${to.quote(quote)}.`

/** What a person wrote, or its first sentence where it is long; whole where no one-liner says what the company does. */
function planWritten(text: SummaryText, field: MemoField): (to: SummaryText) => string {
  const write = (to: SummaryText) => endSentence(opened(to.citeField(field)?.text ?? ''))
  if (isShort(write(text.copy()))) return write
  const [first = ''] = splitSentences(groundedText(field) ?? '')
  const opening = endSentence(escapeMarkdown(opened(first)))
  if (isShort(opening)) return () => opening
  return groundedText(getField(text.memo, 'one_liner')) === null ? write : () => ''
}

const topicOf = { solution: 'Product Solution', problem: 'Problem' } as const

/** The sentences of a field and of its topic that leave the summary room for others. */
function listShortQuotes({ memo, keyFacts }: SummaryText, key: keyof typeof topicOf): Quoted[] {
  const field = getField(memo, key)
  const company = groundedText(getField(memo, 'company_name'))
  const quotes = [...(field ? quoteField(field) : []), ...listTopicQuotes(keyFacts, topicOf[key], company)]
  return quotes.filter((quote) => countWords(quote.text) <= mostQuoted)
}

/** A sentence on the product that praises nothing; null where a person wrote of it, which is told by itself. */
function findProductQuote(text: SummaryText): Quoted | null {
  if (getField(text.memo, 'solution')?.edited || getField(text.memo, 'problem')?.edited) return null
  return listShortQuotes(text, 'solution').find((quote) => !superlative.test(quote.text)) ?? null
}

const endSentence = (sentence: string) =>
  sentence === '' || /[.!?…。！？]["”’)]*$/u.test(sentence) ? sentence : `${sentence}.`
