/** Titles before or behind a name, in small letters. */
export const honorifics: ReadonlySet<string> = new Set([
  'dr',
  'prof',
  'mr',
  'ms',
  'mrs',
  'sir',
  'phd',
  'mba',
  'ing',
  'eng',
])
