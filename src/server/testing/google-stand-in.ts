import { type MutableRedirectUri, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import type { GoogleSettings } from '#server/platform/config.ts'

/** Who consents at the stand-in, as its ID token says. */
export type StandInPerson = {
  sub: string
  email: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** An OpenID provider on this machine in the place of Google. */
export type GoogleStandIn = {
  settings: GoogleSettings
  /** Who consents from now on. */
  person: StandInPerson
  /** Whether the next visitors refuse. */
  refuses: boolean
  /** Claims that stand in the ID token in the place of the right ones. */
  wrongClaims: Record<string, unknown>
  stop: () => Promise<void>
}

/** Starts a stand-in, on a free port unless one is given. It asks no questions: each visitor is `person`, and consents unless `refuses`. */
export async function startGoogleStandIn(person: StandInPerson, port = 0): Promise<GoogleStandIn> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(port, '127.0.0.1')
  const settings = {
    clientId: 'firstread-tests',
    clientSecret: 'the secret of the tests',
    issuer: new URL(server.issuer.url ?? ''),
  }
  const standIn: GoogleStandIn = { settings, person, refuses: false, wrongClaims: {}, stop: () => server.stop() }
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, standIn.person, standIn.wrongClaims)
  })
  server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    if (!standIn.refuses) return
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  })
  return standIn
}
