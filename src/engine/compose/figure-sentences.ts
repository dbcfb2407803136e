import { countedGrowth } from '#engine/lexicons/figure-nouns.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { calmFigure, opened } from '#engine/text/sentence-case.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { planShortest, type WriteSentence } from './plan-shortest.ts'
import { splitNoun } from './split-noun.ts'
import { type Cited, getMarks, type SummaryText } from './summary-text.ts'
import { isEnglish, listNotes, writeCount, writeValue } from './write-figure.ts'

const keys = ['revenue', 'revenue_growth', 'gmv', 'customers', 'users', 'retention'] as const
type FigureKey = (typeof keys)[number]
const mostFigures = 3

/** Plans the sentence of the strongest actual figures that are proved or entered: 'ARR was $1.2M in May 2026.' */
export const planFigures = (text: SummaryText): WriteSentence => planAsManyAsFit(text, 'proved')

/** Plans the sentence of figures that are found and not proved, as far as the proved ones leave room for them. */
export const planFoundFigures = (text: SummaryText): WriteSentence => planAsManyAsFit(text, 'found')

function planAsManyAsFit(text: SummaryText, which: Which): WriteSentence {
  const chosen = chooseFigures(text, which)
  const plan = (most: number): WriteSentence => {
    const shown = chosen.slice(0, most)
    return (to) => {
      const values = shown.flatMap((key) => {
        const value = to.cite(key)
        return value ? [{ key, value }] : []
      })
      const told = joinList(values.map(({ key, value }) => writeClause(to, key, value)))
      if (told === '') return ''
      return which === 'found' ? `The deck says ${told}.` : `${opened(told)}.`
    }
  }
  return planShortest(
    text,
    chosen.map((_, index) => plan(chosen.length - index)),
  )
}

type Which = 'proved' | 'found'

/** The first of the figures; what is contradicted stands under 'To check', with both values. */
function chooseFigures(text: SummaryText, which: Which): FigureKey[] {
  // Measures in a text of its own: a value that is not told must not take a number.
  const probe = text.copy()
  const actual = keys.flatMap((key) => {
    const value = probe.cite(key)
    const nature = value?.edited ? 'actual' : (value?.field.figure?.nature ?? 'actual')
    return value && nature === 'actual' && value.mark !== 'contradicted'
      ? [{ key, isFound: value.mark === 'found' }]
      : []
  })
  const proved = actual.filter(({ isFound }) => !isFound).slice(0, mostFigures)
  const chosen =
    which === 'proved' ? proved : actual.filter(({ isFound }) => isFound).slice(0, mostFigures - proved.length)
  return chosen.map(({ key }) => key)
}

function writeClause(to: SummaryText, key: FigureKey, cited: Cited): string {
  const period = listNotes(cited, key).map(writePeriod).join('')
  return `${clauses[key](cited, to)}${period}${getMarks(cited)}`
}

const clauses: Record<FigureKey, (cited: Cited, to: SummaryText) => string> = {
  revenue: (cited) => writeMetric(cited, 'revenue', 'revenue'),
  gmv: (cited) => writeMetric(cited, 'gmv', 'GMV'),
  revenue_growth: writeGrowth,
  customers: (cited, to) => `${to.nameCompany()} had ${writeCount(writeValue(cited), cited, 'customers')}`,
  users: (cited, to) => `${to.nameCompany()} had ${writeCount(writeValue(cited), cited, 'users')}`,
  retention: (cited) => writeMetric(cited, 'retention', 'retention'),
}

const calm = ({ plain, edited }: Cited) => (edited ? plain : calmFigure(plain))

/** '$1.2M ARR' as 'ARR was $1.2M'; words of another language follow what the field is called. */
function writeMetric(cited: Cited, key: FigureKey, noun: string): string {
  const own = splitOwnNoun(cited, key)
  if (own) return `${escapeMarkdown(own.noun)} was ${writeAs(own.figure, cited)}`
  const metric = /\p{L}{3}/u.test(cited.plain) ? noun : (cited.field.figure?.metric ?? noun)
  return `${escapeMarkdown(metric)} was ${writeValue(cited)}`
}

/** '+40% annual growth' as 'annual revenue growth was +40%', '3x growth' as 'revenue grew 3x'. */
function writeGrowth(cited: Cited): string {
  const own = splitOwnNoun(cited, 'revenue_growth')
  const value = own?.figure ?? cited.plain
  const isPlain = own === null || /^(?:revenue )?growth(?: rate)?$/iu.test(own.noun)
  const grown = isPlain ? /^\+?(\d[\d.,]*\s?(?:%|x|times))$/iu.exec(value)?.[1] : undefined
  if (grown) return `revenue grew ${escapeMarkdown(grown)}`
  const noun = own?.noun ?? 'revenue growth'
  return `${escapeMarkdown(countedGrowth.test(noun) ? noun : noun.replace(/(?=growth)/iu, 'revenue '))} was ${escapeMarkdown(value)}`
}

const splitOwnNoun = (cited: Cited, key: FigureKey) => (isEnglish(cited.plain) ? splitNoun(calm(cited), key) : null)
const writeAs = (figure: string, cited: Cited) => writeValue({ ...cited, plain: figure, text: escapeMarkdown(figure) })

const writePeriod = (period: string) =>
  /^(?:(?:\p{Lu}\p{Ll}+|Q[1-4]|H[12]|FY) ?)?(?:19|20)\d\d$/u.test(period)
    ? ` in ${escapeMarkdown(period)}`
    : ` (${escapeMarkdown(period)})`
