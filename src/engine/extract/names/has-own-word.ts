import { listSenses } from '#engine/text/wordnet/read-wordnet.ts'

/** Whether a name has a word that no dictionary knows. */
export const hasOwnWord = (name: string): boolean =>
  name.split(/[\s/-]+/u).some((word) => /\p{L}{3}/u.test(word) && listSenses(word.toLowerCase()).length === 0)
