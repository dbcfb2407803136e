import type { PageLink } from '../deck-doc.ts'
import { type PageFrame, toPageBox } from './page-frame.ts'
import { type Pdfium, readString } from './pdfium.ts'

const uriAction = 3
const atMost = 500

/** The page's link annotations that lead to an address; those inside the document and those off the page are left out. */
export function readLinks(pdfium: Pdfium, document: number, page: number, frame: PageFrame): PageLink[] {
  const { calls, scratch } = pdfium
  const links: PageLink[] = []
  const [position, found, rectangle] = [scratch, scratch + 4, scratch + 8]
  pdfium.heap().ints[position / 4] = 0
  for (let n = 0; n < atMost && calls.FPDFLink_Enumerate(page, position, found); n++) {
    const link = pdfium.heap().ints[found / 4] ?? 0
    const action = calls.FPDFLink_GetAction(link)
    if (action === 0 || calls.FPDFAction_GetType(action) !== uriAction) continue
    const url = readString(pdfium, 'utf-8', (to, length) =>
      calls.FPDFAction_GetURIPath(document, action, to, length),
    ).trim()
    if (url === '' || !calls.FPDFLink_GetAnnotRect(link, rectangle)) continue
    const at = rectangle / 4
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.heap().floats.subarray(at, at + 4)
    const box = toPageBox(frame, left, bottom, right, top)
    if (box !== null) links.push({ url, box })
  }
  return links
}
