/** Hosts that keep many sites, each in a folder of its own. */
const folderHost = /(?:^|\.)(?:wixsite\.com|github\.io|gitlab\.io|notion\.site)$/iu

/** Returns the address of the whole site, in the spelling of a page's address: of 'www.acme.io/roadmap' 'www.acme.io'. */
export function cutToSiteRoot(address: string): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:\/\//iu.exec(address) ?? []
  const [host = '', folder = ''] = address.slice(scheme.length).split(/[/?#]/u)
  return `${scheme}${host}${folderHost.test(host) && folder !== '' ? `/${folder}` : ''}`
}
