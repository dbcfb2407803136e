import { safeFetch } from '#server/platform/net/safe-fetch.ts'
import { readGooglePage } from './google-pages.ts'
import type { LinkVisit, OpenedLink } from './link-source.ts'
import { type Received, receiveResponse } from './receive-response.ts'
import { concludeLink, isSuccess, refuseLink, refuseStatus, refuseUnknown } from './refuse-link.ts'

/** A file at Google: what people call the service, where it is downloaded, and a name for a file that comes without. */
type GoogleFile = { service: string; address: string; fallbackName: string }

const isPrivate = 'This file is private. Ask for "Anyone with the link", or upload the PDF.'
const noDownload = 'The owner does not let this file be downloaded. Ask for the PDF, and upload it.'
const overQuota = 'This file was downloaded from Google Drive too often. Try again tomorrow, or upload the PDF.'

/** Downloads a file from Google; a page that asks for a confirmation gets it once. */
export async function openGoogleFile(file: GoogleFile, visit: LinkVisit): Promise<OpenedLink> {
  const first = await ask(file, visit)
  if (first.kind !== 'page') return concludeLink(file.service, first)
  const page = readGooglePage(first.html)
  switch (page.kind) {
    case 'quota':
      return refuseLink(overQuota)
    case 'private':
      return refuseLink(isPrivate)
    case 'unknown':
      return refuseUnknown(file.service)
    case 'confirm':
      return concludeLink(file.service, await ask({ ...file, address: page.url }, visit))
  }
}

async function ask({ service, address, fallbackName }: GoogleFile, visit: LinkVisit): Promise<Received | OpenedLink> {
  const { network, cookies, maxBytes, signal } = visit
  const response = await safeFetch(network, address, { cookies, maxBytes, signal })
  const { status, finalUrl } = response
  const isSignIn = new URL(finalUrl).hostname === 'accounts.google.com'
  if (isSuccess(status) && !isSignIn) return receiveResponse(response, fallbackName)
  response.cancel()
  if (isSignIn || status === 401) return refuseLink(isPrivate)
  return status === 403 ? refuseLink(noDownload) : refuseStatus(service, status)
}
