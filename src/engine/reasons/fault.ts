/** Why a quote does not stand where it is said to. Numbers and words are as printed there. */
export type QuoteFault =
  /** `quote` is null where the quote leaves the page's number out, `page` where the page does not say it. */
  | { fault: 'other-number'; quote: string | null; page: string | null }
  | { fault: 'other-currency' | 'other-comparison' | 'currency-cut' | 'minus-dropped' | 'range-end' }
  | { fault: 'comparison-dropped'; sign: string }
  | { fault: 'negation-lost'; at: 'before' | 'within' | 'behind'; words: string }
  /** The number stands with another label than the quote gives it. */
  | { fault: 'other-label'; number: string; label: string }
  | { fault: 'too-long'; mostCharacters: number }
  | { fault: 'elsewhere'; page: number | null; pages: readonly number[] }
  | { fault: 'not-found'; page: number | null }
  | { fault: 'site-not-read' | 'no-quote' | 'hidden' }

/** Why a value can't be read off its quotes. */
export type ValueFault =
  | { fault: 'other-number'; value: string }
  | { fault: 'unsaid' | 'denied'; word: string }
  | { fault: 'other-words' | 'empty' | 'placeholder' | 'not-words' | 'unnamed' | 'no-quote' }
  | { fault: 'not-shaped'; shape: 'year' | 'email' | 'site' | 'linkedin' }
  /** The vocabulary of the field has no such value. */
  | { fault: 'unknown-value'; value: string }
  | { fault: 'trait-missing' | 'trait-unnamed' | 'doctorate-unfinished' }
  | { fault: 'trait-denied'; word: string }

/** What the words of a quote, or of the labels cited with it, make of a value instead. */
export type LabelFault =
  | { fault: 'no-subject' | 'sales-place' | 'other-companies' | 'other-page' | 'no-scale' }
  | { fault: 'other-subject'; name: string }
  /** Another part of the market: the keys of both fields. */
  | { fault: 'other-size'; key: string; asked: string }
  | { fault: 'other-cell'; label: string; number: string }

export type Fault = QuoteFault | ValueFault | LabelFault
