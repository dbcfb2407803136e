import {
  anyRound,
  fundedBy,
  funderLabels,
  kindsOfPartners,
  notAnInvestment,
  notYetPaid,
  othersMoney,
  paidBefore,
} from '#engine/lexicons/funder-words.ts'
import { listSeparators } from '#engine/lexicons/name-list-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { readLeadingNames } from './name-list.ts'

/** A longer text is not a line of a slide. */
const mostChars = 1_000
/** A full stop that no title or initial ends, or the label of what follows. */
const sentenceEnd =
  /[;|]|(?<!\b(?:Dr|Mr|Mrs|Ms|M|Prof|St|Inc|Co|Ltd|\p{Lu}))\.(?=\s|$)|\s(?=\p{Lu}[\p{L}-]+(?: \p{Ll}+){0,2}:)/u
const amount = /[$€£₦₹¥]\s?[\d.,]+\s?\p{L}*|(?:^|\s)[\d.,]+\s?(?:[kKmM]|[Mm]io\.?|million)?\s?[$€£]/u
const preposition = /(?:^|\s)(?:from|by|of|with|at|von|durch|de|da|dal|par|por)\s(?=\p{Lu})/u
/** What stands before a list of names. */
const listStart = new RegExp(`[:–—/]\\s|[()]|(?:^|\\s)-\\s|${preposition.source}|${amount.source}`, 'u')
const brackets = /\s*\([^()]*\)/gu
const beforeName =
  /^(?:(?:with|and|the|our|a|plus|also|lead|led by|Led by) )*(?:(?:Dr|Mr|Mrs|Ms|M|Prof)\.? )*(?=\p{Lu})/u
const titleAlone = /^(?:Dr|Mr|Mrs|Ms|Prof)\.?$/u
const capitalised = String.raw`\p{Lu}[\p{L}\d&.’'+-]*(?: (?:\p{Lu}[\p{L}\d&.’'+-]*|of|de|d[ei]|and|&|\d+)){0,3}`
/** 'Nordkap Ventures': the last word says that a firm invests. */
const firm = new RegExp(
  `^${capitalised} (?:Ventures?|Capital|Partners|VCs?|Angels?|Funds?|Equity|Investments?|Investors|Syndicate)(?: \\p{Lu}[\\p{L}\\d]*)?$`,
  'u',
)
/** Such words of which the others may be everyday ones: 'Be Angels', 'Specialist VC'. */
const sureFirm = /\b(?:Ventures?|Capital|VCs?|Angels?)$/u
const roundInName = /\b(?:Series|Seed|Round)\b/u

/**
 * Returns who has paid in by a sentence about money of the past: 'Investors: Elmfund, Nordkap Ventures', '$640K so far from
 * Elmfund', 'Series A 2023 (Elmfund, Nordkap Ventures)'. Who gives grants, loans or prizes is none of them, nor is who may pay.
 */
export function findFunders(text: string, language: string): string[] {
  if (text.length > mostChars) return []
  const labelled = everyMatch(funderLabels.in(language), text).flatMap((match) => readAfter(match, text, language))
  return [...labelled, ...text.split(sentenceEnd).flatMap((sentence) => findInSentence(sentence, text, language))]
}

function findInSentence(sentence: string, text: string, language: string): string[] {
  if (othersMoney.test(sentence) || notYetPaid.test(sentence)) return []
  const backed = everyMatch(fundedBy, sentence).flatMap((match) => {
    const names = readAfter(match, sentence, language)
    return names.some(isFirm) || match.groups?.past || match.groups?.amount ? names : []
  })
  const isPast = paidBefore.in(language).test(text) || anyRound.test(sentence)
  return isPast ? [...backed, ...findListsOfFirms(sentence, language)] : backed
}

const readAfter = (match: RegExpExecArray, text: string, language: string): string[] => {
  const [list = ''] = text.slice(match.index + match[0].length).split(sentenceEnd)
  return readFunders(list.replace(brackets, ''), language)
}

/** The lists of a sentence in which a firm stands that invests, by its name; what a grant or loan is said of is left out. */
function findListsOfFirms(sentence: string, language: string): string[] {
  const lists = sentence.split(listStart)
  return lists.flatMap((list, at) => {
    const [money = ''] = lists.slice(0, at).join(' ').split(/[,:]/u).slice(-1)
    const names = notAnInvestment.in(language).test(money) ? [] : readFunders(list, language)
    return names.some(isFirm) ? names : []
  })
}

/** The names of a list; parts that are not names, or give money without shares, are left out. */
function readFunders(list: string, language: string): string[] {
  return list.split(listSeparators).flatMap((part) => {
    if (notAnInvestment.in(language).test(part)) return []
    const bare = part.trim().replace(beforeName, '')
    if (isFirm(bare)) return [bare]
    return readLeadingNames(bare).filter(
      (name) => !titleAlone.test(name) && !isEveryday(name) && !roundInName.test(name),
    )
  })
}

/** Whether a text is the name of a firm that invests, told by its last word. */
export const isFirm = (text: string): boolean =>
  firm.test(text) &&
  !roundInName.test(text) &&
  !kindsOfPartners.test(text) &&
  (sureFirm.test(text) || !isEveryday(text))
