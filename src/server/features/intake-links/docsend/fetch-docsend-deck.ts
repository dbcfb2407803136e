import { z } from 'zod'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import type { LinkVisit, OpenedLink } from '../link-source.ts'
import { receiveResponse } from '../receive-response.ts'
import { docSendSentences as say } from './docsend-sentences.ts'
import type { DocSendSession } from './docsend-session.ts'
import { joinPageImages } from './join-page-images.ts'
import { type PreparedImage, preparePageImage } from './prepare-page-image.ts'

type Deck = { url: string; title: string; pageCount: number }

/** Decks of more pages are not read either; this saves the minutes of fetching them. */
const mostPages = 150
/** A page of a deck is opened as slowly as by a person. */
const pageMs = 1_000
/** A page that fails can be a passing trouble of DocSend. */
const attemptsAPage = 2
const mostImageBytes = 40_000_000

const download = z.object({ url: z.string().min(1) })
const pageData = z.object({ directImageUrl: z.string().nullish(), imageUrl: z.string().nullish() })

/** Returns the deck behind a page of DocSend: its file where the sender allows it, else its page images as a PDF. */
export async function fetchDocSendDeck(session: DocSendSession, deck: Deck, visit: LinkVisit): Promise<OpenedLink> {
  const base = makeBase(deck.url)
  const name = deck.title === '' ? 'DocSend deck' : deck.title
  const file = await openDownload(session, base, name, visit.maxBytes)
  if (file !== null) return file
  if (deck.pageCount > mostPages) return { kind: 'refused', sentence: say.tooManyPages(deck.pageCount, mostPages) }
  const images = await fetchImages(session, base, deck.pageCount, visit)
  if (typeof images === 'string') return { kind: 'refused', sentence: images }
  return { kind: 'document', stream: joinPageImages(images, name), name: withExtension(name, 'pdf') }
}

function makeBase(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

const withExtension = (name: string, extension: string) =>
  name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`

/** The file that the sender lets visitors download; null when there is none, or none that can be read here. */
async function openDownload(
  session: DocSendSession,
  base: string,
  name: string,
  maxBytes: number,
): Promise<OpenedLink | null> {
  try {
    const offer = await session.getJson(`${base}/download`, download)
    const url = offer === null ? null : URL.parse(offer.url, base)
    if (url === null) return null
    const response = await session.open(url.href, maxBytes)
    const received = response.status === 200 ? await receiveResponse(response, url.pathname) : null
    if (received?.kind === 'file') {
      const { fileKind, stream } = received
      // Other Office files are zip archives too: their pages are fetched instead.
      const isPresentation = fileKind === 'zip' && /\.pptx$/i.test(received.name)
      if (fileKind === 'pdf') return { kind: 'document', stream, name: withExtension(name, 'pdf') }
      if (isPresentation) return { kind: 'document', stream, name: withExtension(name, 'pptx') }
    }
    response.cancel()
    return null
  } catch (error) {
    if (!(error instanceof OutgoingFailure) || error.kind === 'stopped' || error.kind === 'too-large') throw error
    return null
  }
}

/** The images of all pages in order, or a sentence that says which could not be had. */
async function fetchImages(
  session: DocSendSession,
  base: string,
  count: number,
  visit: LinkVisit,
): Promise<PreparedImage[] | string> {
  const images: PreparedImage[] = []
  let bytes = 0
  for (let page = 1; page <= count; page += 1) {
    visit.note('Fetching page', page, count)
    if (page > 1) await visit.wait(pageMs)
    const image = await fetchImage(session, `${base}/page_data/${page}`, visit)
    if (image === null) return say.pageMissing(page, count)
    bytes += image.jpeg.length
    if (bytes > visit.maxBytes) return say.tooLarge
    images.push(image)
  }
  return images
}

async function fetchImage(session: DocSendSession, url: string, visit: LinkVisit): Promise<PreparedImage | null> {
  for (let attempt = 1; ; attempt += 1) {
    const image = await tryImage(session, url)
    if (image !== null || attempt === attemptsAPage) return image
    await visit.wait(pageMs)
  }
}

async function tryImage(session: DocSendSession, url: string): Promise<PreparedImage | null> {
  try {
    const data = await session.getJson(url, pageData)
    const address = URL.parse(data?.directImageUrl ?? data?.imageUrl ?? '', url)
    if (address === null || address.href === url) return null
    const response = await session.open(address.href, mostImageBytes)
    if (response.status === 200) return await preparePageImage(await response.bytes())
    response.cancel()
    return null
  } catch (error) {
    if (!(error instanceof OutgoingFailure) || error.kind === 'stopped') throw error
    return null
  }
}
