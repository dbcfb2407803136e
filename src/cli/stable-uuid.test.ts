import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeStableUuid } from './stable-uuid.ts'

describe('stableUuid', () => {
  it('follows from its text and is a uuid', () => {
    expect(makeStableUuid('deal:abc')).toBe(makeStableUuid('deal:abc'))
    expect(makeStableUuid('deal:abc')).not.toBe(makeStableUuid('deck:abc'))
    for (const text of ['', 'a', 'deal:abc']) expect(z.uuid().safeParse(makeStableUuid(text)).success).toBe(true)
  })
})
