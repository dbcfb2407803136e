import type { Need } from '#contract/deals.ts'

type NeedWords = {
  /** On the button at the deal, which opens the dialog, and the dialog's title. */
  ask: string
  /** Beside the field. */
  label: string
}

/** What a deal asks for, in words. */
export const needWords: Record<Need['kind'], NeedWords> = {
  email: { ask: 'Enter email', label: 'Email' },
  passcode: { ask: 'Enter passcode', label: 'Passcode' },
  code: { ask: 'Enter code', label: 'Code from the email' },
  nda: { ask: 'Read agreement', label: 'Agreement' },
  choice: { ask: 'Choose a deck', label: 'Decks' },
  password: { ask: 'Enter password', label: 'Password' },
}
