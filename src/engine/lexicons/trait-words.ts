const foundingWords =
  '(?:co-?\\s?)?found(?:er|ed|ing)|fundador\\w*|(?:co)?fundó|cofound\\w*|fond(?:é|ateur|atrice)\\w*|(?:mit)?gründe\\w*|gegründet|fundou'

/** Words of someone who founds or joins young companies. */
export const entrepreneurWords = new RegExp(
  `(?<![\\p{L}])(?:${foundingWords}|entrepreneur\\w*|emprendedor\\w*|empreendedor\\w*|unternehmer\\w*|started (?:his|her|their|a|an|two|three|several)|launched (?:a|his|her|their|two|three)|own(?:er|ed|s) (?:of|a|his|her)|start-?ups?|exit(?:s|ed)?|sold (?:his|her|their|a|my)|acquired by|early (?:employee|engineer|hire)|first (?:employee|engineer|hire))`,
  'iu',
)

/** Words of a doctorate. */
export const doctorateWords =
  /(?<![\p{L}])(?:ph\.?\s?d|dphil|doctora(?:te|l)|dr\.?(?=\s)|doctora? en|docteure?|doktor\w*|promovier\w*|promotion in|postdoc\w*|doutor\w*|dr\.?-?ing|professor|prof\.)(?![\p{Ll}])|博士/iu

/** Words of a doctorate that is not finished. */
export const unfinishedDoctorate =
  /\bph\.?\s?d\.?\s(?:candidate|student|dropout|drop-out)|\b(?:drop(?:ped)? out|candidate|student)\b.{0,14}\bph\.?\s?d/i

/** Words of someone who founded a company before. */
export const repeatFounderWords = new RegExp(
  `(?<![\\p{L}])(?:(?:serial|repeat|second[- ]time|third[- ]time|[2-9]\\s?x)\\s(?:[\\p{L}]+\\s)?(?:entrepreneur|founder|ceo|cto)|(?:emprendedora? serial|serienunternehmer\\w*|entrepreneur en série|empreendedora? serial)|(?:previous(?:ly)?|former(?:ly)?|ex|earlier|prior|before)\\b.{0,40}?(?:${foundingWords}|start-?ups?|started|built and sold)|(?:${foundingWords}|started|built|sold|exited|launched)\\b.{0,80}?(?:acquired|acquisition|adquirida|sold to|exit|vendida)|(?:${foundingWords}|started|built|sold|exited)\\s(?:\\d|two|three|four|five|several|multiple)|(?:two|three|four|\\d)\\s(?:[\\p{L}]+\\s)?exits?|(?:co)?founded|fundó|cofundó|a fondé|gründete|fundou|vendió su|sold (?:his|her|their|my|a|the)\\b.{0,30}?(?:compan|startup|business))`,
  'iu',
)

/** Words of a degree that few are given. */
export const honoursWords =
  /\b(?:first[- ]class (?:degree|graduate|honou?rs|bachelor)|(?:summa|magna) cum laude|valedictorian|(?:university|academic|college|institute) gold medal(?:l?ist)?|top of (?:his|her|their|the) class|with (?:high(?:est)? )?(?:distinction|honou?rs))\b/iu
