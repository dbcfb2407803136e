import type { FounderMail } from '#contract/founders-mail.ts'
import { type Delivery, MailFailure, type Refusal } from '#server/platform/mail/mailer.ts'

/** Whom a mail has not reached: `outstanding` may still get it, `refused` will not. All others have it. */
export type Reach = { outstanding: string[]; refused: FounderMail['refused'] }

/** What a try ended with. */
export type AttemptResult = Delivery | Error

const unforeseen = 'Could not send the email: something went wrong on the server.'

/** Whom the mail has not reached after a try, and why those who are outstanding still are. */
export function applyAttempt(before: Reach, result: AttemptResult): { reach: Reach; reason: string } {
  if (!(result instanceof Error)) return settle(before, result.refused, [])
  if (!(result instanceof MailFailure)) return { reach: before, reason: unforeseen }
  const { kind, reason, refused } = result
  if (kind !== 'passing') {
    const named = new Set(refused.map(({ address }) => makeAddressKey(address)))
    const others = before.outstanding.filter((address) => !named.has(makeAddressKey(address)))
    return settle(before, [...refused, ...others.map((address) => ({ address, reason, isFinal: true }))], [])
  }
  return { ...settle(before, refused, before.outstanding), reason }
}

/** Turns all outstanding recipients into refused ones. */
export function giveUpAll({ outstanding, refused }: Reach, reason: string): Reach {
  return { outstanding: [], refused: [...refused, ...outstanding.map((address) => ({ address, reason }))] }
}

/** Why the mail reached none of its recipients; null when it reached one of them. */
export function explainUnreached({ refused }: Reach, recipients: readonly string[]): string | null {
  if (refused.length < recipients.length) return null
  return [...new Set(refused.map(({ reason }) => reason))].join(' ')
}

/** `waiting` are the recipients that do not have the email although no server refused them. */
function settle(before: Reach, refusals: readonly Refusal[], waiting: readonly string[]) {
  const final = new Map(
    refusals.filter(({ isFinal }) => isFinal).map((one) => [makeAddressKey(one.address), one.reason]),
  )
  const deferred = refusals.filter(({ isFinal }) => !isFinal)
  const due = new Set([...deferred.map(({ address }) => address), ...waiting].map(makeAddressKey))
  const refused = before.outstanding.flatMap((address) => {
    const reason = final.get(makeAddressKey(address))
    return reason === undefined ? [] : [{ address, reason }]
  })
  return {
    reach: {
      outstanding: before.outstanding.filter(
        (address) => due.has(makeAddressKey(address)) && !final.has(makeAddressKey(address)),
      ),
      refused: [...before.refused, ...refused],
    },
    reason: deferred[0]?.reason ?? '',
  }
}

/** Mail servers compare the domain without regard to case, and so do nearly all with the rest. */
const makeAddressKey = (address: string) => address.toLowerCase()
