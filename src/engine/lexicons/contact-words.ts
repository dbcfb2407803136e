/** Words right ahead of an address that name it as the one to write to. */
export const introducesContact =
  /\b(?:(?:reach|contact|e-?mail|write(?: to)?|ping)\s(?:us|the (?:team|founders?))(?:\s(?:at|under|on|via|by e-?mail(?: at)?))?|(?:write|reach out|get in touch)\s(?:to|at|with|under|via)|contact(?:\s(?:e-?mail|address|is|at))?)\s*[:–—-]?\s*[<(]?$/iu

/** Other people to write to: a reference, another investor, counsel. */
export const otherContacts =
  /\b(?:references?|referees?|intro\w*|funds?|investors?|advis[eo]rs?|lawyers?|counsel|auditors?|bank|press|customers?|clients?)\b/iu

/** Mailboxes that a company has for everyone who writes to it. */
export const generalMailboxes =
  /^(?:info|hello|hi|contact|team|founders?|invest(?:ors?)?|ir|office|hey|mail|admin|support|kontakt|contacto|sales)@/i
