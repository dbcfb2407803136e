import type { Need } from '#contract/deals.ts'
import type { GivenToLink, OpenedLink, OpenLink } from '../link-source.ts'
import { type DocSendPage, type GateField, gateFieldNames } from './docsend-page.ts'
import { notLetIn, docSendSentences as say } from './docsend-sentences.ts'
import { type Arrived, type DocSendSession, findOnSite, startDocSendSession } from './docsend-session.ts'
import { fetchDocSendDeck } from './fetch-docsend-deck.ts'

type Gate = Extract<DocSendPage, { kind: 'gate' }>
type Room = Extract<DocSendPage, { kind: 'room' }>
type Ended = Exclude<OpenedLink, { kind: 'document' }>
/** What a form has been sent with on this visit. */
type Sent = Set<GateField | 'agreement'>

/** A form each for address, code and agreement, a room and one more of each in its deck; what takes longer goes in circles. */
const mostSteps = 10

const refuse = (sentence: string): Ended => ({ kind: 'refused', sentence })
const ask = (kind: Need['kind'], sentence: string, more: Omit<Need, 'kind'> = {}): Ended => ({
  kind: 'needs',
  need: { kind, ...more },
  sentence,
})

/** Opens a link of DocSend: passes its gates with what members gave, then takes the file, else the page images. */
export const openDocSend: OpenLink = async (url, given, visit) => {
  const session = startDocSendSession(visit)
  const sent: Sent = new Set()
  let isChosen = false
  let arrived = await session.get(url)
  if (arrived.page.kind === 'restricted' && given.email !== null) {
    // The session remembers an address that was refused, and the member has given another.
    await visit.cookies.forget()
    arrived = await session.get(url)
  }
  for (let step = 0; step < mostSteps; step += 1) {
    const { page } = arrived
    if (page.kind === 'deck') return fetchDocSendDeck(session, { ...page, url: arrived.url }, visit)
    if (page.kind === 'room') {
      const choice = isChosen ? refuse(notLetIn) : chooseDeck(page, given)
      if (typeof choice !== 'string') return choice
      const address = findOnSite(choice, arrived.url)
      if (address === null) return refuse(notLetIn)
      isChosen = true
      arrived = await session.get(address.href)
    } else if (page.kind === 'gate') {
      const next = await passGate(session, { page, url: arrived.url }, given, sent)
      if ('kind' in next) return next
      arrived = next
    } else return explain(page.kind, given, sent)
  }
  return refuse(notLetIn)
}

function explain(
  kind: Exclude<Arrived['page']['kind'], 'deck' | 'room' | 'gate'>,
  given: GivenToLink,
  sent: Sent,
): Ended {
  if (kind === 'unknown') return refuse(notLetIn)
  if (kind !== 'restricted') return refuse(say[kind])
  return sent.has('email') && given.email ? ask('email', say.notAllowed(given.email)) : refuse(say.restricted)
}

/** Sends a gate's form with all it asks for; says what is missing or was wrong otherwise. */
async function passGate(
  session: DocSendSession,
  { page, url }: { page: Gate; url: string },
  given: GivenToLink,
  sent: Sent,
): Promise<Ended | Arrived> {
  const wanting = findWrong(page, given, sent) ?? findMissing(page, given)
  if (wanting !== null) return wanting
  const fields = Object.fromEntries(page.asks.map((field) => [gateFieldNames[field], given[field] ?? '']))
  for (const field of page.asks) sent.add(field)
  if (page.agreement !== null) sent.add('agreement')
  return session.send(url, page.form, fields)
}

/** What was sent before and is asked for once more was not accepted. */
function findWrong({ asks, complaint, agreement }: Gate, { email }: GivenToLink, sent: Sent): Ended | null {
  const again = asks.filter((field) => sent.has(field))
  if (again.includes('code')) return ask('code', say.codeWrong(email ?? 'you'))
  const isAboutEmail = /e-?mail/i.test(complaint) && !/passcode/i.test(complaint)
  if (again.includes('passcode') && !isAboutEmail) return ask('passcode', say.passcodeWrong)
  if (again.includes('email')) return ask('email', say.emailRefused(email ?? ''))
  return agreement !== null && sent.has('agreement') ? refuse(notLetIn) : null
}

function findMissing({ asks, agreement }: Gate, given: GivenToLink): Ended | null {
  const missing = asks.find((field) => given[field] === null)
  if (missing === 'email') return ask('email', say.email)
  if (missing === 'passcode') return ask('passcode', say.passcode)
  if (missing === 'code') return ask('code', say.code(given.email ?? 'you'))
  if (agreement === null || given.acceptedNda === agreement) return null
  return ask('nda', given.acceptedNda === null ? say.agreement : say.agreementChanged, { text: agreement })
}

/** The address of the deck in a room: the one that was chosen, or the only one. */
function chooseDeck({ decks }: Room, { choice }: GivenToLink): string | Ended {
  const [first] = decks
  if (first === undefined) return refuse(say.emptyRoom)
  if (decks.length === 1) return first.path
  if (decks.some(({ path }) => path === choice)) return choice ?? first.path
  const choices = decks.map(({ path, name }) => ({ id: path, name }))
  return ask('choice', choice === null ? say.choice(decks.length) : say.choiceGone, { choices })
}
