import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { DocSendDeck, DocSendFault, DocSendVisitor } from './docsend-deck.ts'
import {
  makeAgreementForm,
  makeAlert,
  makeAuthForm,
  makeCodeForm,
  makeRoom,
  makeViewer,
  wrapPage,
} from './docsend-markup.ts'

/** A server on this machine that speaks as DocSend does, with the decks that tests give it. */
export type DocSendStandIn = {
  url: string
  /** What LINK_ORIGINS says so that DocSend and the host of its page images are this server. */
  linkOrigins: Map<string, string>
  /** By id: `docsend.com/view/{id}`, and `docsend.com/s/{id}` for rooms. */
  decks: Map<string, DocSendDeck>
  /** The newest code that was mailed to an address. */
  codes: Map<string, string>
  asked: { method: string; path: string; host: string; fields: Record<string, string> }[]
  stop: () => Promise<void>
}

const imageOrigin = 'https://pages.docsend-images.example'
const cookieName = '_docsend_session'

type Reply = { status: number; headers: OutgoingHttpHeaders; body: string | Uint8Array }
type Call = {
  standIn: DocSendStandIn
  method: string
  path: string
  fields: URLSearchParams
  visitor: DocSendVisitor
  /** The decks of which a page has failed. */
  failed: Set<string>
}

/** Starts the stand-in, on a free port unless one is given. */
export async function startDocSendStandIn(port = 0): Promise<DocSendStandIn> {
  const visitors = new Map<string, DocSendVisitor>()
  const failed = new Set<string>()
  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://stand-in')
    const fields = new URLSearchParams(await text(request))
    const { method = '', headers } = request
    standIn.asked.push({ method, path, host: headers.host ?? '', fields: Object.fromEntries(fields) })
    const visitor = findVisitor(visitors, request, response)
    const reply = findReply({ standIn, method, path, fields, visitor, failed })
    if (reply !== null) response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = ['https://docsend.com', 'https://www.docsend.com', 'https://gravelow.docsend.com', imageOrigin]
  const standIn: DocSendStandIn = {
    url,
    linkOrigins: new Map(hosts.map((origin) => [origin, url])),
    decks: new Map(),
    codes: new Map(),
    asked: [],
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}

function findVisitor(
  visitors: Map<string, DocSendVisitor>,
  request: IncomingMessage,
  response: ServerResponse,
): DocSendVisitor {
  const id = new RegExp(`${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? randomUUID()
  const known = visitors.get(id)
  if (known) return known
  const visitor = {
    token: randomUUID(),
    email: '',
    passed: new Set<string>(),
    confirmed: new Set<string>(),
    agreed: new Set<string>(),
    codes: new Map<string, string>(),
  }
  visitors.set(id, visitor)
  response.setHeader('set-cookie', `${cookieName}=${id}; Path=/; Secure; HttpOnly; SameSite=Lax`)
  return visitor
}

function findReply(call: Call): Reply | null {
  const { standIn, path, method } = call
  const short = /^\/(?:v\/[^/]+|(s))\/([^/]+)$/.exec(path)
  if (short) return { status: 302, headers: { location: `/view/${short[1] === 's' ? 's/' : ''}${short[2]}` }, body: '' }
  const image = /^\/images\/([^/]+)\/(\d+)$/.exec(path)
  if (image) return makeImage(standIn.decks.get(image[1] ?? ''), Number(image[2]))
  const match = /^\/view\/(?:s\/([^/]+)\/d\/|s\/)?([^/]+)(?:\/(download|page_data\/(\d+)))?$/.exec(path)
  const id = match?.[2] ?? ''
  const deck = standIn.decks.get(id)
  if (!deck || deck.fault === 'removed') return makePage(call, '<h1>Page not found</h1>', { status: 404 })
  if (deck.fault === 'forbidden')
    return makePage(call, '<div id="challenge">Checking your browser</div>', { status: 403 })
  if (deck.fault === 'down') return makePage(call, 'Bad gateway', { status: 502 })
  if (deck.fault === 'busy') return makePage(call, 'Too many requests', { status: 429 })
  // What is in a room opens with the room.
  const gateId = match?.[1] ?? id
  const gate = standIn.decks.get(gateId) ?? deck
  const complaint = method === 'POST' ? takeForm(call, gateId, gate) : ''
  if (complaint === null) return makePage(call, '<h1>The change you wanted was rejected</h1>', { status: 422 })
  const closed = findClosedGate(call, gateId, gate, complaint)
  if (match?.[3] !== undefined && closed !== null) return makeJson(403, {})
  if (match?.[3] === 'download') return makeDownload(deck, id)
  if (match?.[4] !== undefined) return makePageData(call, deck, id, Number(match[4]))
  return makePage(call, closed ?? makeContent(call, deck, id), deck)
}

/** The page that stands before a deck; null when the visitor is let in. */
function findClosedGate({ visitor, path, standIn }: Call, id: string, deck: DocSendDeck, complaint: string) {
  const action = deck.fault === 'form-elsewhere' ? 'https://collect.example/login' : path
  const form = { action, token: visitor.token }
  if (deck.fault === 'restricted') return makeAlert('This link is restricted. You are not authorized to view it.')
  if (deck.fault === 'changed-markup') return '<main><form><input name="visitor"></form></main>'
  if (!isIdentified(visitor, id, deck)) return makeAuthForm(form, deck, complaint)
  // The session remembers who was refused.
  if (deck.allowed && !deck.allowed.includes(visitor.email))
    return makeAlert('Your email address is not authorized to view this document.')
  if (deck.sendsCode && !visitor.confirmed.has(id)) {
    const code = visitor.codes.get(id) ?? String(randomInt(100_000, 1_000_000))
    visitor.codes.set(id, code)
    standIn.codes.set(visitor.email, code)
    return makeCodeForm(form, visitor.email, complaint)
  }
  const isAgreed = !deck.agreement || visitor.agreed.has(id)
  return isAgreed ? null : makeAgreementForm(form, deck.agreement ?? [], deck.fault === 'signature')
}

const isIdentified = ({ passed }: DocSendVisitor, id: string, { asksEmail, passcode }: DocSendDeck) =>
  passed.has(id) || (!asksEmail && passcode === undefined)

/** Takes a form that was sent; says what is wrong with it, '' for nothing. Null when it is not a form of this visitor. */
function takeForm({ fields, visitor }: Call, id: string, gate: DocSendDeck): string | null {
  const given = (name: string) => fields.get(`link_auth_form[${name}]`) ?? ''
  if (fields.get('authenticity_token') !== visitor.token || fields.get('_method') !== 'patch') return null
  if (fields.has('link_auth_form[verification_code]')) {
    if (given('verification_code') !== visitor.codes.get(id)) return 'The code is incorrect'
    visitor.confirmed.add(id)
  } else if (isIdentified(visitor, id, gate)) visitor.agreed.add(id)
  else {
    if (gate.asksEmail && !/^\S+@\S+\.\w+$/.test(given('email'))) return 'Email is not deliverable'
    if (gate.passcode !== undefined && given('passcode') !== gate.passcode) return 'Passcode is incorrect'
    visitor.email = given('email')
    visitor.passed.add(id)
  }
  return ''
}

function makeContent({ standIn }: Call, deck: DocSendDeck, id: string): string {
  if (deck.fault === 'expired') return '<h2>This content is no longer available.</h2>'
  if (deck.fault === 'video') return '<div class="video_player_wrapper" data-video-url="/v"></div>'
  const site = deck.fault === 'room-elsewhere' ? 'https://collect.example' : ''
  const decks = deck.room?.map((one) => ({
    href: `${site}/view/s/${id}/d/${one}`,
    name: standIn.decks.get(one)?.title ?? '',
  }))
  return decks ? makeRoom(decks) : makeViewer(deck.pages?.length ?? 1)
}

function makeDownload({ file }: DocSendDeck, id: string): Reply {
  if (!file) return makeJson(403, { error: 'Downloads are disabled' })
  return makeJson(200, { url: `${imageOrigin}/images/${id}/0?signature=0` })
}

/** Null for what is never answered. */
function makePageData({ failed }: Call, { pages = [], fault }: DocSendDeck, id: string, page: number): Reply | null {
  if (page > pages.length) return makeJson(404, {})
  if (page === 2 && fault === 'page-never-comes') return null
  if (page === 2 && fault === 'page-missing') return makeJson(500, {})
  if (page === 2 && fault === 'page-fails-once' && !failed.has(id)) {
    failed.add(id)
    return makeJson(502, {})
  }
  const imageUrl = `${imageOrigin}/images/${id}/${page}?signature=${page}`
  return makeJson(200, fault === 'changed-json' ? { picture: imageUrl } : { imageUrl, pageNum: page })
}

/** A page image, or page 0: the file itself. It is served without a cookie, by its address alone. */
function makeImage(deck: DocSendDeck | undefined, page: number): Reply {
  const body = page === 0 ? deck?.file?.bytes : deck?.pages?.[page - 1]
  if (!body) return { status: 404, headers: {}, body: '' }
  if (page === 0) {
    const disposition = `attachment; filename="${deck?.file?.name}"`
    return { status: 200, headers: { 'content-type': 'binary/octet-stream', 'content-disposition': disposition }, body }
  }
  const isHtml = page === 2 && deck?.fault === 'image-is-html'
  return { status: 200, headers: { 'content-type': 'image/png' }, body: isHtml ? '<html>Sign in</html>' : body }
}

function makePage(
  { visitor, method }: Call,
  body: string,
  { status = 200, title = 'DocSend', fault }: { status?: number; title?: string; fault?: DocSendFault } = {},
): Reply {
  const html = wrapPage(title, body, visitor.token)
  if (fault === 'answers-in-json' && method === 'POST') return makeJson(status, { viewer_html: html })
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html }
}

function makeJson(status: number, body: object): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
