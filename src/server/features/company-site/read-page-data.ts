import { z } from 'zod'
import type { SiteSection } from '#engine/site-doc.ts'
import { isSameSite } from './site-address.ts'

const text = z.string().trim().min(1).max(300)
const list = <S extends z.ZodType>(one: S) =>
  z.union([
    one.transform((value) => [value]),
    z.array(z.unknown()).transform((all) => all.flatMap((part) => one.safeParse(part).data ?? [])),
  ])
const types = list(z.string())
const person = z.object({ '@type': types, name: text, jobTitle: text.optional().catch(undefined) })
const address = z.object({
  streetAddress: text.optional().catch(undefined),
  postalCode: text.optional().catch(undefined),
  addressLocality: text.optional().catch(undefined),
  addressCountry: z
    .union([text, z.object({ name: text }).transform(({ name }) => name)])
    .optional()
    .catch(undefined),
})
const count = z.union([z.number().int().positive(), z.string().regex(/^\d+$/u)])
const organization = z.object({
  '@type': types,
  url: text.optional().catch(undefined),
  foundingDate: z
    .string()
    .regex(/^(?:19|20)\d\d(?:-|$)/u)
    .optional()
    .catch(undefined),
  numberOfEmployees: z
    .union([count, z.object({ value: count }).transform(({ value }) => value)])
    .optional()
    .catch(undefined),
  address: z.union([text, address]).optional().catch(undefined),
  email: text.optional().catch(undefined),
  sameAs: list(text).optional().catch(undefined),
  founder: list(person).optional().catch(undefined),
  founders: list(person).optional().catch(undefined),
  employee: list(person).optional().catch(undefined),
})
type Organization = z.output<typeof organization>
type Person = z.output<typeof person>

/** A line as people read it, and the words of the source behind it. */
type DataLine = { line: string; raw: string }

const isOrganization = (type: string) => /(?:Organization|Business|Corporation|Company)$/u.test(type)
const mostNodes = 100
const mostPeople = 30

/**
 * Returns what a page states of its own company as JSON-LD: year, size, address, email, founders and their roles. What it
 * states of others (authors, customers), and what does not parse, is left out.
 */
export function readPageData(scripts: readonly string[], page: URL): SiteSection[] {
  const found = scripts.flatMap(listNodes).flatMap((node) => organization.safeParse(node).data ?? [])
  const own = found.filter(({ '@type': names, url }) => names.some(isOrganization) && isOfPage(url, page, found.length))
  return own
    .slice(0, 1)
    .flatMap((one) => [makeSection('', [writeFacts(one)], listLinks(one)), makeTeam(one)].filter(hasLines))
}

/** The objects of the top level: deeper ones are other things. */
function listNodes(script: string): unknown[] {
  const parsed = parseJson(script)
  const top = Array.isArray(parsed) ? parsed : [parsed]
  return top
    .flatMap((node) => z.object({ '@graph': z.array(z.unknown()) }).safeParse(node).data?.['@graph'] ?? [node])
    .slice(0, mostNodes)
}

function parseJson(script: string): unknown {
  try {
    return JSON.parse(script)
  } catch {
    return null
  }
}

function isOfPage(url: string | undefined, page: URL, nodes: number): boolean {
  const own = url === undefined ? null : URL.parse(url, page.href)
  return own === null ? nodes === 1 : isSameSite(own, page)
}

function writeFacts({ foundingDate, numberOfEmployees, address: seat, email }: Organization): DataLine[] {
  return [
    ...(foundingDate
      ? [{ line: `Founded: ${foundingDate.slice(0, 4)}`, raw: quoteMember('foundingDate', foundingDate) }]
      : []),
    ...(numberOfEmployees === undefined
      ? []
      : [{ line: `Employees: ${numberOfEmployees}`, raw: quoteMember('numberOfEmployees', numberOfEmployees) }]),
    ...writeSeat(seat),
    ...(email ? [{ line: `Email: ${email.replace(/^mailto:/iu, '')}`, raw: quoteMember('email', email) }] : []),
  ]
}

function writeSeat(seat: Organization['address']): DataLine[] {
  if (seat === undefined) return []
  if (typeof seat === 'string') return [{ line: `Headquarters: ${seat}`, raw: quoteMember('address', seat) }]
  const { streetAddress, postalCode, addressLocality, addressCountry } = seat
  const city = [postalCode, addressLocality].filter((part) => part !== undefined).join(' ')
  const parts = [streetAddress, city, addressCountry].filter((part) => part !== undefined && part !== '')
  const members = Object.entries(seat).flatMap(([name, value]) =>
    value === undefined ? [] : [quoteMember(name, value)],
  )
  return addressLocality === undefined ? [] : [{ line: `Headquarters: ${parts.join(', ')}`, raw: members.join(', ') }]
}

function makeTeam({ founder = [], founders = [], employee = [] }: Organization): SiteSection {
  const isPerson = ({ '@type': names }: Person) => names.includes('Person')
  const named = [...founder, ...founders].filter(isPerson)
  const others = employee.filter(
    (one) => isPerson(one) && one.jobTitle !== undefined && !named.some(({ name }) => name === one.name),
  )
  const cards = [...named.map((one) => writePerson(one, true)), ...others.map((one) => writePerson(one, false))]
  return makeSection('Team', cards.slice(0, mostPeople), [])
}

function writePerson({ name, jobTitle }: Person, isFounder: boolean): DataLine[] {
  const role =
    isFounder && !/found|gründ|fond/iu.test(jobTitle ?? '')
      ? [jobTitle, 'Founder'].filter(Boolean).join(', ')
      : jobTitle
  return [
    { line: name, raw: isFounder ? `"founder": {${quoteMember('name', name)}}` : quoteMember('name', name) },
    ...(role ? [{ line: role, raw: jobTitle ? quoteMember('jobTitle', jobTitle) : '"founder"' }] : []),
  ]
}

const listLinks = ({ sameAs = [] }: Organization) => sameAs.filter((url) => URL.parse(url)?.protocol === 'https:')
const quoteMember = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`
const hasLines = ({ blocks, links }: SiteSection) => blocks.length > 0 || links.length > 0

function makeSection(title: string, cards: readonly DataLine[][], links: string[]): SiteSection {
  const filled = cards.filter((card) => card.length > 0)
  return {
    kind: 'data',
    title,
    blocks: filled.map((card) => ({ lines: card.map(({ line }) => line) })),
    links,
    raw: filled.flat().map(({ raw }) => raw),
  }
}
