import type { DeckReader } from '#engine/ports.ts'

/** A reader that does nothing of the named kind until it is let go, then what the real one does, or fails once more. */
export type GatedReader = { reader: DeckReader; letGo: () => void; failNext: (error: Error) => void }

/** Holds up the reading of decks, for tests of what happens meanwhile. */
export function gatedReader(real: DeckReader): GatedReader {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const failures: Error[] = []
  const reader: DeckReader = {
    inspect: (pdf) => real.inspect(pdf),
    unlock: (pdf, password) => real.unlock(pdf, password),
    images: (pdf, options) => real.images(pdf, options),
    close: () => real.close(),
    read: async (...input) => {
      await gate
      const failure = failures.shift()
      if (failure) throw failure
      return real.read(...input)
    },
  }
  return { reader, letGo, failNext: (error) => failures.push(error) }
}
