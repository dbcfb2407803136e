import { setTimeout } from 'node:timers/promises'
import { describeDeckLink } from '#contract/deck-link.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { PermanentJobError } from '#server/platform/jobs/queue.ts'
import { type Cookies, createCookies } from '#server/platform/net/cookies.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { openPassing, sealPassing } from '#server/platform/secrets/passing-secrets.ts'
import { findGiven } from '../deals/given.ts'
import { findUnopenedLink } from '../decks/decks-queries.ts'
import { storeFetchedDeck } from '../decks/store-fetched-deck.ts'
import { findAcceptedNda, findVisit, forgetVisit, type StoredVisit, saveVisit } from './intake-links-store.ts'
import type { GivenToLink, LinkVisit, OpenedLink } from './link-source.ts'

type LinkedDeck = { dealId: string; deckId: string; workspaceId: string }
type Attempt = { signal: AbortSignal; note: LinkVisit['note'] }
type Outcome = 'stored' | 'gone' | Exclude<OpenedLink, { kind: 'document' }>

/**
 * Fetches the deck of a link and stores it as received; does nothing where its file is there. False when the deck was deleted.
 * Throws PermanentJobError with a sentence when the link is refused or asks for something (a Need, as its details), and what
 * a further attempt may mend.
 */
export async function openDeckLink(ctx: Ctx, deck: LinkedDeck, attempt: Attempt): Promise<boolean> {
  const url = await findUnopenedLink(ctx, deck.deckId)
  if (url === null) return true
  attempt.note('Opening the link', 0, 0)
  const stored = await findVisit(ctx.db, deck.deckId)
  const cookies = restoreCookies(ctx, deck.deckId, stored)
  let outcome: Outcome | null = null
  try {
    outcome = await tryLink(ctx, deck, url, stored, { ...attempt, cookies })
  } finally {
    // A code by email belongs to its session, so that it outlives a failure too.
    if (outcome !== 'stored' && outcome !== 'gone') await keepSession(ctx, deck.deckId, cookies)
  }
  if (outcome === 'stored' || outcome === 'gone') return outcome === 'stored'
  const need = outcome.kind === 'needs' ? outcome.need : null
  throw new PermanentJobError(outcome.sentence, { details: need, loggedAs: need?.kind ?? 'refused' })
}

async function tryLink(
  ctx: Ctx,
  deck: LinkedDeck,
  url: string,
  stored: StoredVisit | null,
  { signal, note, cookies }: Attempt & { cookies: Cookies },
): Promise<Outcome> {
  const { config, log } = ctx
  const link = describeDeckLink(url)
  if (link.kind !== 'source') return refuseToOpen('This link can’t be opened. Add the deck as PDF.')
  const visit: LinkVisit = {
    network: { linkOrigins: config.linkOrigins, log },
    cookies,
    maxBytes: config.maxUploadBytes,
    signal,
    wait: (ms) => setTimeout(ms, undefined, { signal }),
    note,
  }
  try {
    // Loaded by the first link: what reads pages takes 40 MB of memory.
    const { allLinkSources } = await import('./all-link-sources.ts')
    const opened = await allLinkSources[link.source](link.url, await listGiven(ctx, deck, stored), visit)
    if (opened.kind !== 'document') return opened
    const fetched = { ...deck, stream: opened.stream, name: opened.name }
    const isStored = await storeFetchedDeck(ctx, fetched, (tx) => forgetVisit(tx.db, deck.deckId))
    return isStored ? 'stored' : 'gone'
  } catch (error) {
    if (signal.aborted) throw error
    return refuseToOpen(explainFailure(error, config.maxUploadBytes))
  }
}

const refuseToOpen = (sentence: string) => ({ kind: 'refused', sentence }) as const

/** Troubles that may have passed by the next attempt of the job. */
const passingFailures = ['unreachable', 'broken', 'stopped']

/** Returns what a failure means for members; throws it when another attempt may go better. */
function explainFailure(error: unknown, maxBytes: number): string {
  if (error instanceof AppError && error.code < 500) return error.message
  if (!(error instanceof OutgoingFailure) || passingFailures.includes(error.kind)) throw error
  if (error.kind !== 'too-large') return error.message
  const megabytes = Math.floor(maxBytes / 1_000_000)
  return `The file is larger than ${megabytes} MB. Export the deck with smaller images, and upload that.`
}

async function listGiven(ctx: Ctx, { dealId, deckId }: LinkedDeck, stored: StoredVisit | null): Promise<GivenToLink> {
  const { passcode = null, code = null } = await findGiven(ctx, dealId)
  const acceptedNda = await findAcceptedNda(ctx.db, deckId)
  return { email: stored?.email ?? null, choice: stored?.choice ?? null, passcode, code, acceptedNda }
}

const getOwner = (deckId: string) => `session of deck ${deckId}`

/** The cookies of the visit before; none where the server can't read them any more. */
function restoreCookies(ctx: Ctx, deckId: string, stored: StoredVisit | null): Cookies {
  const saved = stored?.session ? openPassing(ctx.secrets, stored.session, getOwner(deckId)) : null
  return saved === null ? createCookies() : createCookies(saved)
}

async function keepSession(ctx: Ctx, deckId: string, cookies: Cookies): Promise<void> {
  await saveVisit(ctx.db, deckId, { session: sealPassing(ctx.secrets, cookies.save(), getOwner(deckId)) })
}
