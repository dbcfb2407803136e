import type { z } from 'zod'
import type { ModelPurpose } from './language-model.ts'
import { transcriptSchema } from './model/pictures/transcript-answer.ts'
import { factsSchema } from './model/read/fact-items.ts'
import { synthesisSchema } from './synthesise/synthesis-answer.ts'

/** The schema of the engine's requests, which are plain data so that they cross threads. */
export function getSchema(purpose: ModelPurpose): z.ZodType {
  if (purpose === 'transcribe') return transcriptSchema
  return purpose === 'synthesise' ? synthesisSchema : factsSchema
}

/** Whether a text begins to be an answer to a request: it names the request's lists, even if it breaks off. */
export function beginsAnswer(purpose: ModelPurpose, text: string): boolean {
  if (purpose === 'transcribe') return /"lines"\s*:\s*\[/.test(text)
  return (
    purpose === 'synthesise' ? /"(?:executive_summary|fundraising|key_facts)"\s*:\s*\[/ : /"facts"\s*:\s*\[/
  ).test(text)
}
