/** Titles before or behind a name, in small letters. */
export const honorifics: ReadonlySet<string> = new Set([
  'dr',
  'prof',
  'mr',
  'ms',
  'mrs',
  'sir',
  'phd',
  'mba',
  'ing',
  'eng',
])

/** A title at the start of a text that a name follows. */
export const leadingHonorific =
  /^(?:dipl\.?-?\s?(?:ing|kfm|inf|phys|wirt)|m\.\s?sc|rev|capt|dr|prof(?:essor)?|dame|mr|mrs|ms|ing|eng|sir)[.:]?\s+(?:dr\.?\s+)?/iu
