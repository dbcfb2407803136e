import type { FactKey } from '#engine/facts.ts'

const readWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** The words that say what the names of a list are to the company. */
export const listRoles: ReadonlyArray<{ key: FactKey; words: ReadonlySet<string> }> = [
  {
    key: 'notable_customers',
    words: readWords('customer customers client clients buyer buyers buy buys bought subscriber subscribers'),
  },
  {
    key: 'previous_investors',
    words: readWords(
      'investor investors invest invests invested investment backer backers back backs backed shareholder shareholders raise raised fund funded funding',
    ),
  },
  {
    key: 'competitors',
    words: readWords(
      'competitor competitors compete competes competing competition rival rivals alternative alternatives incumbent incumbents unlike versus compare compared',
    ),
  },
  {
    key: 'partnerships',
    words: readWords(
      'partner partners partnership partnerships alliance alliances ally allied collaborate collaboration collaborates resell resells reseller resellers distributor',
    ),
  },
]

/** Words by which a sentence sells somewhere, and those by which a company sits somewhere. */
export const salesVerbs = readWords(
  'sell sells sold market markets serve serves customer customers launch launches expand expands export exports',
)
export const seatWords = readWords(
  'base based headquarter headquartered headquarters seat sits sit located locate office home of from',
)
