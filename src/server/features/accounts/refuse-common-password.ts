import { invalid } from '#server/platform/errors.ts'

const product = 'firstread'
/** A shorter name says little about the digits beside it. */
const fewestLetters = 4

let common: Promise<ReadonlySet<string>> | null = null

/** The commonest passwords in lower case. The list is loaded with the first new password, since most servers rarely see one. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/** Refuses what others try first: common passwords, the user's address or its name, and the product's name. 422 at `field`. */
export async function refuseCommonPassword(field: string, password: string, email: string): Promise<void> {
  const lower = password.normalize('NFKC').toLowerCase()
  const address = email.normalize('NFKC').toLowerCase()
  const [name = ''] = address.split('@')
  const isNamed = [address, name, product].some(
    (one) => lower === one || (stripMarks(one).length >= fewestLetters && stripMarks(lower) === stripMarks(one)),
  )
  if (isNamed || (await loadCommonPasswords()).has(lower))
    throw invalid({ [field]: 'This password is too common. Choose another.' })
}

/** Without the digits and marks that a name is made longer with: 'firstread2026!' is 'firstread'. */
const stripMarks = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
