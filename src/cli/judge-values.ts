import type { Entry, MemoField } from '#contract/memo.ts'
import { type FounderFieldKey, founderFields, type MemoFieldKey } from '#contract/memo-fields.ts'
import { agrees, normaliseText } from './compare-values.ts'
import type { GoldFounder, GoldLabel } from './gold-label.ts'
import {
  findOption,
  isMostlyConcluded,
  type LabelRule,
  labelRules,
  listEntries,
  type MemoFaces,
  readClosedLabel,
  readMemoField,
  readMemoValues,
} from './label-rules.ts'
import { matchFounders, readFounderName, readFounderRole } from './match-founders.ts'

/** A value of a memo, or an entry of a list, that a label can judge. */
export type JudgedValue = {
  /** The name of the row in the evaluation's table. */
  row: string
  key: MemoFieldKey | FounderFieldKey
  value: string
  isRight: boolean
  isProved: boolean
  /** Of a vocabulary that is mostly concluded: it can be right and need not be proved. */
  isConcluded: boolean
  /** What carries the value's standing and evidence: the list's entry, else the field. */
  holder: Entry | MemoField | undefined
  /** The rules of the field; a list names those of all its entries. */
  rules: readonly string[]
}

/** Returns every value of a memo that its label can judge, in the order of the labels' keys. */
export function judgeValues(memo: MemoFaces, gold: GoldLabel): JudgedValue[] {
  const fields = labelRules
    .filter((rule) => gold[rule.key] !== undefined)
    .flatMap((rule) => judgeField(rule, memo, gold))
  return [...fields, ...(gold.founders === undefined ? [] : judgeFounders(memo, gold.founders ?? []))]
}

function judgeField(rule: LabelRule, memo: MemoFaces, gold: GoldLabel): JudgedValue[] {
  const values = readMemoValues(rule, memo)
  const label = gold[rule.key]
  const judge = (value: string, isRight: boolean) =>
    makeJudged(rule.key, rule.field, readMemoField(rule, memo), value, isRight, isMostlyConcluded(rule))
  if (rule.mode === 'closed') {
    const { may } = readClosedLabel(label, rule.vocabulary)
    return values.map((value) => judge(value, may.has(findOption(rule.vocabulary, value))))
  }
  const isLabelled = (value: string, one: unknown) =>
    listEntries(one).some((spelling) => agrees(rule.how, value, String(spelling)))
  if (rule.mode === 'each')
    return values.map((value) =>
      judge(
        value,
        listEntries(label).some((one) => isLabelled(value, one)),
      ),
    )
  const [whole] = values.length > 0 ? [values.join(' ')] : []
  return whole === undefined ? [] : [judge(whole, isLabelled(whole, label))]
}

/** Traits count where the memo states them; people that no label names are wrong names. */
function judgeFounders(memo: MemoFaces, wanted: readonly GoldFounder[]): JudgedValue[] {
  const { pairs, extra } = matchFounders(memo, wanted)
  const known = pairs.flatMap(({ want, founder }) => {
    if (!founder || want.optional) return []
    const name = readFounderName(founder)
    const role = readFounderRole(founder)
    const isRole = listEntries(want.role).some((one) => agrees('role', role, String(one)))
    return [
      makeJudged('founder name', 'founder_name', founder['Founder Name'], name, true),
      ...(!want.role || role === '' ? [] : [makeJudged('founder role', 'founder_role', founder.Role, role, isRole)]),
      ...traits.flatMap((trait) =>
        want.traits && founder[trait.name]?.value === true
          ? [makeJudged('founder traits', trait.key, founder[trait.name], 'true', want.traits[trait.name] === true)]
          : [],
      ),
    ]
  })
  const wrong = extra.map((one) =>
    makeJudged('founder name', 'founder_name', one['Founder Name'], readFounderName(one), false),
  )
  return [...known, ...wrong]
}

const traits = founderFields.filter(({ type }) => type === 'bool')

function makeJudged(
  row: string,
  key: JudgedValue['key'],
  field: MemoField | undefined,
  value: string,
  isRight: boolean,
  isConcluded = false,
): JudgedValue {
  const entries = field?.type === 'array' ? field.entries : undefined
  const holder = entries?.find((one) => normaliseText(one.value) === normaliseText(value)) ?? field
  return {
    row,
    key,
    value,
    isRight,
    isProved: holder?.standing === 'proved',
    isConcluded,
    holder,
    rules: field?.rules ?? [],
  }
}
