import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Words that presentation templates print where the company's own belong. */
const residue =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert|add|enter|type|click to (?:add|edit)|write|edit)\b.{0,14}\b(?:name|logo|title|subtitle|tagline|slogan|text|company|business|brand|description|headline|content|here)\b|^(?:company|business|brand|startup|start-?up|product|project|presentation|organi[sz]ation) ?(?:name|logo|title)$|^(?:logo|tagline|subtitle|title|slogan|name|headline)(?: here)?$|\bthis (?:presentation )?template\b|\b(?:presentation|pitch deck|slides?|free) templates? (?:by|from)\b|\bcredits: this presentation\b|\breplace (?:this|with)\b|^competitors? (?:[a-f]|\d{1,2}|name)$|^(?:client|customer|partner|investor|company|product|brand)s? (?:[a-f]|\d{1,2})$/i

/** Hosts of sample addresses. */
const sampleHost =
  /(?:^|\.)(?:reallygreatsite|yourcompany|your-?company|yourwebsite|your-?website|yoursite|yourdomain|yourbusiness|yourbrand|yourstartup|yourmail|youremail|mycompany|mywebsite|companyname|company-?name|companywebsite|businessname|domainname|websitename|example|email|domain|website|company|sample|placeholder|lorem|loremipsum|test)\.(?:com|org|net|io|co)$/i
/** Hosts of those who make or show decks: they set their own address on the last page. */
const deckMaker = /(?:pitch-?decks?|deck-?templates?|slide-?templates?)[a-z0-9-]*\.[a-z.]+$/i
/** Mailboxes of sample addresses, on any host. */
const sampleBox = /^(?:your|my)[._-]?(?:name|e-?mail|company|address)@|^(?:name|email|username|user)@/i

/** Whether a text is a template's placeholder. */
export const isTemplateText = (text: string): boolean => residue.test(text.trim())

/** Whether a host is only found in templates, or is of someone who makes decks for others. */
export const isSampleHost = (host: string): boolean => sampleHost.test(host) || deckMaker.test(host)

/** Whether an email address is only found in templates. */
export const isSampleAddress = (address: string): boolean =>
  sampleBox.test(address) || isSampleHost(address.split('@')[1] ?? '')

/** What stands in brackets where a maker is to fill in. */
const blankLead =
  "(?:(?:your|insert|add|the|founder(?:['’]s)?|company|first|last|full|relevant|previous|team|member) )*"
const blankNouns = [
  'names?|surname|x{2,4}|titles?|roles?|positions?|compan(?:y|ies)|dates?|years?(?! \\d)|amounts?|numbers?|city|country',
  'logo|photos?|links?|url|e-?mail|products?|taglines?|industry|domain|metrics?|text|bios?|experience|description|tb[ad]|placeholder',
].join('|')
const blank = `${blankLead}(?:${blankNouns})`
const blanks = latinFirst(`\\[${blank}(?:[ /,][^\\]]{0,30})?\\]|<${blank}>|\\{\\{[^}]{1,40}\\}\\}`, 'iu')

/** Orders of a template to its user, in its own words: nothing that a company says of itself. */
const orders = latinFirst(
  [
    String.raw`\b(?:insert|add|replace|fill in|put|update)\b[^.;:]{0,40}\b(?:team|founders?|photos?|names?|actual|your)(?:,| &| and)? (?:bios?|headshots?)(?![\p{L}-])`,
    String.raw`\b(?:insert|add|fill in|put|(?:update|replace)(?: (?:this|these|it|them|placeholders?))? with) (?:your |the )?(?:real|actual) (?:metrics|numbers|data|figures|names|team)(?! time)(?!\p{L})`,
    String.raw`\byour (?:best quote|(?:own )?(?:tagline|slogan|text|title|subtitle|logo|name|company name|headline|content|photo|picture|image|quote) (?:goes )?here)\b`,
    String.raw`\b(?:click|tap|double[- ]click) (?:here )?to (?:add|edit|insert|type|replace) (?:your |a |the |master )?(?:sub ?)?(?:titles?|text|headings?|content|body|notes|pictures?|icons?)(?!\p{L})`,
    String.raw`\b(?:add|insert|type|write|enter) (?:your |a |some |the )?(?:little bit of )?(?:own )?(?:body |desired |short |sub)?(?:text|title|description|heading|content|tagline|subtitle)(?: here|$|\.| with \d)`,
    String.raw`\b(?:insert|put|place) (?:your |a |an |the )?(?:\p{L}+ )?(?:text|logo|name|photo|picture|image|chart|title|tagline|quote) here(?!\p{L})`,
    String.raw`\byou can (?:use a sub ?header|describe the topic|(?:write|enter|type|put) (?:your|a) (?:text|subtitle|title|description) here)(?!\p{L})`,
    String.raw`\b(?:elaborate|expound) on what you want to (?:discuss|say)\b|\bpresentations are communication tools\b`,
  ].join('|'),
  'iu',
)

/** Filler of templates, their sample people and addresses. */
const filler = latinFirst(
  [
    String.raw`\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b`,
    String.raw`\b(?:john|jane|joe) doe\b|\b(?:max|erika) mustermann\b|\bjoe bloggs\b|\bfulano de tal\b`,
    String.raw`(?:^|[\n|•])\s*(?:full |first |last |your )?name,? ?(?:[-–/&]|and|surname)? ?(?:here|surname|last ?name|(?:job )?title|position|role)\s*(?:$|[\n|•])`,
    String.raw`\b(?:firstname|first name) (?:lastname|last name|surname)\b|\bname surname\b`,
    String.raw`\b123 anywhere st|\bany ?city, (?:st|state|country) \d|(?<!\d)\+?\(?123\)?[-. ]456[-. ]7890(?!\d)`,
    String.raw`\b(?:mercury|venus|mars|jupiter|saturn|neptune)\b[^.]{0,30}\b(?:closest planet to|a beautiful name|is a cold place|a gas giant|hydrogen and helium|farthest planet)`,
  ].join('|'),
  'imu',
)

/** Whether a text, of any length, holds words that a template's user was to replace: nothing in it is said of the company. */
export const isUnfilledText = (text: string): boolean => blanks.test(text) || orders.test(text) || filler.test(text)
