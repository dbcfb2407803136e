type PlainAction =
  | 'next'
  | 'previous'
  | 'edit'
  | 'confirm'
  | 'next entry'
  | 'previous entry'
  | 'open page'
  | 'remove'
  | 'add'
  | 'undo'
  | 'comment'
  | 'move up'
  | 'move down'
export type KeyAction = PlainAction | { take: number }

/** Where a key is pressed: on a row, on nothing in particular, on the tab of the view, on a button or link, in a text, in a dialog or menu. */
export type KeyPlace = 'row' | 'page' | 'tab' | 'control' | 'typing' | 'away'

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** These go on while the key is held down; everything else acts once. */
const moves: Readonly<Record<string, PlainAction>> = {
  j: 'next',
  k: 'previous',
  l: 'next entry',
  h: 'previous entry',
}

const acts: Readonly<Record<string, PlainAction>> = {
  Enter: 'confirm',
  e: 'edit',
  o: 'open page',
  x: 'remove',
  a: 'add',
  u: 'undo',
  c: 'comment',
}

/** Returns the action of a key in the review. On buttons, in texts and dialogs keys keep their own meaning. */
export function findKeyAction(pressed: Pressed, place: KeyPlace): KeyAction | null {
  const { key, repeat, altKey } = pressed
  if (place === 'typing' || place === 'away' || place === 'control') return null
  if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (place !== 'row') return null
    if (altKey) return repeat ? null : key === 'ArrowDown' ? 'move down' : 'move up'
    return key === 'ArrowDown' ? 'next' : 'previous'
  }
  if (altKey) return null
  const move = moves[key]
  if (move) return move
  // From the tab one goes into the rows; everything else acts on what has the focus.
  if (repeat || place === 'tab') return null
  return /^[1-9]$/.test(key) ? { take: Number(key) } : (acts[key] ?? null)
}
