import type { Config } from '#server/platform/config.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

type Site = Pick<Config, 'appUrl'>
type Closing = { to: string; workspace: string; closesAt: Date }

/** A day as people write it, in UTC. */
export const printDay = (day: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/** A subject is one line of a bounded length. */
const makeSubject = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200)

/** To each owner of a workspace that was closed. */
export const makeClosedMail = ({ appUrl }: Site, { to, workspace, closesAt }: Closing): Mail => ({
  to,
  subject: makeSubject(`${workspace} is closed and will be deleted on ${printDay(closesAt)}`),
  text: `An owner has asked to delete the workspace ${workspace}. Only its owners can use it now. On ${printDay(closesAt)} it is deleted \
with all of its deals, decks and memos, for good.

Until then you can take it back, or download an archive of everything:

${appUrl}/workspace-edit/data
`,
  isAutomatic: true,
})

/** To each owner, the day before it is deleted. */
export const makeLastDayMail = ({ appUrl }: Site, { to, workspace, closesAt }: Closing): Mail => ({
  to,
  subject: makeSubject(`${workspace} will be deleted tomorrow`),
  text: `The workspace ${workspace} is deleted on ${printDay(closesAt)} with all of its deals, decks and memos, for good.

This is the last day to take it back, or to download an archive of everything:

${appUrl}/workspace-edit/data
`,
  isAutomatic: true,
})

/** To a person whose account is to be deleted. */
export const makeDeletingMail = ({ appUrl }: Site, to: string, at: Date): Mail => ({
  to,
  subject: `Your Firstread account will be deleted on ${printDay(at)}`,
  text: `Your Firstread account was asked to be deleted. You are signed out everywhere, and on ${printDay(at)} the account goes for good. \
What you did in your teams stays, under the name 'Former member'.

To keep the account, sign in before that day:

${appUrl}/sign-in

If you did not ask for this, sign in and set a new password.
`,
  isAutomatic: true,
})

/** To a person who kept the account by signing in. */
export const makeKeptMail = (to: string): Mail => ({
  to,
  subject: 'Your Firstread account is kept',
  text: `You signed in, so your Firstread account is not deleted. API keys, memo links and invitations that you had made have ended; \
make new ones where you need them.
`,
  isAutomatic: true,
})
