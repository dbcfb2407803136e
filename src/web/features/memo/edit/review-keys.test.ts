import { describe, expect, test } from 'vitest'
import { keyAction } from './review-keys.ts'

const plain = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('keyAction', () => {
  test.each([
    ['j', 'page', 'next'],
    ['k', 'control', 'previous'],
    ['ArrowDown', 'row', 'next'],
    ['ArrowUp', 'row', 'previous'],
    ['ArrowDown', 'page', null],
    ['ArrowUp', 'control', null],
    ['e', 'row', 'edit'],
    ['Enter', 'row', 'confirm'],
    ['Enter', 'page', 'confirm'],
    ['Enter', 'control', null],
    ['x', 'row', null],
  ] as const)('%s on a %s: %s', (key, place, action) => {
    expect(keyAction({ ...plain, key }, place)).toBe(action)
  })
  test.each(['j', 'k', 'e', 'Enter', 'ArrowDown'])('%s does nothing in a text or a dialog', (key) => {
    expect(keyAction({ ...plain, key }, 'typing')).toBeNull()
    expect(keyAction({ ...plain, key }, 'away')).toBeNull()
  })
  test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('a key with %s belongs to somebody else', (modifier) => {
    expect(keyAction({ ...plain, key: 'j', [modifier]: true }, 'row')).toBeNull()
  })
  test('a key held down moves, but confirms and edits once', () => {
    expect(keyAction({ ...plain, repeat: true, key: 'j' }, 'row')).toBe('next')
    expect(keyAction({ ...plain, repeat: true, key: 'Enter' }, 'row')).toBeNull()
    expect(keyAction({ ...plain, repeat: true, key: 'e' }, 'row')).toBeNull()
  })
})
