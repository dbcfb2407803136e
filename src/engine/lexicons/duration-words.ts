import { latinFirst } from '#engine/patterns/latin-first.ts'

/** A text without these has no length of time. */
export const durationUnit =
  /month|monat|mois|m[eê]s|year|a[nñ]|jahr|jour|week|woch|sem|d[aií]|tag|hour|quart|stund|hora|heure|trim|settim|giorn|maand|jaar|wek|miesi|lat|tygod|dni|godz|yıl|hafta|gün|saat|месяц|лет|год|недел|дн|měs|let|mån|个月|星期|週間|か月|ヶ月|개월|ماه|شهر/iu

/** The unit that a printed word of time stands for, by its beginning. */
export const durationUnits: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:mo|mes|mês|maa|mie|мес|měs|mån|个月|か月|ヶ月|개월|ماه|شهر)/iu, 'month'],
  [/^(?:y|jahr|jaar|añ|an|lat|лет|год|let)/iu, 'year'],
  [/^(?:we|wo|sem|set|tyg|haf|нед|个星期|週間)/iu, 'week'],
  [/^(?:d[aniíeо]|dag|tag|jou|gio|gün|дн)/iu, 'day'],
  [/^(?:hour|hora|heure|stund|godz|saat)/i, 'hour'],
  [/^(?:q|trim)/i, 'quarter'],
]

/** A length of time: a number or a range with its unit. */
export const durationPattern = latinFirst(
  /(?:[~≈><≥≤]\s?)?(?<![\p{L}\d.,])(?<low>\d+(?:[.,]\d+)?)\+?(?:\s?(?:-|–|—|to|bis)\s?(?<high>\d+))?[\s-]?(?<unit>months?|years?|weeks?|days?|hours?|quarters?|Monaten?|Jahren?|Wochen?|Tagen?|Stunden?|Quartalen?|meses|mes|años?|semanas?|días|horas?|trimestres?|mois|ans?|années|semaines?|jours?|heures?|anos?|dias|mês|mesi|mese|anni|anno|settimane|giorni|maanden|maand|jaar|weken|dagen|miesięcy|miesiące|lata|tygodni|dni|godzin|yıl|hafta|gün|saat|месяц(?:а|ев)?|лет|года?|недел[ьи]|дн(?:я|ей)|měsíců|let|månader)(?![\p{L}])|(?:[~≈><≥≤]\s?)?(?<![\d.,])(?<low2>\d+)\s?(?<unit2>个月|个星期|週間|か月|ヶ月|개월|ماه|شهر)/giu,
)
