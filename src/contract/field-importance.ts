import { founderFields, type memoSections } from './memo-fields.ts'

type FieldName = (typeof memoSections)[number]['fields'][number]['name']
type Importance = 1 | 2 | 3 | 4

/** What one decides by; the order is the one in which the fields are reviewed and compared. */
const first: readonly FieldName[] = [
  'Company Name',
  'One-liner',
  'Stage',
  'Amount Raising',
  'Valuation',
  'Revenue',
  'Revenue Growth',
  'Founder Name',
  'Role',
]

const second: readonly FieldName[] = [
  'Customers',
  'Users',
  'Retention',
  'Burn Rate',
  'Runway',
  'Committed',
  'Instrument',
  'Previous Funding',
  'Gross Margin',
  'Industry',
  'Headquarter Location',
  'TAM',
  'Competitors',
]

const addresses: readonly FieldName[] = ['Company Site', 'Company LinkedIn', 'Contact Email', 'LinkedIn', 'Email']
const traits = founderFields.filter(({ type }) => type === 'bool').map(({ name }) => name)

const levels: ReadonlyArray<{ importance: Importance; names: readonly string[] }> = [
  { importance: 1, names: first },
  { importance: 2, names: second },
  { importance: 4, names: [...addresses, ...traits] },
]

/** Returns how much a field matters, from 1 (much) to 4, by its name in the memo. */
export const findImportance = (name: string): Importance =>
  levels.find(({ names }) => names.includes(name))?.importance ?? 3

/** The names of the fields of importance 1 and 2, the most important first. */
export const importantFields: readonly FieldName[] = [...first, ...second]
