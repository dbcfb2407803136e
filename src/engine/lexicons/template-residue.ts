/** Words that presentation templates print where the company's own belong. */
const residue =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert|add|enter|type|click to (?:add|edit)|write|edit)\b.{0,14}\b(?:name|logo|title|subtitle|tagline|slogan|text|company|business|brand|description|headline|content|here)\b|^(?:company|business|brand|startup|start-?up|product|project|presentation|organi[sz]ation) ?(?:name|logo|title)$|^(?:logo|tagline|subtitle|title|slogan|name|headline)(?: here)?$|\bthis (?:presentation )?template\b|\b(?:presentation|pitch deck|slides?|free) templates? (?:by|from)\b|\bcredits: this presentation\b|\breplace (?:this|with)\b|^competitors? (?:[a-f]|\d{1,2}|name)$|^(?:client|customer|partner|investor|company|product|brand)s? (?:[a-f]|\d{1,2})$/i

/** Hosts of sample addresses. */
const sampleHost =
  /(?:^|\.)(?:reallygreatsite|yourcompany|your-?company|yourwebsite|your-?website|yoursite|yourdomain|yourbusiness|yourbrand|yourstartup|yourmail|youremail|mycompany|mywebsite|companyname|company-?name|companywebsite|businessname|domainname|websitename|example|email|domain|website|company|sample|placeholder|lorem|loremipsum|test)\.(?:com|org|net|io|co)$/i
/** Mailboxes of sample addresses, on any host. */
const sampleBox = /^(?:your|my)[._-]?(?:name|e-?mail|company|address)@|^(?:name|email|username|user)@/i

/** Whether a text is a template's placeholder. */
export const isTemplateText = (text: string): boolean => residue.test(text.trim())

/** Whether a host is only found in templates. */
export const isSampleHost = (host: string): boolean => sampleHost.test(host)

/** Whether an email address is only found in templates. */
export const isSampleAddress = (address: string): boolean =>
  sampleBox.test(address) || sampleHost.test(address.split('@')[1] ?? '')
