import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Titles of slides that tell of a customer. */
export const customerTitles = latinFirst(
  /\b(?:case stud(?:y|ies)|success stor(?:y|ies)|customer stor(?:y|ies)|testimonials?|use cases?|what (?:our )?(?:customers?|clients?|users?) say)\b/iu,
)

/** Titles of slides whose figures are made up to explain something. */
export const exampleTitles = latinFirst(
  /\b(?:examples?|scenarios?|illustrat\w+|hypothetical\w*|a day in the life|personas?|sample|imagine|what if)\b/iu,
)

/** Titles of slides that hold other firms' figures, from which a plan or a price is taken. */
export const comparablesTitles =
  /\b(?:comparables|(?<!\bno )comparable (?:companies|firms|transactions|deals|exits)|comps|precedent transactions?)\b|^\W*(?:(?:public|listed|our|selected) )?peer (?:group|set|companies)\W*$/iu

/** Words that make a figure an example. */
export const exampleWords = latinFirst(
  /\be\.\s?g\.|\b(?:for (?:example|instance)|imagine|suppose|let['’]s say|hypothetical\w*|illustrative|case study|typical(?:ly)?|scenario)(?!\p{L})/iu,
)

/** Customers with results of their own. */
export const customersResults = latinFirst(
  /\b(?:our |their |your |the )?(?:customers?|clients?|merchants?|sellers?|brands?|retailers?|partners?)(?:['’]s?)? (?:revenues?|sales|income|profits?|saw|see|earn(?:ed|s)?|made|achieved|report(?:ed)?|gain(?:ed)?)\b|\b(?:helped|helping|enabled|enabling|allowed|generated for|raised for)\b/iu,
)

/** Other firms: those a market is made of, and those that compete. */
export const rivalWords = latinFirst(
  /\b(?:competitors?|incumbents?|rivals?|market leaders?|alternatives?|industry (?:average|standard|benchmark)|traditional (?:players?|providers?|solutions?))\b/iu,
)

/** A market's, an industry's or the world's figure. */
export const worldWords = latinFirst(
  /\b(?:global(?:ly)?|worldwide|nationwide|in the world|industry|market (?:size|revenue|leader|share)|sector|annual revenue of (?:over|more|at least|between)|lost revenue|revenue loss|statistics?|according to|surveys?|research|studies)(?!\p{L})/iu,
)

/** People who do something with a product: a count of them on a tile is of its maker. */
export const actingPeople = latinFirst(
  /\b(?:active|registered|paying|paid|unique|beta|daily|weekly|monthly) (?:\p{L}+ )?(?:users|members|customers|clients|subscribers)(?!\p{L})|\b(?:MAUs?|DAUs?|downloads)(?!\p{L})/iu,
)

/** The company's own name for itself: what makes a figure its own on a page about others. */
export const weWords = translated(/\b(?:we|we['’]ve|our|ours|us)\b/i, 'own')
