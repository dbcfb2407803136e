/** Signs that decks set before the entries of a list, for a class of a regular expression; '-' and '–' are dashes inside a line too. */
const bulletSigns = '•●○◦▪■□◆▸►▶‣∙➢➤❖✓✔✗✘§·*→'
const leading = new RegExp(String.raw`^(?:[\s${bulletSigns}–—-]|o\s(?=\p{Lu})|\d{1,2}[.)]\s)+`, 'u')

/** Returns an entry of a list without the signs before it. */
export const withoutBullets = (text: string): string => text.replace(leading, '')
