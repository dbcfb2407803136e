/** Names of months, in the languages of the word lists, as a pattern with the group 'month'. */
export const monthWord = `(?<month>jan(?:uary|uar|vier|eiro|uari)?|jänner|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio|ruari)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|zo|s|ço|t)?|märz?|maart|mrt|apr(?:il|ile)?|abr(?:il)?|avr(?:il)?|may(?:o|ıs)?|mai(?:o)?|maggio|mei|june?|juni|junio|juin|junho|giugno|july?|juli|julio|juil(?:let)?|julho|luglio|aug(?:ust|ustus)?|ago(?:sto)?|ao[uû]t|sept?(?:ember|iembre|embre)?|set(?:embro|tembre)?|oct(?:ober|ubre|obre)?|okt(?:ober)?|out(?:ubro)?|ottobre|nov(?:ember|iembre|embre|embro)?|dec(?:ember)?|dic(?:iembre|embre)?|dez(?:ember|embro)?|déc(?:embre)?|styczeń|stycznia|luty|lutego|marzec|marca|kwiecień|kwietnia|maja?|czerwiec|czerwca|lipiec|lipca|sierpień|sierpnia|wrzesień|września|październik|października|listopada?|grudzień|grudnia|ocak|şubat|nisan|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|янв\\p{L}*|февр?\\p{L}*|мар(?:т|та)?|апр\\p{L}*|ма[йя]|июн\\p{L}*|июл\\p{L}*|авг\\p{L}*|сен\\p{L}*|окт\\p{L}*|ноя\\p{L}*|дек\\p{L}*)`

/** Beginnings of month names that no English month shares; four letters where three would not tell. */
// biome-ignore format: months of a language belong together
export const monthBeginnings: Readonly<Record<string, number>> = {
  ene: 1, abr: 4, ago: 8, dic: 12, mär: 3, maer: 3, mai: 5, okt: 10, dez: 12, jän: 1, fév: 2, fev: 2, avr: 4, juin: 6, juil: 7, aoû: 8, aou: 8, out: 10, set: 9, déc: 12,
  gen: 1, mag: 5, giu: 6, lug: 7, ott: 10, maar: 3, mrt: 3, mei: 5,
  sty: 1, lut: 2, marz: 3, kwi: 4, maj: 5, cze: 6, lip: 7, sie: 8, wrz: 9, paź: 10, paz: 10, lis: 11, gru: 12,
  oca: 1, şub: 2, nis: 4, haz: 6, tem: 7, ağu: 8, eyl: 9, eki: 10, kas: 11, ara: 12,
  янв: 1, фев: 2, мар: 3, апр: 4, май: 5, мая: 5, июн: 6, июл: 7, авг: 8, сен: 9, окт: 10, ноя: 11, дек: 12,
}

/** Which part of a year, in words or figures, as a pattern. */
export const ordinalWord = String.raw`(?:[1-4](?:\.|º|°|ª|er|ère|e|ème|ero|ro|do|to|o|-й|st|nd|rd|th)?|I{1,3}|IV|first|second|third|fourth|erstes?|zweites?|drittes?|viertes?|premier|deuxième|second|troisième|quatrième|primer|segundo|tercer|cuarto|primeiro|terceiro|quarto|primo|secondo|terzo)`

/** Words for a quarter of a year, as a pattern. */
export const quarterWord = String.raw`(?:quarter|Quartal|trimestre|trim\.|kwartał\p{L}*|kwartaal|kw\.|çeyrek|квартал\p{L}*|kvartál|kvartal)`

/** Words for half a year, as a pattern. */
export const halfYearWord = String.raw`(?:Halbjahr|Jahreshälfte|semestre|półrocz\p{L}*|halfjaar|полугоди\p{L}*|yarıyıl|half)`

/** A text without these names no quarter and no half of a year in words. */
export const partOfYear = /quart|trim|kwart|kw\.|çeyrek|kvart|квартал|halb|hälfte|semest|półrocz|полугод|yarıyıl|half/iu

/** A text without these counts no years or months from a start. */
export const countedTime =
  /(?:year|yr|month|año|jahr|ann[ée]e|an|ano|anno|jaar|rok|yıl|год)\s?-?\d|[ym]\d|第[一二三四五1-5]年/iu

/** Words right before a date that narrow it. */
export const wordsBeforeDate =
  /(?:\b(?:(?:the )?(?:first|second) half of|(?:the )?(?:beginning|middle|end) of|early|mid|late|before|until|by|Anfang|Mitte|Ende|finales de|principios de|fin de?|début|fine|início de|final de|eind|begin)\s?-?)+\s?$/iu

/** English and German months as they are printed, as a pattern. */
export const capitalisedMonth =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember'
