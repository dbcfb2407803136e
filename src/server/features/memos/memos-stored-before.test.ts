import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Memo, type MemoField, memoEndpoints, type ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { allMigrations } from '#server/all-migrations.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import stored from '#server/testing/memo-before-standing.json' with { type: 'json' }
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

type OldField = Record<string, unknown> & { value: unknown; evidence: Array<{ quote: string; page: number }> }
type OldFields = Record<string, OldField>

const oldFields: Record<string, OldFields | OldFields[]> = structuredClone(stored.validated_response)
const inOld = (section: string, name: string) => (oldFields[section] as OldFields)[name] as OldField
const nora = { action: 'edited', by: 'Nora Quist', on: '2026-05-03T09:30:00.000Z' }

/** The memo of the version before, with every field that it had. */
function fillOld() {
  const fill = (fields: ReadonlyArray<{ name: string; type: string }>, known: OldFields = {}) =>
    Object.fromEntries(
      fields
        .filter(({ name }) => name !== 'Other Metrics')
        .map(({ name, type }) => {
          const reason = 'Not stated in the deck or the updates.'
          const source = { in1: null, in2: null, value: '' }
          return [name, known[name] ?? { value: type === 'array' ? [] : null, type, validated: false, reason, source }]
        }),
    )
  return Object.fromEntries(
    memoSections.map(({ name, fields }) => {
      const known = oldFields[name]
      return [name, Array.isArray(known) ? known.map((one) => fill(founderFields, one)) : fill(fields, known)]
    }),
  )
}

function alter(): void {
  // The quote of a page that says something else.
  Object.assign(inOld('Traction', 'Retention').evidence[0] ?? {}, { quote: 'net revenue retention 999%' })
  // The words stand on the page, but not together.
  const [growth] = inOld('Traction', 'Revenue Growth').evidence
  Object.assign(growth ?? {}, { quote: growth?.quote.split(' ').concat('customers').reverse().join(' ') })
  const customers = inOld('Traction', 'Notable Customers')
  Object.assign(customers, { value: ['Zzyzx Holding', ...(customers.value as string[])] })
  customers.evidence.push({ ...(customers.evidence[0] as OldField['evidence'][0]), quote: 'Zzyzx Holding' })
  const [first] = oldFields['Founder information'] as OldFields[]
  Object.assign(first?.['Repeat Founder']?.evidence[0] ?? {}, { quote: 'sold 999 companies' })
  customers.evidence.push({ ...(customers.evidence[0] as OldField['evidence'][0]), quote: 'Qqvix Partners', page: 6 })
  Object.assign(customers, { value: ['Qqvix Partners', ...(customers.value as string[]), 'Unquoted Ltd'] })
  const candidate = (value: string, link: string, quote: string) => ({
    value,
    reason: '',
    source: { value: link, quote },
  })
  const empty = { value: null, type: 'str', validated: false, reason: '', source: { in1: null, in2: null, value: '' } }
  Object.assign(oldFields, {
    Financial: {
      'Burn Rate': { ...empty, candidates: [candidate('$1', 'most_recent_update', 'about $1')] },
      Pricing: { ...empty, candidates: [candidate('$2', 'https://inkwharf.example/', 'from $2')] },
      'Break-even': { ...empty, candidates: [candidate('2027', 'pitch_deck/d?page=9', 'by 2027')] },
    },
  })
  Object.assign(inOld('Fundraising', 'Valuation'), { value: '$12M', edited: true, found: '$14M', entered: nora })
  Object.assign(inOld('Market And Competitors', 'SAM'), { validated: true, entered: { ...nora, action: 'confirmed' } })
  const competitors = inOld('Market And Competitors', 'Competitors')
  Object.assign(competitors, {
    value: ['Vendrally', 'Quillbank'],
    edited: true,
    found: competitors.value,
    entered: nora,
  })
}

let app: TestApp
let member: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  uploaded = await sendSample(app, member.token, 'saas-seed')
  await untilDone(app, member.token, uploaded.deal_id)
  alter()
  const { db } = app.services
  await sql`alter table memo drop column founder_candidates`.execute(db)
  const { json_response, flags, engine } = stored
  await db
    .updateTable('memo')
    .set({
      validated_response: toJson(fillOld()),
      json_response: toJson(json_response),
      flags: toJson(flags),
      engine,
      version: 4,
    })
    .execute()
  await copyMemo(60)
  await sql`update memo set validated_response = '{"Traction": 1}' where deal_id::text like '%000000000007'`.execute(db)
  await allMigrations['019-standing']?.up(db)
})
afterAll(() => app.stop())

/** The same memo in other deals, whose decks have no stored pages. */
async function copyMemo(count: number): Promise<void> {
  const ids = sql`select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id
    from generate_series(1, ${count}::integer) n`
  await sql`insert into deal (deal_id, workspace_id, deck_id, name, status, status_detail, created_at, updated_at)
    select id, workspace_id, id, name, status, status_detail, created_at, updated_at from deal, (${ids}) ids`.execute(
    app.services.db,
  )
  await sql`insert into deck (deck_id, deal_id, page_count, created_at)
    select id, id, 0, created_at from memo, (${ids}) ids`.execute(app.services.db)
  await sql`insert into memo (memo_id, deal_id, version, engine, validated_response, json_response, flags, created_at)
    select id, id, 4, engine, validated_response, json_response, flags, created_at from memo, (${ids}) ids`.execute(
    app.services.db,
  )
}

const load = (id = uploaded.generated_answer_id) =>
  app.call(memoEndpoints.get, { params: { id } }, member.token) as Promise<Memo>
const save = (validated_response: ValidatedResponse) =>
  app.call(
    memoEndpoints.save,
    { params: { id: uploaded.generated_answer_id }, body: { validated_response } },
    member.token,
  )

describe('a memo stored before values had a standing', () => {
  it('opens, its values proved where their quotes stand in the stored deck, else found, inferred or open', async () => {
    const { validated_response: memo, version, founder_candidates } = await load()
    expect([version, founder_candidates]).toEqual([5, []])
    const at = (section: string, name: string) => fieldIn(memo, section, name)
    expect(at('General information', 'Company Name')).toMatchObject({ standing: 'proved', validated: true })
    expect(founderFieldIn(memo, 0, 'Founder Name')).toMatchObject({ value: 'Maren Oskvig', standing: 'proved' })
    expect(founderFieldIn(memo, 0, 'LinkedIn')).toMatchObject({ standing: 'inferred', validated: false })
    expect(at('Traction', 'Revenue Growth')).toMatchObject({
      value: '+240%',
      standing: 'found',
      validated: false,
      reason: 'Page 5 gives +240% as revenue growth. Its words were not found in one place.',
    })
    expect(at('Traction', 'Retention')).toMatchObject({
      value: null,
      standing: 'open',
      validated: false,
      reason: 'The quote was not found on page 5.',
      source: { in1: null, in2: null },
      candidates: [{ value: '124%', standing: 'found', source: { value: expect.stringContaining('?page=5') } }],
    })
    const quote = 'net revenue retention 999%'
    expect(at('Traction', 'Retention').candidates).toMatchObject([{ source: { quote } }])
    expect(founderFieldIn(memo, 0, 'Repeat Founder')).toMatchObject({
      value: true,
      standing: 'found',
      reason: expect.stringMatching(/ The quote was not found on page 11\.$/),
    })
    expect([at('Financial', 'Burn Rate'), at('Financial', 'Pricing'), at('Financial', 'Break-even')]).toMatchObject([
      { reason: 'Not stated outright; the updates come near.', source: { in1: null, in2: 'about $1' } },
      { reason: 'Not stated outright; the company’s site comes near.', source: { in1: null, in2: null } },
      { reason: 'Not stated outright; page 9 comes near.', source: { in1: 'by 2027', in2: null } },
    ])
    expect(at('Financial', 'Runway')).toMatchObject({ value: null, standing: 'unstated' })
    expect(at('Traction', 'Other Metrics')).toMatchObject({ value: [], standing: 'unstated', validated: false })
  })

  it('has entries of its lists, without those whose quote does not stand there', async () => {
    const { validated_response: memo } = await load()
    const customers = fieldIn(memo, 'Traction', 'Notable Customers') as Extract<MemoField, { type: 'array' }>
    const lost = (value: string, page: number) => ({
      value,
      reason: `The quote was not found on page ${page}.`,
      source: { value: expect.stringContaining(`?page=${page}`), quote: value },
    })
    expect(customers).toMatchObject({
      standing: 'found',
      candidates: [lost('Qqvix Partners', 6), lost('Zzyzx Holding', 5)],
    })
    expect(customers.entries?.at(-1)).toMatchObject({
      value: 'Unquoted Ltd',
      standing: 'found',
      reason: 'No quote of its own was kept for it.',
    })
    expect(customers.entries?.map(({ value }) => value)).toEqual(customers.value)
    expect(customers.value).not.toContain('Zzyzx Holding')
    expect(customers.entries?.[1]).toMatchObject({
      value: 'Norvik Dental',
      standing: 'proved',
      evidence: [{ quote: 'Norvik Dental' }],
      reason: expect.stringMatching(/^Page \d+ says “Norvik Dental”\.$/),
    })
    expect(fieldIn(memo, 'General information', 'Industry')).toMatchObject({
      standing: 'inferred',
      entries: [{ value: 'Enterprise software', standing: 'inferred' }],
    })
  })

  it('keeps what people entered theirs, and gives back what was found when they withdraw it', async () => {
    const before = (await load()).validated_response
    const valuation = { standing: 'entered', validated: true, value: '$12M', found: '$14M', found_standing: 'found' }
    expect(fieldIn(before, 'Fundraising', 'Valuation')).toMatchObject({
      ...valuation,
      reason: 'Entered by Nora Quist on 3 May 2026.',
    })
    expect(fieldIn(before, 'Market And Competitors', 'SAM')).toMatchObject({ value: '$4.1B', standing: 'entered' })
    const entries = [
      { value: 'Vendrally', standing: 'entered' },
      { value: 'Quillbank', standing: 'entered' },
    ]
    expect(fieldIn(before, 'Market And Competitors', 'Competitors')).toMatchObject({ standing: 'entered', entries })
    const sent = structuredClone(before)
    for (const [section, name] of [
      ['Fundraising', 'Valuation'],
      ['Market And Competitors', 'SAM'],
      ['Market And Competitors', 'Competitors'],
    ] as const)
      fieldIn(sent, section, name).validated = false
    const saved = (await save(sent)).validated_response as ValidatedResponse
    expect(fieldIn(saved, 'Fundraising', 'Valuation')).toMatchObject({ value: '$14M', standing: 'found' })
    expect(fieldIn(saved, 'Market And Competitors', 'SAM')).toMatchObject({ value: '$4.1B', standing: 'found' })
    expect(fieldIn(saved, 'Market And Competitors', 'Competitors')).toMatchObject({
      value: ['Vendrally', 'ContractNest'],
      standing: 'found',
      entries: [{ value: 'Vendrally' }, { value: 'ContractNest' }],
    })
  })

  it('takes an edit and is exported', async () => {
    const sent = structuredClone((await load()).validated_response)
    fieldIn(sent, 'Financial', 'Runway').value = '18 months'
    const saved = (await save(sent)).validated_response as ValidatedResponse
    expect(fieldIn(saved, 'Financial', 'Runway')).toMatchObject({ standing: 'entered', found: null })
    for (const format of ['md', 'docx', 'pdf', 'json']) {
      const path = `/api/generated_answers/${uploaded.generated_answer_id}/export/?format=${format}`
      expect([format, (await app.fetch(path, {}, member.token)).status]).toEqual([format, 200])
    }
  })

  it('proves nothing where the deck was not kept, in any batch, and leaves alone what was never a memo', async () => {
    for (const n of ['01', '60']) {
      const { validated_response: memo } = await load(`00000000-0000-7000-8000-0000000000${n}`)
      expect(fieldIn(memo, 'General information', 'Company Name')).toMatchObject({
        value: 'Inkwharf',
        standing: 'found',
        reason: expect.stringMatching(/ Its quote could not be looked up again\.$/),
      })
      expect(fieldIn(memo, 'Fundraising', 'Valuation').standing).toBe('entered')
    }
    const { rows } =
      await sql`select validated_response, version from memo where deal_id::text like '%000000000007'`.execute(
        app.services.db,
      )
    expect(rows).toEqual([{ validated_response: { Traction: 1 }, version: 4 }])
  })
})
