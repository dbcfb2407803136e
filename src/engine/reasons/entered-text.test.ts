import { describe, expect, it } from 'vitest'
import { enteredText } from './entered-text.ts'

const act = { by: 'Ana Ruiz', on: '2026-05-03T23:30:00.000Z', action: 'edited' } as const

describe('enteredText', () => {
  it('names the person and the day', () => {
    expect(enteredText(act)).toBe('Entered by Ana Ruiz on 3 May 2026.')
    expect(enteredText({ ...act, action: 'confirmed' })).toBe('Confirmed by Ana Ruiz on 3 May 2026.')
  })

  it('names no one to readers outside, or where no name is known', () => {
    expect(enteredText(act, { outside: true })).toBe('Entered by the team.')
    expect(enteredText({ ...act, by: null })).toBe('Entered by the team.')
    expect(enteredText({ ...act, by: null, on: '' })).toBe('Entered by the team.')
  })

  it('says of a list that a part of it was entered or confirmed', () => {
    expect(enteredText(act, { inPart: true })).toBe('Edited by Ana Ruiz on 3 May 2026.')
    expect(enteredText({ ...act, action: 'confirmed' }, { inPart: true })).toBe(
      'Partly confirmed by Ana Ruiz on 3 May 2026.',
    )
  })

  it('keeps to its length', () => {
    expect(enteredText({ ...act, by: 'Ana Ruiz '.repeat(40) }).length).toBeLessThanOrEqual(140)
  })
})
