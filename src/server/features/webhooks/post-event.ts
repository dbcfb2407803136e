import type { Ctx } from '#server/platform/context.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { safeFetch } from '#server/platform/net/safe-fetch.ts'
import { signBody } from './sign-body.ts'
import { type StoredEvent, writeBody } from './write-body.ts'

/** Milliseconds that a receiver has for its response. */
const usualPatienceMs = 15_000

/** What came of sending an event once. `status` is that of the response, null without one; `detail` tells a person. */
export type PostResult = {
  outcome: 'taken' | 'refused' | 'gone'
  status: number | null
  detail: string
  /** Seconds that the receiver asks to wait before the next try. */
  retryAfter: number | null
}

/** Sends an event to a webhook's address once. Redirects are not followed, and nothing is read of a response but its status. */
export async function postEvent(
  ctx: Ctx,
  {
    url,
    sealed_secret,
    webhook_id,
    ...stored
  }: StoredEvent & { url: string; sealed_secret: string; webhook_id: string },
  patienceMs = usualPatienceMs,
): Promise<PostResult> {
  const secret = ctx.secrets?.open(sealed_secret, webhook_id) ?? null
  if (secret === null)
    return refuse('Its secret can’t be read, since SECRET_KEY was changed. Delete the webhook and add it again.')
  const body = await writeBody(ctx, stored)
  const timestamp = Math.floor(ctx.now().getTime() / 1000)
  const patience = { headersMs: patienceMs, wholeMs: patienceMs }
  try {
    const response = await safeFetch({ linkOrigins: ctx.config.linkOrigins, log: ctx.log, patience }, url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Firstread',
        ...signBody(secret, { id: stored.delivery_id, timestamp, body }),
      },
      body,
      redirect: 'manual',
      maxBytes: 0,
      headersOnly: true,
    })
    return judge(response.status, readRetryAfter(response.headers))
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error
    return refuse(error.kind === 'slow' ? `No response within ${usualPatienceMs / 1000} seconds.` : error.message)
  }
}

function judge(status: number, retryAfter: number | null): PostResult {
  if (status >= 200 && status <= 299)
    return { outcome: 'taken', status, detail: `Answered ${status}.`, retryAfter: null }
  if (status === 410) return { ...refuse('Answered 410: it takes no more events.', status), outcome: 'gone' }
  if (status >= 300 && status <= 399)
    return refuse(`Answered ${status}. Redirects are not followed: enter the address where they end.`, status)
  return { ...refuse(`Answered ${status}.`, status), retryAfter }
}

const refuse = (detail: string, status: number | null = null): PostResult => ({
  outcome: 'refused',
  status,
  detail,
  retryAfter: null,
})

/** Seconds; a date, which few receivers send, counts as nothing. */
function readRetryAfter(headers: Headers): number | null {
  const given = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}
