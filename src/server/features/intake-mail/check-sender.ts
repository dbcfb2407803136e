import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { StoredMail } from './intake-mail-store.ts'
import { getMailKey } from './mail-files.ts'

/** Whether the domain of the From header vouches for a mail; `verdict` is how it was found out. */
export type SenderCheck = { isProved: boolean; verdict: string }

const loopback = /^(?:127\.|::1$|::ffff:127\.|localhost$)/

/**
 * Checks that a mail is from the domain that its From header names: DMARC passes, or its DKIM signature is that domain's own, or
 * mail services that are trusted say by ARC that it did. A mail that was handed over on this machine, and that no server has
 * passed on, needs no proof. Rejects when a name can't be looked up for now.
 */
export async function checkSender(ctx: Ctx, mail: StoredMail): Promise<SenderCheck> {
  if (loopback.test(mail.remote) && mail.hops === 0) return { isProved: true, verdict: 'handed over on this machine' }
  // Loaded by the first email from outside: it takes 40 MB of memory.
  const { authenticate } = await import('mailauth')
  const raw = await ctx.files.getStream(getMailKey(mail.mail_id))
  const isNetworkAddress = z.union([z.ipv4(), z.ipv6()]).safeParse(mail.remote).success
  const { dmarc, dkim, arc } = await authenticate(raw, {
    ...(isNetworkAddress && { ip: mail.remote, sender: mail.envelope_from }),
    ...(mail.helo !== '' && { helo: mail.helo }),
    resolver: ctx.resolveMailName,
    mta: 'firstread',
    disableBimi: true,
    minBitLength: 1024,
    rejectRsaSha1: true,
  })
  const policy = dmarc ? dmarc.status.result : 'none'
  // A signature over the beginning alone lets others add a deck to what a member wrote.
  const isInPart = dmarc !== false && !dmarc.alignment?.spf?.result && Boolean(dmarc.alignment?.dkim?.underSized)
  if (policy === 'pass' && !isInPart) return { isProved: true, verdict: 'dmarc=pass' }
  const isSigned = dkim.results.some(({ status: { result, aligned, underSized } }) => {
    return result === 'pass' && Boolean(aligned) && !underSized
  })
  if (policy === 'none' && isSigned) return { isProved: true, verdict: 'dkim=pass' }
  const domain = mail.from_address.split('@')[1] ?? ''
  const sealers = arc && arc.status.result === 'pass' ? findSealers(arc, domain) : null
  if (sealers?.length && sealers.every((one) => isTrusted(one, ctx.config.relay.trustedArc)))
    return { isProved: true, verdict: `arc=${sealers.join(',')}` }
  const isPassing = policy === 'temperror' || dkim.results.some(({ status }) => status.result === 'temperror')
  if (isPassing) throw new Error('The names of the sender could not be looked up.')
  return { isProved: false, verdict: isInPart ? 'signed in part' : `dmarc=${policy}` }
}

const isTrusted = (domain: string, trusted: readonly string[]) =>
  trusted.some((one) => domain === one || domain.endsWith(`.${one}`))

const tag = z.object({ value: z.string() })
const found = { header: z.object({ from: z.string() }) }
/** mailauth names the result of the newest hop `result`, and of the others `value`. */
const newest = z.object({ dmarc: z.object({ ...found, result: z.string() }) })
const older = z.object({ dmarc: z.object({ ...found, value: z.string() }) })
const chained = z.object({
  authenticationResults: z.unknown(),
  chain: z.array(
    z.object({
      'arc-seal': z.object({ parsed: z.object({ d: tag }) }),
      'arc-authentication-results': z.object({ parsed: z.unknown() }),
    }),
  ),
})

/** The domains that have sealed a chain in which one says that DMARC passed for `domain`; null when none does. */
function findSealers(arc: object, domain: string): string[] | null {
  const { data } = chained.safeParse(arc)
  if (!data) return null
  const now = newest.safeParse(data.authenticationResults).data?.dmarc
  const before = data.chain.map((hop) => older.safeParse(hop['arc-authentication-results'].parsed).data?.dmarc)
  const saysSo = [
    now && { result: now.result, from: now.header.from },
    ...before.map((one) => one && { result: one.value, from: one.header.from }),
  ].some((one) => one?.result === 'pass' && one.from.toLowerCase() === domain)
  return saysSo ? data.chain.map((hop) => hop['arc-seal'].parsed.d.value.toLowerCase()) : null
}
