const readWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Words that join others and claim nothing by themselves. */
export const joiningWords = readWords(`
  a an the of in on at by for from with to and or but as is are was were be been being am has have had having it its they their
  them he his him she her hers i we our us you your this that these those which who whom whose what how where when while whereas if then
  there here not no nor neither never none without cannot both each either into onto upon within between among amongst
  across through throughout during before after until till against about around over under per via out off up down back away
  together such same so too also another other others otherwise any some own itself themselves himself herself will would should
  could can may might must shall do does did done one ones s t respectively rather like unlike plus
  including include includes included along alongside besides beside towards toward beyond above below near behind ahead
  according whether since due`)

/** Words by which prose about a company is written; what they say is said by the words around them. */
export const plainWords = readWords(`
  maker company companies startup start-up firm business businesses deck update pitch memo page slide document name named call called known
  say said state stated describe described tell told list listed give given show shown report reported note noted mention mentioned
  put name present presented indicate outline detail set see seen view consider regard count counted cite cited quote quoted refer
  define defined explain explained express
  comprise consist contain cover include make up form
  offer provide supply deliver make build develop create produce design run operate work use help let allow enable support serve
  give take keep hold have get bring come go turn stay remain stand put place do need want look aim act handle treat deal follow
  apply concern relate belong depend rely rest bear carry come go lie sit
  think believe feel mean seem appear
  span range average equal correspond translate imply leave answer ask share split divide combine link connect require receive obtain return
  line step phase version unit group mix case meanwhile instead overall directly jointly combined
  product service offering software system platform app tool solution thing item part piece kind type sort form way means manner case
  example
  management side area field subject point matter basis term focus purpose idea approach role function position
  people person man woman someone everyone anyone
  money sum amount figure number share total value rate level
  today now currently present presently date
  respective following former latter 
  country language city different various several certain particular given specific own
  available able existing
  time period
  become happen further anyway
  where whereby therein thereof
  something anything everything nothing`)

/** Verbs, as lemmas, of what a person did to a company; told of another one they say much. */
export const deedVerbs = readWords('run lead head own start buy acquir sell found manag direct build launch')
/** What can stand behind a count without being counted. */
export const countNounFree = readWords(
  'other others more further existing named current paid total founded based different such new per percent',
)
/** Words that turn each other round. */
export const oppositeWords: ReadonlyMap<string, string> = new Map([
  ['before', 'after'],
  ['after', 'before'],
  ['with', 'without'],
  ['above', 'below'],
  ['below', 'above'],
  ['from', 'to'],
  ['to', 'from'],
  ['inside', 'outside'],
  ['outside', 'inside'],
])
