const endings = `isations? izations? ational ations? ators? ments? ances? ences? ities ity ables? ibles? ively ives? ically ical ions? ates? ated
ating als? ally ants? ents? ful ness ers? ors? ists? ics? ily ly ies ied ying ing ed es s e y`

/** What ends a word of the same family, the longest first: 'operat' is left of 'operates', 'operation' and 'operator'. */
export const familyEnding = new RegExp(`(?:${endings.split(/\s+/u).join('|')})$`, 'u')

/** Words that their endings would join with others of another meaning. */
export const wordsOfOwnFamily: ReadonlySet<string> = new Set(
  `marketing marketplace marketplaces customs customer customers customised general university universal operating organic number numbers
  person personal personnel profitable profitability interest interested international important importance leading leader leaders partial
  several action active unique united commercial commerce serious series second seconds early earlier earliest late later latest patient
  patients content continent public company companies rate rates rating ratings minute minutes event events even moment train trainer station
  order former formal form`.split(/\s+/u),
)
