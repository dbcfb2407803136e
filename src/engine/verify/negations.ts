const words =
  'no not never without none neither nor cannot non nobody nothing hardly nicht kein keine keinen keiner keinem nie niemals ohne sin ni nunca jamás pas sans jamais aucun aucune não sem nem não bez nie'.split(
    ' ',
  )
const negations = new Set(words)
const passable = new Set(
  'a an the yet longer any fully really currently be been being have has had to do does so very always necessarily un une el la ein eine um uma'.split(
    ' ',
  ),
)

/** Whether a token (bare, lower case) turns a statement round. */
export function isNegation(token: string): boolean {
  return negations.has(token) || /n['’]t$/u.test(token) || token === 'cant' || token === 'wont' || token === 'dont'
}

/**
 * Whether the text right before a quote turns it round: a negation as the last word, or with only an article, 'yet',
 * 'longer' or the like between it and the quote, within the same sentence.
 */
export function isNegatedBy(before: string): boolean {
  const sentence = before.split(/[.!?;:•·|]/u).at(-1) ?? ''
  const tokens = sentence.trim().split(/\s+/u).slice(-3).reverse()
  for (const token of tokens) {
    const bare = token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    if (isNegation(bare)) return true
    if (!passable.has(bare)) return false
  }
  return false
}
