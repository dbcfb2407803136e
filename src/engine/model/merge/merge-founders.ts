import type { VerifiedFact } from '#engine/facts.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { setAside } from './field-kinds.ts'
import { countGates } from './take-better-quote.ts'
import type { FieldVoices, ModelVoice } from './voices.ts'

/** Returns the model's people in the order of their pages, one fact each; the rules' other people are candidates. */
export function mergeFounders({ key, rules, model, failed }: FieldVoices, voice: ModelVoice): VerifiedFact[] {
  const people = [...Map.groupBy(model, getPerson).values()]
    .flatMap((own) => namePerson(own, rules, voice))
    .toSorted((one, other) => getPage(one) - getPage(other))
  const named = new Set(people.map(getPerson))
  const claimed = new Set(failed.map(getPerson))
  const rest = rules.filter((fact) => !named.has(getPerson(fact)))
  const stands = (fact: VerifiedFact) =>
    !voice.silent.has(key) ||
    !voice.wasSent(fact) ||
    claimed.has(getPerson(fact)) ||
    (model.length === 0 && claimed.size > 0)
  return [...people, ...rest.map((fact) => (stands(fact) ? fact : setAside(fact)))]
}

const getPerson = ({ person, value }: VerifiedFact) => makeNameKey(person ?? String(value))
const getPage = ({ evidence: [first] }: VerifiedFact) => first?.page ?? Number.POSITIVE_INFINITY

/** One person's name in its longest form, by the quotes of both engines that pass the most gates. */
function namePerson(own: readonly VerifiedFact[], rules: readonly VerifiedFact[], voice: ModelVoice): VerifiedFact[] {
  const [first] = own
  if (!first) return []
  const name = first.person ?? String(first.value)
  const all = [...own, ...rules.filter((fact) => getPerson(fact) === getPerson(first))]
  const printed = all.find((fact) => fact.value === name)?.evidence ?? []
  const forms = all.map((fact) =>
    voice.prove({
      ...first,
      kind: 'stated',
      value: name,
      evidence: fact.value === name ? fact.evidence : [...printed, ...fact.evidence],
    }),
  )
  return forms.toSorted((one, other) => countGates(other) - countGates(one)).slice(0, 1)
}
