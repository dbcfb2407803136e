/** A person with a role who signs for a company: 'Mara Lind, Head of Operations, Norvik Foods'. */
export const signedStatement =
  /^[—–-]?\s?(?:\p{Lu}[\p{L}’'.-]+ ){1,3}\p{Lu}?[\p{L}’'.-]*,\s(?:CEO|CTO|COO|CFO|VP|Head|Director|Founder|Co-founder|Manager|Owner|Product|Marketing)\b.*?(?:,\s|\sat\s|@\s?)(?<company>\p{Lu}[^,]{1,30})$/u

/** A customer with the size of its contract: 'Norvik Foods, 140 seats'. */
export const sizedCustomer =
  /^(?<company>\p{Lu}[^,]{1,30}),\s(?:\d[\d,.]*|several|all|\p{Ll}+)\s(?:(?:different|active|paid|paying)\s)?(?:seats?|users?|teams?|employees|licen[cs]es|locations|stores|branches|sites)$/u

/** A customer that was won: 'Signed Norvik Foods as our first customer'. */
export const wonCustomer =
  /\b(?:[Ss]igned|[Cc]losed|[Ww]on|[Oo]nboarded|[Ll]anded|[Ss]ecured|[Aa]dded) (?<company>\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3}) as (?:an? |our |the )?(?:\p{L}+ ){0,3}(?:customer|client)\b/u

/** Headings that set other logos apart from those of customers. */
export const headingsOverOtherLogos =
  /\b(?:partner|investor|backe|advis|press|featured|award|compet|team(?!s)|integrat|technolog)/i

/** 'Norvik Foods and Castrel are paying customers' */
export const namedCustomers =
  /^[\s•▪●·*–-]*(?<company>\p{Lu}[^.:]*?) (?:are|is) (?:already |now )?(?:our |an? )?(?:\p{L}+ ){0,2}(?:customers?|clients?)\b/u

/** Words of a sentence about customers that the company does not have yet. */
export const targetedCustomers =
  /\b(?:target\w*|potential|ideal|future|prospects?|prospective|want|would|could|plan\w*|pipeline)\b/iu

/** Words of a slide that shows who pays. */
export const speaksOfCustomers =
  /\b(?:customers?|clients?|pay(?:s|ing)?|brands|contracts?|signed|pilots?|compan(?:y|ies)|merchants|retailers)\b/iu

/** Titles of slides on whom the company has not any more, or on customers in general. */
export const noCustomers = /\b(?:lost|churn(?:ed)?|former|segments?|acquisition|profiles?)\b/iu

/** Words of a label over a list of others than customers: the press, places, technology, who is asked or waits, what is not over. */
export const namesOthers =
  /\b(?:seen in|mentioned|finalists?|winners?|mentors?|angels?|built|chains?|cloud|audit\w*|certif\w*|crops?|locat\w*|alternatives?|waitlist|letters? of|LOIs?|interview\w*|applied|collab\w*|support\w*|connect\w*|stack|sources?|seed|series|rounds?|raised|invest\w*|board|founders?|grants?|incubat\w*|accelerat\w*|cit(?:y|ies)|countr(?:y|ies)|regions?|languages?|suppliers?|events?|fairs?|features?|modules?|next|soon|talks?|pipeline|leads|lost|target\w*|prospect\w*|potential|against|unlike|replac\w*|data|team|staff|advis\w*|press|media|awards?|prizes?|channels?|markets?|tests?|users|patents?|hardware|tools?|models?|unterstützt\p{L}*|patrocinador\p{L}*|partner\p{L}*)\b|\b(?:in|on|by|of|from|to|for)\s?:/iu
