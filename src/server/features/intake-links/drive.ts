import type { OpenLink } from './link-source.ts'
import { openGoogleFile } from './open-google-file.ts'
import { refuseUnknown } from './refuse-link.ts'

/** Downloads a file of Google Drive: `https://drive.google.com/file/d/ID/view`, with `resourcekey` where the link has one. */
export const openDrive: OpenLink = async (url, _given, visit) => {
  const { pathname, searchParams } = new URL(url)
  const id = /\/d\/([^/]+)/.exec(pathname)?.[1]
  if (id === undefined) return refuseUnknown('Google Drive')
  const address = new URL('https://drive.usercontent.google.com/download')
  const key = searchParams.get('resourcekey')
  const query = { id, export: 'download', confirm: 't', ...(key !== null && { resourcekey: key }) }
  address.search = new URLSearchParams(query).toString()
  return openGoogleFile({ service: 'Google Drive', address: address.href, fallbackName: 'Google Drive.pdf' }, visit)
}
