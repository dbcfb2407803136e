import type { User } from '#contract/user.ts'

/** Returns 'AL' for Ada Lovelace; the email's first letter while the name is empty. */
export function makeInitials(user: Pick<User, 'first_name' | 'last_name' | 'email'> | null): string {
  if (!user) return '?'
  const letters = [user.first_name, user.last_name].map((name) => [...name.trim()][0] ?? '').join('')
  return (letters || [...user.email][0] || '?').toUpperCase()
}
