type Attributes = Record<string, string>

/** Elements that a reader of the page does not see, or that lead to other pages. */
const hiddenElements = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'head', 'select'],
  ...['nav', 'form', 'dialog', 'video', 'audio'],
])
/** The words of someone else, in an element made for them. */
const elementsOfOthers = new Set(['blockquote', 'q'])

const inlineElements = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'br',
    'cite',
    'code',
    'data',
    'em',
    'font',
    'i',
    'img',
    'label',
    'mark',
    'picture',
  ],
  ...['small', 'source', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr', 'button', 'input'],
])

const invisibleStyle =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d]))/iu
const rolesAside = new Set(['navigation', 'dialog', 'alertdialog', 'menu', 'search'])
/** Names that authors give to what is not the company speaking of itself. */
const namesAside =
  /(?:^|[\s_-])(?:cookies?|consent|testimonials?|reviews?|quotes?|breadcrumbs?|modal|popup|btn|button|cta|visually-hidden|sr-only)(?:$|[\s_-])/iu
const logoWords = /logo|brand|client|customer|partner|investor/iu

/** Whether an element's text is not part of what the company tells the readers of the page. */
export function hidesContent(name: string, attributes: Attributes): boolean {
  return (
    hiddenElements.has(name) ||
    elementsOfOthers.has(name) ||
    attributes.hidden !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    invisibleStyle.test(attributes.style ?? '') ||
    rolesAside.has(attributes.role ?? '') ||
    namesAside.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)
  )
}

/** Whether an element begins a line of its own. What is not known does, as browsers show sections and custom parts. */
export const isBlockElement = (name: string): boolean => !inlineElements.has(name)

/** Whether an element is the foot of the page. */
export const isFooter = (name: string, { role }: Attributes): boolean => name === 'footer' || role === 'contentinfo'

/** Whether an image is the logo of a firm, by the words that its author gave it. */
export const isLogo = ({ alt = '', class: names = '', src = '' }: Attributes): boolean =>
  logoWords.test(`${alt} ${names} ${src}`)
