import type { AuditDoor, AuditGroup } from '#contract/audit.ts'

/** The subjects of the log as people choose them. */
export const groupWords: Record<AuditGroup, string> = {
  sign_ins: 'Sign-ins',
  people: 'People and roles',
  connections: 'Connections',
  settings: 'Settings',
  sharing: 'Shares and memo links',
  exports: 'Exports and downloads',
  deletions: 'Deletions',
}

/** Who did it, where that is not one person. */
export const doorWords: Record<Exclude<AuditDoor, 'person'>, string> = {
  key: 'API keys',
  link: 'Readers of memo links',
  job: 'Firstread itself',
  visitor: 'Not signed in',
}

/** The keys of a table of words, in its order, as its type has them. */
const keysOf = <K extends string>(words: Record<K, string>): K[] =>
  // An object that is written as a literal of that type has no other keys.
  Object.keys(words) as K[]

export const groupNames = keysOf(groupWords)
export const doorNames = keysOf(doorWords)
