/** Verbs with which a one-liner goes on after the company's name. */
export const purposeVerbs =
  /^(?:automates|books|brings|builds|combines|connects|converts|creates|cuts|delivers|designs|detects|develops|digiti[sz]es|enables|finds|gives|grows|helps|lets|lowers|makes|manages|manufactures|matches|measures|offers|operates|pays|predicts|prevents|produces|protects|provides|reads|recycles|reduces|removes|replaces|runs|saves|sells|sends|serves|shows|simplifies|solves|stores|supports|teaches|tracks|trains|turns|unifies|warns|writes)$/iu

/** Words by which the deck speaks of the company as its own. */
export const deckVoice = /\b(?:we|our|us|wir|unsere?|nosotros|nuestr[oa]s?|nous|notre)\b/iu

/** A company that a founder's card says the person founded before. */
export const earlierCompany =
  /\b(?:co-)?founded (?<name>\p{Lu}[\p{L}\p{N}&.-]*(?: \p{Lu}[\p{L}\p{N}&.-]*){0,2})(?=$|[\s,(])/u

/** An employer that a founder's card names: 'ex-Google', 'formerly at Stripe'. */
export const earlierEmployer =
  /(?:^|\s)(?:[Ee]x-|[Ff]ormerly at |[Pp]reviously at )(?<name>\p{Lu}[\p{L}\p{N}&.-]*(?: \p{Lu}[\p{L}\p{N}&.-]*)?)(?=$|[\s,(])/u

/** A post that a founder's card names: 'Former head of research at Lexweave'. */
export const earlierPost = /^(?:[Ff]ormer|[Pp]reviously) (?<post>\p{L}[^,;()]{3,60} (?:at|of) \p{Lu}[^,;()]{1,30})$/u

/** A heading or bullet that a slide sets before a sentence. */
export const sentenceLabel =
  /^(?:[•●○◦▪■□►▶➢✓✔*–—-]\s*)?(?:(?:the |our )?(?:problem|solution|situation|challenge|opportunity|product|competition|competitors|traction)(?:\s*:|\s+[–-])\s+|(?:competition|competitors|traction|roadmap)\s+(?=\p{Lu}\p{Ll}+\s(?:and|is|are|has|have|\p{Ll}+s)\b))/iu

/** The words of a value that every reader of English knows; any other word is the deck's and goes in quotation marks. */
export const knownWord =
  /^(?:arr|mrr|gmv|revenues?|run|rate|annual|annually|monthly|net|gross|recurring|sales|turnover|bookings|growth|burn|runway|margins?|merchandise|value|volume|valuation|total|per|a|an|the|and|year|month|months|week|day|days|years|user|users|seat|sensor|unit|customer|customers|employee|company|order|transaction|one|time|one-off|fee|from|to|of|in|half|second|first|quarter|end|churn|retention|times|million|billion|thousand|trillion|m|mm|k|b|bn|mn|tn|t|x|usd|eur|gbp|us|pln|mxn|inr|cad|aud|chf|sek|end|by|mid|early|late|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12]|fy\d*|yoy|mom|families|farms|companies|post|pre|money|cap|item|piece|mo|yr|hour|cagr|crores?|cr|lakhs?|lac)$/iu

/** The source of a pattern: what customers and users are called, with up to two adjectives. */
export const countedNouns =
  '(?:(?:paying|active|monthly|daily|weekly|registered|enterprise|business|beta|paid) ){0,2}(?:customers|clients|users|members|subscribers|companies|merchants|teams|developers|players|downloads|installs|accounts)'

/** A part of an address with a number or a word for a street. */
export const streetPart = /\d|\b(?:road|street|avenue|lane|boulevard|calle|rue|straße|strasse|via|ulica)\b/iu
