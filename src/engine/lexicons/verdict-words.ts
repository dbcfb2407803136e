/** Words that judge a company instead of telling about it. */
export const verdictWords =
  /\b(?:strong|clear|solid) (?:buy|yes|invest)\b|\bmust[- ](?:invest|buy)\b|\bno[- ]brainer\b|\b(?:highly|strongly) recommend|\brecommend(?:ed|s)? (?:to |an? )?(?:invest|buy|fund|back)|\b\d+(?:\.\d)?\s?(?:\/|out of)\s?10\b|\b(?:red|green) flags?\b|\b(?:excellent|outstanding|exceptional|great|perfect) (?:investment|deal|opportunity|founders?|team)\b|\binvestment (?:score|rating|grade)\b/iu
