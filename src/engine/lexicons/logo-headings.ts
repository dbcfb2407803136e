import { latinFirst } from '#engine/latin-first.ts'
import { withEveryLanguage } from './spoken.ts'

/** Headings over logos that stand for names: of competitors, customers and investors; in any language. */
export const logoHeadings = withEveryLanguage(
  latinFirst(
    /\b(?:compet(?:ition|itors?|itive|ing)|landscape|alternatives|rivals|players|how we compare|comparison|versus|vs|customers?|clients?|trusted by|used by|case stud(?:y|ies)|who uses|investors?|backed by|backers|funded by|portfolio)(?![\p{L}])/iu,
  ),
  'title:competition',
  'customerTitle',
  'investorTitle',
)
