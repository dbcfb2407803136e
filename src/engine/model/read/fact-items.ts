import { z } from 'zod'

const natures = ['actual', 'forecast', 'pilot', 'intent'] as const

/** What extraction and mending ask for: flat, without optional or nullable members, which some providers refuse. */
export const factsSchema = z.object({
  facts: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      kind: z.enum(['stated', 'inferred']),
      person: z.string(),
      period: z.string(),
      nature: z.enum(natures),
      place: z.string(),
      quote: z.string(),
      label: z.string(),
    }),
  ),
})

/** Characters of an answer that are read; a model that repeats itself writes on without end. */
const longestAnswer = 400_000
const mostItems = 400

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const hint = z.string().max(300).catch('')
const item = z.object({
  key: z.string().max(100),
  value: text,
  kind: z.enum(['stated', 'inferred']).catch('inferred'),
  person: z.string().max(200).nullish().catch(null),
  period: hint,
  nature: z.enum(natures).catch('actual'),
  place: text.catch(''),
  quote: z.string().catch(''),
  label: hint,
})

/** One fact as a model gave it; everything in it is a claim. */
export type FactItem = z.output<typeof item>

/** The facts of an answer as far as they are whole; `complete` is false for an answer that broke off. */
type FactItems = { items: FactItem[]; complete: boolean }

/** Reads an answer that should be JSON of `factsSchema`, whatever it is: what has the wrong shape is left out. */
export function readFactItems(answer: string): FactItems {
  const { objects, complete } = objectsUnder(answer, 'facts', mostItems)
  return {
    items: objects.flatMap((one) => {
      const read = item.safeParse(one)
      return read.success ? [read.data] : []
    }),
    complete,
  }
}

/**
 * The objects of the list `name` in a JSON text, at most `most`; from a text that breaks off those that are whole.
 * `complete` tells whether the text was whole.
 */
export function objectsUnder(answer: string, name: string, most: number): { objects: unknown[]; complete: boolean } {
  const json = answer.slice(0, longestAnswer)
  try {
    const whole: unknown = JSON.parse(json)
    const list = z.looseObject({ [name]: z.array(z.unknown()) }).safeParse(whole)
    const found = list.success ? (list.data[name] as unknown[]) : []
    return { objects: found.slice(0, most), complete: list.success && found.length <= most }
  } catch {
    return { objects: listWholeObjects(json, name, most), complete: false }
  }
}

function listWholeObjects(json: string, name: string, most: number): unknown[] {
  const opening = new RegExp(`"${RegExp.escape(name)}"\\s*:\\s*\\[`).exec(json)
  if (!opening) return []
  const found: unknown[] = []
  let depth = 0
  let from = 0
  let inString = false
  for (let at = opening.index + opening[0].length; at < json.length && found.length < most; at++) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' && depth++ === 0) from = at
    else if (character === '}' && --depth === 0) found.push(...parseOne(json.slice(from, at + 1)))
    else if (character === ']' && depth === 0) break
  }
  return found
}

function parseOne(json: string): unknown[] {
  try {
    return [JSON.parse(json)]
  } catch {
    return []
  }
}
