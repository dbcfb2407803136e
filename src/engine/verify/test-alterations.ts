/** What is done to a text so that it says something else. */
export const alterationKinds = [
  'digit',
  'digit cut',
  'unit',
  'scale',
  'scale dropped',
  'currency',
  'currency dropped',
  'negation added',
  'negation removed',
  'name',
  'numbers swapped',
  'percent',
  'decimal point',
  'year',
  'sign',
  'comparison',
  'word',
] as const
export type AlterationKind = (typeof alterationKinds)[number]

/** Numbers from 0 to 1, the same row for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Alter = (text: string, random: () => number) => string | null

const rings: ReadonlyArray<readonly string[]> = [
  ['day', 'week', 'month', 'year'],
  ['days', 'weeks', 'months', 'years'],
  ['daily', 'weekly', 'monthly', 'yearly'],
  ['hours', 'minutes', 'seconds'],
  ['customers', 'users', 'visitors'],
  ['kg', 'tonnes', 'litres'],
  ['ARR', 'MRR', 'GMV'],
  ['TAM', 'SAM', 'SOM'],
  ['revenue', 'bookings', 'costs'],
  ['increase', 'decrease'],
  ['more', 'less'],
  ['before', 'after'],
  ['first', 'second', 'third'],
  ['two', 'three', 'four', 'five'],
]
const scaleRings: ReadonlyArray<readonly string[]> = [
  ['k', 'M', 'B'],
  ['K', 'M', 'bn'],
  ['thousand', 'million', 'billion', 'trillion'],
  ['thousands', 'millions', 'billions'],
  ['mil', 'millones'],
]
const signs = ['$', '€', '£', '₹']
const names = ['Farida Okonkwo', 'Globex', 'Initech', 'Priya Lindqvist', 'Umbra']

const pick = <T>(from: readonly T[], random: () => number): T | undefined => from[Math.floor(random() * from.length)]

/** Replaces one of the pattern's hits by what `make` gives for it. */
function replaceOne(
  text: string,
  pattern: RegExp,
  random: () => number,
  make: (hit: RegExpMatchArray) => string | null,
): string | null {
  const hit = pick([...text.matchAll(pattern)], random)
  const other = hit ? make(hit) : null
  return hit && other !== null ? text.slice(0, hit.index) + other + text.slice((hit.index ?? 0) + hit[0].length) : null
}

function turn(
  text: string,
  all: ReadonlyArray<readonly string[]>,
  before: string,
  random: () => number,
): string | null {
  const words = all.flat().sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`${before}(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return replaceOne(text, pattern, random, ([word]) => {
    const ring = all.find((one) => one.includes(word))
    return pick(ring?.filter((one) => one !== word) ?? [], random) ?? null
  })
}

const numbers = /(?<![\d.,])\d+(?:[.,]\d+)*/gu
const negation = /(?<![\p{L}'’])(?:not|no|never|without|cannot|sin|nunca|não|sem)\s+/giu

const alterations: Record<AlterationKind, Alter> = {
  digit: (text, random) =>
    replaceOne(text, /\d/gu, random, ([digit]) => String((Number(digit) + 1 + Math.floor(random() * 9)) % 10)),
  'digit cut': (text, random) =>
    replaceOne(text, /\d{2,}/gu, random, ([digits]) => (random() < 0.5 ? digits.slice(1) : digits.slice(0, -1))),
  unit: (text, random) => turn(text, rings, '(?<![\\p{L}\\p{N}])', random),
  scale: (text, random) => turn(text, scaleRings, '(?<=\\d\\s?)', random),
  'scale dropped': (text, random) =>
    replaceOne(
      text,
      /(?<=\d)\s?(?:[kKMB]|bn|million|billion|thousand|mil|millones)(?![\p{L}\p{N}])/gu,
      random,
      () => '',
    ),
  currency: (text, random) =>
    replaceOne(
      text,
      /\p{Sc}/gu,
      random,
      ([sign]) =>
        pick(
          signs.filter((one) => one !== sign),
          random,
        ) ?? null,
    ),
  'currency dropped': (text, random) => replaceOne(text, /\p{Sc}\s?/gu, random, () => ''),
  'negation added': (text, random) =>
    replaceOne(
      text,
      /(?<=\p{L}\s)(?=\p{L})/gu,
      random,
      () => pick(['not ', 'no ', 'never ', 'without '], random) ?? null,
    ),
  'negation removed': (text, random) => replaceOne(text, negation, random, () => ''),
  name: (text, random) =>
    replaceOne(
      text,
      /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?(?![\p{L}\p{N}])/gu,
      random,
      ([name]) =>
        pick(
          names.filter((one) => one !== name),
          random,
        ) ?? null,
    ),
  'numbers swapped': (text, random) => {
    const all = [...text.matchAll(numbers)]
    const one = pick(all, random)
    const other = pick(
      all.filter((hit) => hit[0] !== one?.[0]),
      random,
    )
    if (!one || !other) return null
    const [first, last] = one.index < other.index ? [one, other] : [other, one]
    const between = text.slice(first.index + first[0].length, last.index)
    return text.slice(0, first.index) + last[0] + between + first[0] + text.slice(last.index + last[0].length)
  },
  percent: (text, random) =>
    random() < 0.5
      ? replaceOne(text, /(?<=\d)\s?%/gu, random, () => '')
      : replaceOne(text, /(?<=\d)(?![\d.,%\p{L}]|\s%)/gu, random, () => '%'),
  'decimal point': (text, random) =>
    random() < 0.5
      ? replaceOne(text, /(?<=\d)[.,](?=\d)/gu, random, () => '')
      : replaceOne(text, /(?<=\d)(?=\d(?!\d*[.,]\d))/gu, random, () => '.'),
  year: (text, random) =>
    replaceOne(text, /(?<!\d)(?:19|20)\d\d(?!\d)/gu, random, ([year]) =>
      String(Number(year) + (pick([-2, -1, 1, 2, 5], random) ?? 1)),
    ),
  sign: (text, random) => replaceOne(text, /(?<![\p{L}\d.,-])(?=\d)/gu, random, () => '-'),
  comparison: (text, random) =>
    replaceOne(text, /[<>≤≥]/gu, random, ([sign]) => (sign === '<' || sign === '≤' ? '>' : '<')),
  word: (text, random) =>
    replaceOne(
      text,
      /(?<=[\p{L}\p{N}]\s)\p{Ll}{4,}(?=\s[\p{L}\p{N}])/gu,
      random,
      () => pick(['zebra', 'harvest', 'invented'], random) ?? null,
    ),
}

/** The text altered in the asked way, null where it has nothing to alter so. */
export function alter(text: string, kind: AlterationKind, random: () => number): string | null {
  const altered = alterations[kind](text, random)
  return altered === text ? null : altered
}
