import { normalise } from '#engine/text/normalise.ts'
import { splitTokens } from '#engine/text/text-index.ts'

/** The tokens of a text between spaces, so that whole tokens can be found in it. */
export const listTokens = (text: string): string =>
  ` ${splitTokens(normalise(text).text)
    .map((token) => token.text)
    .join(' ')} `

/** Whether the tokens of a text follow each other in another's; a text without tokens stands everywhere. */
export function standsIn(text: string, tokens: string): boolean {
  const own = listTokens(text)
  return own.trim() === '' || tokens.includes(own)
}
