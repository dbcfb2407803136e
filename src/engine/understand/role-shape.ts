import {
  caselessRoleWords,
  founderWords,
  jobWords,
  leaderWords,
  officeWords,
  sentenceAboutRole,
} from '#engine/lexicons/role-words.ts'
import { countWords } from '#engine/text/words.ts'

/** Any three capitals of the form C?O: CGO, CLO, CRO. */
const anyChief = /\bC[A-Z]O\b/u
const longestRole = 70
const mostWords = 9

/** Whether a line reads as a role or office ('CTO, co-founder', 'Head of Sales') and not as a sentence about one. */
export function isRole(text: string): boolean {
  const bare = text.trim()
  return isRoleShaped(bare) && (namesOffice(bare) || jobWords.test(bare))
}

/** Whether a line is a role that holds an office or a founder word. */
export function isOffice(text: string): boolean {
  return isRoleShaped(text.trim()) && namesOffice(text)
}

function isRoleShaped(bare: string): boolean {
  if (bare.length > longestRole) return false
  const words = countWords(bare)
  if (words > mostWords || sentenceAboutRole.test(bare)) return false
  return !(/[.!?]$/.test(bare) && words > 2)
}

/** Whether a text holds an office or a founder word, wherever it stands. */
export function namesOffice(text: string): boolean {
  return (
    officeWords.test(text) ||
    anyChief.test(text) ||
    founderWords.test(text) ||
    leaderWords.test(text) ||
    (caselessRoleWords.test(text) && text.length <= 20)
  )
}
