import { expect, it } from 'vitest'
import { addScheme } from './links.ts'

it('prepends https:// only where a scheme is missing', () => {
  expect(addScheme('docsend.com/view/x')).toBe('https://docsend.com/view/x')
  expect(addScheme('http://a.example')).toBe('http://a.example')
  expect(addScheme('HTTPS://a.example')).toBe('HTTPS://a.example')
  expect(addScheme('httpbin.example')).toBe('https://httpbin.example')
  expect(addScheme('')).toBe('')
})
