import { findMark } from './find-mark.ts'
import type { Memo, MemoField } from './memo.ts'
import { type MemoFieldKey, memoSections } from './memo-fields.ts'
import { isUnknown, listUnknownFields } from './unknown-fields.ts'

type Section = (typeof memoSections)[number]
/** How the memo classifies a company is its own work. */
type AskedSection = Exclude<Section, { name: 'Company type' }>
type AskedField = Extract<AskedSection['fields'][number], { type: 'str' | 'array' }>
/** A field that a founder can be asked about: whether a founder has a trait is not one. */
export type AskedKey = Extract<MemoFieldKey, AskedField['key']>

/** What a founder is asked for each field, in a founder's words; the most important field first. */
export const founderQuestions: Record<AskedKey, string> = {
  revenue: 'What is your revenue today, and over which period?',
  customers: 'How many paying customers do you have today?',
  amount_raising: 'How much are you raising in this round?',
  valuation: 'At which valuation, or cap, are you raising?',
  stage: 'Which round is this?',
  founder_name: 'Who are the founders, and what does each of them do?',
  revenue_growth: 'How fast has your revenue grown over the last 12 months?',
  committed: 'How much of the round is committed, and by whom?',
  runway: 'For how many months does your cash last?',
  burn_rate: 'How much cash do you spend a month, net of what comes in?',
  closing_deadline: 'When do you plan to close the round?',
  use_of_funds: 'What will you use the money for?',
  pricing: 'What do customers pay, and how are they charged?',
  solution: 'What does your product do?',
  problem: 'Which problem do you solve, and for whom?',
  product_status: 'Is your product live, and since when?',
  previous_funding: 'How much have you raised before this round?',
  previous_investors: 'Who has invested so far?',
  gross_margin: 'What is your gross margin?',
  retention: 'How many customers do you keep from one year to the next?',
  cac: 'What does it cost you to win a customer?',
  ltv: 'What is a customer worth to you over the whole relationship?',
  competitors: 'Whom do you compete with?',
  competitive_advantage: 'Why do customers choose you over the others?',
  tam: 'How large is your whole market, and where is the figure from?',
  notable_customers: 'Which customers may we know by name?',
  users: 'How many people use your product today?',
  pipeline: 'Which contracts are signed or close to it, and what are they worth?',
  revenue_forecast: 'What revenue do you plan for this year and the next?',
  break_even: 'When do you expect to break even?',
  instrument: 'Do you raise by equity, a SAFE or a convertible note?',
  go_to_market: 'How do you win customers?',
  employees: 'How many people work for you today?',
  headquarters: 'Where is the company based?',
  year_founded: 'In which year was the company founded?',
  founder_summary: 'What did the founders do before this company?',
  founder_role: 'What is the role of each founder?',
  gmv: 'What is the total value of the transactions on your platform, and over which period?',
  sam: 'How large is the part of the market that you can serve?',
  som: 'Which part of the market do you expect to win, and by when?',
  market_growth: 'How fast is your market growing?',
  partnerships: 'Which partners do you work with?',
  milestones: 'What are the next milestones, and when do you expect to reach them?',
  intellectual_property: 'Do you hold patents or other rights to what you have built?',
  why_now: 'Why is now the right time for this?',
  awards: 'Which awards or grants have you won?',
  other_metrics: 'Which other figures do you steer the company by?',
  industry: 'Which industry are you in?',
  one_liner: 'How would you describe the company in one sentence?',
  company_name: 'What is the full name of the company?',
  site: 'What is the address of your website?',
  company_linkedin: 'What is the address of your company’s LinkedIn page?',
  founder_linkedin: 'Could you send us the LinkedIn profiles of the founders?',
  founder_email: 'At which email addresses can we reach the founders?',
  contact_email: 'Which email address should we write to?',
}

/** A founder answers a short list. */
const mostQuestions = 8

type AskedMemo = Pick<Memo, 'validated_response' | 'json_response'>

/** Returns what to ask the founders: a question for each field that a memo does not know or finds contradicted, at most 8. */
export function listFounderQuestions(memo: AskedMemo): string[] {
  const unknown = new Set(listUnknownFields(memo))
  // The keys of the table are those of its type.
  const keys = Object.keys(founderQuestions) as AskedKey[]
  const fields = readFields(memo.validated_response)
  return keys
    .flatMap((key) => {
      const field = fields.get(key)
      return field === undefined ? [] : (writeQuestion(key, field, unknown) ?? [])
    })
    .slice(0, mostQuestions)
}

type Asked = { name: string; isFounders: boolean; values: MemoField[] }

/** The fields of a memo by key; one of founders has the values of all of them. */
function readFields(response: Memo['validated_response']): Map<string, Asked> {
  return new Map(
    memoSections.flatMap(({ name: section, fields }) => {
      const content = response[section]
      const parts = Array.isArray(content) ? content : content ? [content] : []
      const isFounders = section === 'Founder information'
      return fields.map(({ key, name }) => [
        key,
        { name, isFounders, values: parts.flatMap((part) => part[name] ?? []) },
      ])
    }),
  )
}

function writeQuestion(
  key: AskedKey,
  { name, isFounders, values }: Asked,
  unknown: ReadonlySet<string>,
): string | null {
  const question = founderQuestions[key]
  // Without founders the first question about them is enough.
  if (isFounders && values.length === 0) return key === 'founder_name' ? question : null
  const isMissing = isFounders ? values.every(({ value }) => isUnknown(value)) : unknown.has(name)
  if (isMissing) return question
  const contradicted = values.find((field) => findMark(field) === 'contradicted')
  if (contradicted === undefined) return null
  const found = listValues(contradicted)
  return found.length > 1 ? `${question} ${joinValues(found)}` : question
}

/** A value and those that other places give for it, which no person has settled. What a person wrote stays in the firm. */
function listValues(field: MemoField): string[] {
  const entries = field.type === 'array' ? (field.entries ?? []) : []
  const parts: ReadonlyArray<Pick<MemoField, 'value' | 'contradicted_by' | 'edited' | 'entered'>> = [field, ...entries]
  const part = parts.find(({ contradicted_by = [] }) => contradicted_by.some(({ settled }) => !settled))
  if (part === undefined || typeof part.value !== 'string') return []
  const isWritten = part.edited === true || part.entered?.action === 'edited'
  const others = (part.contradicted_by ?? []).flatMap(({ value, settled }) => (settled ? [] : [value]))
  return [...new Set(isWritten ? others : [part.value, ...others])]
}

/** Longer values would make the question hard to read. */
const longestValue = 60

function joinValues(values: readonly string[]): string {
  if (values.some((value) => value.length > longestValue)) return 'We found different answers.'
  const both = values.length === 2 ? 'both ' : ''
  return `We found ${both}${values.slice(0, -1).join(', ')} and ${values.at(-1)}.`
}
