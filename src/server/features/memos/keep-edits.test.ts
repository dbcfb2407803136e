import { describe, expect, it } from 'vitest'
import type { ValidatedResponse } from '#contract/memo.ts'
import { blankMemo, fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { detectChanges } from './detect-changes.ts'
import { keepEdits as keepEditsOf } from './keep-edits.ts'
import { startState } from './memo-state.ts'

const nora = { by: 'Nora Quist', on: '2026-05-03T09:30:00.000Z' }

/** What a person's edit leaves behind: the changed memo and the changes, as a save stores them. */
function edited(memo: ValidatedResponse, edit: (memo: ValidatedResponse) => void) {
  const sent = structuredClone(memo)
  edit(sent)
  const changed = detectChanges(memo, sent, nora)
  if (!changed) throw new Error('The edit does not fit the memo.')
  return { memo: changed.memo, changes: changed.changes.map((change) => ({ ...change, ...nora })) }
}

type Changes = ReturnType<typeof edited>['changes']

/** Changes as older versions stored them, without ids of founders. */
const keepEdits = (fresh: ValidatedResponse, old: ValidatedResponse, changes: Changes) =>
  keepEditsOf(
    fresh,
    startState(old),
    changes.map((change) => ({ ...change, founderId: null, detail: {} })),
  ).fields

describe('edits of a memo that is made again', () => {
  it('stay where the engine finds another value', () => {
    const first = edited(blankMemo({ Revenue: '$1.2M' }), (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').value = '$1.4M'
    })
    const memo = keepEdits(blankMemo({ Revenue: '$2M', Users: '900' }), first.memo, first.changes)
    const entered = { action: 'edited', ...nora }
    expect(fieldIn(memo, 'Traction', 'Revenue')).toMatchObject({
      value: '$1.4M',
      validated: true,
      found: '$2M',
      entered,
    })
    expect(fieldIn(memo, 'Traction', 'Users')).toMatchObject({ value: '900', validated: false })
  })

  it('say when something else is found than at the time, until a person settles it', () => {
    const first = edited(blankMemo({ Revenue: '$1.2M' }), (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').value = '$1.4M'
    })
    const make = (found: string, old: ValidatedResponse, changes = first.changes) =>
      fieldIn(keepEdits(blankMemo({ Revenue: found }), old, changes), 'Traction', 'Revenue')
    expect(make('$1.2M', first.memo).contradicted_by ?? []).toEqual([])
    expect(make('$1.4M ARR', first.memo).contradicted_by ?? []).toEqual([])
    const newer = keepEdits(blankMemo({ Revenue: '$2M' }), first.memo, first.changes)
    const open = { value: '$2M', settled: false, reason: expect.stringContaining('says $2M.') }
    expect(fieldIn(newer, 'Traction', 'Revenue')).toMatchObject({ value: '$1.4M', contradicted_by: [open] })
    expect(make('$2M', newer).contradicted_by).toMatchObject([open])
    const confirmed = edited(newer, (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').value = '$1.5M'
    })
    const changes = [...first.changes, ...confirmed.changes]
    expect(make('$2M', confirmed.memo, changes).contradicted_by).toMatchObject([{ ...open, settled: true }])
    expect(make('$3M', confirmed.memo, changes).contradicted_by).toMatchObject([{ value: '$3M', settled: false }])
  })

  it('give way to what is found once they are withdrawn', () => {
    const first = edited(blankMemo({ Revenue: '$1.2M' }), (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').value = '$1.4M'
    })
    const second = edited(first.memo, (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').validated = false
    })
    const fresh = blankMemo({ Revenue: '$2M' })
    expect(keepEdits(fresh, second.memo, [...first.changes, ...second.changes])).toEqual(fresh)
  })

  it('stay where an earlier version kept the value when it was to be checked again', () => {
    const first = edited(blankMemo({ Revenue: '$1.2M' }), (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').value = '$1.4M'
    })
    const place = { section: 'Traction', field: 'Revenue', founder: null, position: null }
    const reopened = { ...place, action: 'reopened' as const, from: '$1.4M', to: '$1.4M', ...nora }
    const memo = keepEdits(blankMemo({ Revenue: '$2M' }), first.memo, [...first.changes, reopened])
    const revenue = fieldIn(memo, 'Traction', 'Revenue')
    expect(revenue).toMatchObject({ value: '$1.4M', validated: false, edited: true, found: '$2M' })
    expect(revenue.entered).toBeUndefined()
  })

  it('hold a confirmation only for the value that was confirmed', () => {
    const first = edited(blankMemo({ Stage: 'Seed', Valuation: '$8M' }), (memo) => {
      fieldIn(memo, 'Fundraising', 'Stage').validated = true
      fieldIn(memo, 'Fundraising', 'Valuation').validated = true
    })
    const memo = keepEdits(blankMemo({ Stage: 'Seed', Valuation: '$9M' }), first.memo, first.changes)
    expect(fieldIn(memo, 'Fundraising', 'Stage').validated).toBe(true)
    expect(fieldIn(memo, 'Fundraising', 'Valuation')).toMatchObject({ value: '$9M', validated: false })
  })

  it('hold a confirmation for the entries of a list that are still found, and keep those that are not', () => {
    const start = blankMemo({ 'Notable Customers': ['Acme', 'Brill'] })
    const confirmed = edited(start, (memo) => {
      fieldIn(memo, 'Traction', 'Notable Customers').validated = true
    })
    const fresh = blankMemo({ 'Notable Customers': ['Acme', 'Corvid'] })
    const kept = fieldIn(keepEdits(fresh, confirmed.memo, confirmed.changes), 'Traction', 'Notable Customers')
    expect(kept).toMatchObject({
      standing: 'found',
      validated: false,
      entries: [
        { value: 'Acme', standing: 'entered', entered: { action: 'confirmed', ...nora } },
        { value: 'Corvid', standing: 'found' },
      ],
    })
    const withdrawn = edited(confirmed.memo, (memo) => {
      fieldIn(memo, 'Traction', 'Notable Customers').validated = false
    })
    expect(keepEdits(fresh, withdrawn.memo, [...confirmed.changes, ...withdrawn.changes])).toEqual(fresh)
  })

  it('keep what a person wrote into a list, and how its other entries stood', () => {
    const first = edited(blankMemo({ 'Notable Customers': ['Acme', 'Brill'] }), (memo) => {
      fieldIn(memo, 'Traction', 'Notable Customers').value = ['Acme', 'Brill', 'Corvid']
    })
    const fresh = blankMemo({ 'Notable Customers': ['Corvid', 'Acme'] })
    expect(fieldIn(keepEdits(fresh, first.memo, first.changes), 'Traction', 'Notable Customers')).toMatchObject({
      found: ['Corvid', 'Acme'],
      entries: [
        { value: 'Acme', standing: 'found' },
        { value: 'Brill', standing: 'found' },
        { value: 'Corvid', standing: 'entered', entered: { action: 'edited', ...nora } },
      ],
    })
  })

  it('settle only the contradictions that a person had in view', () => {
    const contradict = (memo: ValidatedResponse, ...values: string[]) => {
      const contradicted_by = values.map((value) => ({ value, reason: '', settled: false, source: { value: '' } }))
      Object.assign(fieldIn(memo, 'Traction', 'Revenue'), { contradicted_by })
      return memo
    }
    const start = contradict(blankMemo({ Revenue: '$1.2M' }), '$2M')
    const first = edited(start, (memo) => {
      fieldIn(memo, 'Traction', 'Revenue').validated = true
    })
    const fresh = contradict(blankMemo({ Revenue: '$1.2M' }), '$3M', '$2M')
    const revenue = fieldIn(keepEdits(fresh, first.memo, first.changes), 'Traction', 'Revenue')
    expect(revenue.contradicted_by).toMatchObject([
      { value: '$3M', settled: false },
      { value: '$2M', settled: true },
    ])
    expect(revenue.standing).toBe('entered')
  })

  it('settle what a person wrote against what was found, whichever of them the new memo finds', () => {
    const find = (value: string, other: string) => {
      const memo = blankMemo({ 'Quantity of Employee': value })
      const contradicted_by = [{ value: other, reason: '', settled: false, source: { value: '' } }]
      Object.assign(fieldIn(memo, 'General information', 'Quantity of Employee'), { contradicted_by })
      return memo
    }
    const first = edited(find('40', '60'), (memo) => {
      fieldIn(memo, 'General information', 'Quantity of Employee').value = '55'
    })
    for (const [other, settled] of [
      ['40', true],
      ['60', true],
      ['70', false],
    ] as const) {
      const memo = keepEdits(find('55', other), first.memo, first.changes)
      expect(fieldIn(memo, 'General information', 'Quantity of Employee')).toMatchObject({
        value: '55',
        standing: 'entered',
        contradicted_by: [{ value: other, settled }],
      })
    }
  })

  it('leave a list withdrawn whose found value was not kept', () => {
    const start = blankMemo({ 'Notable Customers': ['Acme'] })
    const act = { edited: true, standing: 'entered' as const, validated: true, entered: { action: 'edited', ...nora } }
    const customers = fieldIn(start, 'Traction', 'Notable Customers')
    const entries = [{ value: 'Acme', standing: 'entered', reason: '', evidence: [], entered: act.entered }]
    Object.assign(customers, { ...act, entries })
    const withdrawn = edited(start, (memo) => {
      fieldIn(memo, 'Traction', 'Notable Customers').validated = false
    })
    const entry = { value: 'Acme', standing: 'found', reason: '', evidence: [] }
    const open = { value: ['Acme'], standing: 'found', validated: false, entries: [entry] }
    expect(fieldIn(withdrawn.memo, 'Traction', 'Notable Customers')).toMatchObject(open)
    const place = { section: 'Traction', field: 'Notable Customers', founder: null, position: null }
    const edit = { ...place, action: 'edited' as const, from: ['Brill'], to: ['Acme'], ...nora }
    const fresh = blankMemo({ 'Notable Customers': ['Brill'] })
    const kept = fieldIn(
      keepEdits(fresh, withdrawn.memo, [edit, ...withdrawn.changes]),
      'Traction',
      'Notable Customers',
    )
    expect(kept).toMatchObject(open)
    expect(kept).not.toHaveProperty('entries.0.entered')
  })

  it('stay with the founder they were made for where two bear one name', () => {
    const twins = () => blankMemo({}, [{ 'Founder Name': 'Li Wei' }, { 'Founder Name': 'Li Wei' }])
    const first = edited(twins(), (memo) => {
      founderFieldIn(memo, 1, 'Role').value = 'CTO'
    })
    const memo = keepEdits(twins(), first.memo, first.changes)
    expect([0, 1].map((at) => founderFieldIn(memo, at, 'Role').value)).toEqual([null, 'CTO'])
  })

  it('follow a founder to another position and through a change of name', () => {
    const start = blankMemo({}, [{ 'Founder Name': 'Ada Moore' }, { 'Founder Name': 'Li Wei' }])
    const named = edited(start, (memo) => {
      founderFieldIn(memo, 1, 'Founder Name').value = 'Wei Li'
    })
    const both = edited(named.memo, (memo) => {
      founderFieldIn(memo, 1, 'Role').value = 'CTO'
    })
    const changes = [...named.changes, ...both.changes]
    const fresh = blankMemo({}, [{ 'Founder Name': 'Li Wei' }, { 'Founder Name': 'Ada Moore' }])
    const memo = keepEdits(fresh, both.memo, changes)
    expect(founderFieldIn(memo, 0, 'Founder Name').value).toBe('Wei Li')
    expect(founderFieldIn(memo, 0, 'Role')).toMatchObject({ value: 'CTO', validated: true })
    expect(founderFieldIn(memo, 1, 'Role').value).toBeNull()
  })

  it('keep an edited founder whom the new memo lacks, once', () => {
    const start = blankMemo({}, [{ 'Founder Name': 'Ada Moore', Email: 'ada@brill.example' }])
    const first = edited(start, (memo) => {
      founderFieldIn(memo, 0, 'Role').value = 'CEO'
      founderFieldIn(memo, 0, 'Strong Education').value = true
    })
    const memo = keepEdits(blankMemo(), first.memo, first.changes)
    expect(memo['Founder information']).toHaveLength(1)
    expect(founderFieldIn(memo, 0, 'Role').value).toBe('CEO')
    expect(founderFieldIn(memo, 0, 'Email').value).toBe('ada@brill.example')
  })

  it('leave a founder out whom no one edited', () => {
    const first = edited(blankMemo({}, [{ 'Founder Name': 'Ada Moore' }]), (memo) => {
      founderFieldIn(memo, 0, 'Founder Name').validated = true
    })
    expect(keepEdits(blankMemo(), first.memo, first.changes)['Founder information']).toEqual([])
  })
})
