import { expect, it } from 'vitest'
import { makeInitials } from './initials.ts'

it('makes initials of the names, else of the e-mail', () => {
  const email = 'mei@example.com'
  expect(makeInitials({ first_name: 'Ada', last_name: 'Okafor', email })).toBe('AO')
  expect(makeInitials({ first_name: 'élodie', last_name: '', email })).toBe('É')
  expect(makeInitials({ first_name: '', last_name: '', email })).toBe('M')
  expect(makeInitials(null)).toBe('?')
})
