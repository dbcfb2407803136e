import type { Scripted } from './model-stand-in/model-stand-in.ts'
import type { SeenRequest } from './model-stand-in/wire-format.ts'

/** A fact as a model writes it, quoted from one page. */
export const factSaid = (key: string, value: string, page: number, quote: string) => ({
  key,
  value,
  kind: 'stated',
  person: '',
  period: '',
  nature: 'actual',
  place: `p${page}.1`,
  quote,
  label: '',
})

type Said = ReturnType<typeof factSaid>

const noProse = { executive_summary: [], fundraising: [], key_facts: [], translations: [] }
const wordsOf = (request: SeenRequest) => request.texts.at(-1) ?? ''
const asksForLines = (request: SeenRequest) => request.texts.some((text) => text.startsWith('Write down the pages'))
const asksForVerdicts = (request: SeenRequest) => wordsOf(request).startsWith('Check each of these sentences')
const asksForProse = (request: SeenRequest) => wordsOf(request).includes('executive_summary')

/** Answers each request of a memo with the facts whose keys it asks for, and writes no prose. */
export const sayingFacts =
  (facts: readonly Said[]) =>
  (request: SeenRequest): Scripted => {
    if (asksForLines(request)) return { text: JSON.stringify({ lines: [] }) }
    if (asksForProse(request)) return { text: JSON.stringify(noProse) }
    if (asksForVerdicts(request)) return sayVerdicts(request)
    const asked = facts.filter(({ key }) => wordsOf(request).includes(`- ${key}:`))
    return { text: JSON.stringify({ facts: asked }) }
  }

/** Confirms a sentence where each of its figures and names stands in the lines of the facts that it cites. */
function sayVerdicts(request: SeenRequest): Scripted {
  const facts = new Map(
    [...(request.texts[0] ?? '').matchAll(/^\[(f\w+)\] (.*)$/gmu)].map(([, id, line]) => [id, line]),
  )
  const sentences = [...wordsOf(request).matchAll(/^\[(s\d+)\] (.*) \(([^()]*)\)$/gmu)].map(
    ([, sentence = '', text = '', ids = '']) => {
      const lines = ids.split(', ').map((id) => facts.get(id) ?? '')
      const named = text.match(/(?<=\s)\p{Lu}[\p{L}\d]+|\d[\d.,]*/gu) ?? []
      const beyond = named.filter((word) => !lines.some((line) => line.includes(word))).join(' ')
      return { sentence, beyond, holds: beyond === '' }
    },
  )
  return { text: JSON.stringify({ sentences }) }
}

type Told = { field: string; text: (value: string) => string }

/** The same, and prose: a sentence for each proved field of a name that the request holds, written from its value. */
export const sayingProse =
  (facts: readonly Said[], summary: readonly Told[], round: readonly Told[]) =>
  (request: SeenRequest): Scripted => {
    if (!asksForProse(request)) return sayingFacts(facts)(request)
    const lines = [
      ...(request.texts[0] ?? '').matchAll(/^\[(f\d+)\] (.+?) = (.+?) \((?:proved|found|inferred|contradicted), /gmu),
    ]
    const sentences = (told: readonly Told[]) =>
      told.flatMap(({ field, text }) => {
        const line = lines.find(([, , name]) => name === field)
        return line ? [{ text: text(line[3] ?? ''), facts: [line[1]] }] : []
      })
    const prose = {
      executive_summary: sentences(summary),
      fundraising: sentences(round),
      key_facts: [],
      translations: [],
    }
    return { text: JSON.stringify(prose) }
  }

/** Answers the questions of a connection test as a capable model does. */
export function sayingWhatIsAsked(request: SeenRequest): Scripted {
  const text = request.texts.join('\n')
  const word = /The password is (\S+)\./.exec(text)?.[1]
  const answer = word ?? (request.images > 0 ? 'It is red.' : 'Quayside')
  return { text: JSON.stringify({ answer }) }
}
