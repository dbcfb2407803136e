/** What separates the names of a list, in several languages. */
export const listSeparators =
  /\s*[,;|/•·]\s*(?:and |or |y |und |et |e |ve |i |и |& )?|\s+(?:and|or|y|und|oder|et|ou|e|ve|i|и|as well as)\s+|\s+(?:with|alongside)\s+(?=\p{Lu})/u

/** Words that end a list of names: what follows is running text. */
export const listEnds =
  /^(?:are|is|was|were|has|have|that|which|who|to|in|on|at|for|with|from|by|since|as|our|we|they|but|when|while|provide|offer|do|can|will|because|only|all)$/i

/** 'Barley & Sons', 'Vendra & Co': what follows the sign belongs to one name. */
export const lastOfPair = /&\s+(?:sons?|daughters?|co|company|brothers|bros|partners|associates|friends)\b/iu
