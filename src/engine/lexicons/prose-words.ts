/** Numbers in words, which a sentence may use only where its facts do. */
export const numberWords = new Set(
  `
  two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred hundreds thousand thousands million millions billion billions trillion dozen dozens half third quarter twice
  double doubled doubles doubling triple tripled triples tripling tenfold
  `
    .trim()
    .split(/\s+/u),
)

/** Words that begin a sentence in a capital without being a name. */
export const openers = new Set(
  `
  the a an it its they their this that these those there he she his her in on at by for from with within without as to of and or
  but both each all any some several most many more over about around after before since during until while when where who which
  what how today now currently recently also so far according founded based built led run started launched established
  headquartered located customers clients users revenue revenues growth sales investors founders founder competitors partners
  market markets product products team company companies business money funds funding proceeds capital use planned expected
  projected forecast previous previously earlier next further other another key main annual monthly yearly net gross total one
  prices pricing price plans plan subscriptions burn runway break-even break-evens no
  `
    .trim()
    .split(/\s+/u),
)

/** English alone: what stands for nothing in one language is a name in another, as 'som' is. */
export const stopWords = new Set(
  `
  a an the of in on at by for from with to and or but as is are was were be been has have had it its they their he she his her
  this that these those which who we our us you your per not no than then also about over more most into so do does there here
  `
    .trim()
    .split(/\s+/u),
)
