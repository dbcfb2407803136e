import type { Config } from '#server/platform/config.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

type Site = Pick<Config, 'appUrl'>

const makeConfirmLink = (site: Site, key: string) => `${site.appUrl}/sign-up/confirm-email/${key}`

/** To a new account, or to one that was never confirmed. */
export const makeConfirmMail = (site: Site, email: string, key: string): Mail => ({
  to: email,
  subject: 'Confirm your email address for Firstread',
  text: `Welcome to Firstread.

Open this link to confirm your email address. It works for 24 hours:

${makeConfirmLink(site, key)}

If you did not sign up, ignore this email: without the link the account can’t be used.
`,
})

/** To the owner of an address that someone tried to sign up with again. */
export const makeAlreadySignedUpMail = (site: Site, email: string): Mail => ({
  to: email,
  subject: 'You already have a Firstread account',
  text: `Someone, probably you, tried to sign up at Firstread with this email address. It already has an account:

Sign in: ${site.appUrl}/sign-in
Forgot your password? ${site.appUrl}/password-reset/email

If that was not you, there is nothing to do: nothing has changed.
`,
})

/** To an address with an account whose owner, or someone else, asked for a new password. */
export const makeResetMail = (site: Site, email: string, userId: string, token: string): Mail => ({
  to: email,
  subject: 'Set a new password for Firstread',
  text: `Open this link to set a new password. It works once, for one hour:

${site.appUrl}/password-reset/${userId}/${token}

If you did not ask for this, ignore this email: your password stays as it is.
`,
})

type Key = { name: string; shown: string; workspace: string }

/** To a user whose password was set by a link; `keys` are the API keys that go on working. */
export const makePasswordChangedMail = (site: Site, email: string, keys: readonly Key[]): Mail => ({
  to: email,
  subject: 'Your Firstread password was changed',
  text: `A new password was set for your Firstread account, and every sign-in was ended.
${keys.length === 0 ? '' : describeKeys(site, keys)}
If that was not you, set a new password now, and ask your administrator for help:

${site.appUrl}/password-reset/email
`,
})

const describeKeys = (site: Site, keys: readonly Key[]): string => `
API keys that you made go on working, so that no program stops:

${keys.map(({ name, shown, workspace }) => `- ‘${name}’ (${shown}) of ${workspace}`).join('\n')}

End those that you do not know on the page Connections of the workspace:

${site.appUrl}/workspace-edit/connections
`

/** To the new address of a user who changes it. */
export const makeChangeEmailMail = (site: Site, email: string, key: string): Mail => ({
  to: email,
  subject: 'Confirm your new email address for Firstread',
  text: `Open this link to use this email address for your Firstread account. It works for 24 hours; until then the old address stays:

${makeConfirmLink(site, key)}

If you did not ask for this, ignore this email.
`,
})

/** To the old address of a user who asks for another one. */
export const makeChangeAskedMail = (site: Site, email: string, asked: string, userId: string, token: string): Mail => ({
  to: email,
  subject: 'Your Firstread email address is about to change',
  text: `Your Firstread account was asked to use ${asked} instead of this address. It will, once the link that was sent there is opened.

If that was you, there is nothing to do. If it was not, open this link and set a new password. That stops the change and ends every \
sign-in. It works for seven days:

${site.appUrl}/password-reset/${userId}/${token}
`,
})

/** To the old address of a user, when another one has taken its place. */
export const makeEmailChangedMail = (site: Site, email: string, userId: string, token: string): Mail => ({
  to: email,
  subject: 'Your Firstread email address was changed',
  text: `Your Firstread account uses another address, and every other sign-in was ended.

If that was you, there is nothing to do. If it was not, open this link and set a new password. That brings this address back and ends every \
sign-in. It works for seven days:

${site.appUrl}/password-reset/${userId}/${token}
`,
})

/** To an address that has an account, when another account asks to change to it. */
export const makeAddressInUseMail = (site: Site, email: string): Mail => ({
  to: email,
  subject: 'This email address already has a Firstread account',
  text: `Someone, probably you, asked to use this email address for another Firstread account. It already has one of its own, so nothing was changed:

Sign in: ${site.appUrl}/sign-in
`,
})

/** To a user whose two-factor sign-in was turned on or off. */
export const makeTotpChangedMail = (site: Site, email: string, state: 'on' | 'off'): Mail => ({
  to: email,
  subject: `Two-factor sign-in was turned ${state} for Firstread`,
  text: `Two-factor sign-in was turned ${state} for your Firstread account.

If that was you, there is nothing to do. If it was not, set a new password now, and ask your administrator for help:

${site.appUrl}/password-reset/email
`,
})
