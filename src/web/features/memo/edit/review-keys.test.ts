import { describe, expect, test } from 'vitest'
import { findKeyAction } from './review-keys.ts'

const plain = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('findKeyAction', () => {
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
    expect(findKeyAction({ ...plain, key }, place)).toBe(action)
  })
  test.each(['j', 'k', 'e', 'Enter', 'ArrowDown'])('%s does nothing in a text or a dialog', (key) => {
    expect(findKeyAction({ ...plain, key }, 'typing')).toBeNull()
    expect(findKeyAction({ ...plain, key }, 'away')).toBeNull()
  })
  test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('a key with %s belongs to the browser', (modifier) => {
    expect(findKeyAction({ ...plain, key: 'j', [modifier]: true }, 'row')).toBeNull()
  })
  test('a key held down moves, but confirms and edits once', () => {
    expect(findKeyAction({ ...plain, repeat: true, key: 'j' }, 'row')).toBe('next')
    expect(findKeyAction({ ...plain, repeat: true, key: 'Enter' }, 'row')).toBeNull()
    expect(findKeyAction({ ...plain, repeat: true, key: 'e' }, 'row')).toBeNull()
  })
})
