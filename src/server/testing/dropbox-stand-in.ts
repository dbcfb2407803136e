import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file at the stand-in, and what is in the way of it. */
export type DropboxFile = {
  bytes: Uint8Array
  /** The key of a newer link. */
  rlkey?: string
  state?: 'password' | 'password-page' | 'removed' | 'deleted-page' | 'too-busy' | 'changed-markup'
}

/** A server on this machine that speaks as Dropbox does. */
export type DropboxStandIn = {
  /** What LINK_ORIGINS says so that Dropbox is this server. */
  linkOrigins: Map<string, string>
  /** By the path of the shared link. */
  files: Map<string, DropboxFile>
  asked: { host: string; path: string }[]
  stop: () => Promise<void>
}

type Reply = { status: number; headers?: OutgoingHttpHeaders; body?: string | Uint8Array }

const page = (title: string, body = '', status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`,
})
const redirect = (location: string): Reply => ({ status: 302, headers: { location } })

/** Starts the stand-in on a free port. */
export async function startDropboxStandIn(): Promise<DropboxStandIn> {
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    const url = new URL(request.url ?? '', `https://${host}`)
    standIn.asked.push({ host, path: `${url.pathname}${url.search}` })
    const { status, headers, body } = findReply(url, standIn.files)
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: DropboxStandIn = {
    linkOrigins: new Map(
      ['www.dropbox.com', 'uc1.dl.dropboxusercontent.com'].map((host) => [`https://${host}`, origin]),
    ),
    files: new Map(),
    asked: [],
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}

function findReply({ hostname, pathname, searchParams }: URL, files: DropboxStandIn['files']): Reply {
  if (hostname === 'uc1.dl.dropboxusercontent.com') return { status: 200, body: files.get(pathname)?.bytes ?? '' }
  if (pathname === '/sm/password') return page('Dropbox - Password required', '<input type="password">')
  if (pathname === '/login') return page('Log in to Dropbox', '<input type="password">')
  const file = files.get(pathname)
  if (!file || file.state === 'removed') return page('Dropbox - 404', '<h1>Error (404)</h1>', 404)
  if (file.rlkey !== undefined && file.rlkey !== searchParams.get('rlkey'))
    return redirect('https://www.dropbox.com/login')
  if (file.state === 'password') return redirect('https://www.dropbox.com/sm/password?cont=x')
  if (file.state === 'password-page') return page('Dropbox', '<h1>Password required</h1><input type="password">')
  if (file.state === 'deleted-page') return page('Dropbox', '<h2>That file was deleted</h2>')
  if (file.state === 'too-busy') return page('Dropbox - 429', '', 429)
  if (file.state === 'changed-markup' || searchParams.get('dl') !== '1')
    return page('Deck - Dropbox', '<div>Preview</div>')
  return redirect(`https://uc1.dl.dropboxusercontent.com${pathname}`)
}
