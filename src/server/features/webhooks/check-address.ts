import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { parseAddress, resolveTarget } from '#server/platform/net/resolve-target.ts'

/** Returns the address of a webhook as it is kept. AppError 422 unless it is https and leads to a public address. */
export async function checkAddress({ config, log }: Ctx, given: string): Promise<string> {
  const { linkOrigins } = config
  try {
    const url = parseAddress(given)
    if (url.protocol !== 'https:' && !linkOrigins.has(url.origin))
      throw invalid({
        url: 'Use an address that starts with https://, so that only your receiver can read the events.',
      })
    await resolveTarget({ linkOrigins, log }, url)
    return url.href
  } catch (error) {
    if (error instanceof OutgoingFailure) throw invalid({ url: error.message })
    throw error
  }
}
