import { type CheerioAPI, load } from 'cheerio'

/** Elements of a page. */
type Elements = ReturnType<ReturnType<CheerioAPI>['closest']>

/** What a form of DocSend asks a visitor for. */
export type GateField = 'email' | 'passcode' | 'code'

/** A form to send back: where, and what its hidden fields hold. `action` is null for the address of the page itself. */
export type GateForm = { action: string | null; hidden: Record<string, string> }

/** What a page of DocSend is, as far as it is understood. */
export type DocSendPage =
  /** `agreement` is the text to be accepted with this form; `complaint` what the page says about what was sent before. */
  | { kind: 'gate'; asks: GateField[]; agreement: string | null; form: GateForm; complaint: string }
  | { kind: 'deck'; title: string; pageCount: number }
  | { kind: 'room'; decks: { path: string; name: string }[] }
  | { kind: 'restricted' | 'gone' | 'video' | 'unknown' }

/** The names of the fields by which a visitor is asked. */
export const gateFieldNames: Record<GateField, string> = {
  email: 'link_auth_form[email]',
  passcode: 'link_auth_form[passcode]',
  code: 'link_auth_form[verification_code]',
}

const restrictedWords = /not authori[sz]ed|restricted|not on the list|don.t have (?:access|permission)/i
const goneWords =
  /no longer (?:available|active|exists?)|(?:has|link) expired|(?:been|is) (?:disabled|deactivated|removed|deleted)|not found/i

/** Reads a page of DocSend. Markup that is not understood gives 'unknown', never a guess. */
export function readDocSendPage(html: string): DocSendPage {
  const $ = load(html)
  if (restrictedWords.test($('.alert_content, .flash, [role="alert"]').text())) return { kind: 'restricted' }
  return readGate($) ?? readRoom($) ?? readDeck($) ?? { kind: nameOther($) }
}

function readGate($: CheerioAPI): DocSendPage | null {
  const authForm = $('form').filter((_, form) => listAsked($, $(form)).length > 0)
  const agreementBlock = $('[class*="nda-agreement"]').first()
  const form = authForm.length > 0 ? authForm.first() : findAgreementForm($, agreementBlock)
  if (form.length === 0) return null
  const asks = listAsked($, form)
  const isAgreement = asks.length === 0 || form.find('[class*="nda-agreement"]').length > 0
  const agreement = isAgreement ? readAgreement($, agreementBlock) : null
  if ((isAgreement && agreement === null) || asksForMore($, form)) return { kind: 'unknown' }
  const complaint = clean($('.error, .error-message, .error-messages, .alert_content').text())
  return { kind: 'gate', asks, agreement, form: readForm($, form, isAgreement), complaint }
}

const listAsked = ($: CheerioAPI, form: Elements): GateField[] => {
  const names = form
    .find('input')
    .not('[type="hidden"]')
    .get()
    .map((input) => $(input).attr('name'))
  return (['email', 'passcode', 'code'] as const).filter((field) => names.includes(gateFieldNames[field]))
}

function findAgreementForm($: CheerioAPI, block: Elements): Elements {
  const around = block.closest('form')
  if (around.length > 0) return around
  const inside = block.find('form').first()
  return inside.length > 0
    ? inside
    : $('form')
        .filter((_, form) => block.parent().find(form).length > 0)
        .first()
}

/** Longer than any agreement; it goes to every member who looks at the list. */
const mostAgreementCharacters = 200_000
/** Documents of a room that are offered, and characters of the address by which one is chosen. */
const mostDecks = 200
const longestPath = 2_000
const longestName = 300

/** The text of an agreement with its paragraphs; null when all of it is not on the page. */
function readAgreement($: CheerioAPI, block: Elements): string | null {
  const content = block.find('[class*="nda-agreement__content"]').first()
  const copy = (content.length > 0 ? content : block).clone()
  if (copy.find('iframe, embed, object').length > 0) return null
  copy.find('script, style, button, input, select, label').remove()
  copy.find('br').replaceWith('\n')
  copy.find('p, div, li, h1, h2, h3, h4, h5, h6, tr').each((_, one) => {
    $(one).append('\n\n')
  })
  const text = copy
    .text()
    .split(/\n{2,}/)
    .map(clean)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  return text === '' || text.length > mostAgreementCharacters ? null : text
}

/** Whether a form has fields for people that nothing here can fill, such as a name under an agreement. */
function asksForMore($: CheerioAPI, form: Elements): boolean {
  const known = Object.values(gateFieldNames)
  const typed = form
    .find('input, select, textarea')
    .not('[type="hidden"], [type="checkbox"], [type="submit"], [type="button"]')
  return typed.get().some((field) => !known.includes($(field).attr('name') ?? ''))
}

function readForm($: CheerioAPI, form: Elements, accepts: boolean): GateForm {
  const fields = form.find(accepts ? 'input[type="hidden"], input[type="checkbox"][required]' : 'input[type="hidden"]')
  const hidden = Object.fromEntries(
    fields.get().flatMap((field) => {
      const name = $(field).attr('name') ?? ''
      const fallback = $(field).attr('type') === 'checkbox' ? 'on' : ''
      return name === '' ? [] : [[name, $(field).attr('value') ?? fallback] as const]
    }),
  )
  const token = $('meta[name="csrf-token"]').attr('content')
  if (hidden.authenticity_token === undefined && token !== undefined) hidden.authenticity_token = token
  return { action: form.attr('action') ?? null, hidden: { _method: 'patch', ...hidden } }
}

function readRoom($: CheerioAPI): DocSendPage | null {
  const room = $('.bundle-viewer, [class*="bundle-viewer"]').first()
  if (room.length === 0) return null
  const decks = new Map<string, string>()
  for (const link of room.find('a[href]').get()) {
    const path = $(link).attr('href') ?? ''
    const label = $(link).find('[class*="document_name"]').first()
    const name = clean(label.length > 0 ? label.text() : $(link).text()).slice(0, longestName)
    if (decks.size === mostDecks || path.length > longestPath) continue
    // Folders are left out: what is in them is not on this page.
    if (name !== '' && /\/(?:d|view|v)\/[^/]/.test(path) && !/\/f\/|folder/i.test(path)) decks.set(path, name)
  }
  return { kind: 'room', decks: [...decks].map(([path, name]) => ({ path, name })) }
}

function readDeck($: CheerioAPI): DocSendPage | null {
  const label = /\bof\s+(\d{1,5})\b/.exec(clean($('.page-label').first().text()))?.[1]
  const numbers = $('[data-page-num]')
    .get()
    .map((one) => Number($(one).attr('data-page-num')))
  const pageCount = [Number(label ?? 0), Math.max(0, ...numbers), $('.carousel-inner .item').length].find(
    (count) => count > 0,
  )
  if (pageCount === undefined || !Number.isInteger(pageCount)) return null
  return { kind: 'deck', title: readTitle($), pageCount }
}

/** The title of a deck without the name of the service; '' when it has none. */
function readTitle($: CheerioAPI): string {
  const titles = [$('meta[property="og:title"]').attr('content') ?? '', $('title').first().text()]
  const own = titles.map((title) => clean(title).replace(/^DocSend\s*[-–|]\s*|\s*[-–|]\s*DocSend\b.*$/gi, ''))
  return own.find((title) => title !== '' && !/^docsend$/i.test(title)) ?? ''
}

function nameOther($: CheerioAPI): 'video' | 'gone' | 'unknown' {
  if ($('[class*="video_player"], [class*="video-player"], [data-video-url]').length > 0) return 'video'
  return goneWords.test(clean($('title, h1, h2, h3, .alert_content, .error-page').text())) ? 'gone' : 'unknown'
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
