const bracketsAtEnd = /\s*\([^()]*\)\s*$/u

/** A short text without what it says in brackets at its end: 'Vendrally (classic)' is 'Vendrally'. */
export const cutBrackets = (text: string): string => text.replace(bracketsAtEnd, '')
