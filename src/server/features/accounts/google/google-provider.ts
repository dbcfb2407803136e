import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import { type Config, type GoogleSettings, isLoopback } from '#server/platform/config.ts'

/** Seconds that Google may take for one answer. */
const timeoutSeconds = 10

const found = new WeakMap<GoogleSettings, Promise<Configuration>>()

/** Google's addresses and keys, asked for once. Rejects when Google can't be reached; the next call asks again. */
export function findGoogle(google: GoogleSettings): Promise<Configuration> {
  const known = found.get(google)
  if (known !== undefined) return known
  const asked = discovery(google.issuer, google.clientId, google.clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: isLoopback(google.issuer) ? [allowInsecureRequests] : [],
  })
  found.set(google, asked)
  asked.catch(() => found.delete(google))
  return asked
}

/** Where Google sends people back to; it has to be registered there letter by letter. */
export const getCallbackAddress = (config: Config) => `${config.appUrl}/api/auth/google/callback/`
