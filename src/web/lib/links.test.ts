import { expect, it } from 'vitest'
import { withScheme } from './links.ts'

it('prepends https:// only where a scheme is missing', () => {
  expect(withScheme('docsend.com/view/x')).toBe('https://docsend.com/view/x')
  expect(withScheme('http://a.example')).toBe('http://a.example')
  expect(withScheme('HTTPS://a.example')).toBe('HTTPS://a.example')
  expect(withScheme('httpbin.example')).toBe('https://httpbin.example')
  expect(withScheme('')).toBe('')
})
