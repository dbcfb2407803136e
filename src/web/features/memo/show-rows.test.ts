import { expect, test } from 'vitest'
import type { MemoField } from '#contract/memo.ts'
import type { Standing } from '#contract/standing.ts'
import { isShown, readShow } from './show-rows.ts'

const source = { in1: null, in2: null, value: '' }
const field = (standing: Standing, value: string | null = '40'): MemoField => {
  return { type: 'str', value, standing, validated: false, reason: '', source }
}
const contradicted: MemoField = {
  ...field('entered'),
  contradicted_by: [{ value: '55', reason: '', settled: false, source: { value: '' } }],
}
const fields = {
  proved: field('proved'),
  found: field('found'),
  inferred: field('inferred'),
  entered: field('entered'),
  contradicted,
  unstated: field('unstated', null),
  'confirmed as not stated': field('entered', null),
}

test.each([
  ['check', ['found', 'inferred', 'contradicted']],
  ['contradicted', ['contradicted']],
  ['proved', ['proved']],
  ['team', ['entered']],
] as const)('%s shows %j', (show, names) => {
  expect(readShow(show)).toBe(show)
  expect(Object.entries(fields).flatMap(([name, one]) => (isShown(one, show) ? [name] : []))).toEqual(names)
})

test.each([null, '', 'all', 'constructor'])('%j shows all rows', (text) => expect(readShow(text)).toBe(null))
