/** Someone whom a comment can name. */
export type Person = { user_id: string; name: string; email: string }

/** A name that is being written: the place of its '@', and the letters behind that. */
type NameWritten = { at: number; letters: string }

/** Names are not longer; what is behind an '@' further back is text. */
const nameAtCaret = /(?:^|[\s(])@([^\n@]{0,60})$/u

/** Returns the name that ends at the caret: '@be' in 'for @be'. Null where none is being written. */
export function findNameWritten(text: string, caret: number): NameWritten | null {
  const letters = nameAtCaret.exec(text.slice(0, caret))?.[1]
  return letters === undefined ? null : { at: caret - letters.length - 1, letters }
}

const mostChoices = 6

/** Returns the people of whose name a word, or whose address, begins with these letters. */
export function findPeople(people: readonly Person[], letters: string): Person[] {
  const wanted = fold(letters)
  const begins = (text: string) => fold(text).startsWith(wanted)
  const isMeant = ({ name, email }: Person) =>
    begins(email) || name.split(' ').some((_, index, words) => begins(words.slice(index).join(' ')))
  return people.filter(isMeant).slice(0, mostChoices)
}

/** Letters without case and accents: 'Zoë' is found by 'zoe'. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the ids of the people whom a text names. Of several with one name, those who were picked. */
export function listMentioned(text: string, people: readonly Person[], picked: readonly string[]): string[] {
  const parts = splitMentions(
    text,
    people.map(({ name }) => name),
  )
  const names = new Set(parts.flatMap((part) => (part.isName ? part.text.slice(1) : [])))
  const named = people.filter(({ name }) => names.has(name))
  const isPicked = ({ user_id }: Person) => picked.includes(user_id)
  return named
    .filter((one) => isPicked(one) || !named.some((other) => other.name === one.name && isPicked(other)))
    .map(({ user_id }) => user_id)
}

type Part = { text: string; isName: boolean }

/** Splits a text at the names in it that stand behind an '@'. */
export function splitMentions(text: string, names: readonly string[]): Part[] {
  if (names.length === 0) return [{ text, isName: false }]
  // The longer name first: 'Ana Ruiz' is not 'Ana'.
  const choices = names.toSorted((one, other) => other.length - one.length).map(escapePattern)
  const pattern = new RegExp(`(@(?:${choices.join('|')})(?![\\p{L}\\p{N}]))`, 'u')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
