import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { findGuide } from '../ask/field-guide.ts'
import { getValueType, isOfFounder, listChoices } from '../ask/key-values.ts'

/** Whether a key holds several values: a list, or the passages of a topic. */
export const isList = (key: FactKey): boolean => getValueType(key) === 'array'

/** Whether a key holds passages for a key fact. */
export const isTopic = (key: FactKey): boolean => key.startsWith('topic:')

/** Whether a key holds labels of a closed vocabulary. */
export const isVocabulary = (key: FactKey): boolean => listChoices(key) !== null

/** Whether a value can be concluded: a label of a vocabulary, or a trait. Everything else is stated or is not there. */
export const mayBeConcluded = (key: FactKey): boolean => findGuide(key)?.inferred === true

const addresses = new Set<FactKey>([
  ...(['site', 'company_linkedin', 'contact_email', 'founder_linkedin', 'founder_email'] as const),
])

/** Whether a key holds an address, which stands behind an icon as often as in the text. */
export const isAddress = (key: FactKey): boolean => addresses.has(key)

/** Names the field that a fact competes in: its key, and for a founder's detail the founder. */
export const getField = ({ key, person }: Pick<VerifiedFact, 'key' | 'person'>): string =>
  isOfFounder(key) && key !== 'founder_name' ? `${key} ${makeNameKey(person ?? '')}` : key

/** Returns a fact as a candidate beside the value that is shown. */
export const setAside = (fact: VerifiedFact): VerifiedFact => ({ ...fact, superseded: true })
