import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const password = z.string().max(1024).optional()
/** Six digits of an authenticator app, or a recovery code; spaces and dashes are left out. */
export const totpCode = z.string().max(64)

const totpState = z.object({
  on: z.boolean(),
  /** Recovery codes that were not used yet. */
  codes_left: z.number().int(),
  /** Why it can’t be turned on at this server; null where it can. */
  unavailable: z.string().nullable(),
})
export type TotpState = z.output<typeof totpState>

/** What an authenticator app is set up with: the secret in base32, and the same as an address. */
const totpSetup = z.object({ secret: z.string(), uri: z.string() })
export type TotpSetup = z.output<typeof totpSetup>

/** The recovery codes, shown once. */
export const totpCodes = z.object({ codes: z.array(z.string()) })

const params = z.object({ id: z.uuid() })

export const totpEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/:id/totp/',
    access: 'signed-in',
    summary: 'Whether two-factor sign-in is on.',
    params,
    response: totpState,
  }),
  turnOn: endpoint({
    method: 'POST',
    path: '/api/users/:id/totp/',
    access: 'signed-in',
    summary:
      'Turn on two-factor sign-in: with the password alone a secret for an authenticator app, then with a `code` of that ' +
      'app the recovery codes. 422 at the field that is wrong, 409 where it is on already.',
    params,
    body: z.object({ password, code: totpCode.optional() }),
    response: z.union([totpSetup, totpCodes]),
  }),
  turnOff: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/totp/',
    access: 'signed-in',
    summary: 'Turn off two-factor sign-in, with password and code. 422 at the field that is wrong.',
    params,
    body: z.object({ password, code: totpCode.optional() }),
    response: z.object({}),
  }),
}
