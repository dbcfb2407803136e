/** The state of a navigation that asks the memo which it leads to for its question box. */
export const askRequest = 'ask'

/** The state of a navigation that asks the memo which it leads to for its print. */
export const printRequest = 'print'

/** The state of a navigation that asks the memo which it leads to for the email that declines. */
export const passMailRequest = 'pass-mail'
