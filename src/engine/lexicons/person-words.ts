/** Words with a capital on slides that are not part of a person's name. */
export const wordsNotInNames = new Set(
  `about advisor advisors adviser advisory agency ai all alliance america american analysis analytics and annual api app application apps art asia ask
  assistant associate award awards bank banking based beta big blockchain board brand budget build building business buy by call capital care case center central
  challenge channel channels chief city client clients cloud club co coin college commerce community company competition competitive computer consultant consulting
  contact content core corp cost creative crypto customer customers daily dashboard data day deck deep delivery demo design designer developer development digital
  direct director driven early east ecosystem education electrical email energy engine engineer engineering enterprise europe european event events executive
  expansion experience expert experts family fast fees finance financial first flow food for founder founders founding free from full fund funding funds future game gaming
  general get global go gold google graduate green group growth hardware head health high hiring home house how human in inc india industry information infrastructure
  innovation institute insurance integration intelligence intelligent international internet introduction investment investor investors invest it join key lab labs language large
  launch lead leader leadership learning legal level life live local low machine made management manager market marketing marketplace markets master media medical meet member
  members mentor mission mobile model monthly more national native network new next no north of office officer online open operating operations opportunity our overview owner page
  paid partner partners partnership partnerships payment payments people personal phase phone plan planning platform play power premium president pricing pro problem
  process product production products profile program project projects property public quality quarter real regional research retail revenue risk road roadmap
  robotics sales san school science scientist sector security seed senior series server service services share smart social software solution solutions source south space special
  stage start startup state states status store strategic strategy street structure student studio subscription success supply support sustainable system systems target tax team tech
  technical technologies technology term test thank thanks the time to tools top total town track trade traction traditional training transfer trust trusted united university us use user users private sale reserve liquidity value
  ventures vice video virtual vision voice wallet web website weekly west what who why with work workflow world year years york your zero equipo contacto gracias
  linkedin github twitter instagram facebook whatsapp telegram youtube portfolio
  join problema solución solucion mercado empresa nuestro nuestra notre nos unser unsere der die nosso nossa time
  not competing supervising supervisor lecturer psychology economics physics biology chemistry mathematics advanced materials mba msc bsc phd
  silicon valley kong singapore london paris berlin dubai tokyo lagos nairobi boston california texas canada mexico brazil france germany
  spain portugal italy china japan korea australia africa kenya nigeria monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december`.split(/\s+/),
)

/** Schools by their letters, which stand under a person or in place of one on slides of a team: 'NIT Patna', 'ETH Zürich'. */
export const schoolAcronyms = new Set(
  `iit iiit iim nit bits vit srm bhu jnu lums nust giki buet mit cmu nyu ucla ucsd uiuc ucl lse gsb eth epfl tum lmu rwth stu fiit vut ctu cvut agh sgh fer bme elte
  ubb hse mipt itmo metu odtu itu kit upc kth dtu ntnu hec essec escp edhec insead esade iese nus ntu hku hkust cuhk kaist postech unam itesm itam usp itba uct knust unilag
  futa`.split(/\s+/),
)

/** Articles that also end or join family names ('Anita Das'); only as the first word they show that a line is no name. */
export const articlesInNames = new Set(['das', 'los', 'las'])

/** Small words within a person's name. */
export const nameParticles = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'ibn',
  'al',
  'el',
  'ter',
  'y',
  'e',
  'mac',
  'st.',
  'zu',
  'af',
])

/** Degrees and the like behind a person's name. */
export const degreeAfterName =
  /[,\s]+(?:ph\.?\s?d\.?|m\.?b\.?a\.?|m\.?d\.?|m\.?sc\.?|b\.?sc\.?|jr\.?|sr\.?|iii?|cfa|cpa|esq\.?|msc|dphil|frs|frcs|freng|frsc|frsa|fca|aca|mbe|obe|cbe)\.?$/i

/** What templates print where a name belongs. */
export const namePlaceholder =
  /^(?:jane|john) (?:doe|roe)$|^(?:first|last|your|full|founder|member|person)\s?names?\b|\b(?:sur|last|first)\s?name\b|^name (?:surname|here|lastname)|^lorem ipsum|^firstname/i

/** Prepositions and the like of Persian and Arabic, whose script has no capitals to tell a name by. */
export const wordsNotInCaselessNames = new Set(
  'در از به با که این آن است برای را تا هر یا می سال ما تیم في من على إلى عن مع هذا هذه أن التي الذي فريق'.split(' '),
)
