import { z } from 'zod'

/** The most deals that stand side by side. */
export const mostDeals = 4

/** Reads the deals of the address: each id once; `isTooMany` tells that further ones were left out. */
export function readAskedDeals(text: string | null): { ids: string[]; isTooMany: boolean } {
  const parts = (text ?? '').split(',').map((part) => part.trim().toLowerCase())
  const ids = [...new Set(parts)].filter((part) => z.uuid().safeParse(part).success)
  return { ids: ids.slice(0, mostDeals), isTooMany: ids.length > mostDeals }
}
