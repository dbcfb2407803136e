/** The source of a pattern: legal forms that no place, state or other word is spelled like. */
const plainForms =
  'Inc|Incorporated|LLC|L\\.L\\.C|LLP|Ltd|Limited|Ltda|Lda|PLC|Corp|Corporation|C-Corp|GmbH|gGmbH|UG|KG|OHG|B\\.?V|N\\.V|Oy|ApS|A/S|OÜ|SAS|S\\.A\\.S?|SARL|S\\.à r\\.l|S\\.L|S\\.?r\\.?l|S\\.?p\\.?A|S\\. ?de R\\. ?L\\. ?de C\\. ?V|SAPI de CV|Sp\\. ?z ?o\\. ?o|s\\.r\\.o|d\\.o\\.o|Pty|Pte|Pvt|Private Limited'
/** 'AB' is Alberta too, 'SA' South Australia: these are forms only behind a name that is known. */
const otherForms = 'AB|AG|AS|SA|SE|SL|Co'

/** A company with its legal form, from the start of a text to the form: 'Norvane Pte. Ltd.', 'Norvane GmbH & Co. KG'. */
export const companyWithForm = new RegExp(`^[^,;·•|\\n]*\\S,?\\s+(?:${plainForms})\\.?(?![\\p{L}\\p{N}])`, 'u')

/** A legal form at the end of a name, with the comma before it. */
export const formAtEnd = new RegExp(`(?:,?\\s+(?:${plainForms}|${otherForms})\\.?)+$`, 'u')

/** What parts the lines of an address; the comma of 'Norvane, Inc.' is none. */
export const addressSeparator = new RegExp(`\\s*[,;·•|\\n](?!\\s*(?:${plainForms})\\.?(?![\\p{L}\\p{N}]))\\s*`, 'u')
