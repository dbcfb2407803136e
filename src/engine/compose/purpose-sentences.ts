import { finiteVerbs } from '#engine/lexicons/sentence-words.ts'
import { deckVoice, purposeVerbs } from '#engine/lexicons/summary-words.ts'
import { superlative } from '#engine/lexicons/superlatives.ts'
import { getField, groundedText } from '#engine/memo-reader.ts'
import { opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { countWords } from '#engine/text/words.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { listTopicQuotes, quoteField } from './quotable.ts'
import { SeenTexts } from './seen-texts.ts'
import { getMarks, type Quoted, quoteWords, type SummaryText } from './summary-text.ts'

type PurposePlan = {
  /** Tells what the company does in a sentence of its own. */
  isPlain: boolean
  isQuoted: boolean
  write: (to: SummaryText) => string
}

/** Returns the sentence of what the company does: its name before the words of the one-liner. */
export function planPurpose(text: SummaryText): PurposePlan {
  const line = text.cite('one_liner')
  if (!line) return { isPlain: false, isQuoted: false, write: writeNameAlone }
  const name = text.cite('company_name')
  const bare = sentenceCase(line.plain).replace(/(?<!\.)\.$/u, '')
  const isOwnName = name !== null && bare.toLowerCase().startsWith(`${name.plain.toLowerCase()} `)
  const rest = isOwnName ? bare.slice(name.plain.length + 1) : bare
  const isPraise = !line.edited && superlative.test(line.plain)
  const instead = isPraise ? findProductQuote(text) : null
  if (instead) return { isPlain: false, isQuoted: true, write: (to) => writeProduct(to, instead) }
  const predicate = isPraise ? null : writePredicate(rest, isOwnName && opensWithVerb(rest))
  const isQuoted = predicate === null && !line.edited && isInDeckWords(bare)
  return { isPlain: predicate !== null, isQuoted, write: (to) => writePurpose(to, predicate, isQuoted ? null : bare) }
}

/** A sentence, what the company says as 'we' and claims of a first place stand in the deck's own words. */
const isInDeckWords = (words: string): boolean =>
  classifyShape(words) === 'sentence' || deckVoice.test(words) || superlative.test(words)

const opensWithVerb = (words: string): boolean =>
  /^\p{Ll}/u.test(words) && finiteVerbs.test(` ${words.split(/\s/u)[0]} `)

function writePurpose(to: SummaryText, predicate: string | null, words: string | null): string {
  const name = to.cite('company_name')
  const line = to.cite('one_liner')
  if (!line) return ''
  const isSameName = predicate !== null && name !== null && line.plain.startsWith(name.plain)
  const subject = name ? `**${name.text}**${isSameName ? '' : getMarks(name)}` : 'the company'
  // What the deck is said to say stands in its own words.
  const isDeckVoice = words === null || line.mark === 'found'
  const told =
    predicate === null ? `: ${isDeckVoice ? quoteWords(line.plain) : escapeMarkdown(opened(words))}` : ` ${predicate}`
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
  if (written) return (to) => endSentence(opened(to.citeField(written)?.text ?? ''))
  const seen = new SeenTexts()
  const oneLiner = groundedText(getField(text.memo, 'one_liner'))
  if (oneLiner !== null) seen.add(oneLiner)
  const quotes = [...listShortQuotes(text, 'solution'), ...listShortQuotes(text, 'problem')]
  const chosen = seen.takeFirstNew([
    ...quotes.filter((quote) => !superlative.test(quote.text)),
    ...quotes.filter((quote) => superlative.test(quote.text)),
  ])
  return (to) => (chosen ? `The deck says: ${to.quote(chosen)}.` : '')
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
