import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** Labels of a list of those who own shares or have paid in: 'Investors so far: Elmfund, Nordkap Ventures'. */
export const funderLabels = translated(
  /(?:^|[.·;•|]\s*)(?:(?:our|existing|current|previous|present|main|early|first|seed|angel|business|institutional|lead|notable) )*(?:investors?|shareholders?|backers|angels|already (?:with us|in|on board))(?: so far| to date| until (?:now|today)| till now)?\s?[:–—]\s/giu,
  'investorLead',
)

/** Passive verbs before those who have paid in, with what stands between: 'Backed so far with $600K by'. */
export const fundedBy =
  /\b(?:backed|funded|financed)(?<past> (?:so far|to date|until (?:now|today)|till now|already))?(?<amount> with [^,;]{1,14}?)?,? (?:by|from)\s(?!us\b|our\b)/giu

/** Words that say of money that it came in. */
export const paidBefore = translated(
  latinFirst(
    /\b(?:so far|to date|until (?:now|today)|till (?:now|today)|already|earlier|before|existing|previous(?:ly)?|obtained|invested|raised|closed|gave us|backed|investors?\s?[:–—]|bisher|bislang|finora|déjà|hasta (?:hoy|la fecha)|até (?:agora|hoje))(?![\p{L}])/iu,
  ),
  'raised',
)

/** Rounds by their names, which can be over or still to come. */
export const anyRound = latinFirst(/\b(?:(?:pre-?)?seed|(?:pre-)?series [a-e])(?![\p{L}])/iu)

/** Money that is sought or promised, not paid. */
export const notYetPaid =
  /\b(?:rais(?:e|es|ing)|seek(?:s|ing)?|need(?:s|ed)?|plan(?:s|ned)?|expect(?:s|ed)?|will|term sheet|not (?:yet )?signed|soft[- ]circled|potential|interested|we want|looking for|in (?:talks?|discussions?)|hope|target\w*|pipeline|20\d\d[–-]20\d\d)\b/iu

/** Money or support that is no share, and dealings in which firms are no investors. */
export const notAnInvestment = translated(
  latinFirst(
    /\b(?:grants?|loans?|debt|awards?|prizes?|lauréat|competition|subsid(?:y|ies)|contracts?|customers?|suppliers?|revenues?|sales|pilots?|orders?|backlog|tokens?|ecosystem|treasur\p{L}*|liquidity|reserves|oracles?|storage|stud(?:y|ies)|research|patents?|science|universit\p{L}*|ministry|Horizon Europe|Innovate UK|EIC|NSF|SBIR|EXIST|zuschuss|förder\p{L}*|darlehen|préstamo|prestito|prêt|subvention\p{L}*|finanziamento agevolato)(?![\p{L}])/iu,
  ),
  'grant',
)

/** Amounts of other things than a round. */
export const otherAmounts =
  /\b(?:ARR|MRR|GMV|GTV|TVL|run[- ]rate|valuation|pre-money|post-money|cap|market|saved|savings|costs?|fees?)\b/iu

/** Another firm's money or other dealings with firms: a person's earlier company or employer, an exit, startups in general, users. */
export const othersMoney =
  /\b(?:ex|former(?:ly)?|previously|years? (?:at|in|with)|(?:partner|principal|analyst|associate|investor|director|fellow|scout|intern|entrepreneur[- ]in[- ]residence|EIR) at|worked|(?:his|her|their|my) (?:first|last|previous|own)|founder of|co-?founded|founded (?!in\b|19|20)|built|sold (?:it |them )?(?:to|for)|acquired by|exit(?:ed)?|previous company|startups?|comparable|used? (?:by|us)|deals? with|awareness|hired)\b/iu

/** Partners of a kind, which are no firm's name: 'Existing Conference Partners'. */
export const kindsOfPartners =
  /\b(?:existing|our|key|current|strategic|local|global|founding|general|limited|managing|business|channel|technology|conference|event|media|community|launch|design|delivery|distribution|marketing|sales|integration|implementation|academic|industry|hospital|clinic|research) partners$/iu
