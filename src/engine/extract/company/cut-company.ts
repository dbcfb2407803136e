import { addressSeparator, companyWithForm, formAtEnd } from '#engine/lexicons/company-forms.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { findPlaces } from './place-names.ts'

/**
 * Returns an address without the company that it is of: 'Norvane Inc., Austin, TX' is 'Austin, TX'. The address stays as it is where
 * nothing else in it names a place in English or in `language`; a place that a company is called after stays too.
 */
export function cutCompany(address: string, ownNames: ReadonlySet<string>, language: string): string {
  const namesPlace = (text: string) => findPlaces(text, language).length > 0
  const isCompany = (part: string) =>
    companyWithForm.exec(part)?.[0] === part ||
    (ownNames.has(makeNameKey(part.replace(formAtEnd, ''))) && !namesPlace(part))
  const parts = address.split(addressSeparator)
  const first = parts.findIndex((part) => !isCompany(part))
  const last = parts.findLastIndex((part) => !isCompany(part))
  const [from, to] = [parts[first], parts[last]]
  if (from === undefined || to === undefined) return address
  // The separators stay as printed, so that the value is found in its quote.
  const cut = cutForm(address.slice(findPart(address, parts, first), findPart(address, parts, last) + to.length))
  return namesPlace(cut) ? cut : address
}

function findPart(address: string, parts: readonly string[], index: number): number {
  return parts.slice(0, index + 1).reduce((at, part, one) => {
    const start = address.indexOf(part, at)
    return one === index ? start : start + part.length
  }, 0)
}

/** 'Norvane GmbH Berlin, Germany': the form ends the name where no comma does, if a place or a number follows. */
function cutForm(address: string): string {
  const name = companyWithForm.exec(address)?.[0]
  const rest = name === undefined ? '' : address.slice(name.length).trimStart()
  return /^\d/u.test(rest) || findPlaces(rest)[0]?.start === 0 ? rest : address
}
