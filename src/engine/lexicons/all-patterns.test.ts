import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const modules = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/** The patterns that a value holds: itself, its entries, or those of a language. */
function listPatterns(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value]
  if (typeof value !== 'object' || value === null) return []
  const ofLanguages = 'in' in value && typeof value.in === 'function' ? [value.in('en'), value.in('zh')] : []
  return [...Object.values(value), ...ofLanguages].flatMap(listPatterns)
}

// A pattern is read at its first use, so that a slip in one would only show in a deck.
it.each(modules)('every pattern of %s can be read, for Latin text and for any other', async (name) => {
  const exported: object = await import(`./${name}`)
  for (const pattern of listPatterns(exported)) expect(() => [pattern.test('seed'), pattern.test('种子')]).not.toThrow()
})
