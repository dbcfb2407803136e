/** Words that turn a statement round. */
export const negationWords =
  'no not never without none neither nor cannot non nobody nothing hardly unable lacks lacking nicht kein keine keinen keiner keinem nie niemals ohne sin ni nunca jamás pas sans jamais aucun aucune não sem nem nenhum não bez nie'.split(
    ' ',
  )

/** Words that can stand between a negation and what it denies. */
export const wordsAfterNegation = new Set(
  'a an the yet longer any fully really currently be been being have has had to do does so very always necessarily un une el la ein eine um uma'.split(
    ' ',
  ),
)

/** Answers, of which a table's row may have several. */
export const answerWords = new Set('yes no ja nein si sí oui non sim não tak nie'.split(' '))
