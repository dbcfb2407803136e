/** Words before a sentence that only tie it to the one before. */
export const linkingWords =
  /^(?:also|additionally|moreover|furthermore|in addition|besides|meanwhile|overall|finally|notably|however|therefore|thus)\b,?\s+/iu

/** Words that stand for something in a sentence before, or for nothing; no sentence of a memo begins with one. */
export const leaningOpeners =
  /^(?:it|its|they|their|them|this|that|these|those|he|his|him|she|her|we|our|us|you|your|there|here|such)(?=[\s’',])/iu

/** An 'it' that stands for nothing. */
export const emptySubject =
  /^it (?:takes|costs|is (?:expected|planned|estimated|projected|known|said|possible)|(?:will|would) (?:take|cost))\b/iu

/** Words that tell whether a person is a man or a woman; in small letters, since some are names. */
export const genderWords = /(?<![\p{L}\p{N}])(?:he|him|his|himself|she|her|hers|herself)(?![\p{L}\p{N}])/u

/** Words of a guess. */
export const guessWords =
  /\b(?:probably|likely|unlikely|presumably|perhaps|possibly|seems?|seemingly|arguably|supposedly|suggests?|suggesting)\b/iu

/** Words that give a sentence as the word of the deck, an update or the site. */
export const attribution =
  /\b(?:deck|update|site|slide) (?:of [^,.]{1,20} )?(?:says|puts|names|gives|lists|states|shows|calls|counts|expects|plans|describes|quotes|dates|projects|forecasts|mentions|reports|also)\b|\baccording to the (?:deck|update|site|company)\b|\bin the (?:deck|update)[’']s?\b|\bon (?:page|slide) \d+\b|\bwhat the (?:deck|update) calls\b/iu

/** Words that give a sentence as a conclusion. */
export const conclusion = /\b(?:appears?|appearing|apparently)\b/iu
