import { expect, it } from 'vitest'
import { blankMemo, fieldIn } from '#server/testing/blank-memo.ts'
import { addEnteredReasons } from './add-entered-reasons.ts'
import { detectChanges } from './detect-changes.ts'

const nora = { by: 'Nora Quist', on: '2026-05-03T09:30:00.000Z' }

it('shows a value that a person took over the one found as contradicted by that one, and the memo keeps the finding', () => {
  const memo = blankMemo({ Revenue: '40' })
  const reason = 'Page 4 says 40, page 11 says 55.'
  const contradicted_by = [{ value: '55', reason, settled: false, source: { value: 'pitch_deck/d?page=11' } }]
  const source = { in1: '40 people', in2: null, value: 'pitch_deck/d?page=4' }
  Object.assign(fieldIn(memo, 'Traction', 'Revenue'), { contradicted_by, source })
  const sent = structuredClone(memo)
  fieldIn(sent, 'Traction', 'Revenue').value = '55'
  const edited = detectChanges(memo, sent, nora)
  if (!edited) throw new Error('The edit does not fit the memo.')
  expect(fieldIn(addEnteredReasons(edited.memo), 'Traction', 'Revenue').contradicted_by).toEqual([
    { value: '40', reason, settled: true, source: { value: 'pitch_deck/d?page=4', quote: '40 people' } },
  ])
  expect(detectChanges(edited.memo, memo, nora)?.memo).toEqual(memo)
})
