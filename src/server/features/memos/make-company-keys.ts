import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { cutHost, isSharedHost } from '#engine/extract/company/web-addresses.ts'
import { legalFormEnding } from '#engine/lexicons/company-name-words.ts'
import { freeMailDomains } from '#engine/lexicons/free-mail-domains.ts'
import { getField, listFounders } from '#engine/memo-reader.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'

/** Shorter names are abbreviations that many companies bear. */
const fewestLetters = 3

/**
 * Returns what tells the company of a memo, for comparing deals: its name without legal form, the host of its own site and
 * mailbox, and addresses of its founders. `founders` are addresses known from elsewhere.
 */
export function makeCompanyKeys(memo: ValidatedResponse, founders: readonly string[]): string[] {
  const contact = readText(getField(memo, 'contact_email'))
  const hosts = [readHost(readText(getField(memo, 'site'))), readMailHost(contact)]
  const inMemo = listFounders(memo).map((founder) => readText(founder.Email))
  const addresses = [contact, ...inMemo, ...founders].map((address) => address.trim().toLowerCase())
  const keys = [
    ...readName(readText(getField(memo, 'company_name'))).map((name) => `name ${name}`),
    ...hosts.filter((host) => host !== '').map((host) => `host ${host}`),
    ...addresses.filter((address) => address.includes('@')).map((address) => `mail ${address}`),
  ]
  return [...new Set(keys)].sort()
}

const readText = (field: MemoField | undefined): string =>
  field?.standing !== 'inferred' && typeof field?.value === 'string' ? field.value : ''

function readName(name: string): string[] {
  let bare = name.trim()
  for (let next = bare.replace(legalFormEnding, ''); next !== bare; next = bare.replace(legalFormEnding, ''))
    bare = next
  const key = makeUnaccentedNameKey(bare)
  return key.length < fewestLetters ? [] : [key]
}

/** The host of the company's own site; '' for a page on another's, such as a profile. */
function readHost(site: string): string {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`
  const host = URL.canParse(address) ? cutHost(new URL(address).hostname) : ''
  return host.includes('.') && !isSharedHost(host) ? host : ''
}

function readMailHost(address: string): string {
  const host = (address.split('@')[1] ?? '').trim().toLowerCase()
  return freeMailDomains.has(host) ? '' : readHost(host)
}
