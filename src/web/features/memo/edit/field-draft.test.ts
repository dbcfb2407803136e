import { describe, expect, test } from 'vitest'
import type { MemoField } from '#contract/memo.ts'
import { type Draft, isChanged, isEditable, makeDraft, readDraft } from './field-draft.ts'

const rest = { standing: 'found' as const, validated: false, reason: '', source: { in1: null, in2: null, value: '' } }
const text = (value: string | null): MemoField => ({ type: 'str', value, ...rest })
const choice = (value: boolean | null): MemoField => ({ type: 'bool', value, ...rest })
const list: MemoField = { type: 'array', value: ['B2B'], ...rest }

test('texts and choices can be edited, lists can’t', () => {
  expect([text('x'), choice(null), list].map(isEditable)).toEqual([true, true, false])
})

test.each([
  [text('$1.2M'), '$1.2M'],
  [text(null), ''],
  [text('Unknown'), ''],
  [choice(false), false],
] as const)('an editor of %j starts with %j', (field, draft) => expect(makeDraft(field)).toBe(draft))

test('a choice not made yet is neither Yes nor No', () => {
  expect(readDraft(choice(null), makeDraft(choice(null)))).toBeNull()
})

describe('isChanged', () => {
  test.each<[MemoField, Draft, boolean]>([
    [text('$1.2M'), '$1.2M', false],
    [text('$1.2M'), ' $1.2M\n', false],
    [text('$1.2M'), '$1.4M', true],
    [text('$1.2M'), '  ', true],
    [text(null), '', false],
    [text('Unknown'), '', false],
    [text(null), 'Live', true],
    [choice(null), false, true],
    [choice(true), true, false],
    [choice(true), false, true],
  ])('%j with %j: %s', (field, draft, changed) => expect(isChanged(field, draft)).toBe(changed))
})

test('an emptied text is a value that is not stated', () => {
  expect(readDraft(text('$1.2M'), ' \n')).toBeNull()
  expect(readDraft(text(null), ' Live ')).toBe('Live')
})
