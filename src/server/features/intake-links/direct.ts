import { safeFetch } from '#server/platform/net/safe-fetch.ts'
import type { OpenLink } from './link-source.ts'
import { readLastPart } from './read-file-name.ts'
import { receiveResponse } from './receive-response.ts'
import { concludeLink, isSuccess, refuseLink, refuseStatus } from './refuse-link.ts'

const webPage =
  'This address shows a web page, not a deck. Use the address of the file itself, or upload the deck as PDF.'

/** Downloads the file that stands at an address. */
export const openDirect: OpenLink = async (url, _given, { network, cookies, maxBytes, signal }) => {
  const response = await safeFetch(network, url, { cookies, maxBytes, signal })
  const { hostname, pathname } = new URL(response.finalUrl)
  if (!isSuccess(response.status)) {
    response.cancel()
    return refuseStatus(hostname, response.status)
  }
  const received = await receiveResponse(response, readLastPart(pathname) ?? hostname)
  return received.kind === 'page' ? refuseLink(webPage) : concludeLink(hostname, received)
}
