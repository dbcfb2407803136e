/** Claims to be first, best or alone. */
export const superlative =
  /\b(?:world[’']?s (?:first|largest|best|leading|most \w+|only|fastest|biggest)|(?:first|only|leading|largest|best|fastest|most advanced) (?:\w+ )?(?:in the world|in the market|on the market|worldwide|globally)|no competit(?:ors|ion)|market leader|best[- ]in[- ]class|unmatched|unparalleled|unrivall?ed|revolutionary|game[- ]chang\w+)\b/i

/** 'One of the largest' claims no first place. */
export const oneOfMany =
  /\b(?:one|some|many) of the (?:\S+ ){0,2}?(?:world[’']?s )?(?:largest|best|leading|most|fastest|biggest)\b/gi
