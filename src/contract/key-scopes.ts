import { z } from 'zod'

/** What an API key may do; a key has one or more. `deals:write` and the others don’t bring `deals:read` along. */
export const keyScopes = ['deals:read', 'deals:write', 'memos:write', 'ask'] as const
export const keyScope = z.enum(keyScopes)
export type KeyScope = z.output<typeof keyScope>

/** What each allows, for people. */
export const scopeWords: Record<KeyScope, string> = {
  'deals:read': 'Read deals, memos, decks and comments',
  'deals:write': 'Add, change, decide and delete deals',
  'memos:write': 'Change fields of memos',
  ask: 'Ask questions about decks',
}
