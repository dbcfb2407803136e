import { importantFields } from '#contract/field-importance.ts'
import { findMark, type Mark } from '#contract/find-mark.ts'
import type { Entry, Flag, Memo, MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { listSources, listTargets } from '#web/lib/field-sources.ts'
import { listOtherPlaces, type OtherPlace } from '#web/lib/list-other-places.ts'
import { mergePlaces, type SourceTarget } from '#web/lib/source-links.ts'

/** One value with its mark: of a list an entry, of the founders one of them with the role behind the name. */
export type ComparedValue = {
  text: string
  mark: Mark | null
  entered: MemoField['entered']
  /** A founder's role. */
  behind?: ComparedValue
}

/** What one memo says in a row. `mark` says why a value is missing. */
export type ComparedCell = {
  values: readonly ComparedValue[]
  mark: Mark | null
  targets: readonly SourceTarget[]
  others: readonly OtherPlace[]
}

/** A row of the comparison with a cell for each memo, in their order. */
export type ComparedRow = { name: string; cells: readonly ComparedCell[]; differs: boolean }

const founderNames: readonly string[] = ['Founder Name', 'Role']
const empty: ComparedCell = { values: [], mark: 'unstated', targets: [], others: [] }

/** Returns the fields of importance 1 and 2 of some memos side by side, the founders with their roles in one row. */
export function compareFields(memos: readonly Memo[]): ComparedRow[] {
  const names = importantFields.filter((name) => name !== 'Role')
  return names.map((name) => {
    const isFounders = founderNames.includes(name)
    const cells = memos.map((memo) => (isFounders ? readFounders(memo) : readField(memo, name)))
    return { name: isFounders ? 'Founders' : name, cells, differs: differ(cells) }
  })
}

function readField(memo: Memo, name: string): ComparedCell {
  const sections = Object.values(memo.validated_response)
  const field = sections.flatMap((section) => (Array.isArray(section) ? [] : (section[name] ?? [])))[0]
  return field ? readCell(field, memo) : empty
}

function readCell(field: MemoField, memo: Memo): ComparedCell {
  const mark = findMark(field)
  const others = listUnsettled(field)
  if (isUnknown(field.value)) return { values: [], mark, targets: [], others }
  if (field.type !== 'array') return { values: [readValue(field)], mark, targets: listSources(field), others }
  const entries = field.value.map((text) => field.entries?.find(({ value }) => value === text))
  return {
    values: field.value.map((text, at) => readEntry(text, entries[at])),
    mark,
    targets: mergePlaces(entries.flatMap((one) => (one ? listPlaces(one, memo) : []))),
    others: listUnsettled(field, ...entries),
  }
}

type Contradicted = Pick<MemoField, 'contradicted_by'> | undefined

/** The places that say otherwise and that no person has settled. */
const listUnsettled = (...all: readonly Contradicted[]): OtherPlace[] =>
  listOtherPlaces(all.flatMap((one) => one?.contradicted_by ?? []).filter(({ settled }) => !settled))

function readValue(field: MemoField): ComparedValue {
  const { value, entered } = field
  const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : `${value ?? ''}`
  return { text, mark: findMark(field), entered }
}

const readEntry = (text: string, entry: Entry | undefined): ComparedValue => ({
  text,
  mark: entry ? findMark(entry) : null,
  entered: entry?.entered,
})

/** The places of an entry's quotes; the first of each is enough to find it. */
function listPlaces({ evidence }: Entry, { source }: Memo): SourceTarget[] {
  return evidence.flatMap(({ document, page, quote, url, update }): SourceTarget[] => {
    if (document === 'site') return url === undefined ? [] : [{ kind: 'external', url, quote }]
    if (document === 'updates') return [{ kind: 'update', of: update ?? null, quote }]
    return page === null ? [] : [{ kind: 'page', deckId: source.pitch_deck_id, page, quote }]
  })
}

function readFounders(memo: Memo): ComparedCell {
  const founders = memo.validated_response['Founder information']
  if (!Array.isArray(founders)) return empty
  const named = founders.flatMap((founder) => {
    const [name, role] = founderNames.map((one) => founder[one])
    return name && !isUnknown(name.value) ? [{ name, role }] : []
  })
  if (named.length === 0) return empty
  return {
    values: named.map(({ name, role }) =>
      role && !isUnknown(role.value) ? { ...readValue(name), behind: readValue(role) } : readValue(name),
    ),
    mark: null,
    targets: mergePlaces(named.flatMap(({ name }) => listSources(name))),
    others: listUnsettled(...named.flatMap(({ name, role }) => [name, role])),
  }
}

/** Values are the same in any order and whether in capitals or not; marks and places do not count. */
function differ(cells: readonly ComparedCell[]): boolean {
  const texts = cells.map(({ values }) =>
    values
      .map(({ text, behind }) => `${text} ${behind?.text ?? ''}`.trim().toLowerCase())
      .toSorted()
      .join('\n'),
  )
  return new Set(texts).size > 1
}

const severities = ['alarm', 'warning', 'note'] as const

/** Returns the signals of a memo, alarms first. */
export const sortSignals = ({ flags }: Memo): Flag[] =>
  flags.signals.toSorted((one, other) => rankSignal(one) - rankSignal(other))

const rankSignal = ({ severity = 'note' }: Flag) => severities.indexOf(severity)

/** Returns whether some lists of flags say other things. */
export function doFlagsDiffer(lists: ReadonlyArray<readonly Flag[]>): boolean {
  const texts = lists.map((flags) =>
    flags
      .map(({ key, value }) => `${key}: ${value}`)
      .toSorted()
      .join('\n'),
  )
  return new Set(texts).size > 1
}

/** Returns the places of a flag. */
export const listFlagPlaces = ({ source }: Flag): SourceTarget[] => listTargets(source)
