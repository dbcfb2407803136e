import type { Candidate, Contradiction, Entry, Memo, MemoField } from '#contract/memo.ts'
import type { ChangePlace, ChangesMade, MemoChange } from '#contract/memo-changes.ts'
import { founderFields } from '#contract/memo-fields.ts'
import { findWeakest } from '#contract/standing.ts'
import { isUnknown } from '#contract/unknown-fields.ts'

const foundersSection = 'Founder information'
type Founder = Record<string, MemoField>

/** Who acts, and when. */
export type Actor = { by: string | null; on: string }

/**
 * Returns the memo as a change will leave it, as far as the screen can tell before the server answers; unchanged where the
 * change needs the server. Made twice, a change does the same as once.
 */
export function applyChange(memo: Memo, change: MemoChange, actor: Actor): Memo {
  const { op, place } = change
  if (op === 'founder_move') return moveFounder(memo, place.founder_id, change.before)
  if (op === 'founder_remove') return removeFounder(memo, place.founder_id, actor)
  if (op === 'founder_merge') return mergeFounder(memo, place.founder_id, change.into)
  if (op === 'founder_add' || op === 'founder_restore' || op === 'withdraw' || place.field === undefined) return memo
  const next = changeField(memo, place, (field) => changeOne(field, change, actor))
  return op === 'entry_restore' || op === 'entry_remove' ? noteRemoved(next, change, actor) : next
}

type FieldChange = Exclude<MemoChange, { op: `founder_${string}` | 'withdraw' }>

function changeOne(field: MemoField, change: FieldChange, actor: Actor): MemoField {
  switch (change.op) {
    case 'confirm':
      return confirmField(field, change.place.entry?.value, actor)
    case 'set':
      // The value comes from an editor of the field's own type.
      return { ...enter(field, 'edited', actor), value: change.value } as MemoField
    case 'take':
      return takeCandidate(field, change.place.candidate, actor)
    default:
      return field.type === 'array' ? changeEntries(field, change, actor) : field
  }
}

const settleAll = (all: readonly Contradiction[] = []) => all.map((one) => ({ ...one, settled: true }))

function enter<F extends MemoField>(field: F, action: 'edited' | 'confirmed', actor: Actor): F {
  return {
    ...field,
    standing: 'entered',
    validated: true,
    entered: { action, ...actor },
    ...(field.contradicted_by && { contradicted_by: settleAll(field.contradicted_by) }),
  }
}

const enterEntry = (entry: Entry, action: 'edited' | 'confirmed', actor: Actor): Entry => ({
  ...entry,
  standing: 'entered',
  entered: { action, ...actor },
  ...(entry.contradicted_by && { contradicted_by: settleAll(entry.contradicted_by) }),
})

function confirmField(field: MemoField, only: string | undefined, actor: Actor): MemoField {
  if (field.type !== 'array') return enter(field, 'confirmed', actor)
  const entries = listEntries(field).map((entry) =>
    only === undefined || entry.value === only ? enterEntry(entry, 'confirmed', actor) : entry,
  )
  return withEntries(only === undefined ? enter(field, 'confirmed', actor) : field, entries)
}

type ArrayField = Extract<MemoField, { type: 'array' }>

/** Returns the entries of a list; those that the memo tells nothing of stand as the list does. */
function listEntries({ value, entries = [], standing }: ArrayField): Entry[] {
  return value.map(
    (one) => entries.find((entry) => entry.value === one) ?? { value: one, standing, reason: '', evidence: [] },
  )
}

function withEntries(field: ArrayField, entries: Entry[]): ArrayField {
  const standing = entries.length === 0 ? 'entered' : findWeakest(entries.map((entry) => entry.standing))
  const validated = standing === 'entered' || standing === 'proved'
  return { ...field, value: entries.map(({ value }) => value), entries, standing, validated }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function changeEntries(
  field: ArrayField,
  change: Extract<FieldChange, { op: `entry_${string}` }>,
  actor: Actor,
): ArrayField {
  const entries = isUnknown(field.value) ? [] : listEntries(field)
  const named = change.place.entry?.value ?? ''
  const write = (value: string): Entry =>
    enterEntry({ value, standing: 'entered', reason: '', evidence: [] }, 'edited', actor)
  const add = (value: string) =>
    entries.some((entry) => isSame(entry.value, value)) ? entries : [...entries, write(value)]
  switch (change.op) {
    case 'entry_add':
      return withEntries(field, add(change.value))
    case 'entry_restore':
      return withEntries(field, add(named))
    case 'entry_remove':
      return withEntries(
        field,
        entries.filter(({ value }) => value !== named),
      )
    case 'entry_set':
      return withEntries(
        field,
        entries.map((entry) => (entry.value === named ? write(change.value) : entry)),
      )
  }
}

function takeCandidate(field: MemoField, index: number | undefined, actor: Actor): MemoField {
  const taken = index === undefined ? undefined : field.candidates?.[index]
  if (!taken) return field
  const others = field.candidates?.filter(({ value }) => value !== taken.value) ?? []
  if (field.type === 'array') return takeIntoList(field, taken, others, actor)
  if (field.type === 'bool' || Array.isArray(taken.value)) return field
  const source = { in1: taken.source.quote ?? null, in2: null, value: taken.source.value }
  return {
    ...enter(field, 'confirmed', actor),
    value: taken.value,
    reason: taken.reason,
    source,
    edited: false,
    // In the order in which the server has them.
    candidates: [...listFormer(field), ...others],
  }
}

/** What the field said before, as another value that was found. */
function listFormer({ value, standing, source, reason }: MemoField): Candidate[] {
  if (typeof value !== 'string' || isUnknown(value)) return []
  return [{ value, standing, reason, source: { value: source.value, ...(source.in1 && { quote: source.in1 }) } }]
}

function takeIntoList(field: ArrayField, taken: Candidate, candidates: Candidate[], actor: Actor): ArrayField {
  const values = Array.isArray(taken.value) ? taken.value : [taken.value]
  const known = isUnknown(field.value) ? [] : listEntries(field)
  const added = values
    .filter((value) => !known.some((entry) => isSame(entry.value, value)))
    .map((value) => enterEntry({ value, standing: 'found', reason: taken.reason, evidence: [] }, 'confirmed', actor))
  return { ...withEntries(field, [...known, ...added]), candidates }
}

/** Returns the memo with another value in a field, as a client sends it. */
export const changeValue = (memo: Memo, place: ChangePlace, value: MemoField['value']): Memo =>
  // The value comes from an editor of the field's own type.
  changeField(memo, place, (field) => ({ ...field, value, validated: true }) as MemoField)

function changeField(memo: Memo, place: ChangePlace, change: (field: MemoField) => MemoField): Memo {
  const { section, field: name = '', founder_id } = place
  const content = memo.validated_response[section]
  if (!content) return memo
  const changeRecord = (record: Founder): Founder => {
    const field = record[name]
    return field ? { ...record, [name]: change(field) } : record
  }
  const at = Array.isArray(content) ? (memo.founder_ids ?? []).indexOf(founder_id ?? '') : -1
  const next = Array.isArray(content)
    ? content.map((record, index) => (index === at ? changeRecord(record) : record))
    : changeRecord(content)
  return { ...memo, validated_response: { ...memo.validated_response, [section]: next } }
}

const noneRemoved: NonNullable<Memo['removed']> = { founders: [], entries: [] }

function noteRemoved(memo: Memo, { op, place }: MemoChange, actor: Actor): Memo {
  const { section, field = '', founder_id, entry } = place
  if (!entry) return memo
  const removed = memo.removed ?? noneRemoved
  const others = removed.entries.filter(
    (one) => one.section !== section || one.field !== field || one.value !== entry.value,
  )
  const own = { section, field, ...(founder_id && { founder_id }), value: entry.value, ...actor }
  return { ...memo, removed: { ...removed, entries: op === 'entry_remove' ? [...others, own] : others } }
}

type KnownFounder = { id: string; founder: Founder }

function listFounders({ validated_response, founder_ids = [] }: Memo): KnownFounder[] {
  const content = validated_response[foundersSection]
  if (!Array.isArray(content)) return []
  return content.flatMap((founder, index) => {
    const id = founder_ids[index]
    return id === undefined ? [] : [{ id, founder }]
  })
}

const withFounders = (memo: Memo, founders: readonly KnownFounder[]): Memo => ({
  ...memo,
  founder_ids: founders.map(({ id }) => id),
  validated_response: { ...memo.validated_response, [foundersSection]: founders.map(({ founder }) => founder) },
})

function moveFounder(memo: Memo, id: string | undefined, before: string | null): Memo {
  const all = listFounders(memo)
  const moved = all.find((one) => one.id === id)
  if (!moved || id === before) return memo
  const others = all.filter((one) => one !== moved)
  const at = others.findIndex((one) => one.id === before)
  return withFounders(memo, others.toSpliced(at === -1 ? others.length : at, 0, moved))
}

function removeFounder(memo: Memo, id: string | undefined, actor: Actor): Memo {
  const all = listFounders(memo)
  const gone = all.find((one) => one.id === id)
  if (!gone) return memo
  const name = gone.founder['Founder Name']?.value
  const removed = memo.removed ?? noneRemoved
  const own = { founder_id: gone.id, name: typeof name === 'string' ? name : '', ...actor }
  const next = withFounders(
    memo,
    all.filter((one) => one !== gone),
  )
  return { ...next, removed: { ...removed, founders: [...removed.founders, own] } }
}

function mergeFounder(memo: Memo, id: string | undefined, into: string): Memo {
  const all = listFounders(memo)
  const gone = all.find((one) => one.id === id)
  if (!gone || !all.some((one) => one.id === into)) return memo
  const fill = (kept: Founder): Founder =>
    Object.fromEntries(
      Object.entries(kept).map(([name, field]) => {
        const other = gone.founder[name]
        return [name, other && isUnknown(field.value) && !isUnknown(other.value) ? other : field]
      }),
    )
  return withFounders(
    memo,
    all
      .filter((one) => one !== gone)
      .map((one) => (one.id === into ? { id: one.id, founder: fill(one.founder) } : one)),
  )
}

/** Returns the memo with what the server says that a change made of it. */
export function applyAnswer(memo: Memo, { version, fields, founder_ids, removed }: ChangesMade): Memo {
  const known = new Map(listFounders(memo).map(({ id, founder }) => [id, founder]))
  const ordered = founder_ids.map((id) => ({ id, founder: known.get(id) ?? makeFounder() }))
  const withOrder = founder_ids.length === 0 && memo.founder_ids === undefined ? memo : withFounders(memo, ordered)
  const next = fields.reduce((changed, { section, field, founder_id, value }) => {
    const place = { section, field, ...(founder_id && { founder_id }) }
    return changeField(changed, place, () => value)
  }, withOrder)
  return { ...next, version, ...(removed && { removed }) }
}

/** A founder of whom nothing is stated. */
function makeFounder(): Founder {
  const rest = {
    standing: 'unstated',
    validated: false,
    reason: '',
    source: { in1: null, in2: null, value: '' },
  } as const
  return Object.fromEntries(
    founderFields.map(({ name, type }): [string, MemoField] => [name, { type, value: null, ...rest }]),
  )
}
