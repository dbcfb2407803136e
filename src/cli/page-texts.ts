import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { PageText } from './score-evidence.ts'

const run = promisify(execFile)

/** Whether Poppler's pdftotext, an extractor independent of the engine's own, is on this machine. */
export async function hasPdftotext(): Promise<boolean> {
  try {
    await run('pdftotext', ['-v'])
    return true
  } catch {
    return false
  }
}

/** Page texts by pdftotext, each read once. */
export function readWithPdftotext(path: string): PageText {
  const known = new Map<number, Promise<string | null>>()
  return (page) => {
    const text = known.get(page) ?? readPage(path, page)
    known.set(page, text)
    return text
  }
}

async function readPage(path: string, page: number): Promise<string | null> {
  try {
    const number = String(page)
    return (await run('pdftotext', ['-f', number, '-l', number, path, '-'], { maxBuffer: 1 << 26 })).stdout
  } catch {
    return null
  }
}

/** Page texts as the engine's own reader gives them. */
export function readWithReader(doc: DeckDoc): PageText {
  return async (page) => {
    const found = doc.pages[page - 1]
    return found ? found.blocks.flatMap((block) => block.lines.map((line) => line.text)).join('\n') : null
  }
}
