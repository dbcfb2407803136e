/** A price that is paid each month. */
export const perMonth =
  /(?:\/|\bper|\ba|\bal|\bpor|\bpro|\bpar|\bje|\bmonthly|\beach)\s?(?:month|mo|mes|monat|mois|mês|miesiąc)\b|\bmonthly\b/i

/** A price that is paid each year. */
export const perYear =
  /(?:\/|\bper|\ba|\bal|\bpor|\bpro|\bpar|\bje|\bannually|\beach)\s?(?:year|yr|año|jahr|an|ano|rok)\b|\bannually\b|\byearly\b|\bp\.\s?a\./i

/** A price for a part of a customer says nothing about what a customer pays. */
export const perPart =
  /\b(?:user|seat|agent|employee|license|licence|unit|sensor|device|transaction|order|booking|invoice|report|developer|location|usuario|nutzer|utilisateur|person|member|student|hour|day|week|gb|call|minute|api)\b/i

/** A burn that is given by the month. */
export const monthlyBurn =
  /(?:\/|\bper|\ba|\bal|\bpor|\bpro|\bpar)\s?(?:month|mo|mes|monat|mois|mês)\b|\bmonthly\b|\bmensual\w*/i

/** A burn that is given by another period. */
export const otherBurn = /(?:\/|\bper|\ba)\s?(?:year|yr|quarter|week)\b|\bannual/i

/** Words that name cash at hand. */
export const cashAtBank =
  /\b(?:cash (?:in (?:the )?bank|on hand|balance|position|at bank|available)|in the bank|current cash|caja disponible|kassenbestand|trésorerie)\b/i

/** Words by which a passage gives a rate for a year. */
export const yearlyRate = /\b(?:a|per|each|every|over) year|annual|yearly|p\.a\.|cagr|anual|jährlich|year[- ]o/iu
