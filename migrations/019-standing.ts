import { type Kysely, sql } from 'kysely'
import { z } from 'zod'

/** As many memos as are held in memory at a time. */
const memosAtOnce = 50

const place = { document: z.string(), page: z.number().nullable() }
const evidence = z.looseObject({ ...place, quote: z.string(), match: z.string() })
const link = z.looseObject({ value: z.string(), quote: z.string().optional() })
const candidate = z.looseObject({ source: link })
const field = z.looseObject({
  value: z.unknown(),
  type: z.enum(['str', 'bool', 'array']),
  validated: z.boolean(),
  reason: z.string(),
  source: link,
  evidence: z.array(evidence).optional(),
  candidates: z.array(candidate).optional(),
  edited: z.boolean().optional(),
  found: z.unknown().optional(),
  entered: z.looseObject({}).optional(),
  standing: z.string().optional(),
})
const fields = z.record(z.string(), field)
const sections = z.record(z.string(), z.union([z.array(fields), fields]))
type Evidence = z.output<typeof evidence>
type Field = z.output<typeof field>
type Candidate = z.output<typeof candidate>
type Fields = z.output<typeof fields>

const ids = { memo_id: z.string(), deal_id: z.string(), deck_id: z.string() }
const memoRow = z.object({ ...ids, validated_response: sections })
type MemoRow = z.output<typeof memoRow>

const texts = z.array(z.string())
const pageRow = z.object({ deck_id: z.string(), page: z.number(), origin: z.string(), lines: texts, others: texts })

/** Text without its spaces: of the lines, of what else stands there, and whether it was printed rather than recognised. */
type Text = { lines: string; all: string; isPrinted: boolean }
type Texts = ReadonlyMap<string, Text>

type Standing = 'entered' | 'proved' | 'found' | 'inferred' | 'open' | 'unstated'
const fromStrong: readonly Standing[] = ['entered', 'proved', 'found', 'inferred', 'open', 'unstated']

/**
 * Every value of a stored memo gets a standing, every list its entries. What counted as validated is proved where its quotes
 * stand in the stored text of the deck word for word, else found; where nothing of them stands there, it is a candidate.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('memo')
    .addColumn('founder_candidates', 'jsonb', (column) => column.notNull().defaultTo('[]'))
    .execute()
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<{ memo_id: string }>`
      select memo.memo_id, memo.deal_id, deck.deck_id, memo.validated_response
      from memo join deck on deck.deal_id = memo.deal_id
      where memo.validated_response is not null and memo.memo_id > ${after}
      order by memo.memo_id limit ${memosAtOnce}`.execute(db)
    // One that is not a memo could not be opened before either, and must not keep the server from starting.
    const memos = rows.flatMap((row) => memoRow.safeParse(row).data ?? [])
    if (memos.length > 0) await storeMemos(db, memos, await loadTexts(db, memos))
    const last = rows.at(-1)
    if (!last) return
    after = last.memo_id
  }
}

/** The version counts on, so that a page that was opened before does not save over what is new. Flags are described later. */
async function storeMemos(db: Kysely<unknown>, memos: readonly MemoRow[], sources: Texts): Promise<void> {
  const rows = memos.map((memo) => sql`(${memo.memo_id}::uuid, ${convertMemo(memo, sources)}::jsonb)`)
  await sql`update memo set validated_response = one.fields, version = memo.version + 1,
    flag_values = null, founder_count = null
    from (values ${sql.join(rows)}) as one (id, fields) where memo.memo_id = one.id`.execute(db)
}

function convertMemo(memo: MemoRow, sources: Texts): string {
  const find = (one: Evidence) => sources.get(getKey(memo, one))
  const converted = Object.entries(memo.validated_response).map(([name, content]) => [
    name,
    Array.isArray(content)
      ? content.map((one) => convertFields(one, find))
      : convertFields(name === 'Traction' ? { 'Other Metrics': noMetrics, ...content } : content, find),
  ])
  return JSON.stringify(Object.fromEntries(converted))
}

const noMetrics: Field = {
  value: [],
  type: 'array',
  validated: false,
  reason: 'Not stated in the deck or the updates.',
  source: { in1: null, in2: null, value: '' },
}

type Find = (one: Evidence) => Text | undefined
const convertFields = (all: Fields, find: Find) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.standing ? one : convertField(one, find)]))

function convertField(memoField: Field, find: Find) {
  const { candidates, ...bare } = memoField
  const beside = candidates?.map((one) => ({ ...one, standing: 'found' }))
  const members = { ...bare, ...(beside && { candidates: beside }) }
  if (memoField.edited || memoField.entered) return { ...members, ...convertActs(memoField) }
  if (isEmpty(memoField.value)) {
    const [near] = candidates ?? []
    return near ? { ...members, ...makeNear(near) } : { ...members, ...stand('unstated') }
  }
  if (Array.isArray(memoField.value)) return convertList(members, find)
  const evidence = memoField.evidence ?? []
  const { standing, problem } = judge(memoField, evidence, find)
  const reason = `${memoField.reason}${problem}`
  if (standing !== 'open') return { ...members, ...stand(standing), reason }
  // A yes or no is never a candidate.
  if (typeof memoField.value !== 'string') return { ...members, ...stand('found'), reason }
  const lost = [{ value: memoField.value, reason, evidence }]
  return { ...members, ...makeLost(memoField, evidence), value: null, candidates: listLost(members, lost) }
}

function convertList(members: Field, find: Find) {
  const judged = listTexts(members.value).map((value) => {
    const own = listOwnEvidence(members, value)
    const { standing, problem } = judge(members, own, find)
    if (standing === 'open') return { value, standing, reason: problem.trim(), evidence: own }
    const reason = writeReason(members, own)
    return { value, standing, reason: reason === withoutQuote ? reason : `${reason}${problem}`, evidence: own }
  })
  const entries = judged.filter(({ standing }) => standing !== 'open')
  const lost = judged.filter(({ standing }) => standing === 'open')
  const candidates = lost.length > 0 ? { candidates: listLost(members, lost) } : {}
  const list = { ...members, ...candidates, value: entries.map(({ value }) => value), entries }
  if (entries.length === 0) return { ...list, ...makeLost(members, lost[0]?.evidence) }
  return { ...list, ...stand(findWeakest(entries.map(({ standing }) => standing))) }
}

const findWeakest = (all: readonly Standing[]): Standing =>
  fromStrong.findLast((standing) => all.includes(standing)) ?? 'unstated'

/** A person's value or word stays theirs; a value whose word was withdrawn is to be checked. */
function convertActs(memoField: Field) {
  const { edited, entered, value, found, validated } = memoField
  const before = edited ? found : value
  const found_standing = before !== undefined && isEmpty(before) ? 'unstated' : getUnproved(memoField, [])
  const standing: Standing = validated ? 'entered' : 'found'
  if (!Array.isArray(value)) return { found_standing, ...stand(standing) }
  const makeEntries = (all: unknown, as: object) =>
    listTexts(all).map((text) => {
      const evidence = listOwnEvidence({ ...memoField, value: all }, text)
      return { value: text, reason: writeReason(memoField, evidence), evidence, ...as }
    })
  const entries = makeEntries(value, { standing, ...(entered && { entered }) })
  const found_entries = makeEntries(before, { standing: found_standing })
  return { found_standing, ...stand(standing), entries, found_entries }
}

const stand = (standing: Standing) => ({ standing, validated: standing === 'entered' || standing === 'proved' })
const readDeck = (address: string) => /^pitch_deck\/[^?]+/u.exec(address)?.[0]

/** An open field beside a candidate that it had, with the candidate's line. */
function makeNear({ source: { value, quote } }: Candidate) {
  const page = /[?&]page=(\d+)/u.exec(value)?.[1]
  const isUpdate = value === 'most_recent_update'
  const aside = isUpdate ? 'the updates come' : `the ${/^https?:/u.test(value) ? 'company’s site' : 'deck'} comes`
  const source = { in1: (readDeck(value) && quote) ?? null, in2: (isUpdate && quote) || null, value }
  const reason = `Not stated outright; ${page ? `page ${page} comes` : aside} near.`
  return { ...stand('open'), reason, source, evidence: [] }
}

/** A field whose value is a candidate from now on. */
function makeLost(memoField: Field, [first]: readonly Evidence[] = []) {
  const source = { in1: null, in2: null, value: writeLink(memoField, first) }
  return { ...stand('open'), reason: writeLost(first), source, evidence: [] }
}

function writeLost(one: Evidence | undefined): string {
  const aside = one?.document === 'site' ? 'on the company’s site' : 'in the updates'
  return `The quote was not found ${typeof one?.page === 'number' ? `on page ${one.page}` : aside}.`
}

/** The link to a quote's own place, as far as the field's link tells how. */
function writeLink({ source: { value } }: Field, one: Evidence | undefined): string {
  if (one?.document === 'updates') return 'most_recent_update'
  const deck = readDeck(value)
  return deck && one && one.page !== null ? `${deck}?page=${one.page}` : value
}

type Lost = { value: string; reason: string; evidence: readonly Evidence[] }
/** Values that stood and no longer do, each with its own place, before the candidates there were. */
function listLost(memoField: Field, all: readonly Lost[]): Candidate[] {
  const lost = all.map(({ value, reason, evidence: [first] }) => {
    const quote = first && { quote: first.quote }
    return { value, standing: 'found', reason, source: { value: writeLink(memoField, first), ...quote } }
  })
  return [...lost, ...(memoField.candidates ?? [])]
}

type Judgement = { standing: Standing; problem: string }

/** How sure a value is by its quotes. */
function judge(memoField: Pick<Field, 'validated' | 'reason'>, own: readonly Evidence[], find: Find): Judgement {
  const lost: Judgement = { standing: 'open', problem: ` ${writeLost(own[0])}` }
  if (own.length > 0 && own.every(({ match }) => match === 'none')) return lost
  if (!memoField.validated) return { standing: getUnproved(memoField, own), problem: '' }
  const lookedUp = own.map((one) => lookUp(one, find(one)))
  if (lookedUp.length > 0 && lookedUp.every((one) => one === 'lost')) return lost
  if (lookedUp.length > 0 && lookedUp.every((one) => one === 'printed')) return { standing: 'proved', problem: '' }
  const problem = [...lookedUp, 'unknown' as const].find((one) => one !== 'printed' && one !== 'lost') ?? 'unknown'
  return { standing: 'found', problem: ` ${problems[problem]}` }
}

const problems = {
  recognised: 'It was read by OCR and is not certain.',
  apart: 'Its words were not found in one place.',
  unknown: 'Its quote could not be looked up again.',
}

/** By the words with which the reason of a value that was not proved ended. */
function getUnproved({ reason }: Pick<Field, 'reason'>, own: readonly Evidence[]): Standing {
  const isConcluded = /Not verified: (?:concluded|worked out)/u.test(reason)
  const isInPart = own.length === 0 && /Not verified in part: (?:concluded|worked out)/u.test(reason)
  return isConcluded || isInPart ? 'inferred' : 'found'
}

type LookedUp = 'printed' | 'recognised' | 'apart' | 'lost' | 'unknown'
/** Whether a quote stands in a text word for word, or its words do. Where the text is missing nothing can be said. */
function lookUp({ quote }: Evidence, text: Text | undefined): LookedUp {
  if (!text) return 'unknown'
  if (text.lines.includes(glue(quote))) return text.isPrinted ? 'printed' : 'recognised'
  const words = quote.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => text.all.includes(glue(word))) ? 'apart' : 'lost'
}

/** The quotes that hold an entry, else the one in its place, where each entry has one; of a list of one entry all. */
function listOwnEvidence({ value, evidence: all = [] }: Pick<Field, 'value' | 'evidence'>, text: string): Evidence[] {
  const entries = listTexts(value)
  if (entries.length < 2) return all
  const own = all.filter(({ quote }) => glue(quote).includes(glue(text)))
  const inPlace = all.length === entries.length ? all[entries.indexOf(text)] : undefined
  return own.length > 0 || !inPlace ? own : [inPlace]
}

function writeReason({ value, reason }: Pick<Field, 'value' | 'reason'>, [first]: readonly Evidence[]): string {
  if (listTexts(value).length < 2) return reason
  if (!first) return withoutQuote
  const words = first.quote.split(/\s+/u).slice(0, 8).join(' ').slice(0, 100)
  const place = first.document === 'site' ? 'The company’s site' : 'The update'
  return `${first.page === null ? place : `Page ${first.page}`} says “${words}”.`
}
const withoutQuote = 'No quote of its own was kept for it.'

const listTexts = (value: unknown): string[] => z.array(z.string()).safeParse(value).data ?? []
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
const glue = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad]+/gu, '')

const getKey = (
  { deal_id, deck_id }: Pick<MemoRow, 'deal_id' | 'deck_id'>,
  { document, page }: Pick<Evidence, 'document' | 'page'>,
) => (document === 'deck' ? `${deck_id} ${page}` : `${deal_id} ${document}`)

/** The texts that validated values are quoted from: pages of decks, and the updates of each deal. */
async function loadTexts(db: Kysely<unknown>, memos: readonly MemoRow[]): Promise<Texts> {
  const found = new Map<string, Text>()
  const cited = memos.flatMap((memo) =>
    listCitedPages(memo).map((page) => sql`(${memo.deck_id}::uuid, ${page}::integer)`),
  )
  if (cited.length > 0) {
    const { rows } = await sql<unknown>`
      select deck_id, page, content->>'origin' as origin,
        jsonb_path_query_array(content, '$.blocks[*].lines[*].text') as lines,
        jsonb_path_query_array(content, '$.links[*].url') ||
        jsonb_path_query_array(content, '$.logos[*].text') || jsonb_path_query_array(content, '$.asides[*].text') as others
      from page where (deck_id, page) in (${sql.join(cited)})`.execute(db)
    for (const row of rows) {
      const { deck_id, page, origin, lines, others } = pageRow.parse(row)
      const text = glue(lines.join(' '))
      found.set(`${deck_id} ${page}`, { lines: text, all: text + glue(others.join(' ')), isPrinted: origin === 'text' })
    }
  }
  const { rows } = await sql<{ deal_id: string; body: string }>`
    select deal_id, string_agg(body, ' ') as body from deal_update
    where deal_id in (${sql.join(memos.map((memo) => memo.deal_id))}) group by deal_id`.execute(db)
  for (const { deal_id, body } of rows)
    found.set(`${deal_id} updates`, { lines: glue(body), all: glue(body), isPrinted: true })
  return found
}

function listCitedPages({ validated_response }: MemoRow): number[] {
  const all = Object.values(validated_response).flatMap((content) => (Array.isArray(content) ? content : [content]))
  const cited = all.flatMap((one) => Object.values(one)).filter((one) => one.validated && !one.edited && !one.entered)
  const pages = cited
    .flatMap((one) => one.evidence ?? [])
    .flatMap(({ document, page }) => (document === 'deck' ? (page ?? []) : []))
  return [...new Set(pages)]
}
