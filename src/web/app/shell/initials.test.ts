import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it('makes initials of the names, else of the e-mail', () => {
  const email = 'mei@example.com'
  expect(initialsOf({ first_name: 'Ada', last_name: 'Okafor', email })).toBe('AO')
  expect(initialsOf({ first_name: 'élodie', last_name: '', email })).toBe('É')
  expect(initialsOf({ first_name: '', last_name: '', email })).toBe('M')
  expect(initialsOf(null)).toBe('?')
})
