import { expect, test } from 'vitest'
import { formatEmployees } from './employees-text.ts'

test.each([
  ['34', '34 employees'],
  ['12 people', '12 employees'],
  ['~40 FTE', '~40 employees'],
  ['~ 40 FTEs', '~40 employees'],
  ['1', '1 employee'],
  ['1 person', '1 employee'],
  ['11 employees', '11 employees'],
  ['10-15', '10-15 employees'],
  ['10 – 15 people', '10 – 15 employees'],
  ['50+', '50+ employees'],
  ['50+ people', '50+ employees'],
  ['1,200', '1,200 employees'],
  ['1.200 Mitarbeiter', '1.200 employees'],
  ['40 Mitarbeiter', '40 employees'],
  ['Team of 12', '12 employees'],
  ['team of 25 in total', '25 employees'],
  ['12 people (2026)', '12 employees'],
  ['25 people in 3 countries', '25 employees'],
  ['21', '21 employees'],
  ['Fewer than 50 employees', 'fewer than 50 employees'],
  ['less than 10 people', 'less than 10 employees'],
  ['a team of over 100 people', 'over 100 employees'],
  ['More than 30 FTEs', 'more than 30 employees'],
  ['under 20', 'under 20 employees'],
  ['Up to 15 people', 'up to 15 employees'],
  ['about 40 employees', 'about 40 employees'],
  ['rund 40 Mitarbeiter', 'rund 40 employees'],
  ['', null],
  ['Unknown', null],
  [null, null],
])('%j is shown as %j', (value, shown) => expect(formatEmployees(value)).toBe(shown))

test.each([
  'a small team',
  '5 founders and 7 engineers',
  '5 employees in 2023, 20 employees today',
  '12 employees and 30 people in the field',
])('%j has no one number and stands as it is', (value) => expect(formatEmployees(value)).toBe(value))
