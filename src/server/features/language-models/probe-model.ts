import sharp from 'sharp'
import { z } from 'zod'
import type { LanguageModel, ModelAnswer, ModelImage, ModelRequest } from '#engine/language-model.ts'

const system = 'You answer questions about a text as a JSON object.'
const schema = z.object({ answer: z.string() })
/** With room for models that think before they answer. */
const maxOutputTokens = 2_000

/** About as much text as a dense deck of sixty pages. */
const longTextLines = 1_400
const charactersPerToken = 4
const word = 'HERON-4821'

const makeProbe = (name: string, prefix: string, prompt: string): ModelRequest => ({
  purpose: 'probe',
  name,
  system,
  prefix,
  prompt,
  imagePages: [],
  schema,
  maxOutputTokens,
})

/** Whether the model gives an answer in the form that it was asked for. Rejects with ModelFailure. */
export async function probeForm(model: LanguageModel): Promise<boolean> {
  const answer = await ask(
    model,
    makeProbe('test form', 'The company is called Quayside.', 'What is the company called?'),
  )
  return readAnswer(answer)?.includes('Quayside') ?? false
}

/** Whether the model sees what is in a picture. Rejects with ModelFailure. */
export async function probePicture(model: LanguageModel): Promise<boolean> {
  const red = { create: { width: 64, height: 64, channels: 3 as const, background: { r: 220, g: 20, b: 20 } } }
  const bytes = await sharp(red).jpeg().toBuffer()
  const picture: ModelImage = { page: 1, bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' }
  const request = {
    ...makeProbe('test picture', 'One page follows as a picture.', 'Which colour is it?'),
    imagePages: [1],
  }
  const answer = await ask(model, request, [picture])
  return model.takesImages() && /\bred\b/i.test(readAnswer(answer) ?? '')
}

/**
 * Tokens of a long text that the model read to where it says a word at the beginning, which servers of a short context
 * drop first; null when it did not. Rejects with ModelFailure.
 */
export async function probeContext(model: LanguageModel): Promise<number | null> {
  const lines = Array.from(
    { length: longTextLines },
    (_, at) => `Line ${at + 1}: boats come and go in the harbour, and some stay.`,
  )
  const text = [`The password is ${word}.`, ...lines].join('\n')
  const answer = await ask(model, makeProbe('test context', text, 'What is the password?'))
  if (!readAnswer(answer)?.includes(word)) return null
  return answer.usage.input ?? Math.round(text.length / charactersPerToken)
}

/** Each question has its own time limit, so nothing else ends it. */
const ask = (model: LanguageModel, request: ModelRequest, images: ModelImage[] = []): Promise<ModelAnswer> =>
  model.ask(request, images, new AbortController().signal)

function readAnswer({ text }: ModelAnswer): string | null {
  try {
    return schema.safeParse(JSON.parse(text)).data?.answer ?? null
  } catch {
    return null
  }
}
