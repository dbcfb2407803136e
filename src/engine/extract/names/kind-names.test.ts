import { expect, it } from 'vitest'
import { isKindName } from './kind-names.ts'

it.each([
  'Habit trackers',
  'Aggregators',
  'WHAT THEY DO',
  'Why we win',
  'Notes and acknowledgments',
  'Agencies',
  'Dental Clinics',
])('takes %j for a kind of things or a heading', (name) => {
  expect(isKindName(name)).toBe(true)
})

it.each([
  'Norvane',
  'Outlook',
  'Purple Basil',
  'Compass',
  'Virtuous',
  'Lexweave Labs',
  'Carbon Robotics',
  'Google Sheets',
])('takes %j for a name', (name) => {
  expect(isKindName(name)).toBe(false)
})
