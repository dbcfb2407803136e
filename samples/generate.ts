/** Writes the sample decks to samples/pdf and samples/pptx. Usage: node samples/generate.ts [name...] */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { hardwareColumns } from './decks/hardware-columns.ts'
import { hiddenContradictions } from './decks/hidden-contradictions.ts'
import { imageOnly } from './decks/image-only.ts'
import { marketplaceKpis } from './decks/marketplace-kpis.ts'
import { powerpointNative } from './decks/powerpoint-native.ts'
import { saasSeed } from './decks/saas-seed.ts'
import { spanishFintech } from './decks/spanish-fintech.ts'
import { launchChromium, photographDeck, printDeck } from './html-deck.ts'
import { picturesToPdf } from './picture-deck.ts'
import type { Sample } from './sample.ts'

const samples: readonly Sample[] = [
  saasSeed,
  marketplaceKpis,
  hardwareColumns,
  spanishFintech,
  imageOnly,
  hiddenContradictions,
  { name: 'powerpoint-native', kind: 'presentation', build: powerpointNative },
]

async function build(sample: Sample, browser: () => Promise<Browser>): Promise<Buffer> {
  if (sample.kind === 'drawn') return sample.draw()
  if (sample.kind === 'presentation') return sample.build()
  if (sample.kind === 'printed') return printDeck(await browser(), sample.deck)
  return picturesToPdf(await photographDeck(await browser(), sample.deck, 1.25), sample.deck)
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !samples.some((sample) => sample.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No such sample: ${unknown.join(', ')}. There are ${samples.map((sample) => sample.name).join(', ')}.`,
    )
  }
  let started: Promise<Browser> | undefined
  const browser = () => {
    started ??= launchChromium()
    return started
  }
  try {
    for (const sample of samples) {
      if (names.length > 0 && !names.includes(sample.name)) continue
      const kind = sample.kind === 'presentation' ? 'pptx' : 'pdf'
      const file = await build(sample, browser)
      mkdirSync(new URL(`./${kind}/`, import.meta.url), { recursive: true })
      writeFileSync(new URL(`./${kind}/${sample.name}.${kind}`, import.meta.url), file)
      console.log(`samples/${kind}/${sample.name}.${kind}  ${Math.round(file.length / 1024)} KB`)
    }
  } finally {
    const running = await started
    await running?.close()
  }
}

await main(process.argv.slice(2))
