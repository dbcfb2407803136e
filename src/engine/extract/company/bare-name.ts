import { legalFormEnding } from '#engine/lexicons/company-name-words.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { withoutIcons } from '#engine/text/without-icons.ts'

/** More words before a full stop are a sentence, and more than one before an exclamation mark. */
const mostMarkedWords = 3

/** A name without icons, brackets, legal form and the full stop or exclamation mark that it is set with: 'Norvane Pte Ltd (north wind)'. */
export function readBareName(text: string): string {
  const bare = withoutIcons(cutBrackets(withoutIcons(text)))
    .replace(/_+$|^¡/gu, '')
    .trim()
  const words = bare.split(/\s+/u).length
  const named = words === 1 ? bare.replace(/[.!]+$/u, '') : words <= mostMarkedWords ? bare.replace(/\.+$/u, '') : bare
  return named.replace(legalFormEnding, '').trim()
}
