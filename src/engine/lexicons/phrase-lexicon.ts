/**
 * Phrases that speak for one value of a vocabulary: `strong` ones nearly settle it, `medium` ones count together,
 * `against` ones look like it and mean something else. Case, accents, hyphens and plural forms do not matter.
 */
export type Phrases = { strong: readonly string[]; medium: readonly string[]; against?: readonly string[] }

export type PhraseLexicon<Value extends string = string> = Readonly<Record<Value, Phrases>>
