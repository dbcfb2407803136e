import { introducesContact, otherContacts } from '#engine/lexicons/contact-words.ts'
import { isSampleAddress } from '#engine/lexicons/template-residue.ts'
import type { Updates } from '#engine/slides.ts'
import { addressesIn, withoutRepeats } from '#engine/text/email-addresses.ts'

type Company = { isOwn: (address: string) => boolean; founders: readonly string[] }

/**
 * Finds the addresses in the updates that are the company's: of its domain, a founder's by name, or introduced as the
 * one to write to. Other senders, copied people and people named in a forwarded email are not the company.
 */
export function findAddressesInUpdates({ text, lines, ours = [] }: Updates, { isOwn, founders }: Company): string[] {
  const known = new Set(ours.map((address) => address.toLowerCase()))
  return withoutRepeats(addressesIn(text)).filter(
    (address) =>
      !known.has(address.toLowerCase()) &&
      !isSampleAddress(address) &&
      (isOwn(address) ||
        founders.some((name) => isNamedAfter(address, name)) ||
        isIntroduced(lines, address, founders)),
  )
}

/** Whether a line introduces the address: 'Reach us at …', or 'Ana Ruiz <…>' with the name of a founder. */
function isIntroduced(lines: readonly string[], address: string, founders: readonly string[]): boolean {
  return lines.some((line) => {
    const ahead = line.slice(0, Math.max(0, line.toLowerCase().indexOf(address.toLowerCase())))
    if (introducesContact.test(ahead) && !otherContacts.test(line.replaceAll(address, ''))) return true
    const name = foldName(ahead.replace(/["'’]?[\s<(,:–—-]*$/u, ''))
    return founders.some((founder) => founder.includes(' ') && endsWithName(name, foldName(founder)))
  })
}

const endsWithName = (text: string, name: string) => text === name || text.endsWith(` ${name}`)

/** Whether the mailbox is made of a name: 'ana.ruiz@', 'ruiz.ana@', or initial and last name 'aruiz@'. */
function isNamedAfter(address: string, name: string): boolean {
  const [first, last] = [foldName(name).split(' ')[0] ?? '', foldName(name).split(' ').at(-1) ?? '']
  if (first.length < 2 || last.length < 3 || first === last) return false
  const box = (address.split('@')[0] ?? '')
    .replace(/\+.*$/u, '')
    .toLowerCase()
    .replace(/[\W\d_]/gu, '')
  return [`${first}${last}`, `${last}${first}`, `${first.slice(0, 1)}${last}`].includes(box)
}

/** Returns the text in lower case without accents, marks and doubled spaces. */
const foldName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()
