import { describe, expect, test } from 'vitest'
import { findKeyAction } from './review-keys.ts'

const plain = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('findKeyAction', () => {
  test.each([
    ['j', 'page', 'next'],
    ['k', 'row', 'previous'],
    ['j', 'control', null],
    ['j', 'tab', 'next'],
    ['Enter', 'tab', null],
    ['e', 'tab', null],
    ['l', 'row', 'next entry'],
    ['h', 'page', 'previous entry'],
    ['ArrowDown', 'row', 'next'],
    ['ArrowUp', 'row', 'previous'],
    ['ArrowDown', 'page', null],
    ['ArrowUp', 'control', null],
    ['e', 'row', 'edit'],
    ['Enter', 'row', 'confirm'],
    ['Enter', 'page', 'confirm'],
    ['Enter', 'control', null],
    ['x', 'row', 'remove'],
    ['a', 'page', 'add'],
    ['u', 'page', 'undo'],
    ['o', 'row', 'open page'],
    ['c', 'row', 'comment'],
    ['u', 'control', null],
    ['1', 'control', null],
    ['0', 'row', null],
    ['z', 'row', null],
  ] as const)('%s on a %s: %s', (key, place, action) => {
    expect(findKeyAction({ ...plain, key }, place)).toBe(action)
  })
  test('digits take the value of that number', () => {
    expect(findKeyAction({ ...plain, key: '9' }, 'page')).toEqual({ take: 9 })
  })
  test('Alt and an arrow move a founder', () => {
    expect(findKeyAction({ ...plain, altKey: true, key: 'ArrowUp' }, 'row')).toBe('move up')
    expect(findKeyAction({ ...plain, altKey: true, key: 'ArrowDown' }, 'row')).toBe('move down')
    expect(findKeyAction({ ...plain, altKey: true, repeat: true, key: 'ArrowDown' }, 'row')).toBeNull()
  })
  test.each(['j', 'k', 'e', 'x', 'u', '1', 'Enter', 'ArrowDown'])('%s does nothing in a text or a dialog', (key) => {
    expect(findKeyAction({ ...plain, key }, 'typing')).toBeNull()
    expect(findKeyAction({ ...plain, key }, 'away')).toBeNull()
  })
  test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('a key with %s belongs to the browser', (modifier) => {
    expect(findKeyAction({ ...plain, key: 'j', [modifier]: true }, 'row')).toBeNull()
  })
  test('a key held down moves, but confirms and edits once', () => {
    expect(findKeyAction({ ...plain, repeat: true, key: 'j' }, 'row')).toBe('next')
    expect(findKeyAction({ ...plain, repeat: true, key: 'Enter' }, 'row')).toBeNull()
    for (const key of ['e', 'x', 'a', 'u', '1'])
      expect(findKeyAction({ ...plain, repeat: true, key }, 'row')).toBeNull()
  })
})
