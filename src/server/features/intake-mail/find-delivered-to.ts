import type { Ctx } from '#server/platform/context.ts'
import { findRecipient } from './find-recipient.ts'

/** The headers that `findDeliveredTo` reads. */
export const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc', 'return-path']

/** Addresses that are looked up for one mail; one to a hundred people still names the relay among the first. */
const mostAddresses = 50

/**
 * Returns the envelope of a mail in a mailbox, by its headers: known addresses among those that a server has noted, else among
 * its recipients, else the mailbox itself.
 */
export async function findDeliveredTo(
  ctx: Ctx,
  headers: string,
  ownAddress: string,
): Promise<{ from: string; to: string[] }> {
  const lines = headers.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const read = (names: readonly string[]) =>
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]{1,40}):(.*)/.exec(line) ?? []
      return names.includes(name.toLowerCase()) ? [value] : []
    })
  const noted = await findKnown(ctx, read(deliveryHeaders.slice(0, 3)))
  const known = noted.length > 0 ? noted : await findKnown(ctx, read(['to', 'cc']))
  const [returnPath] = read(['return-path'])
  // Where no server has noted the sender of the envelope, it is not known: only '<>' is a bounce.
  const from = returnPath === undefined ? ownAddress : (findAddresses(returnPath)[0] ?? '')
  return { from, to: known.length > 0 ? known : [ownAddress] }
}

const findAddresses = (text: string): string[] => text.toLowerCase().match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []

async function findKnown(ctx: Ctx, values: readonly string[]): Promise<string[]> {
  const addresses = [...new Set(values.flatMap(findAddresses))].slice(0, mostAddresses)
  const known: string[] = []
  for (const address of addresses) if ((await findRecipient(ctx, address)) !== null) known.push(address)
  return known
}
