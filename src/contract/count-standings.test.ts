import { expect, test } from 'vitest'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { countStandings } from './count-standings.ts'
import { findMark } from './find-mark.ts'
import type { Entry, Flag, MemoField } from './memo.ts'
import type { Standing } from './standing.ts'
import { listUnknownFields } from './unknown-fields.ts'

const members = { validated: false, reason: '', source: { in1: null, in2: null, value: '' } }
const elsewhere = (settled: boolean) => [
  { value: '40', reason: 'Page 4 says 40, page 11 says 55.', settled, source: { value: '' } },
]

function text(standing: Standing, value: string | null, settled?: boolean): MemoField {
  const contradicted = settled === undefined ? {} : { contradicted_by: elsewhere(settled) }
  return { type: 'str', value, standing, ...members, ...contradicted }
}
const trait = (standing: Standing, value: boolean | null): MemoField => ({ type: 'bool', value, standing, ...members })
function list(standing: Standing, entries: readonly Entry[] = []): MemoField {
  return { type: 'array', value: entries.map(({ value }) => value), standing, entries: [...entries], ...members }
}
const entry = (value: string, standing: Standing): Entry => ({ value, standing, reason: '', evidence: [] })
const signal = (key: string): Flag => ({ key, value: 'Page 2', reason: '', source: [], severity: 'alarm' })

test('fields are counted by their marks, lists and founders’ fields as one each', () => {
  const counts = countStandings({
    validated_response: {
      'General information': {
        'Company Name': text('proved', 'Brambletide'),
        'One-liner': text('found', 'Tide tables for ferries'),
        'Quantity of Employee': text('found', '55', false),
        Problem: text('inferred', 'Ferries wait'),
        'Year of Foundation': text('unstated', null),
        'Contact Email': text('open', null),
        Industry: list('inferred', [entry('Shipping', 'proved'), entry('Software', 'inferred')]),
      },
      Traction: {
        Revenue: text('entered', '$1.2M', true),
        Customers: text('entered', '40', false),
        Users: text('entered', null),
        Awards: list('unstated'),
      },
      'Founder information': [
        { 'Founder Name': text('proved', 'Ada Moore'), 'Repeat Founder': trait('unstated', null) },
        { 'Founder Name': text('entered', 'Ida Holm'), 'Repeat Founder': trait('entered', false) },
      ],
    },
    json_response: sampleMemo().json_response,
    flags: {
      green: [],
      red: [signal('Hidden instructions')],
      signals: ['Hidden instructions', 'Instructions to a machine', 'Hidden text', 'Deck age'].map(signal),
    },
  })
  expect(counts).toEqual({
    hidden: 2,
    in_sight: 1,
    contradicted: 2,
    to_check: 5,
    proved: 2,
    by_team: 3,
    unstated: 19,
    fields: 10,
  })
})

test('what is not stated is as much as Unknown Fields lists: of founders nothing, of key facts each', () => {
  const founders = [{ 'Founder Name': 'Ada Moore', Role: null, 'Founder Summary': null }]
  for (const memo of [sampleMemo(), sampleMemo({ founders, facts: { Traction: 'Forty ferries sail by it.' } })])
    expect(countStandings(memo).unstated).toBe(listUnknownFields(memo).length)
  const told = { facts: { Technology: 'Tides are computed on the phone.' } }
  expect(countStandings(sampleMemo()).unstated - countStandings(sampleMemo(told)).unstated).toBe(1)
})

test.each([
  ['a settled contradiction leaves the standing', text('entered', '40', true), 'entered'],
  ['an unsettled one stands before it', text('entered', '40', false), 'contradicted'],
  [
    'a list has the mark of its weakest entry',
    list('inferred', [entry('A', 'found'), entry('B', 'inferred')]),
    'inferred',
  ],
  [
    'a contradicted entry stands before a weaker one',
    list('inferred', [{ ...entry('A', 'found'), contradicted_by: elsewhere(false) }, entry('B', 'inferred')]),
    'contradicted',
  ],
  ['an empty value that a person confirmed', text('entered', null), 'entered'],
  ['a value that says Unknown', text('proved', 'Unknown'), 'unstated'],
  ['a value that came near', text('open', null), 'open'],
  ['a value of a memo that has no standings', { value: 'Seed' }, null],
])('%s', (_, one, mark) => expect(findMark(one)).toBe(mark))
