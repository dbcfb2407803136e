const name = String.raw`\p{Lu}[\p{L}.'’-]+ (?:[\p{L}.'’-]+ ){0,2}?\p{Lu}[\p{L}.'’-]+`
const storyVerbs =
  'is|are|was|were|met|has|have|founded|co-?founded|started|brings?|spent|leads?|built|worked|grew|studied|who|an?'

/** A sentence of the founders' story: one to four names at the start, and a verb for what they are or did. */
export const founderSentence = new RegExp(
  String.raw`^(?<names>${name}(?:(?:, | and | & |, and )${name}){0,3}),? (?:${storyVerbs})\b`,
  'u',
)
