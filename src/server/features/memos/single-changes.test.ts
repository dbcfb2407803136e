import { describe, expect, it } from 'vitest'
import type { Candidate, Contradiction, MemoField, ValidatedResponse } from '#contract/memo.ts'
import type { MemoChange } from '#contract/memo-changes.ts'
import { blankMemo, fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { showField } from './add-entered-reasons.ts'
import { changeField } from './change-field.ts'
import { changeFounders } from './change-founders.ts'
import { keepEdits } from './keep-edits.ts'
import { type FounderRecord, listFounderIds, listFounders } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { listRemoved, type MemoState, startState } from './memo-state.ts'
import { type Author, getFounderName } from './memo-value.ts'
import { undoAct } from './undo-act.ts'

const ana = { by: 'Ana Ruiz', on: '2026-05-03T09:30:00.000Z' }
type Step = { before: MemoState; record: MemoChangeRecord & Author }

/** A memo in a person's hands: acts, undoings and further makings, as the server keeps them. */
class Review {
  state: MemoState
  steps: Step[] = []
  candidates: FounderRecord[] = []
  #isMadeSince = false

  constructor(fields: ValidatedResponse) {
    this.state = startState(fields)
  }

  do(op: MemoChange): this {
    const made = op.op.startsWith('founder_')
      ? changeFounders(this.state, op as Parameters<typeof changeFounders>[1], ana, this.candidates)
      : changeField(this.state, op as Parameters<typeof changeField>[1], ana)
    if (!made) return this
    this.steps.push({ before: this.state, record: { ...made.record, ...ana } })
    this.state = made.state
    return this
  }

  undo(): this {
    const last = this.steps.pop()
    if (!last) throw new Error('Nothing is left to undo.')
    const others = this.steps.map(({ record }) => record)
    const state = undoAct(this.state, last.record, { others, author: ana, isMadeSince: this.#isMadeSince })
    if (!state) throw new Error('It can’t be undone.')
    this.state = state
    return this
  }

  makeAgain(fresh: ValidatedResponse): this {
    this.state = keepEdits(
      fresh,
      this.state,
      this.steps.map(({ record }) => record),
    )
    this.#isMadeSince = true
    return this
  }

  field(section: string, name: string): MemoField {
    return fieldIn(this.state.fields, section, name)
  }

  get ids() {
    return listFounderIds(this.state.founders)
  }

  get names() {
    return listFounders(this.state.fields).map(getFounderName)
  }

  id(name: string): string {
    const id = this.ids[this.names.indexOf(name)]
    if (!id) throw new Error(`${name} is not a founder.`)
    return id
  }
}

const revenue = { section: 'Traction', field: 'Revenue' }
const customers = { section: 'Traction', field: 'Notable Customers' }
const people = (founder_id?: string) => ({ section: 'Founder information', ...(founder_id && { founder_id }) })
const other = (value: string): Contradiction => ({
  value,
  reason: `Page 9 says ${value}.`,
  settled: false,
  source: { value: 'pitch_deck/d?page=9', quote: value },
})
const candidate = (value: string): Candidate => ({
  value,
  standing: 'found',
  reason: `Page 12 says ${value}.`,
  source: { value: 'pitch_deck/d?page=12', quote: value },
})

function makeRevenue(value: string, members: Partial<MemoField>): ValidatedResponse {
  const memo = blankMemo({ Revenue: value, 'Notable Customers': ['Acme', 'Brill', 'Corvid'] })
  Object.assign(fieldIn(memo, 'Traction', 'Revenue'), members)
  return memo
}
const proved = { standing: 'proved' as const, validated: true }

describe('one act on a field', () => {
  it('confirms a proved value that is contradicted, which settles it until a third value is found', () => {
    const review = new Review(makeRevenue('$2M', { ...proved, contradicted_by: [other('$3M')] }))
    review.do({ op: 'confirm', place: revenue })
    expect(review.field('Traction', 'Revenue')).toMatchObject({
      standing: 'entered',
      entered: { action: 'confirmed', ...ana },
      contradicted_by: [{ value: '$3M', settled: true }],
    })
    const settled = review.state
    expect(review.do({ op: 'confirm', place: revenue }).state).toBe(settled)
    review.makeAgain(makeRevenue('$2M', { ...proved, contradicted_by: [other('$3M'), other('$5M')] }))
    expect(review.field('Traction', 'Revenue').contradicted_by).toMatchObject([
      { value: '$3M', settled: true },
      { value: '$5M', settled: false },
    ])
  })

  it('takes a candidate with its source; the value before is a candidate, and withdrawing brings all back', () => {
    const found = makeRevenue('$2M', { ...proved, candidates: [candidate('$4M')], contradicted_by: [other('$3M')] })
    const review = new Review(found).do({ op: 'take', place: { ...revenue, candidate: 0 } })
    expect(showField(review.field('Traction', 'Revenue'))).toMatchObject({
      value: '$4M',
      standing: 'entered',
      found: '$2M',
      source: { in1: '$4M', value: 'pitch_deck/d?page=12' },
      candidates: [{ value: '$2M', source: { quote: 'quote' } }],
      contradicted_by: [{ value: '$3M', settled: true }],
      reason: 'Confirmed by Ana Ruiz on 3 May 2026.',
    })
    expect(showField(review.field('Traction', 'Revenue'))).not.toHaveProperty('taken_over')
    expect(review.do({ op: 'withdraw', place: revenue }).state.fields).toEqual(found)
    review.do({ op: 'take', place: { ...revenue, candidate: 0 } }).do({ op: 'set', place: revenue, value: '$2.5M' })
    expect(review.field('Traction', 'Revenue')).toMatchObject({ value: '$2.5M', found: '$2M', edited: true })
    expect(review.undo().field('Traction', 'Revenue').value).toBe('$4M')
    expect(() => review.do({ op: 'take', place: { ...revenue, candidate: 7 } })).toThrow(
      'This candidate is not offered',
    )
  })

  it('keeps a taken value in a memo that is made again, and says what a newer deck has against it', () => {
    const find = (value: string, candidates: Candidate[] = []) => makeRevenue(value, { ...proved, candidates })
    const review = new Review(find('$2M', [candidate('$4M')])).do({ op: 'take', place: { ...revenue, candidate: 0 } })
    expect(review.makeAgain(find('$2M')).field('Traction', 'Revenue').contradicted_by ?? []).toEqual([])
    expect(review.makeAgain(find('$4M')).field('Traction', 'Revenue')).toMatchObject({
      value: '$4M',
      standing: 'entered',
    })
    expect(review.makeAgain(find('$7M')).field('Traction', 'Revenue')).toMatchObject({
      value: '$4M',
      source: { value: 'pitch_deck/d?page=12' },
      contradicted_by: [{ value: '$7M', settled: false }],
    })
    expect(review.undo().field('Traction', 'Revenue')).toMatchObject({ value: '$7M', standing: 'proved' })
  })

  it('takes a value that another place states from there, as if found', () => {
    const review = new Review(makeRevenue('$2M', { contradicted_by: [other('$3M')] }))
    review.do({ op: 'set', place: revenue, value: ' $3M ' })
    expect(review.field('Traction', 'Revenue')).toMatchObject({
      value: '$3M',
      entered: { action: 'confirmed' },
      source: { value: 'pitch_deck/d?page=9' },
      contradicted_by: [{ value: '$2M', settled: true }],
    })
  })

  it('refuses what does not fit the field', () => {
    const review = new Review(makeRevenue('$2M', {}))
    const refused: Array<[MemoChange, string]> = [
      [{ op: 'set', place: revenue, value: ['$2M'] }, 'This field is a text.'],
      [{ op: 'set', place: revenue, value: 'x'.repeat(20_001) }, 'At most 20,000 characters'],
      [{ op: 'set', place: customers, value: 'Acme' }, 'This field is a list.'],
      [{ op: 'entry_add', place: revenue, value: 'x' }, 'This field is not a list.'],
      [{ op: 'entry_add', place: customers, value: 'ACME' }, '“ACME” is in this list.'],
      [{ op: 'entry_remove', place: { ...customers, entry: { value: 'Dunmore' } } }, '“Dunmore” is not in this list.'],
      [{ op: 'entry_restore', place: { ...customers, entry: { value: 'Acme' } } }, '“Acme” was not removed'],
      [{ op: 'confirm', place: { section: 'Traction', field: 'Rumours' } }, 'The memo does not have this field.'],
      [{ op: 'confirm', place: { ...people('x'), field: 'Role' } }, 'The memo does not have this field.'],
      [{ op: 'founder_remove', place: people('x') }, 'This founder is not in the memo.'],
      [{ op: 'founder_restore', place: people('x') }, 'This founder is not in the memo.'],
      [{ op: 'founder_merge', place: people('x'), into: 'x' }, 'This founder is not in the memo.'],
      [{ op: 'founder_add', place: revenue, value: 'Ada' }, 'This section has no founders.'],
    ]
    for (const [op, message] of refused) expect(() => review.do(op)).toThrow(message)
    expect(review.steps).toEqual([])
  })
})

describe('one act on an entry', () => {
  const entry = (value: string) => ({ ...customers, entry: { value } })

  it('stands beside the others, which stand as they did', () => {
    const review = new Review(makeRevenue('$2M', {}))
    review
      .do({ op: 'entry_add', place: customers, value: 'Dunmore' })
      .do({ op: 'entry_set', place: entry('Brill'), value: 'Brill GmbH' })
      .do({ op: 'confirm', place: entry('Acme') })
      .do({ op: 'entry_remove', place: entry('Corvid') })
    expect(review.field('Traction', 'Notable Customers')).toMatchObject({
      standing: 'entered',
      entries: [
        { value: 'Acme', entered: { action: 'confirmed' } },
        { value: 'Brill GmbH', standing: 'entered', found: 'Brill' },
        { value: 'Dunmore', standing: 'entered' },
      ],
    })
    expect(listRemoved(review.state).entries).toEqual([{ ...customers, value: 'Corvid', ...ana }])
    review.do({ op: 'entry_restore', place: entry('Corvid') }).do({ op: 'withdraw', place: entry('Brill GmbH') })
    expect(review.field('Traction', 'Notable Customers').value).toEqual(['Acme', 'Brill', 'Corvid', 'Dunmore'])
    expect(listRemoved(review.state).entries).toEqual([])
    review.do({ op: 'withdraw', place: entry('Dunmore') }).do({ op: 'withdraw', place: entry('Acme') })
    expect(review.state.fields).toEqual(makeRevenue('$2M', {}))
    review.do({ op: 'entry_remove', place: entry('Acme') }).do({ op: 'withdraw', place: customers })
    expect([review.state.fields, review.state.removed]).toEqual([makeRevenue('$2M', {}), []])
    expect(listRemoved(review.undo().state).entries).toMatchObject([{ value: 'Acme' }])
    review.do({ op: 'set', place: customers, value: ['ACME'] })
    expect(listRemoved(review.state).entries).toEqual([])
    expect(listRemoved(review.undo().state).entries).toMatchObject([{ value: 'Acme' }])
  })

  it('outlives the memo: what was removed stays away, what was added stays, what is new is let in', () => {
    const review = new Review(makeRevenue('$2M', {}))
    review
      .do({ op: 'entry_remove', place: entry('Corvid') })
      .do({ op: 'entry_add', place: customers, value: 'Dunmore' })
      .do({ op: 'entry_set', place: entry('Brill'), value: 'Brill GmbH' })
      .makeAgain(blankMemo({ 'Notable Customers': ['corvid', 'Brill', 'Acme', 'Elstow'] }))
    expect(review.field('Traction', 'Notable Customers')).toMatchObject({
      value: ['Brill GmbH', 'Acme', 'Elstow', 'Dunmore'],
      entries: [{ standing: 'entered' }, { standing: 'found' }, { standing: 'found' }, { standing: 'entered' }],
    })
    expect(listRemoved(review.state).entries).toMatchObject([{ value: 'Corvid' }])
    review.do({ op: 'entry_restore', place: entry('Corvid') }).makeAgain(makeRevenue('$2M', {}))
    expect(review.field('Traction', 'Notable Customers').value).toEqual(['Acme', 'Brill GmbH', 'Corvid', 'Dunmore'])
  })

  it('settles what contradicts that entry alone, takes candidates, and is undone one by one', () => {
    const memo = makeRevenue('$2M', {})
    const list = fieldIn(memo, 'Traction', 'Notable Customers')
    if (list.type !== 'array' || !list.entries) throw new Error('Customers are a list.')
    for (const one of list.entries.slice(0, 2)) Object.assign(one, { contradicted_by: [other(`not ${one.value}`)] })
    Object.assign(list, {
      contradicted_by: [other('not Acme'), other('not Brill')],
      candidates: [candidate('Dunmore')],
    })
    const review = new Review(memo)
    review.do({ op: 'confirm', place: entry('Acme') }).do({ op: 'take', place: { ...customers, candidate: 0 } })
    const changed = showField(review.field('Traction', 'Notable Customers'))
    expect(changed.contradicted_by?.map(({ settled }) => settled)).toEqual([true, false])
    expect(changed).toMatchObject({ value: ['Acme', 'Brill', 'Corvid', 'Dunmore'], candidates: [] })
    review.do({ op: 'entry_remove', place: entry('Acme') })
    expect(review.undo().undo().undo().state).toEqual(startStateLike(review, memo))
  })

  const startStateLike = ({ state }: Review, fields: ValidatedResponse) => ({ ...state, fields, removed: [] })
})

describe('one act on a founder', () => {
  const ada = { 'Founder Name': 'Ada Moore', Role: 'CEO', LinkedIn: 'https://www.linkedin.com/in/ada-moore' }
  const wei = { 'Founder Name': 'Li Wei', Role: 'CTO' }
  const short = { 'Founder Name': 'A. Moore', Email: 'ada@brill.example' }

  it('adds one who stays when the memo is made again, by the candidate of that name where there is one', () => {
    const review = new Review(blankMemo({}, [ada]))
    review.candidates = listFounders(blankMemo({}, [wei]))
    review
      .do({ op: 'founder_add', place: people(), value: 'Li Wei' })
      .do({ op: 'founder_add', place: people(), value: 'Noor Aziz' })
    const { ids } = review
    expect(founderFieldIn(review.state.fields, 1, 'Role').value).toBe('CTO')
    expect(founderFieldIn(review.state.fields, 1, 'Founder Name').entered?.action).toBe('confirmed')
    expect(founderFieldIn(review.state.fields, 2, 'Founder Name')).toMatchObject({ standing: 'entered', edited: true })
    review.makeAgain(blankMemo({}, [{ ...ada, 'Founder Name': 'Ada B. Moore' }]))
    expect(review.names).toEqual(['Ada B. Moore', 'Li Wei', 'Noor Aziz'])
    expect(review.ids).toEqual(ids)
    review.makeAgain(blankMemo({}, [{ 'Founder Name': 'Noor Aziz', Role: 'COO' }, ada]))
    expect(review.names).toEqual(['Noor Aziz', 'Ada Moore', 'Li Wei'])
    expect(review.ids).toEqual([ids[2], ids[0], ids[1]])
    expect(founderFieldIn(review.state.fields, 0, 'Founder Name')).toMatchObject({ standing: 'entered' })
    expect(review.undo().names).toEqual(['Ada Moore', 'Li Wei'])
  })

  it('removes one who stays away, and brings them back as they are found now', () => {
    const review = new Review(blankMemo({}, [ada, wei]))
    const [, weiId = ''] = review.ids
    review.do({ op: 'set', place: { ...people(weiId), field: 'Email' }, value: 'li@brill.example' })
    review.do({ op: 'founder_remove', place: people(weiId) })
    expect(review.names).toEqual(['Ada Moore'])
    expect(listRemoved(review.state).founders).toEqual([{ founder_id: weiId, name: 'Li Wei', ...ana }])
    review.makeAgain(blankMemo({}, [{ ...wei, Role: 'Chief Scientist' }, ada]))
    expect(review.names).toEqual(['Ada Moore'])
    expect(() => review.do({ op: 'confirm', place: { ...people(weiId), field: 'Role' } })).toThrow('Reload the memo.')
    review.do({ op: 'founder_restore', place: people(weiId) })
    expect(review.ids[1]).toBe(weiId)
    expect(founderFieldIn(review.state.fields, 1, 'Role').value).toBe('Chief Scientist')
    expect(founderFieldIn(review.state.fields, 1, 'Email').value).toBe('li@brill.example')
    expect(review.undo().names).toEqual(['Ada Moore'])
    expect(review.undo().names).toEqual(['Ada Moore', 'Li Wei'])
    expect(listRemoved(review.state).founders).toEqual([])
  })

  it('merges one into another, also after a change of name, in every memo after', () => {
    const review = new Review(blankMemo({}, [short, wei, ada]))
    const [stays = '', weiId, gone = ''] = review.ids
    const before = review.state.fields
    review.do({ op: 'founder_merge', place: people(gone), into: stays })
    expect(review.names).toEqual(['Ada Moore', 'Li Wei'])
    const read = (name: string) => founderFieldIn(review.state.fields, 0, name).value
    expect([read('Role'), read('Email'), read('LinkedIn')]).toEqual(['CEO', short.Email, ada.LinkedIn])
    expect(review.undo().state.fields).toEqual(before)
    expect(review.ids).toEqual([stays, weiId, gone])
    review.do({ op: 'founder_merge', place: people(gone), into: stays })
    review.do({ op: 'set', place: { ...people(stays), field: 'Founder Name' }, value: 'Ada Moore-Quist' })
    review.makeAgain(blankMemo({}, [ada, wei, short]))
    expect(review.names).toEqual(['Li Wei', 'Ada Moore-Quist'])
    expect(review.ids).toEqual([weiId, stays])
    expect(founderFieldIn(review.state.fields, 1, 'Role').value).toBe('CEO')
    review.makeAgain(blankMemo({}, [{ ...ada, Role: 'Chair' }]))
    expect(review.ids).toEqual([stays])
    expect(founderFieldIn(review.state.fields, 0, 'Role').value).toBe('Chair')
    review.makeAgain(blankMemo({}, [short]))
    expect(review.names).toEqual(['Ada Moore-Quist'])
    expect(review.undo().names).toEqual(['A. Moore'])
    expect(() => review.undo()).toThrow('It can’t be undone.')
  })

  it('keeps the order in which a person put them', () => {
    const noor = { 'Founder Name': 'Noor Aziz' }
    const review = new Review(blankMemo({}, [ada, wei, noor]))
    review.do({ op: 'founder_move', place: people(review.id('Noor Aziz')), before: review.id('Ada Moore') })
    expect(review.names).toEqual(['Noor Aziz', 'Ada Moore', 'Li Wei'])
    review.do({ op: 'founder_move', place: people(review.id('Ada Moore')), before: null })
    review.do({ op: 'founder_move', place: people(review.id('Ada Moore')), before: null })
    expect(review.steps).toHaveLength(2)
    review.makeAgain(blankMemo({}, [{ 'Founder Name': 'Kim Oduya' }, ada, wei, noor]))
    expect(review.names).toEqual(['Noor Aziz', 'Li Wei', 'Ada Moore', 'Kim Oduya'])
    expect(review.undo().names).toEqual(['Noor Aziz', 'Ada Moore', 'Li Wei', 'Kim Oduya'])
  })

  it('tells two of the same name apart by their profiles, then by what else is stated of them', () => {
    const first = { 'Founder Name': 'Li Wei', Role: 'CEO' }
    const second = { 'Founder Name': 'Li Wei', Role: 'CTO', LinkedIn: 'linkedin.com/in/liwei2' }
    const review = new Review(blankMemo({}, [first, second]))
    const [one = '', two = ''] = review.ids
    review.do({ op: 'set', place: { ...people(two), field: 'Email' }, value: 'second@brill.example' })
    review.makeAgain(
      blankMemo({}, [{ ...second, Role: 'Chair', LinkedIn: 'https://de.linkedin.com/in/liwei2/' }, first]),
    )
    expect(review.ids).toEqual([two, one])
    expect(founderFieldIn(review.state.fields, 0, 'Email').value).toBe('second@brill.example')
    review.do({ op: 'founder_remove', place: people(one) }).makeAgain(blankMemo({}, [first, second]))
    expect(review.ids).toEqual([two])
  })
})
