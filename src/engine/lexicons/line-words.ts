/** Words that call a reader to act. */
export const callToAction =
  /^(?:join us|partner with us|contact us|get in touch|learn more|find out more|try it|sign up|book a (?:demo|call|meeting)|let[’']s (?:talk|connect)|invest (?:in|with) us|visit us|scan (?:to|me|the)|follow us)\b|\b(?:(?:to )?partner with us|we (?:invite|welcome) (?:you|investors)|(?:try|experience|see) our [^.]{0,30}(?:today|now))\b/iu

/** How a message of a chat begins, which a screen of the product shows. */
export const greeting = /^[¡“"]?(?:hello|hi|hey|good (?:morning|evening|afternoon)|hola|olá|bonjour|hallo)\b[\s,!¡]/iu

/** What a price is for: '$12 / student / month'. */
export const pricedUnit =
  /\p{Sc}\s?\d[\d.,]*\s*(?:\/|per)\s*(?:student|user|seat|member|month|mo|year|yr|week|day)\b|\bARPU\b/iu

/** A source with its year, as charts have it below them: 'Bloomberg, 2024'. */
export const sourceWithYear = /^[^\d,:]{2,40}, (?:19|20)\d\d\.?$/u
