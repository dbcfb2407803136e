import { describe, expect, it } from 'vitest'
import { makeStorable, toJson } from './storable.ts'

describe('storable text', () => {
  it('drops what PostgreSQL refuses and keeps everything else', () => {
    expect(makeStorable('a\0b')).toBe('ab')
    expect(makeStorable('half \ud83d pair')).toBe('half \ufffd pair')
    expect(makeStorable('ARR €1.2M 🚀 \\u0000')).toBe('ARR €1.2M 🚀 \\u0000')
  })

  it('cleans the strings inside JSON', () => {
    expect(JSON.parse(toJson({ words: ['a\0', null, 1, true] }))).toEqual({ words: ['a', null, 1, true] })
  })
})
