import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stableUuid } from './stable-uuid.ts'

describe('stableUuid', () => {
  it('follows from its text and is a uuid', () => {
    expect(stableUuid('deal:abc')).toBe(stableUuid('deal:abc'))
    expect(stableUuid('deal:abc')).not.toBe(stableUuid('deck:abc'))
    for (const text of ['', 'a', 'deal:abc']) expect(z.uuid().safeParse(stableUuid(text)).success).toBe(true)
  })
})
