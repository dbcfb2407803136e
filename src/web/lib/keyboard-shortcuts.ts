import { useEffect, useSyncExternalStore } from 'react'
import { readSetting, storeSetting } from './session.ts'
import { useSetting } from './use-session.ts'

/** One line of the list of keys: what to press, and what it does ('opens the row'). */
type ShortcutLine = { keys: readonly string[]; does: string }

/** The keys of a screen, or of a part of it, by its name. */
export type ShortcutGroup = { name: string; lines: readonly ShortcutLine[] }

/** Whether letters, digits and signs act as shortcuts; they do until they are switched off. */
const areShortcutsOn = (): boolean => readSetting('shortcuts') !== 'off'

/** The same as a value that a component follows. */
export const useShortcutsOn = (): boolean => useSetting('shortcuts') !== 'off'

export const switchShortcuts = (on: boolean): void => storeSetting('shortcuts', on ? null : 'off')

/**
 * Whether a pressed key is switched off: letters, digits and signs are. Enter, Escape and arrows act where the focus is and
 * stay, as do keys with Ctrl or Command.
 */
export const isSwitchedOff = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !areShortcutsOn()

/** What letters are typed into, or chosen in; boxes to tick take none. */
export const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

const typingOrOpen = `${textFields}, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]`

/** Whether a key pressed here is meant for typing, for an open dialog or menu, for the browser, or is switched off. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (isSwitchedOff(event)) return true
  return event.target instanceof Element && event.target.closest(typingOrOpen) !== null
}

let groups: readonly ShortcutGroup[] = []
const listeners = new Set<() => void>()

function changeGroups(next: readonly ShortcutGroup[]): void {
  groups = next
  for (const listener of listeners) listener()
}

function onGroupsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lists keys in the dialog of all keys while the component that acts on them is shown. `group` is a constant. */
export function useListedShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    changeGroups([...groups, group])
    return () => changeGroups(groups.filter((one) => one !== group))
  }, [group])
}

/** The keys that act on the current screen. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useSyncExternalStore(onGroupsChange, () => groups)
