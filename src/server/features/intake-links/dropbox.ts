import { load } from 'cheerio/slim'
import { safeFetch } from '#server/platform/net/safe-fetch.ts'
import type { OpenedLink, OpenLink } from './link-source.ts'
import { readLastPart } from './read-file-name.ts'
import { receiveResponse } from './receive-response.ts'
import { concludeLink, isSuccess, refuseLink, refuseStatus, refuseUnknown } from './refuse-link.ts'

const protectedLink = 'This Dropbox link asks for a password. Download the deck there, and upload it.'
const removedLink = 'Dropbox has no file at this address: it was removed, or the link was. Ask for a new link.'
const privateLink = 'This Dropbox file is private. Ask for a link that anyone can open, or upload the PDF.'

/** Downloads a file of Dropbox by its shared link, with the key that newer links have. */
export const openDropbox: OpenLink = async (url, _given, { network, cookies, maxBytes, signal }) => {
  const address = new URL(url)
  address.searchParams.set('dl', '1')
  const response = await safeFetch(network, address, { cookies, maxBytes, signal })
  const refused = refuseResponse(response.status, new URL(response.finalUrl))
  if (refused !== null) {
    response.cancel()
    return refused
  }
  const received = await receiveResponse(response, readLastPart(address.pathname) ?? 'Dropbox.pdf')
  return received.kind === 'page' ? refusePage(received.html) : concludeLink('Dropbox', received)
}

function refuseResponse(status: number, { pathname }: URL): OpenedLink | null {
  if (/^\/sm\/password\b/.test(pathname)) return refuseLink(protectedLink)
  if (/^\/(?:log_?in|account)\b/.test(pathname) || status === 403) return refuseLink(privateLink)
  if (status === 404 || status === 410 || status === 409) return refuseLink(removedLink)
  return isSuccess(status) ? null : refuseStatus('Dropbox', status)
}

function refusePage(html: string): OpenedLink {
  const page = load(html)
  const text = `${page('title').text()} ${page('h1, h2').text()}`
  if (page('input[type=password]').length > 0 && /password/i.test(text)) return refuseLink(protectedLink)
  if (/deleted|removed|no longer|doesn.t exist|not found|expired/i.test(text)) return refuseLink(removedLink)
  return refuseUnknown('Dropbox')
}
