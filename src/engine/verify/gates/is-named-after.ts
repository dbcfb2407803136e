import { everyMatch } from '#engine/patterns/every-match.ts'
import { readLeadingNames } from '../../extract/names/name-list.ts'

/** Whether a sentence names it in the list right after one of the lead words: 'competitors include A, B and C'. */
export function isNamedAfter(text: string, leads: RegExp, name: string): boolean {
  return everyMatch(leads, text).some((match) => {
    const rest = text.slice(match.index + match[0].length).replace(/^[\s:–-]+(?:the )?/u, '')
    return readLeadingNames(rest).includes(name)
  })
}
