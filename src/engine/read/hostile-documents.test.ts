import { readFile } from 'node:fs/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { noTextPdf, smallPptx, textDeckPdf } from '#samples/bad-inputs.ts'
import { ReadFailure } from '../ports.ts'
import { makeMutations, mutate } from '../testing/mutate-bytes.ts'
import { proofSize } from '../testing/proof-size.ts'
import { createDeckReader } from './deck-reader.ts'
import { withPresentations } from './pptx/with-presentations.ts'

const limits = { pages: 30, seconds: 5, memoryMb: 256 }
const reader = withPresentations(createDeckReader(limits), limits)
afterAll(() => reader.close())

const seed = 24
const documents = proofSize(24, 1_000)
/** Documents after which the threads have loaded what they need; memory is compared with then. */
const warmUp = proofSize(8, 100)
/** What caches and the threads' heaps may differ by between two moments, in bytes. */
const slack = 200_000_000

type Base = { name: string; make: (edits: ReturnType<typeof makeMutations>[number]) => Uint8Array }

const asFile = (name: string, file: Uint8Array): Base => ({ name, make: (edits) => mutate(file, edits) })

/** A part of an office file that is changed inside, so that the archive around it is whole. */
function insideArchive(name: string, file: Uint8Array, part: string): Base {
  const parts = unzipSync(file)
  return { name, make: (edits) => zipSync({ ...parts, [part]: mutate(parts[part] ?? new Uint8Array(), edits) }) }
}

/** The slide as text that stays valid UTF-8, which comes further into the reader of XML. */
function insideText(name: string, file: Uint8Array, part: string): Base {
  const parts = unzipSync(file)
  const make: Base['make'] = (edits) => {
    const text = strFromU8(mutate(parts[part] ?? new Uint8Array(), edits))
    return zipSync({ ...parts, [part]: strToU8(text.replaceAll('\uFFFD', '')) })
  }
  return { name, make }
}

async function listBases(): Promise<Base[]> {
  const pptx = new Uint8Array(smallPptx())
  const native = new Uint8Array(
    await readFile(new URL('../../../samples/pptx/powerpoint-native.pptx', import.meta.url)),
  )
  const picture = Object.keys(unzipSync(native)).find((part) => /\.(?:png|jpe?g|emf)$/.test(part))
  return [
    asFile('PDF', new Uint8Array(textDeckPdf(2))),
    asFile('PDF of pictures', new Uint8Array(noTextPdf())),
    asFile('presentation', pptx),
    insideArchive('slide', pptx, 'ppt/slides/slide1.xml'),
    insideText('slide text', pptx, 'ppt/slides/slide1.xml'),
    insideArchive('package', pptx, '[Content_Types].xml'),
    insideArchive('picture of a slide', native, picture ?? 'ppt/slides/slide1.xml'),
  ]
}

/** What a document came to; anything but a deck or a refusal in words is a crash. */
async function readHostile(file: Uint8Array): Promise<string> {
  try {
    await reader.read(file, undefined, { textLayerOnly: true })
    await reader.images(file, { width: 120, onImage: async () => undefined })
    return 'read'
  } catch (error) {
    if (error instanceof ReadFailure) return error.code
    throw error
  }
}

test(`each of ${documents} mutated documents is read or refused in words, and memory comes back to its level (seed ${seed})`, async () => {
  const bases = await listBases()
  const outcomes = new Map<string, number>()
  const crashes: string[] = []
  let level = 0
  for (const [n, edits] of makeMutations(seed, documents).entries()) {
    const base = bases[n % bases.length]
    if (base === undefined) throw new Error('There are documents to start from.')
    const outcome = await readHostile(base.make(edits)).catch((error: unknown) => {
      crashes.push(`${base.name} ${n}: ${error instanceof Error ? error.message : String(error)}`)
      return 'crash'
    })
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (n === warmUp) level = process.memoryUsage.rss()
  }
  const told = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ')
  process.stdout.write(`${told}; ${Math.round((process.memoryUsage.rss() - level) / 1e6)} MB more than after ${warmUp}
`)
  expect(crashes).toEqual([])
  expect(outcomes.get('read')).toBeGreaterThan(0)
  expect(outcomes.size).toBeGreaterThan(1)
  expect(process.memoryUsage.rss()).toBeLessThan(level + slack)
  // The reader works on.
  expect((await reader.read(new Uint8Array(textDeckPdf(2)))).pages).toHaveLength(2)
})
