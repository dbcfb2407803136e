/** Where a deck can be fetched from. */
export type LinkSourceName = 'drive' | 'slides' | 'docs' | 'docsend' | 'dropbox' | 'direct'

/** What a link to a deck is; `url` is its address in one form, `hint` what to know before it is opened. */
export type DeckLink =
  | { kind: 'empty' }
  | { kind: 'source'; source: LinkSourceName; url: string; hint: string }
  | { kind: 'refused'; sentence: string }

const instead = 'or upload the deck as PDF.'

/** Services that show decks as web pages only, by domain. */
const soonServices: Record<string, string> = {
  'notion.so': 'Notion',
  'notion.site': 'Notion',
  'notion.com': 'Notion',
  'pitch.com': 'Pitch',
  'canva.com': 'Canva',
  'figma.com': 'Figma',
  'papermark.com': 'Papermark',
  'papermark.io': 'Papermark',
  'brieflink.com': 'Brieflink',
  'gamma.app': 'Gamma',
  'prezi.com': 'Prezi',
  'slideshare.net': 'SlideShare',
  'beautiful.ai': 'Beautiful.ai',
  'onedrive.live.com': 'OneDrive',
  '1drv.ms': 'OneDrive',
  'sharepoint.com': 'SharePoint',
  'icloud.com': 'iCloud',
  'box.com': 'Box',
  'wetransfer.com': 'WeTransfer',
  'we.tl': 'WeTransfer',
}

const hints: Record<Exclude<LinkSourceName, 'direct'>, string> = {
  drive: 'Google Drive: the file must be shared with “Anyone with the link”',
  slides: 'Google Slides: must be shared with “Anyone with the link”',
  docs: 'Google Docs: must be shared with “Anyone with the link”',
  docsend: 'DocSend: the sender will see who opened it',
  dropbox: 'Dropbox: the file is downloaded as it is now',
}

const found = (source: Exclude<LinkSourceName, 'direct'>, url: string): DeckLink => ({
  kind: 'source',
  source,
  url,
  hint: hints[source],
})
const refuse = (sentence: string): DeckLink => ({ kind: 'refused', sentence })

/**
 * Returns what a link to a deck is, with or without its scheme: the source that opens it, or why it can't be opened and what
 * to do. The form shows it while one types, the server decides by it.
 * @example describeDeckLink('acme.notion.site/deck') // refused: 'Notion soon. Export the deck as PDF and upload it.'
 */
export function describeDeckLink(link: string): DeckLink {
  const text = link.trim()
  if (text === '') return { kind: 'empty' }
  const url = readAddress(text)
  if (url === null) return refuse(`This is not a web address. Paste the link to the deck, ${instead}`)
  const host = url.hostname.replace(/^www\./, '')
  if (isAt(host, 'drive.google.com') || host === 'drive.usercontent.google.com') return describeDriveLink(url)
  if (host === 'docs.google.com') return describeDocsLink(url)
  if (isAt(host, 'docsend.com')) return describeDocSendLink(url)
  if (isAt(host, 'dropbox.com')) return describeDropboxLink(url)
  const service = Object.entries(soonServices).find(([domain]) => isAt(host, domain))?.[1]
  if (service !== undefined) return refuse(`${service} soon. Export the deck as PDF and upload it.`)
  return describeOtherLink(url, host)
}

const isAt = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Returns the address of a link with or without its scheme; null for text that has no host. */
function readAddress(text: string): URL | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  // URL.canParse first: Safari before 18 has no URL.parse.
  if (/\s/.test(text) || !URL.canParse(address)) return null
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && /\.[a-z][a-z\d-]+\.?$/i.test(url.hostname) ? url : null
}

/** Google's ids are long; parts of its addresses such as 'edit' or 'view' are short. */
const googleId = /^[\w-]{10,}$/

/** Returns the address of a Google file in one form: its id, and the key that links of before 2021 need. */
function makeGoogleUrl(path: string, url: URL): string {
  const key = url.searchParams.get('resourcekey')
  return `https://${path}${key === null ? '' : `?resourcekey=${encodeURIComponent(key)}`}`
}

function describeDriveLink(url: URL): DeckLink {
  if (/\/(?:drive|folders|folderview|embeddedfolderview)(?:\/|$)/.test(url.pathname)) {
    return refuse(`This is a folder of Google Drive. Open the deck in it and copy its own link, ${instead}`)
  }
  const id = /\/file\/(?:u\/\d+\/)?d\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? ''
  if (!googleId.test(id)) return refuse(`This Google Drive address names no file. Copy the link by “Share”, ${instead}`)
  return found('drive', makeGoogleUrl(`drive.google.com/file/d/${id}/view`, url))
}

function describeDocsLink(url: URL): DeckLink {
  if (/^\/(?:file\/|open$|uc$)/.test(url.pathname)) return describeDriveLink(url)
  if (/^\/(?:a\/[^/]+\/)?(?:presentation|document)\/(?:u\/\d+\/)?d\/e\//.test(url.pathname)) {
    return refuse(`This page was published to the web, without its file. Copy the link by “Share”, ${instead}`)
  }
  const match = /^\/(?:a\/[^/]+\/)?(presentation|document|\w+)\/(?:u\/\d+\/)?d\/([^/]+)/.exec(url.pathname)
  const [, kind = '', id = ''] = match ?? []
  if (/^(?:spreadsheets|forms|drawings)$/.test(kind)) {
    return refuse(`This is not a deck but another kind of Google file. Copy the link of the deck, ${instead}`)
  }
  if (!googleId.test(id)) return refuse(`This Google address names no file. Copy the link by “Share”, ${instead}`)
  const source = kind === 'presentation' ? 'slides' : 'docs'
  return found(source, makeGoogleUrl(`docs.google.com/${kind}/d/${id}/edit`, url))
}

function describeDocSendLink(url: URL): DeckLink {
  if (!/^\/(?:view|v|s)\/./.test(url.pathname)) {
    return refuse(`This DocSend address names no deck. Use the link that you were sent, ${instead}`)
  }
  return found('docsend', `https://${url.hostname}${url.pathname.replace(/\/+$/, '')}`)
}

function describeDropboxLink(url: URL): DeckLink {
  if (/^\/(?:scl\/fo|sh)\//.test(url.pathname)) {
    return refuse(`This is a folder of Dropbox. Open the deck in it and copy its own link, ${instead}`)
  }
  if (!/^\/(?:s|scl\/fi)\/./.test(url.pathname)) {
    return refuse(`This Dropbox address names no shared file. Copy the link by “Share”, ${instead}`)
  }
  const address = new URL(`https://www.dropbox.com${url.pathname}`)
  const key = url.searchParams.get('rlkey')
  if (key !== null) address.searchParams.set('rlkey', key)
  return found('dropbox', address.href)
}

function describeOtherLink(url: URL, host: string): DeckLink {
  if (url.protocol === 'http:') {
    return refuse(`This address is not encrypted. Use one that starts with https://, ${instead}`)
  }
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    return refuse(`Use an address without a port, user or password, ${instead}`)
  }
  url.hash = ''
  return { kind: 'source', source: 'direct', url: url.href, hint: `${host}: must lead straight to a PDF or a .pptx` }
}
