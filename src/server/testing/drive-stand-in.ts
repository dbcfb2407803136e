import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file at the stand-in. What is in the way of it is public access alone where `state` is left out. */
export type DriveFile = {
  name: string
  bytes: Uint8Array
  /** The key that an older link needs. */
  resourceKey?: string
  state?:
    | 'private'
    /** Too large for Google's virus scan: a form has to be sent. */
    | 'large'
    | 'quota'
    | 'no-download'
    /** A page that has neither the file nor a form known today. */
    | 'changed-markup'
    /** The form of the virus scan leads to a site of someone else. */
    | 'form-elsewhere'
    /** The form leads to itself, whatever is sent. */
    | 'form-again'
    | 'error'
    | 'redirect-loop'
    /** Bytes without an end. */
    | 'endless'
    /** Its bytes begin to arrive, and then nothing more does until `release` is called. */
    | 'held'
}

/** A server on this machine that speaks as Google Drive, Slides and Docs do. */
export type DriveStandIn = {
  /** What LINK_ORIGINS says so that Google is this server. */
  linkOrigins: Map<string, string>
  /** By id, whatever kind of file it is. */
  files: Map<string, DriveFile>
  asked: { host: string; path: string }[]
  /** Lets the rest of held files go. */
  release: () => void
  stop: () => Promise<void>
}

type Reply = { status: number; headers?: OutgoingHttpHeaders; body?: string | Uint8Array }

const uuid = '5a1c7a0e-5d7b-4f6a-9a51-3f2f2a3d0c11'
const download = 'https://drive.usercontent.google.com/download'

const wrapPage = (title: string, body: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`
const page = (title: string, body = '', status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: wrapPage(title, body),
})
const redirect = (location: string): Reply => ({ status: 303, headers: { location } })

const makeForm = (id: string, action = download) =>
  `<p>Google Drive can't scan this file for viruses.</p><form id="download-form" action="${action}" method="get">` +
  `<input type="submit" id="uc-download-link" value="Download anyway"/><input type="hidden" name="id" value="${id}">` +
  '<input type="hidden" name="export" value="download"><input type="hidden" name="confirm" value="t">' +
  `<input type="hidden" name="uuid" value="${uuid}"></form>`

/** Starts the stand-in, on a free port unless one is given. */
export async function startDriveStandIn(port = 0): Promise<DriveStandIn> {
  const held: (() => void)[] = []
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    const url = new URL(request.url ?? '', `https://${host}`)
    standIn.asked.push({ host, path: `${url.pathname}${url.search}` })
    const file = standIn.files.get(readId(url))
    const { status, headers, body } = findReply(url, file)
    response.writeHead(status, headers)
    if (body instanceof Uint8Array && file?.state === 'endless') writeForever(response)
    else if (body instanceof Uint8Array && file?.state === 'held') {
      response.write(body.subarray(0, 2_000))
      held.push(() => response.end(body.subarray(2_000)))
    } else response.end(body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = [
    'drive.google.com',
    'drive.usercontent.google.com',
    'docs.google.com',
    'doc-00-docs.googleusercontent.com',
    'accounts.google.com',
  ]
  const standIn: DriveStandIn = {
    linkOrigins: new Map(hosts.map((host) => [`https://${host}`, origin])),
    files: new Map(),
    asked: [],
    release: () => {
      for (const finish of held.splice(0)) finish()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}

const readId = ({ pathname, searchParams }: URL) => searchParams.get('id') ?? /\/d\/([^/]+)/.exec(pathname)?.[1] ?? ''

function findReply(url: URL, file: DriveFile | undefined): Reply {
  const { hostname, pathname, searchParams } = url
  if (hostname === 'accounts.google.com') return page('Sign in - Google Accounts', '<input type="password">')
  if (!file) return page('Error 404 (Not Found)!!1', '<p>The requested URL was not found on this server.</p>', 404)
  if (hostname === 'doc-00-docs.googleusercontent.com') return send(file)
  const keyFits = (file.resourceKey ?? null) === searchParams.get('resourcekey')
  if (file.state === 'private' || !keyFits)
    return redirect(`https://accounts.google.com/v3/signin?continue=${url.href}`)
  if (file.state === 'no-download') return page('Error 403 (Forbidden)!!1', '', 403)
  if (file.state === 'error') return page('Error 500 (Server Error)!!1', '', 500)
  if (file.state === 'redirect-loop') return redirect(url.href)
  if (hostname === 'docs.google.com') return findExport(url, file)
  if (hostname !== 'drive.usercontent.google.com' || pathname !== '/download') return page('Google Drive', '', 404)
  return findDownload(url, file)
}

/** Slides and Docs send the PDF from another host. */
function findExport({ pathname, search }: URL, file: DriveFile): Reply {
  const id = /^\/presentation\/d\/([^/]+)\/export\/pdf$/.exec(pathname)?.[1]
  const docId = search.includes('format=pdf') ? /^\/document\/d\/([^/]+)\/export$/.exec(pathname)?.[1] : undefined
  const exported = id ?? docId
  if (exported === undefined) return page('Google Docs', '<p>An editor.</p>')
  if (file.state === 'changed-markup') return page('Google Docs', '<p>Something new.</p>')
  return redirect(`https://doc-00-docs.googleusercontent.com/export?id=${exported}`)
}

function findDownload({ searchParams }: URL, file: DriveFile): Reply {
  const id = searchParams.get('id') ?? ''
  const isConfirmed = searchParams.get('uuid') === uuid
  switch (file.state) {
    case 'quota':
      return page('Google Drive - Quota exceeded', '<p>Sorry, you can’t view or download this file at this time.</p>')
    case 'changed-markup':
      return page('Google Drive - Virus scan warning', '<button data-id="x">Download anyway</button>')
    case 'form-elsewhere':
      return page('Google Drive - Virus scan warning', makeForm(id, 'https://collector.example/download'))
    case 'form-again':
      return page('Google Drive - Virus scan warning', makeForm(id))
    case 'large':
      return isConfirmed ? send(file) : page('Google Drive - Virus scan warning', makeForm(id))
    default:
      return send(file)
  }
}

const send = ({ name, bytes }: DriveFile): Reply => ({
  status: 200,
  headers: {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="deck.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
  },
  body: bytes,
})

function writeForever(response: NodeJS.WritableStream): void {
  const piece = Buffer.alloc(64_000, '%PDF-1.7 ')
  const write = () => {
    while (response.writable && response.write(piece));
  }
  response.on('drain', write)
  write()
}
