import { lemmaByForm, pastForms } from '#engine/lexicons/irregular-verbs.ts'
import { familyEnding, wordsOfOwnFamily } from '#engine/lexicons/word-families.ts'

const shortestRoot = 4

/** The form of a word without what inflects it: 'grew' and 'growing' are 'grow', 'companies' is 'company'. */
export function findLemma(word: string): string {
  const bare = word
    .replace(/'s?$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/iz(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'is')
  const known = lemmaByForm.get(bare)
  if (known !== undefined) return known
  if (bare.length < 4) return bare
  if (/(?:[^aeiou]ies|ied)$/u.test(bare)) return bare.replace(/ie[sd]$/u, 'y')
  if (/(?:ss|us|is)$/u.test(bare)) return bare
  if (/(?:ss|[xz]|ch|sh)es$/u.test(bare)) return dropE(bare.slice(0, -2))
  if (/s$/u.test(bare)) return dropE(bare.slice(0, -1))
  if (/[^e]ing$/u.test(bare) && bare.length > 5) return dropE(undouble(bare.slice(0, -3)))
  if (/[^e]ed$/u.test(bare) && bare.length > 4) return dropE(undouble(bare.slice(0, -2)))
  return dropE(bare)
}

const dropE = (word: string) => (word.length > 3 ? word.replace(/e$/u, '') : word)
const undouble = (word: string) => (word.length < 4 ? word : word.replace(/([bdgmnprt])\1$/u, '$1'))

/** The part that words of one family share: 'operat' of 'operates', 'operation' and 'operator'. */
export function findRoot(word: string): string {
  const lemma = findLemma(word)
  if (wordsOfOwnFamily.has(word) || wordsOfOwnFamily.has(lemma)) return lemma
  let root = lemma
  for (let turn = 0; turn < 2; turn++) {
    const shorter = root.replace(familyEnding, '')
    if (shorter === root || shorter.length < shortestRoot) break
    root = shorter
  }
  return root.replace(/([bdgl-nprt])\1$/u, '$1')
}

/** Whether a verb's form tells something as done: 'raised', 'grew'. */
export const isPastForm = (word: string): boolean => pastForms.has(word) || /[^e]ed$/u.test(word)
