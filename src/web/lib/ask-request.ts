/** The state of a navigation that asks the memo which it leads to for its question box. */
export const askRequest = 'ask'

export const isAskRequest = (state: unknown): boolean => state === askRequest
