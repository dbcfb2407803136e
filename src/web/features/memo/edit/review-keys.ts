export type KeyAction = 'next' | 'previous' | 'edit' | 'confirm'

/** Where a key is pressed: on a row, on nothing in particular, on a button or link, in a text, in a dialog or menu. */
export type KeyPlace = 'row' | 'page' | 'control' | 'typing' | 'away'

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns the action of a key in the review. A key held down moves on, but edits or confirms one row only. */
export function findKeyAction(pressed: Pressed, place: KeyPlace): KeyAction | null {
  if (place === 'typing' || place === 'away') return null
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return null
  switch (pressed.key) {
    case 'j':
      return 'next'
    case 'k':
      return 'previous'
    case 'ArrowDown':
      return place === 'row' ? 'next' : null
    case 'ArrowUp':
      return place === 'row' ? 'previous' : null
    case 'e':
      return pressed.repeat ? null : 'edit'
    case 'Enter':
      return pressed.repeat || place === 'control' ? null : 'confirm'
    default:
      return null
  }
}
