import type { User } from '#contract/accounts.ts'

/** 'AL' for Ada Lovelace; the e-mail's first letter while there is no name. */
export function makeInitials(user: Pick<User, 'first_name' | 'last_name' | 'email'> | null): string {
  if (!user) return '?'
  const letters = [user.first_name, user.last_name].map((name) => [...name.trim()][0] ?? '').join('')
  return (letters || [...user.email][0] || '?').toUpperCase()
}
