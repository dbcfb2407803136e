/** Words that tell how far a product is. */
export const statusWords =
  /\b(?:live|launch\w*|beta|pilots?|prototypes?|production|available|released|testnet|mainnet|in use|deployed)\b/iu

/** A label that a slide sets before its claimed advantage. */
export const advantageLabel =
  /^(?:our |the |key )?(?:competitive |unfair |main )?(?:edge|advantages?|moat|differentiators?|ventaja competitiva|vorteil)(?: is| are)?\s*[:–-]\s*/iu

/** A heading or bullet that a slide sets before a sentence. */
export const sentenceLabel =
  /^(?:[•●○◦▪■□►▶➢✓✔*–—-]\s*)?(?:(?:the |our )?(?:problem|solution|situation|challenge|opportunity|product|competition|competitors|traction)(?:\s*:|\s+[–-])\s+|(?:competition|competitors|traction|roadmap)\s+(?=\p{Lu}\p{Ll}+\s(?:and|is|are|has|have|\p{Ll}+s)\b))/iu

/** The words of a value that every reader of English knows; any other word is the deck's and goes in quotation marks. */
export const knownWord =
  /^(?:arr|mrr|gmv|revenues?|run|rate|annual|annually|monthly|net|gross|recurring|sales|bookings|per|a|an|the|and|year|month|months|week|day|days|years|user|users|seat|sensor|unit|customer|customers|employee|company|order|transaction|one|time|one-off|fee|from|to|of|in|half|second|first|quarter|end|churn|retention|times|million|billion|thousand|trillion|m|mm|k|b|bn|mn|tn|t|x|usd|eur|gbp|us|pln|mxn|inr|cad|aud|chf|sek|end|by|mid|early|late|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12]|fy\d*|yoy|mom|families|farms|companies|post|pre|money|cap|item|piece|mo|yr|hour)$/iu

/** The source of a pattern: what customers and users are called, with up to two adjectives. */
export const countedNouns =
  '(?:(?:paying|active|monthly|daily|weekly|registered|enterprise|business|beta|paid) ){0,2}(?:customers|clients|users|members|subscribers|companies|merchants|teams|developers|players|downloads|installs|accounts)'

/** A part of an address with a number or a word for a street. */
export const streetPart = /\d|\b(?:road|street|avenue|lane|boulevard|calle|rue|straße|strasse|via|ulica)\b/iu
