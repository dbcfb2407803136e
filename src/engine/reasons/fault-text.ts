import type { Fault } from './fault.ts'

const shapeNames = {
  year: 'a year',
  email: 'an email address',
  site: 'a web address',
  linkedin: 'a LinkedIn address',
} as const

/** Faults that name nothing of the page. */
const plainTexts = {
  'other-currency': 'the quote and the page name other currencies',
  'other-comparison': 'the quote and the page compare differently',
  'currency-cut': 'the quote cuts a currency sign off',
  'minus-dropped': 'the quote drops the minus sign of the page',
  'range-end': 'the quote is one end of a range on the page',
  hidden: 'the text is hidden on the page',
  'site-not-read': 'the site was not read',
  'no-quote': 'no quote is given for it',
  'other-words': 'the quote does not say this in these words',
  empty: 'the value is empty',
  placeholder: 'the value is a placeholder of a template',
  'not-words': 'the field holds words, not yes or no',
  unnamed: 'concluded from the quote, which does not name it',
  'trait-missing': 'a quote can show that a trait is there, not that it is missing',
  'trait-unnamed': 'the quote does not name what the trait is about',
  'doctorate-unfinished': 'the quote speaks of a doctorate that is not finished',
  'no-subject': 'nothing in the quote or on its page says that this is what the number or the name stands for',
  'sales-place': 'the quote says where the company sells, not where it sits',
  'other-companies': 'the quote speaks of other companies',
  'no-scale': 'the page gives its amounts in thousands or millions, and the value names no scale',
  'other-page': 'the number and its label stand on different pages',
} as const

/** Returns a fault in words for who corrects the quote or the value: a language model in its request to mend, a developer. */
export function faultText(fault: Fault): string {
  switch (fault.fault) {
    case 'other-number':
      return 'value' in fault
        ? `the value says ${fault.value}, which the quote does not`
        : writeNumbers(fault.quote, fault.page)
    case 'comparison-dropped':
      return `the quote drops the '${fault.sign}' of the page`
    case 'negation-lost':
      return fault.at === 'within'
        ? `the quote leaves out '${fault.words}'`
        : `the quote leaves out the negation ${fault.at} it: '${fault.words}'`
    case 'other-label':
      return `on the page '${fault.number}' stands with '${fault.label}'`
    case 'too-long':
      return `the quote is longer than ${fault.mostCharacters} characters; a proof is the words that say it`
    case 'elsewhere':
      return `the quote is not ${writeWhere(fault.page)} but on pages ${fault.pages.join(', ')}`
    case 'not-found':
      return `the quote was not found ${writeWhere(fault.page)} or elsewhere in the deck`
    case 'unsaid':
      return `the quote does not say '${fault.word}'`
    case 'denied':
      return `the quote denies '${fault.word}'`
    case 'not-shaped':
      return `the value is not ${shapeNames[fault.shape]}`
    case 'unknown-value':
      return `'${fault.value}' is not a value of this field`
    case 'trait-denied':
      return `the quote denies it with '${fault.word}'`
    case 'other-subject':
      return `the quote speaks of ${fault.name}`
    case 'other-size':
      return `the quote speaks of ${fault.key.toUpperCase()}, not of ${fault.asked.toUpperCase()}`
    case 'other-cell':
      return `'${fault.label}' stands in another row and column than '${fault.number}'`
    default:
      return plainTexts[fault.fault]
  }
}

function writeNumbers(quote: string | null, page: string | null): string {
  if (quote === null) return `the page says '${page ?? ''}' where the quote leaves it out`
  if (page === null) return `the page does not say '${quote}'`
  return `the quote says ${quote}, the page ${page}`
}

const writeWhere = (page: number | null) => (page === null ? 'in the updates' : `on page ${page}`)
