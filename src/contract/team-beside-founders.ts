import type { KeyFacts } from './key-facts-in-order.ts'
import type { JsonResponse } from './memo.ts'

type KeyFact = KeyFacts[string]
type Founder = JsonResponse['structured']['founders_info']['founders'][number]

const citation = /\[\d{1,4}\]\([^\s()]*(?:\s+"(?:\\.|[^"\\])*")?\)/g
/** Words that join names and roles and have no meaning of their own. */
const joiningWords = new Set('a al and as by de der die e et founded has is its la led of on the team und y'.split(' '))

/** Words that name a role, apart from those that a card shows. */
const roleWords = new Set(
  (
    'acting advisor adviser board business ceo cfo chair chairman chairperson chairwoman chief cmo co coo cofounder ' +
    'commercial cpo creative cro cso cto data deputy design developer development director engineer engineering ' +
    'executive finance financial founder founding growth head information interim lead legal manager managing ' +
    'marketing medical member officer operating operations partner people president principal product research ' +
    'revenue sales science scientific scientist security senior software strategy technical technology vice vp'
  ).split(' '),
)

/**
 * Returns what the key fact on the team says beside the cards of the founders: statements that only repeat a name with
 * its role or the words of a card are left out, with the sources that only they cite. Null where nothing is left.
 */
export function leaveOutFounders(fact: KeyFact, founders: readonly Founder[]): KeyFact | null {
  const cards = founders.map((founder) => ({
    name: founder['Founder Name'].value?.trim() ?? '',
    words: [founder['Founder Name'], founder.founder_role, founder['Founder Summary']].flatMap(({ value }) =>
      splitWords(value ?? ''),
    ),
  }))
  const known = new Set([...cards.flatMap(({ words }) => words), ...joiningWords])
  const names = cards.flatMap(({ name }) => (name === '' ? [] : [name.toLowerCase()]))
  const isOnCard = (statement: string) => {
    const text = stripMarkdown(statement)
    const named = names.filter((name) => text.toLowerCase().includes(name))
    if (named.length === 0) return false
    return named.some((name) => isNameWithRole(text, name, known)) || splitWords(text).every((word) => known.has(word))
  }
  const statements = splitStatements(fact.value)
  const left = statements.filter(({ text }) => !isOnCard(text))
  if (left.length === 0) return null
  if (left.length === statements.length) return fact
  const isList = left.length > 1 && left.every(({ isItem }) => isItem)
  const value = left.map(({ text }) => (isList ? `- ${text}` : text)).join(isList ? '\n' : ' ')
  return { value, source: fact.source.filter((source) => isCited(value, source.value)) }
}

/** Whether the whole address is cited: that of page 1 is also the beginning of that of page 12. */
const isCited = (markdown: string, address: string) =>
  markdown.split(`](${address}`).some((rest, index) => index > 0 && /^[)\s]/.test(rest))

type Statement = { text: string; isItem: boolean }

/** Splits markdown into the items of a list, and a paragraph after its citations. */
function splitStatements(markdown: string): Statement[] {
  return markdown.split('\n').flatMap((line): Statement[] => {
    const item = /^\s*[-*]\s+(.*)$/.exec(line)?.[1]
    if (item !== undefined) return [{ text: item, isItem: true }]
    return splitAtCitations(line).map((text) => ({ text, isItem: false }))
  })
}

function splitAtCitations(line: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of line.matchAll(citation)) {
    const end = match.index + match[0].length
    if (/^\s*\[\d{1,4}\]\(/.test(line.slice(end))) continue
    const closing = /^[.,;]?/.exec(line.slice(end))?.[0] ?? ''
    parts.push(line.slice(from, end + closing.length).trim())
    from = end + closing.length
  }
  parts.push(line.slice(from).trim())
  return parts.filter((part) => part !== '')
}

/** Whether a statement is a name, a role and words of the cards, such as 'Ana Ruiz, co-founder and CEO'. */
function isNameWithRole(text: string, name: string, known: ReadonlySet<string>): boolean {
  if (!text.toLowerCase().startsWith(`${name},`)) return false
  return splitWords(text.slice(name.length + 1)).every((word) => known.has(word) || roleWords.has(word))
}

const stripMarkdown = (markdown: string) =>
  markdown
    .replace(citation, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
