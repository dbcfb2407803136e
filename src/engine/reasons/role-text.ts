import { acronyms } from '#engine/lexicons/acronyms.ts'
import { honorifics } from '#engine/lexicons/honorifics.ts'
import { founderWords, jobWords } from '#engine/lexicons/role-words.ts'
import { signature } from '#engine/lexicons/signature-words.ts'
import { mostQuotedWords } from './reason-limits.ts'

const ranks = new Set(['head', 'chief', 'vice', 'senior', 'general', 'managing', 'founding', 'executive'])
const separators = /^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu
const inBrackets = /^\(([^()]*)\)$/u

/** A whole role so short and in capitals is an abbreviation. */
const longestAbbreviation = 4

/** Returns a role as a sentence writes it: 'FOUNDER + CEO' is 'founder and CEO'; names within it stay as printed. */
export function writeRole(role: string): string {
  const isInCapitals = role === role.toUpperCase() && role.trim().length > longestAbbreviation
  return role
    .trim()
    .replace(/\s*[&+]\s*|\s+\/\s+/gu, ' and ')
    .replace(/\s*[·|•]\s*/gu, ', ')
    .split(/(?<=[\s/,(])|(?=[/,)])/u)
    .map((part) => writeRoleWord(part, isInCapitals))
    .join('')
}

function writeRoleWord(part: string, isInCapitals: boolean): string {
  const word = part.trim()
  const small = word.toLowerCase()
  if (acronyms.has(small)) return part.replace(word, word.toUpperCase())
  const isOfRole = isInCapitals || ranks.has(small) || founderWords.test(word) || jobWords.test(word)
  return isOfRole ? part.replace(word, small) : part
}

/** 'Dr', and two capitals that are not an office: the code of a state. */
const isTitleOrPlace = (text: string) =>
  honorifics.has(text.toLowerCase().replace(/[.:]+$/u, '')) ||
  (/^\p{Lu}{2}$/u.test(text) && !acronyms.has(text.toLowerCase()))

/** Returns the role that a card's line prints beside a name, null where the rest of the line is not short enough for one. */
export function readRoleBeside(name: string, line: string): string | null {
  const bare = line.replace(/\s+/gu, ' ').trim()
  const at = bare.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0 || signature.test(bare)) return null
  const rest = [bare.slice(0, at), bare.slice(at + name.length)].map((text) =>
    text.replace(separators, '').replace(inBrackets, '$1'),
  )
  const [role, other] = rest.filter((text) => text !== '')
  if (!role || other !== undefined || /[.!?…]\s|\d{3}/u.test(role) || isTitleOrPlace(role)) return null
  return role.split(' ').length < mostQuotedWords ? role : null
}
