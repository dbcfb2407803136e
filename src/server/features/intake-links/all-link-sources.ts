import type { LinkSourceName } from '#contract/deck-link.ts'
import { openDirect } from './direct.ts'
import { openDocSend } from './docsend/open-docsend.ts'
import { openDrive } from './drive.ts'
import { openDropbox } from './dropbox.ts'
import { openDocs, openSlides } from './google-docs.ts'
import type { OpenLink } from './link-source.ts'

/** What opens a link, by its source. */
export const allLinkSources: Record<LinkSourceName, OpenLink> = {
  drive: openDrive,
  slides: openSlides,
  docs: openDocs,
  docsend: openDocSend,
  dropbox: openDropbox,
  direct: openDirect,
}
