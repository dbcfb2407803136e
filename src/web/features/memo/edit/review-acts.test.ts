import { describe, expect, test, vi } from 'vitest'
import type { ErrorEnvelope } from '#contract/error-codes.ts'
import type { MemoField } from '#contract/memo.ts'
import type { ChangesMade, MemoChange } from '#contract/memo-changes.ts'
import { ApiError } from '#web/lib/api-errors.ts'
import type { MemoCalls } from '../memo-queries.ts'
import type { Show } from '../show-rows.ts'
import { makeField, makeMemo } from '../testing/make-memo.ts'
import { findNextAfterEnter } from './review.ts'
import { ReviewActs } from './review-acts.ts'
import { ReviewStore } from './review-store.ts'

vi.mock('#web/ui/toasts.ts', () => ({ appToast: { success: () => {}, error: () => {}, dismiss: () => {} } }))

function makeCandidate(value: string) {
  return { value, standing: 'found', reason: '', source: { value: 'pitch_deck/x?page=4', quote: value } }
}

const memo = makeMemo({
  'Company Name': makeField('Quell', 'proved'),
  Revenue: makeField('$1.2M', 'found'),
  'Revenue Growth': makeField('3x', 'inferred'),
  Customers: makeField('40', 'found'),
  Industry: makeField(['Fintech'], 'found'),
  Valuation: makeField('$8M', 'found', { candidates: ['$9M', '$10M'].map(makeCandidate) }),
})
const counts = { hidden: 0, in_sight: 0, contradicted: 0, to_check: 0, proved: 0, by_team: 0, unstated: 0, fields: 0 }

/** A review whose calls are answered when the test says so. */
function openReview(show: Show | null = null) {
  const sent: Array<{ change: MemoChange | 'undo'; version: number }> = []
  const answers: Array<(answer: ChangesMade | Error) => void> = []
  const ask = (change: MemoChange | 'undo', version: number) => {
    sent.push({ change, version })
    return new Promise<ChangesMade>((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
    })
  }
  const held = { count: 0 }
  const calls: MemoCalls = {
    save: () => Promise.reject(new Error('Not saved as a whole here.')),
    change: ask,
    undo: (version) => ask('undo', version),
    show: (shown) => shown,
    refresh: () => {},
    holdPage: () => {
      held.count += 1
      return () => {
        held.count -= 1
      }
    },
  }
  const store = new ReviewStore(memo, show, calls.show)
  const acts = new ReviewActs(store, calls, () => 'Ana Ruiz')
  const row = (name: string) => {
    const found = store.rows.find((one) => one.name === name)
    if (!found) throw new Error(`No row ${name}`)
    return found
  }
  const answer = async (given: ChangesMade | Error) => {
    await expect.poll(() => answers).not.toHaveLength(0)
    answers.shift()?.(given)
    await new Promise((done) => setTimeout(done))
  }
  return { store, acts, row, sent, answer, held }
}

const answerOf = (version: number, field: string, value: MemoField): ChangesMade => ({
  version,
  fields: [{ section: 'Traction', field, value }],
  founder_ids: [],
  counts,
})

const refuse = (code: ErrorEnvelope['error']['code'], message: string) => new ApiError({ error: { code, message } })

/** Calls the work and returns the names of the rows that render because of it. */
function listRendered({ store }: Pick<ReturnType<typeof openReview>, 'store'>, work: () => void): string[] {
  const shown = new Map(store.rows.map(({ id }) => [id, store.getRow(id)]))
  const rendered = new Set<string>()
  const stop = store.subscribe(() => {
    for (const { id, name } of store.rows) if (store.getRow(id) !== shown.get(id)) rendered.add(name)
  })
  work()
  stop()
  return [...rendered]
}

describe('a confirmation', () => {
  test('renders the row confirmed and the one it goes on to, and no other', async () => {
    const review = openReview()
    const { store, acts, row, answer } = review
    store.focusRow(row('Revenue').id)
    const rendered = listRendered(review, () => {
      const next = findNextAfterEnter(store.listShown(), row('Revenue').id, null, new Set())
      acts.confirm(row('Revenue'), 'Revenue')
      if (next) store.focusRow(next.id)
    })
    expect(rendered.toSorted()).toEqual(['Revenue', 'Revenue Growth'])
    const entered = makeField('$1.2M', 'entered', { entered: { action: 'confirmed', by: 'Ana Ruiz', on: '' } })
    const before = store.getRow(row('Customers').id)
    await answer(answerOf(2, 'Revenue', entered))
    expect(store.getRow(row('Customers').id)).toBe(before)
    expect(row('Revenue').field).toEqual(entered)
  })

  test('shows at the key, sends the change alone, and each with the version that the one before it made', async () => {
    const { store, acts, row, sent, answer } = openReview('check')
    expect(store.layout.ids).toHaveLength(5)
    acts.confirm(row('Revenue'), 'Revenue')
    acts.confirm(row('Customers'), 'Customers')
    expect(store.layout.ids).toHaveLength(3)
    await answer(answerOf(5, 'Revenue', makeField('$1.2M', 'entered')))
    await answer(answerOf(6, 'Customers', makeField('40', 'entered')))
    const place = (field: string) => ({ section: 'Traction', field })
    expect(sent).toEqual([
      { change: { op: 'confirm', place: place('Revenue') }, version: 1 },
      { change: { op: 'confirm', place: place('Customers') }, version: 5 },
    ])
    expect(store.version).toBe(6)
  })

  test('holds the page until the server has the last one, or has refused it', async () => {
    const { acts, row, held, answer } = openReview()
    acts.confirm(row('Revenue'), 'Revenue')
    acts.confirm(row('Customers'), 'Customers')
    await answer(answerOf(5, 'Revenue', makeField('$1.2M', 'entered')))
    expect(held.count).toBe(1)
    await answer(refuse(403, 'Members can change memos.'))
    expect(held.count).toBe(0)
  })

  test('that is refused puts the row back and says why; the one behind it stays', async () => {
    const { store, acts, row, answer } = openReview('check')
    acts.confirm(row('Revenue'), 'Revenue')
    acts.confirm(row('Customers'), 'Customers')
    await answer(refuse(403, 'Members can change memos.'))
    expect(row('Revenue').field.standing).toBe('found')
    expect(store.state.status.announcement).toContain('Could not confirm Revenue')
    expect(row('Customers').field.standing).toBe('entered')
    await answer(answerOf(2, 'Customers', makeField('40', 'entered')))
    expect(row('Customers').field.standing).toBe('entered')
  })
})

test('a value is taken by its place then, which a change before it has moved', async () => {
  const { acts, row, sent, answer } = openReview()
  acts.take(row('Valuation'), 'Valuation', 1)
  acts.confirm(row('Revenue'), 'Revenue')
  // The value of before stands first now: '$10M' is the second.
  acts.take(row('Valuation'), 'Valuation', 2)
  const candidates = ['$10M', '$8M'].map(makeCandidate)
  const value = makeField('$9M', 'entered', { candidates })
  await answer({ ...answerOf(2, 'Valuation', value), fields: [{ section: 'Fundraising', field: 'Valuation', value }] })
  await answer(answerOf(3, 'Revenue', makeField('$1.2M', 'entered')))
  await answer(answerOf(4, 'Revenue', makeField('$1.2M', 'entered')))
  expect(sent.map(({ change }) => change !== 'undo' && change.op === 'take' && change.place.candidate)).toEqual([
    0,
    false,
    0,
  ])
})

test('an older memo that arrives late does not take a change back', async () => {
  const { store, acts, row, answer } = openReview()
  acts.confirm(row('Revenue'), 'Revenue')
  await answer(answerOf(2, 'Revenue', makeField('$1.2M', 'entered')))
  store.receive({ ...memo })
  expect(row('Revenue').field.standing).toBe('entered')
})

test('undoing takes the answer; with nothing left it says so', async () => {
  const { store, acts, row, sent, answer } = openReview()
  void acts.undo()
  await answer(answerOf(2, 'Revenue', makeField('$1.1M', 'found')))
  expect(row('Revenue').field.value).toBe('$1.1M')
  expect(store.state.status.announcement).toBe('Change to Revenue undone')
  void acts.undo()
  // Someone else changed a field meanwhile, which the answer tells as well.
  await answer(answerOf(4, 'Customers', makeField('41', 'entered')))
  expect(store.state.status.announcement).toBe('Undone')
  void acts.undo()
  await answer(refuse(404, 'Nothing to undo.'))
  expect(store.state.status.announcement).toBe('Nothing left to undo')
  expect(sent.map(({ version }) => version)).toEqual([1, 2, 4])
})

test('under a limit the first row is the current one, and a list stands open', () => {
  const { store, row } = openReview('check')
  store.showOnly('check')
  expect(store.getCurrent()?.row.name).toBe('Revenue Growth')
  expect(store.getRow(row('Industry').id)?.isOpen).toBe(true)
  store.showOnly(null)
  expect(store.getRow(row('Industry').id)?.isOpen).toBe(false)
})

test('a withdrawal brings back what the server found; a row that leaves those of the team hands the focus on', async () => {
  const { store, acts, row, sent, answer } = openReview()
  for (const name of ['Revenue', 'Customers']) acts.confirm(row(name), name)
  await answer(answerOf(2, 'Revenue', makeField('$1.2M', 'entered', { entered: { action: 'confirmed' } })))
  await answer(answerOf(3, 'Customers', makeField('40', 'entered', { entered: { action: 'confirmed' } })))
  store.showOnly('team')
  store.focusRow(row('Customers').id)
  store.focusBesideWithdrawn(row('Customers'))
  acts.withdraw(row('Customers'), 'Customers')
  expect(store.getCurrent()?.row.name).toBe('Revenue')
  await answer(answerOf(4, 'Customers', makeField('40', 'found')))
  expect(sent.at(-1)?.change).toEqual({ op: 'withdraw', place: { section: 'Traction', field: 'Customers' } })
  expect(store.layout.ids).toEqual([row('Revenue').id])
  store.showOnly(null)
  store.focusBesideWithdrawn(row('Revenue'))
  expect(store.getCurrent()?.row.name).toBe('Revenue')
})

test('an act that takes a row out of those shown goes on to the next to check; one that does not stays', () => {
  const { store, acts, row } = openReview('check')
  const after = (name: string, act: () => void) => {
    store.focusRow(row(name).id)
    store.focusThrough(row(name), act)
    return store.getCurrent()?.row.name
  }
  expect(after('Valuation', () => acts.take(row('Valuation'), 'Valuation', 1))).toBe('Industry')
  expect(after('Revenue', () => acts.take(row('Revenue'), 'Revenue', 1))).toBe('Revenue')
  expect(after('Revenue', () => acts.confirm(row('Revenue'), 'Revenue'))).toBe('Industry')
  expect(after('Industry', () => acts.removeEntry(row('Industry'), 'Industry', 'Fintech'))).toBe('Customers')
  store.showOnly(null)
  expect(after('Customers', () => acts.confirm(row('Customers'), 'Customers'))).toBe('Customers')
})
