const upload = 'Download the deck as PDF and upload it.'

/** Services that host decks, by domain. */
const serviceNames: Record<string, string> = {
  'notion.so': 'Notion',
  'notion.site': 'Notion',
  'pitch.com': 'Pitch',
  'canva.com': 'Canva',
  'figma.com': 'Figma',
  'dropbox.com': 'Dropbox',
  'papermark.com': 'Papermark',
  'papermark.io': 'Papermark',
  'brieflink.com': 'Brieflink',
}

const isAt = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/**
 * Returns why the deck behind a link can't be used, and what to do; null for an empty link. The form shows it at the
 * field, the server returns it.
 * @example explainLinkRefusal('acme.notion.site/deck') // 'Notion soon. Export the deck as PDF and upload it.'
 */
export function explainLinkRefusal(link: string): string | null {
  if (link.trim() === '') return null
  const host = readHost(link.trim())
  if (host === null) return `Links are not supported yet. ${upload}`
  if (['docsend.com', 'drive.google.com', 'docs.google.com'].some((domain) => isAt(host, domain)))
    return `DocSend and Google Drive links are not supported yet. ${upload}`
  const name = Object.entries(serviceNames).find(([domain]) => isAt(host, domain))?.[1]
  return `${name ?? host} soon. Export the deck as PDF and upload it.`
}

/** Returns the host of a link with or without its scheme; null without a host. */
function readHost(link: string): string | null {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  return /\.[a-z][a-z0-9-]+$/i.test(hostname) ? hostname.replace(/^www\./, '') : null
}
