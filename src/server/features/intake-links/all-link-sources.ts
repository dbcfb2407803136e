import type { LinkSourceName } from '#contract/deck-link.ts'
import { openDirect } from './direct.ts'
import { openDrive } from './drive.ts'
import { openDropbox } from './dropbox.ts'
import { openDocs, openSlides } from './google-docs.ts'
import type { OpenLink } from './link-source.ts'
import { refuseUnknown } from './refuse-link.ts'

/** What opens a link, by its source. */
export const allLinkSources: Record<LinkSourceName, OpenLink> = {
  drive: openDrive,
  slides: openSlides,
  docs: openDocs,
  docsend: async () => refuseUnknown('DocSend'),
  dropbox: openDropbox,
  direct: openDirect,
}
