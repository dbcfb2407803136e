import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { inviteKey } from './invites.ts'
import { totpCode } from './totp.ts'
import { user } from './user.ts'

const email = z.email('Invalid email').max(254)
/** A text of at least so many characters; a missing one gets the same message. */
const atLeast = (characters: number, message: string) => z.string(message).trim().min(characters, message)
const password = (message: string) => z.string(message).min(1, message).max(1024, 'Use at most 1,024 characters.')
/** The fewest characters of a new password; older ones hold until they are changed. */
const fewestCharacters = 10
// For the API description alone: the length is checked after the rules for both fields together.
const newPassword = password('Password is required').meta({ minLength: fewestCharacters })
const repeatedPassword = password('Please repeat your password').meta({ minLength: fewestCharacters })
const mustMatch = 'Passwords must match'

type Pair = { password: string; repeated: string; names: readonly [string, string] }

/** Reports what is wrong with a new password at its field. The server also refuses common ones. */
function checkNewPassword({ password, repeated, names }: Pair, report: (field: string, message: string) => void): void {
  if (password !== repeated) report(names[1], mustMatch)
  else if ([...password.normalize('NFKC')].length < fewestCharacters)
    report(names[0], `Use at least ${fewestCharacters} characters.`)
}

const empty = z.object({})

export const signUpBody = z
  .object({
    email,
    password1: newPassword,
    password2: repeatedPassword,
    /** The key of an invitation for the address, which proves it. */
    invite: inviteKey.optional(),
  })
  .superRefine(({ password1: password, password2: repeated }, context) =>
    checkNewPassword({ password, repeated, names: ['password1', 'password2'] }, (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message }),
    ),
  )

export const loginBody = z.object({
  email,
  password: password('Password is required'),
  /** Needed where two-factor sign-in is on. */
  code: totpCode.optional(),
})

export const passwordResetBody = z.object({ email })

export const newPasswords = z
  .object({ new_password1: newPassword, new_password2: repeatedPassword })
  .superRefine(({ new_password1: password, new_password2: repeated }, context) =>
    checkNewPassword({ password, repeated, names: ['new_password1', 'new_password2'] }, (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message }),
    ),
  )

/** The new passwords with both parts of the link that was sent. */
export const resetPasswordBody = newPasswords.safeExtend({ uid: z.string().max(200), token: z.string().max(200) })

/** Why a sign-in with Google led back without a token. */
export const googleFailures = [
  'not-set-up',
  'expired',
  'refused',
  'unverified',
  'needs-code',
  'unreachable',
  'failed',
] as const

/** The fragment of the sign-in screen's address after a return from Google. */
export const googleReturn = z.union([
  z.object({ token: z.string().min(1), user_id: z.uuid(), handover: z.string() }),
  z.object({ google_failure: z.enum(googleFailures) }),
])
export type GoogleReturn = z.output<typeof googleReturn>

export const profileBody = z.object({
  first_name: atLeast(2, 'First Name must be at least 2 characters.').max(100),
  last_name: atLeast(2, 'Last Name must be at least 2 characters.').max(100),
  email: email.optional(),
  /** Needed when `email` is another one than the user's. */
  password: z.string().max(1024).optional(),
  /** Needed for another `email` where two-factor sign-in is on. */
  code: totpCode.optional(),
})

export const accountEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup/',
    access: 'public',
    summary: 'Create an account; a verification link is sent by email, unless an invitation proves the address.',
    body: signUpBody,
    response: z.object({ user_id: z.uuid(), email: z.string() }),
    status: 201,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login/',
    access: 'public',
    summary:
      'Exchange email and password for a token; 401 with `fields.code` where two-factor sign-in is on and the code is ' +
      'missing or wrong.',
    body: loginBody,
    response: z.object({
      key: z.string(),
      user_id: z.uuid(),
      /** The account was to be deleted; this sign-in keeps it. */
      kept: z.literal(true).exactOptional(),
    }),
  }),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/auth/confirm-email/:key/',
    access: 'public',
    summary: 'Confirm an email address by the link that was sent to it.',
    params: z.object({ key: z.string().min(1).max(200) }),
    response: z.object({ email: z.string() }),
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/auth/password-reset/',
    access: 'public',
    summary: 'Send a link that sets a new password; the response is the same for an address without an account.',
    body: passwordResetBody,
    response: empty,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/password/reset/confirm/',
    access: 'public',
    summary:
      'Set a new password by the link that was sent; ends every session of that user. The answer names the API keys that stay.',
    body: resetPasswordBody,
    response: z.object({ keys: z.array(z.object({ name: z.string(), shown: z.string(), workspace: z.string() })) }),
  }),
  signInMethods: endpoint({
    method: 'GET',
    path: '/api/auth/methods/',
    access: 'public',
    summary: 'The ways to sign in on this server besides email and password.',
    response: z.object({ google: z.boolean() }),
  }),
  startGoogleSignIn: endpoint({
    method: 'GET',
    path: '/api/auth/google/',
    access: 'public',
    summary: 'Go to Google to sign in. `handover` comes back with the token, so that the page knows its own sign-in.',
    query: z.object({ handover: z.string().max(100).default('') }),
    response: empty,
    answers: 'redirect',
  }),
  finishGoogleSignIn: endpoint({
    method: 'GET',
    path: '/api/auth/google/callback/',
    access: 'public',
    summary: 'Come back from Google; leads on to the sign-in screen, with the token in the fragment.',
    // Google decides what it sends; anything but a plain query counts as an empty one.
    query: z.record(z.string(), z.string()).catch({}),
    response: empty,
    answers: 'redirect',
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/users/:id/delete/',
    access: 'signed-in',
    summary:
      'Delete the account in 14 days, with the password (and code); every sign-in ends at once, and the next one keeps the ' +
      'account. 409 for the last owner of a workspace.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ password: z.string().max(1024).optional(), code: totpCode.optional() }),
    response: z.object({ deletes_on: z.iso.datetime() }),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/:id/',
    access: 'signed-in',
    summary: 'The signed-in user.',
    params: z.object({ id: z.uuid() }),
    response: user,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/users/:id/',
    access: 'signed-in',
    summary: 'Change name or email; a new email needs the password (and code), and takes effect once confirmed.',
    params: z.object({ id: z.uuid() }),
    body: profileBody,
    response: user,
  }),
}
