import type { LinkVisit, OpenedLink, OpenLink } from './link-source.ts'
import { openGoogleFile } from './open-google-file.ts'

/** Downloads a presentation of Google Slides as PDF: `https://docs.google.com/presentation/d/ID/edit`. */
export const openSlides: OpenLink = (url, _given, visit) => exportAsPdf(url, 'Google Slides', 'export/pdf', visit)

/** Downloads a document of Google Docs as PDF: `https://docs.google.com/document/d/ID/edit`. */
export const openDocs: OpenLink = (url, _given, visit) => exportAsPdf(url, 'Google Docs', 'export?format=pdf', visit)

function exportAsPdf(url: string, service: string, call: string, visit: LinkVisit): Promise<OpenedLink> {
  const address = new URL(call, url)
  const key = new URL(url).searchParams.get('resourcekey')
  if (key !== null) address.searchParams.set('resourcekey', key)
  return openGoogleFile({ service, address: address.href, fallbackName: `${service}.pdf` }, visit)
}
