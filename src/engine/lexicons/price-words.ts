import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** What a price is paid for, right behind it: 'per seat', 'a month', 'one-off'. */
export const priceRates = translated(
  latinFirst(
    /^\s?(?:\/\s?|per\s|a\s|al\s|por\s|pro\s|par\s|je\s|each\s|every\s)(?:(?:active |paid )?(?:month|mo|year|yr|week|day|user|seat|license|licence|unit|sensor|device|location|agent|employee|transaction|order|booking|invoice|report|mes|año|Monat|Jahr|Nutzer|usuario|mois|an|utilisateur|mês|ano|miesiąc|rok)(?![\p{L}])(?:\s?(?:\/|per|and|,)\s?(?:month|mo|year|user|seat)\b)?)|^\s?(?:monthly|annually|yearly|p\.\s?[am]\.|one[- ](?:time|off))(?![\p{L}])/iu,
  ),
  'priceRate',
  (words) => `^\\.?\\s?(?:\\/\\s?)?${words}`,
)

/** Words that show an amount that is not a price of the company: savings, costs, other metrics. */
export const notAPrice = translated(
  /\b(?:save[sd]?|savings|waste[sd]?|lose|lost|losses|salar(?:y|ies)|earn(?:s|ing)?|burn|CAC|LTV|ARPU|ARPA|spend(?:s|ing)?|fine[sd]?|average|revenue|ARR|MRR|competitors?|cost of|costs us|bill of materials)\b/i,
  'notAPrice',
)
