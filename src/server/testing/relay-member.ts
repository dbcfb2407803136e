import { workspaceEndpoints } from '#contract/workspaces.ts'
import type { Member, TestApp } from './test-app.ts'

/** A member with the relay address of their workspace, in lower case. */
export type RelayMember = Member & { relay: string }

/** Signs up, and creates a workspace with a relay address. */
export async function joinWithRelay(app: TestApp): Promise<RelayMember> {
  const member = await app.member()
  const { relay_email } = await app.call(workspaceEndpoints.get, { params: { id: member.workspaceId } }, member.token)
  return { ...member, relay: relay_email.toLowerCase() }
}

/** What was stored of the emails to an address, oldest first. */
export const listStoredMail = (app: TestApp, mailbox: string) =>
  app.services.db
    .selectFrom('received_mail')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .orderBy('received_at')
    .orderBy('mail_id')
    .execute()

/** Waits until the senders of all emails to an address are judged; what was stored of them. */
export async function untilJudged(app: TestApp, mailbox: string) {
  for (;;) {
    const emails = await listStoredMail(app, mailbox)
    if (emails.every((mail) => mail.status !== 'received' || mail.verdict !== '')) return emails
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
