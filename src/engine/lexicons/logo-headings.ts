import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translateToAll } from './translated.ts'

/** Headings over logos that are names of competitors, customers, investors or former employers; in any language. */
export const logoHeadings = translateToAll(
  latinFirst(
    /\b(?:compet(?:ition|itors?|itive|ing)|landscape|alternatives|rivals|players|how we compare|comparison|versus|vs|customers?|clients?|trusted by|used by|case stud(?:y|ies)|who uses|investors?|backed by|backers|funded by|portfolio|team|leadership|who we are|(?:co-?)?founders?|CEO|CTO)(?![\p{L}])/iu,
  ),
  'title:competition',
  'customerTitle',
  'investorTitle',
  'title:team',
)
