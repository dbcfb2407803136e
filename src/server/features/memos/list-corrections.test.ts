import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Memo, memoEndpoints, type ValidatedResponse } from '#contract/memo.ts'
import { engineName, runEngine } from '#engine/run-engine.ts'
import { fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { loadReading } from '../decks/decks-queries.ts'
import { completeMemo } from './complete-memo.ts'
import { type Correction, listCorrections } from './list-corrections.ts'

let app: TestApp
let member: Member
let uploaded: Uploaded
let now = new Date('2026-03-01T10:00:00.000Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  member = await app.member()
  const profile = { first_name: 'Nora', last_name: 'Quist' }
  await app.call(accountEndpoints.updateUser, { params: { id: member.userId }, body: profile }, member.token)
  uploaded = await sendSample(app, member.token, 'saas-seed')
  await untilDone(app, member.token, uploaded.deal_id)
})
afterAll(() => app.stop())

const params = () => ({ id: uploaded.generated_answer_id })
const load = () => app.call(memoEndpoints.get, { params: params() }, member.token) as Promise<Memo>

async function change(edit: (memo: ValidatedResponse) => void): Promise<ValidatedResponse> {
  const { validated_response, version } = await load()
  const sent = structuredClone(validated_response)
  edit(sent)
  await app.call(memoEndpoints.save, { params: params(), body: { validated_response: sent, version } }, member.token)
  return validated_response
}

async function corrections(since = new Date(0)): Promise<Correction[]> {
  const all: Correction[] = []
  for await (const one of listCorrections(app.services, { since })) all.push(one)
  return all
}

async function makeAgain(): Promise<void> {
  const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
  const doc = await loadReading(ctx, uploaded.pitch_deck_id)
  if (!doc) throw new Error('The deck was not read.')
  const made = runEngine({ doc, updates: [], deckId: uploaded.pitch_deck_id, today: '2026-01-15' })
  // The engine of a later day finds less.
  Object.assign(fieldIn(made.validated_response, 'Fundraising', 'Valuation'), {
    value: '$1',
    rules: ['later'],
    evidence: [],
  })
  await app.services.db.updateTable('deal').set({ status: 'in_progress' }).execute()
  await completeMemo(ctx, uploaded.deal_id, made, { updateIds: [] })
}

describe('corrections', () => {
  it('tell what was found, by which rule and where, and what it was corrected to', async () => {
    const before = await change((memo) => {
      fieldIn(memo, 'Fundraising', 'Valuation').value = '$9M cap'
    })
    const stood = fieldIn(before, 'Fundraising', 'Valuation')
    expect(stood.rules).toHaveLength(1)
    expect(await corrections()).toEqual([
      {
        changed_on: now.toISOString(),
        action: 'edited',
        key: 'valuation',
        section: 'Fundraising',
        field: 'Valuation',
        founder: null,
        found: {
          value: stood.value,
          validated: stood.validated,
          standing: stood.standing,
          rules: stood.rules,
          reason: stood.reason,
          source: stood.source.value,
          evidence: stood.evidence?.map(({ boxes: _, ...evidence }) => evidence),
        },
        corrected: '$9M cap',
        language: 'en',
        engine: engineName,
        pitch_deck: uploaded.pitch_deck_id,
        version: 2,
      },
    ])
    expect((await corrections())[0]?.found?.evidence[0]).toMatchObject({ document: 'deck', page: expect.any(Number) })
  })

  it('keep what the engine found when the corrected value is corrected again', async () => {
    const [first] = await corrections()
    await change((memo) => {
      fieldIn(memo, 'Fundraising', 'Valuation').value = '$9.5M cap'
    })
    const second = (await corrections())[1]
    expect(second).toMatchObject({ corrected: '$9.5M cap', version: 3 })
    expect(second?.found).toEqual(first?.found)
  })

  it('outlive the memo that they were made in', async () => {
    const before = await corrections()
    await makeAgain()
    expect(await corrections()).toEqual(before)
    await change((memo) => {
      fieldIn(memo, 'Fundraising', 'Valuation').value = '$10M cap'
    })
    expect((await corrections()).at(-1)?.found).toMatchObject({ value: '$1', rules: ['later'], evidence: [] })
  })

  it('count confirmations and their withdrawal, from a day on', async () => {
    now = new Date('2026-03-02T10:00:00.000Z')
    const field = (memo: ValidatedResponse) => fieldIn(memo, 'General information', 'Industry')
    const { value, rules } = field((await load()).validated_response)
    const start = field((await load()).validated_response).validated
    for (const validated of [!start, start])
      await change((memo) => {
        field(memo).validated = validated
      })
    const made = await corrections(new Date('2026-03-02'))
    const actions = start ? ['reopened', 'confirmed'] : ['confirmed', 'reopened']
    expect(made.map(({ action }) => action)).toEqual(actions)
    for (const one of made) expect(one).toMatchObject({ key: 'industry', corrected: value, found: { value, rules } })
  })

  it('name founders by their place, and no one’s address', async () => {
    await change((memo) => {
      founderFieldIn(memo, 0, 'Email').value = 'someone.else@inkwharf.example'
      fieldIn(memo, 'General information', 'Contact Email').value = null
    })
    const all = await corrections()
    expect(
      all.filter(({ field }) => /Email/.test(field)).map(({ founder, corrected }) => [founder, corrected]),
    ).toEqual([
      [null, null],
      [0, '[email address]'],
    ])
    const text = JSON.stringify(all)
    expect(text).not.toMatch(/@|Nora|Quist/)
    expect(text).not.toContain(member.userId)
  })
})
