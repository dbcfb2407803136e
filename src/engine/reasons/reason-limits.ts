/** No surface cuts a reason of this length off. */
export const longestReasonCharacters = 140

/** Printed words that a reason quotes at most. */
export const mostQuotedWords = 8
