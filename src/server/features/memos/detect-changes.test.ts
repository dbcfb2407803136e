import { describe, expect, it } from 'vitest'
import { type MemoField, sentResponse, type ValidatedResponse } from '#contract/memo.ts'
import { blankMemo, fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { detectChanges } from './detect-changes.ts'

const nora = { by: 'Nora Quist', on: '2026-05-03T09:30:00.000Z' }
const stored = () =>
  blankMemo({ Revenue: '$1.2M ARR', 'Notable Customers': ['Acme'], Stage: 'Seed' }, [
    { 'Founder Name': 'Ada Moore', Role: 'CEO', 'Repeat Founder': true },
    { 'Founder Name': 'Li Wei', Role: 'CTO' },
  ])

/** A list of which the first entry is proved and the second contradicted. */
function withCustomers() {
  const memo = blankMemo({ 'Notable Customers': ['Acme', 'Brill'] })
  const customers = fieldIn(memo, 'Traction', 'Notable Customers')
  if (customers.type !== 'array' || !customers.entries) throw new Error('Not a list.')
  const [acme, brill] = customers.entries
  Object.assign(acme ?? {}, { standing: 'proved' })
  const contradicted_by = [{ value: 'Brillo', reason: 'Page 4 says Brillo.', settled: false, source: { value: '' } }]
  Object.assign(brill ?? {}, { contradicted_by })
  Object.assign(customers, { contradicted_by })
  return memo
}

const customersOf = (memo: ValidatedResponse) => fieldIn(memo, 'Traction', 'Notable Customers')

/** The customers after a person sent other values of theirs. */
function send(memo: ValidatedResponse, change: Partial<MemoField>) {
  const sent = structuredClone(memo)
  Object.assign(customersOf(sent), change)
  const changed = detectChanges(memo, sent, nora)
  if (!changed) throw new Error('The memo does not fit.')
  return { ...changed, field: customersOf(changed.memo) }
}

describe('entries of a list', () => {
  const entered = { action: 'edited', ...nora }

  it('are entered where they are new, and keep their standing where they are kept', () => {
    const { field } = send(withCustomers(), { value: ['Corvid', 'Acme'] })
    expect(field).toMatchObject({
      value: ['Corvid', 'Acme'],
      standing: 'proved',
      validated: true,
      found: ['Acme', 'Brill'],
      found_standing: 'found',
      entries: [
        { value: 'Corvid', standing: 'entered', evidence: [], entered },
        { value: 'Acme', standing: 'proved' },
      ],
    })
    // The contradiction went with its entry.
    expect(field.contradicted_by).toBeUndefined()
  })

  it('leave the list to be checked as long as one of them is only found', () => {
    const { field, memo } = send(withCustomers(), { value: ['Acme', 'Brill', 'Corvid'], validated: true })
    expect(field).toMatchObject({ standing: 'found', validated: false, contradicted_by: [{ settled: false }] })
    const confirmed = send(memo, { validated: true }).field
    expect(confirmed).toMatchObject({
      standing: 'entered',
      validated: true,
      contradicted_by: [{ value: 'Brillo', settled: true }],
      entries: [
        { value: 'Acme', entered: { action: 'confirmed' } },
        { value: 'Brill', entered: { action: 'confirmed' }, contradicted_by: [{ settled: true }] },
        { value: 'Corvid', entered },
      ],
    })
  })

  it('come back as they were found, from a confirmation, an edit, or both', () => {
    const before = withCustomers()
    const confirmed = send(before, { validated: true })
    expect(confirmed.field).toMatchObject({ standing: 'entered', found_standing: 'found' })
    expect(send(confirmed.memo, { validated: false }).memo).toEqual(before)
    const added = send(before, { value: ['Acme', 'Brill', 'Corvid'] })
    const both = send(added.memo, { validated: true })
    expect(send(both.memo, { validated: false }).memo).toEqual(before)
    const back = send(added.memo, { value: ['Acme', 'Brill'] })
    expect(back.changes).toMatchObject([{ action: 'reopened', to: ['Acme', 'Brill'] }])
    expect(back.memo).toEqual(before)
  })

  it('may all be taken away, which is a person’s word for the list', () => {
    const emptied = send(withCustomers(), { value: [] })
    expect(emptied.field).toMatchObject({ value: [], entries: [], standing: 'entered', validated: true })
    expect(send(emptied.memo, { validated: false }).memo).toEqual(withCustomers())
  })
})

describe('a contradicted value', () => {
  it('is settled by a person’s word and open again once that is withdrawn', () => {
    const memo = stored()
    const contradicted_by = [{ value: '$2M', reason: 'Page 9 says $2M.', settled: false, source: { value: '' } }]
    Object.assign(fieldIn(memo, 'Traction', 'Revenue'), { contradicted_by })
    for (const change of [{ validated: true }, { value: '$2M' }]) {
      const sent = structuredClone(memo)
      Object.assign(fieldIn(sent, 'Traction', 'Revenue'), change)
      const entered = detectChanges(memo, sent, nora)
      if (!entered) throw new Error('The memo does not fit.')
      expect(fieldIn(entered.memo, 'Traction', 'Revenue').contradicted_by).toMatchObject([{ settled: true }])
      const back = structuredClone(entered.memo)
      fieldIn(back, 'Traction', 'Revenue').validated = false
      expect(detectChanges(entered.memo, back, nora)?.memo).toEqual(memo)
    }
  })
})

describe('changed fields', () => {
  it('finds nothing in a memo that was sent back as it was', () => {
    expect(detectChanges(stored(), stored(), nora)).toEqual({ changes: [], memo: stored() })
  })

  it('takes value and confirmation only, and vouches for an edited field', () => {
    const sent = stored()
    Object.assign(fieldIn(sent, 'Traction', 'Revenue'), {
      value: ' $1.4M ARR ',
      validated: false,
      reason: 'because I say so',
      source: { in1: 'forged', in2: null, value: 'pitch_deck/forged?page=1' },
      evidence: [],
    })
    const changed = detectChanges(stored(), sent, nora)
    expect(changed?.changes).toEqual([
      {
        section: 'Traction',
        field: 'Revenue',
        founder: null,
        position: null,
        action: 'edited',
        from: '$1.2M ARR',
        to: '$1.4M ARR',
      },
    ])
    const kept = fieldIn(stored(), 'Traction', 'Revenue')
    expect(changed && fieldIn(changed.memo, 'Traction', 'Revenue')).toEqual({
      ...kept,
      value: '$1.4M ARR',
      edited: true,
      found: '$1.2M ARR',
      found_standing: 'found',
      standing: 'entered',
      validated: true,
      entered: { action: 'edited', ...nora },
    })
  })

  it('tells a confirmation and its withdrawal from an edit', () => {
    const sent = stored()
    fieldIn(sent, 'Fundraising', 'Stage').validated = true
    const confirmed = detectChanges(stored(), sent, nora)
    expect(confirmed?.changes).toMatchObject([{ action: 'confirmed', from: 'Seed', to: 'Seed' }])
    const reopened = confirmed && detectChanges(confirmed.memo, stored(), nora)
    expect(reopened?.changes).toMatchObject([{ action: 'reopened', field: 'Stage' }])
    expect(reopened?.memo).toEqual(stored())
  })

  it('gives back what was found when an edit is withdrawn', () => {
    const sent = stored()
    fieldIn(sent, 'Traction', 'Revenue').value = '$1.4M ARR'
    const edited = detectChanges(stored(), sent, nora)
    const back = structuredClone(edited?.memo ?? {})
    fieldIn(back, 'Traction', 'Revenue').validated = false
    const withdrawn = edited && detectChanges(edited.memo, back, nora)
    expect(withdrawn?.changes).toMatchObject([{ action: 'reopened', from: '$1.4M ARR', to: '$1.2M ARR' }])
    expect(withdrawn?.memo).toEqual(stored())
  })

  it('withdraws an edit where the value that was found is sent back unvalidated, and enters it where it is vouched for', () => {
    const sent = stored()
    fieldIn(sent, 'Traction', 'Revenue').value = '$1.4M ARR'
    const edited = detectChanges(stored(), sent, nora)
    if (!edited) throw new Error('The edit does not fit the memo.')
    expect(detectChanges(edited.memo, stored(), nora)).toMatchObject({
      changes: [{ action: 'reopened', from: '$1.4M ARR', to: '$1.2M ARR' }],
      memo: stored(),
    })
    const vouched = stored()
    fieldIn(vouched, 'Traction', 'Revenue').validated = true
    expect(detectChanges(edited.memo, vouched, nora)?.changes).toMatchObject([{ action: 'edited', to: '$1.2M ARR' }])
  })

  it('withdraws no proof: what is proved without a person’s word stays proved', () => {
    const proved = stored()
    Object.assign(fieldIn(proved, 'Fundraising', 'Stage'), { standing: 'proved', validated: true })
    expect(detectChanges(proved, stored(), nora)).toEqual({ changes: [], memo: proved })
  })

  it('takes emptied text for unknown, and drops empty and repeated entries of lists', () => {
    const sent = stored()
    fieldIn(sent, 'Traction', 'Revenue').value = '  '
    fieldIn(sent, 'Traction', 'Notable Customers').value = ['Acme', ' ', 'Acme ', 'Brill']
    const changed = detectChanges(stored(), sent, nora)
    expect(changed?.changes.map(({ to }) => to)).toEqual([null, ['Acme', 'Brill']])
  })

  it('names the founder whose field changed by the name before the change', () => {
    const sent = stored()
    founderFieldIn(sent, 1, 'Founder Name').value = 'Wei Li'
    founderFieldIn(sent, 1, 'Role').value = 'Chief Scientist'
    founderFieldIn(sent, 0, 'Repeat Founder').value = null
    expect(detectChanges(stored(), sent, nora)?.changes).toMatchObject([
      { founder: 'Ada Moore', position: 0, field: 'Repeat Founder', from: true, to: null },
      { founder: 'Li Wei', position: 1, field: 'Founder Name', to: 'Wei Li' },
      { founder: 'Li Wei', position: 1, field: 'Role', to: 'Chief Scientist' },
    ])
  })

  it('leaves a field as it is that the client did not send', () => {
    const { 'Other Metrics': _metrics, ...traction } = stored().Traction as Record<string, MemoField>
    const sent = { ...stored(), Traction: traction, 'Founder information': [{}, {}] }
    expect(sentResponse.safeParse(sent).error).toBeUndefined()
    expect(detectChanges(stored(), sent, nora)).toEqual({ changes: [], memo: stored() })
    fieldIn(sent, 'Traction', 'Revenue').value = '$2M'
    expect(detectChanges(stored(), sent, nora)?.changes).toMatchObject([{ field: 'Revenue', to: '$2M' }])
  })

  it('refuses another number of founders and other fields', () => {
    const fewer = stored()
    fewer['Founder information'] = []
    expect(detectChanges(stored(), fewer, nora)).toBeNull()
    const third = stored()
    third['Founder information'] = [{}, {}, {}]
    expect(detectChanges(stored(), third, nora)).toBeNull()
    const renamed = stored()
    const { Revenue, ...others } = renamed.Traction as Record<string, never>
    renamed.Traction = { ...others, Turnover: Revenue as never }
    expect(detectChanges(stored(), renamed, nora)).toBeNull()
  })
})
