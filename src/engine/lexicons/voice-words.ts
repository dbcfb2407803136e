import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

const wholeLine = (words: string) => `^[^\\p{L}\\p{N}]{0,4}${words}[^\\p{L}\\p{N}]{0,4}$`
const atStart = (words: string) => `^[^\\p{L}\\p{N}]{0,4}${words}`

/** Titles and headings over what a customer says or reached. */
export const customerStoryHeading = translated(
  /\b(?:(?:customer |client |user )?case stud(?:y|ies)|success stor(?:y|ies)|(?:customer|client|user|patient) (?:stor(?:y|ies)|voices?|feedback|results?|quotes?|reviews?|love|spotlight)|testimon(?:y|ials?)|(?:voices?|stories) (?:of|from) (?:our )?(?:customers?|clients?|users?)|(?:what|here['’]s what) (?:our )?(?:early |first |happy )?(?:customers?|clients?|users?|people|partners|parents|patients|teachers|students|merchants|they)(?: are| have been| have)? (?:say(?:ing)?|said|think|tell us)|kind words|don['’]t (?:just )?take our word)\b/i,
  'customerStory',
)

/** A title that tells what one customer did: 'How Norvik Foods cut waste by 30%'. */
export const howCustomerDid = latinFirst(
  /^[Hh]ow (?<who>\p{Lu}[\p{L}\d&.’'-]*(?: (?:and |& )?\p{Lu}[\p{L}\d&.’'-]*){0,3}) (?:cut|saved?|reduced?|increased?|grew|doubled|tripled|boosted|improved|uses?|used|scaled|automated|achieved|won|earned|built|transformed|launched)(?!\p{L})/u,
)

/** A sentence in which customers reach something; a figure in it is theirs. */
export const customersReach = latinFirst(
  /\b(?:customers?|clients?|users|merchants|sellers|retailers|restaurants|farmers|patients|teams|drivers|hosts|owners|creators|companies) (?:(?:who|that|using|on|with|of) (?:\S+ ){1,4})?(?:(?:have |can |will |already |typically |usually |now )*)(?:saved?|saves|see|saw|seen|reports?|reported|earned|achieved?|reduced?|cut|increased?|experience[ds]?|gain(?:ed)?|improved?|boost(?:ed)?|recover(?:ed)?|realis[ez]ed?)(?!\p{L})/iu,
)

/** Words with which a speaker speaks of himself or herself; companies say 'we'. */
export const firstPersonSingular = latinFirst(
  /(?<![\p{L}\p{N}’'-])(?:I|I['’](?:m|ve|d|ll)|my|myself|ich|mein(?:e[mnrs]?)?|je|j['’](?:ai|aime|étais|adore)|mon|mes|eu|meu|minha|yo|mi|mio|mia)(?![\p{L}\p{N}’'-])/u,
)

/** Names and words of the press. */
export const pressNames =
  /\b(?:techcrunch|forbes|bloomberg|wired|the verge|venturebeat|mashable|business insider|financial times|ft|wall street journal|wsj|new york times|nyt|guardian|bbc|cnn|cnbc|reuters|economist|fast company|inc\.|entrepreneur magazine|der spiegel|handelsblatt|le monde|les echos|el país|expansión|times|post|magazine|gazette|tribune|journal|news)\b/i

/** Titles and offices of those who are quoted as experts. */
export const expertWords =
  /(?<!\p{L})(?:dr|prof|professor|phd|ph\.d|md|m\.d|university|universität|université|universidad|institute|minister|president of|author|economist|analyst|scientist|researcher|nobel|gartner|mckinsey|forrester|deloitte|bcg|bain|pwc)(?![\p{L}])/iu

/** Titles over articles on the company or its field. */
export const pressTitle =
  /^(?:(?:we(?:['’]re| are) )?in the (?:press|news|media)|(?:as )?(?:seen|featured) (?:in|on)|press(?: coverage| mentions)?|media(?: coverage| mentions)?|news coverage|what the press says?)[\s:.!]*$/i

/** Titles over lists of sources. */
export const referencesTitle = translated(
  /^(?:references?(?: (?:and|&) (?:sources|notes|citations))?|sources?(?: (?:and|&) (?:references|notes|assumptions))?|bibliography|works cited|footnotes|end ?notes|citations|data sources|appendix:? (?:sources|references))[\s:.]*$/i,
  'references',
  wholeLine,
)

/** Titles over legal text. */
export const legalTitle = translated(
  /^(?:(?:legal |important |investor )?(?:disclaimers?|notices?)|(?:legal|important|confidentiality|safe harbou?r) (?:notices?|statements?|information|disclosures?|disclaimers?)|forward[- ]looking statements?|safe harbou?r|important disclosures?|confidentiality (?:notice|statement))(?:[\s:.]*$|\s(?:and|&)\s)/i,
  'legalTitle',
  wholeLine,
)

/** Phrases of legal text, wherever they stand. */
export const legalPhrase = translated(
  /\b(?:forward[- ]looking (?:statements?|information)|(?:does|do|shall|is|are) not (?:to )?(?:constitute|be construed as|intended (?:as|to be)) (?:an? |any |investment |legal |financial )*(?:offer|advice|solicitation|recommendation|guarantee)|(?:an )?offer (?:to sell|or solicitation)|solicitation of (?:an )?offers?|no (?:representations?|warrant(?:y|ies)|liability)\b[^.]{0,40}?\b(?:made|given|is|are|accepted|express)|actual results (?:may|could|might|will)|results (?:may|could) (?:differ|vary)|past performance (?:is|does)|should not be relied (?:up)?on|not (?:financial|investment|legal|tax) advice|for informational purposes only|for (?:discussion|illustrative|illustration) purposes only|securities act|not been (?:registered|approved|reviewed) (?:under|by|with)|without (?:the |our )?(?:prior |express )*(?:written|prior)(?: express| written)* (?:consent|permission|authori[sz]ation)|intended (?:solely )?for the (?:recipient|addressee)|(?:contains?|includes?|of) confidential information|(?:strictly|highly) (?:private (?:and|&) )?confidential|(?:private|proprietary) (?:and|&) confidential|confidential (?:and|&) proprietary|all rights reserved|presentation template (?:was )?(?:created|made)|please keep this slide for attribution)\b/i,
  'legalPhrase',
)

/** A line that holds a mark of copyright; in headers and footers the word alone is one. */
export const copyrightMark =
  /^\W{0,4}(?:©|\(c\)\s)|(?:©|\(c\)|copyright)\s{0,2}(?:©\s?|\(c\)\s?|by\s|of\s)?(?:19|20)\d\d|copyright\s(?:©|\(c\))/i
export const copyrightFooter = /^\W{0,4}copyright\b/i

/** A line that says nothing but that it is confidential. */
export const confidentialLine = translated(
  /^\W*(?:(?:company |strictly |private (?:and|&) |highly |commercial[- ]in[- ])?confiden(?:tial|ce)|do not (?:distribute|share|forward|copy)|internal use only)\W*$/i,
  'confidentialLine',
  wholeLine,
)

/** The start of a disclaimer: 'Disclaimer: these figures …'. */
export const disclaimerLead = translated(
  /^\W{0,3}(?:disclaimer|legal notice|important notice|safe harbou?r|confidentiality notice)\s?(?:[:–—-]|$)/i,
  'disclaimerLead',
  atStart,
)

/** Words at the start of a sentence or clause that is an example. */
export const exampleLead = translated(
  /^\W{0,4}(?:(?:for|an?) (?:example|instance)|example(?: \d+| [A-C])?(?=\s?[:–—-])|imagine|picture this|let['’]s (?:say|assume|suppose|imagine|take)|suppose|consider an? (?:\p{L}+ ){0,3}(?:who|that|with)|say you|hypothetical(?:ly)?|sample calculation|illustrative(?:ly)?(?: example| calculation)?|by way of (?:example|illustration))(?!\p{L})/iu,
  'exampleLead',
  atStart,
)

/** Words inside a sentence behind which an example stands. */
export const exampleInside = translated(
  latinFirst(/(?<![\p{L}])(?:e\.\s?g\.?|for example|for instance|let['’]s say|say,)(?!\p{L})/iu),
  'exampleInside',
)

/** Titles and headings over an example. */
export const exampleTitle = translated(
  /^(?:(?:an? |worked |illustrative |sample |use[- ]case |numerical |customer |user |simple )*examples?(?: (?:use case|scenario|calculation|transaction|economics)\b.*|\s?: .*)?|illustrative (?:example|calculation|scenario|economics)|hypothetical.*|(?:our |user |customer |buyer |target )?personas?|a day in the life.*|user stor(?:y|ies):?|sample (?:calculation|scenario|case|report|invoice|order)|(?:example|sample|typical) scenarios?)[\s:.]*$/i,
  'exampleTitle',
  wholeLine,
)

/** Invented people and firms of examples and templates. */
export const inventedNames =
  /\b(?:(?:john|jane|jon|joe) (?:doe|q\.? public)|max mustermann|erika mustermann|jean dupont|mario rossi|juan pérez|fulano|acme(?: (?:inc|corp|co|ltd|gmbh|company)\.?)?|lorem ipsum|foo ?bar|your (?:logo|name|company name) here|company name here)\b/i

/** Markers of a persona's card: age, occupation, goals. */
export const personaMarks = translated(
  /^(?:age|occupation|job|goals?|frustrations?|pain points?|needs|motivations?|bio|status|location|income|hobbies|behaviou?rs?|quote)\s?(?::|$)/i,
  'personaMark',
  atStart,
)

/** A first name with an age: 'Sarah, 34', 'Tom (41)', 'Maria, 29 years old'. */
export const nameWithAge =
  /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}.’'-]*)?(?:,\s|\s\(|\s[-–|]\s)(?:aged? )?(?:1[6-9]|[2-8]\d)(?:\)?$|,\s|\)|\s(?:years?|yrs?|y\.?o\.?|ans|años|anos|jahre|anni)(?!\p{L}))/u

/** Buttons and prompts of apps and sites: a line that says just this was read off a screen. */
export const interfaceButtons = translated(
  /^\W{0,3}(?:(?:sign|log)[ -]?(?:in|out|up)(?: (?:with|to|now)\b.*)?|log(?:in|out)|sign(?:in|up)|register(?: now)?|create (?:an )?account|forgot(?:ten)? (?:your )?password\??|remember me|add to (?:cart|bag|basket|wish ?list|favou?rites)|(?:proceed to )?check ?out(?: now)?|buy now|pay now|place (?:your )?order|order now|book now|view (?:all|more|details|profile|cart|order|report|full .{1,20})|see (?:all|more|details)|show (?:all|more)|load more|read more|learn more|submit|cancel|save(?: changes)?|edit(?: profile)?|delete|apply(?: now| filters?)?|confirm(?: (?:order|booking|payment))?|continue|skip|back|next|done|ok|upload (?:file|photo|image|document)s?|choose file|browse files|download (?:pdf|csv|report|now)|sort by.*|filter(?:s| by.*)?|search\W*(?:here|products?|for .{1,20})?\W*|type (?:a|your) message.*|write a (?:message|comment|review).*|say something.*|send(?: message)?|reply|follow(?:ing)?|unfollow|get started|try (?:it )?(?:now|free)|start free trial|subscribe(?: now)?|my (?:account|profile|cart|orders?|wallet|bookings?|trips|wishlist)|account settings|privacy policy|terms (?:of (?:use|service)|(?:and|&) conditions)|email address|(?:enter )?(?:your )?(?:password|e-?mail|phone number|full name)|first name|last name|date of birth|online now|typing\W*|last seen.*|available balance|total balance|current balance|transaction history|recent (?:transactions|activity|orders|searches)|add (?:new|funds|money|card|item|user)\b.*|withdraw|top ?up|scan (?:qr|to pay).*|select (?:all|date|time|an? .{1,20})|no results.*|loading\W*|welcome back\b.*|tap to .{1,25}|swipe .{1,25}|ask me anything.*|mark (?:all )?as read|unread|copy link|share|hire(?: me| now)?|message \p{Lu}\p{Ll}+|(?:enter|type) your (?:question|message|name|text)\b.*|ask a question)\W{0,3}$/iu,
  'interfaceButton',
  wholeLine,
)

/** Titles over pictures of screens. */
export const screenTitle =
  /\b(?:screenshots?|screen ?shots|mock-?ups?|wireframes?|(?:landing|profile|log[- ]?in|home|sign[- ]?up|welcome|dashboard|checkout|settings|payment|product|booking) (?:page|screen)s?|user interface|UI|app (?:screens?|preview)|prototype|demo)\b/i

/** Words of menus: they also head a list of features, so that one of them alone tells nothing. */
export const interfaceMenu = translated(
  /^\W{0,3}(?:home|dashboard|overview|profile|settings|notifications?|messages?|inbox|outbox|drafts|calendar|today|yesterday|tomorrow|reports?|orders?|cart|wallet|favou?rites|bookmarks|help(?: center)?|support|faq|menu|contacts?|activity|history|feed|explore|discover|chats?|files|folders?|tasks?|to ?do|in progress|pending|completed|approved|rejected|active|inactive|status|actions?|date(?: created| issued)?|amount|total|subtotal|quantity|qty|price|description|name|title|type|id|email|phone|role|all|new|view|more|close|online|offline|mon|tue|wed|thu|fri|sat|sun|am|pm|user|users|admin|analytics|invoices?|payments?|transactions?|balance|deposit|transfer|receive|send|scan|details|categories|products|items|date registered|created by|issued|due date|owner|assignee|priority|tags?)\W{0,3}$/i,
  'interfaceMenu',
  wholeLine,
)

/** Words of a market, its size and its trends. */
export const marketSubject = translated(
  latinFirst(
    /(?<!\p{L})(?:market (?:size|value|cap(?:itali[sz]ation)?|volume|growth|potential|opportunity|is|was|will|to reach|reaching|valued|worth|expected|projected|in (?:19|20)\d\d)|industry (?:size|is|was|will|revenues?|worth|standard|average)|(?:market|industry|sector) (?:of|worth) |addressable market|(?:companies|businesses|consumers|enterprises|firms|households|governments|banks|retailers|people|americans|europeans) (?:worldwide |globally )?(?:spend|spent|lose|lost|waste|pay|throw)|(?:spend|spent|lost|wasted) (?:annually|globally|worldwide|each year|every year|per year|a year))(?!\p{L})/iu,
  ),
  ['marketSize', 'tam', 'sam'],
)

/** A market that is named beside a sum in billions or a share: '$9B global sensor market'. */
export const namedMarket = latinFirst(
  /(?<!\p{L})(?:global|worldwide|world|total|domestic|online|retail|US|U\.S\.|european|asian|indian|african|american) (?:\p{L}+ ){0,3}(?:market|industry|sector|spend(?:ing)?)(?!\p{L})/iu,
)
export const marketSum = /\b(?:billion|trillion|bn)\b|\d\s?[BT]n?\b|[$€£]\s?\d[\d.,]*\s?(?:bn|[bt])\b|\d\s?%/i
export const marketAcronym = /\b(?:TAM|SAM)\b/

/** Growth that is a company's own when these stand beside it. */
export const ownMetric = /\b(?:revenues?|sales|users|customers|EBITDA|GMV|bookings|headcount)\b/i

/** Titles of slides on the market whose figures can be the company's. */
export const ownMarketTitle =
  /\b(?:validation|traction|fit|entry|penetration|share|launch|strategy|position|progress|pipeline)\b/i

/** Who the figures of a problem or a trend are about, when they are not the company's own. */
export const othersSubject = translated(
  latinFirst(
    /(?<!\p{L})(?:\d\s?% of (?:all |the |these |those |global |U\.?S\.? |small |large |online )*\p{L}{4,}|\d (?:out of|in) (?:\d+|ten|five|four|three)|(?:people|consumers|companies|businesses|enterprises|SMEs|SMBs|households|adults|women|men|children|students|patients|workers|employees|shoppers|americans|europeans|farmers|organi[sz]ations|hospitals|deaths|crimes|accidents|emails|emissions|tonnes) (?:worldwide|globally|around|in the|are|have|suffer|struggle|die|lose|fail|use|say|feel|report|live|spend|sent|per)|worldwide|globally|world['’]?s|on average|according to|annual (?:cost|losses|loss|waste)|each year|every year|industry|nationwide|per capita|GDP)(?!\p{L})/iu,
  ),
  ['others', 'market'],
)

/** Words with which a text is the company's own, so that what it says is not another's. */
export const ownSpeech = translated(
  latinFirst(
    /(?<![\p{L}])(?:we|our|ours|us|we['’](?:re|ve|ll|d)|SOM|obtainable|ARR|MRR|target(?:ed|ing)? (?:share|customers|revenue)|(?:year|yr|año|ano|année|jahr|anno|rok)\.? ?[1-5]|conver(?:t\p{L}*|sions?)|penetration|sign-?ups?|[$€£]\s?\d[\d.,]*\s?(?:\/|per )\s?(?:mo|month|user|seat)\p{L}*)(?![\p{L}])/iu,
  ),
  ['self', 'own'],
)

/** Titles over competitors themselves. */
export const competitorsTitle = translated(
  /\b(?:competitors?|competition|competitive (?:landscape|analysis|overview|market)|rivals|alternatives|existing (?:solutions|players)|other players|incumbents|market players)\b/i,
  'competitorTitle',
)

/** Titles with which a slide on competition speaks of the company's own side. */
export const advantageTitle =
  /\b(?:advantages?|edge|differen\w*|unique|moat|positioning|defensib\w*|wins?|why|better|beat|no|without|ahead|us|our|we|strengths?|secret|usp|uvp|value prop\w*)\b/i
