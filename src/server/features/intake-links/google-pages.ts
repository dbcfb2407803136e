import { load } from 'cheerio/slim'

/** What a page says that Google sent in the place of a file. */
export type GooglePage = { kind: 'confirm'; url: string } | { kind: 'quota' | 'private' | 'unknown' }

/** Where the form of the virus scan warning may lead; its fields are sent nowhere else. */
const downloadHosts = ['drive.usercontent.google.com', 'drive.google.com']

/** Reads a page of Google: the confirmation that large files need, a refusal, or what is not understood. */
export function readGooglePage(html: string): GooglePage {
  const page = load(html)
  const title = page('title').text()
  if (/quota exceeded/i.test(title)) return { kind: 'quota' }
  if (/sign.?in|access denied|(?:need|request) access/i.test(title)) return { kind: 'private' }
  const form = page('form#download-form, form#downloadForm').first()
  const action = form.attr('action') ?? ''
  if (!URL.canParse(action)) return { kind: 'unknown' }
  const url = new URL(action)
  form.find('input[name]').each((_index, input) => {
    url.searchParams.set(page(input).attr('name') ?? '', page(input).attr('value') ?? '')
  })
  return downloadHosts.includes(url.hostname) ? { kind: 'confirm', url: url.href } : { kind: 'unknown' }
}
