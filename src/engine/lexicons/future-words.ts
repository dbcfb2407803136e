/** Words by which an English sentence says that something lies ahead. */
export const futureWords =
  /\b(?:forecast\w*|project(?:s|ed|ion|ions)|plan(?:s|ned|ning)?|expect(?:s|ed|ing)?|target(?:s|ed|ing)?|aim(?:s|ing)?|will|would|goal|anticipat\w+|estimat\w+|outlook|by (?:20\d\d|the end))\b/iu

/** Words of an offer that comes after the one that a deck is about. */
export const laterOffer =
  /\b(?:second|third|next|future|upcoming) (?:product|offering|app|platform|service)s?\b|\b(?:yet )?to be launched\b|\bcoming soon\b/iu

/** Titles of slides of what a company wants to become. */
export const visionTitle = /^\W*(?:our |the |company )?(?:long[- ]term )?(?:vision|visión|visão)\W*$/iu

/** Words of what a company means to do, not of what it has. */
export const strategyWords = /\bstrateg(?:y|ies)\b/iu

/** Words by which a status of the product is over. */
export const passedStatus = /\bduring (?:our|the|its)\b|\b(?:used to|no longer|formerly|back in)\b/iu
