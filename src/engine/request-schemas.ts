import type { z } from 'zod'
import type { ModelPurpose } from './language-model.ts'
import { transcriptSchema } from './model/pictures/transcript-answer.ts'
import { factsSchema } from './model/read/fact-items.ts'
import { confirmSchema } from './synthesise/confirm/confirm-answer.ts'
import { synthesisSchema } from './synthesise/synthesis-answer.ts'

/** What each of the engine's requests asks for, and how an answer to it begins, even one that breaks off. */
type AnswerForm = { schema: z.ZodType; beginning: RegExp }
const ofFacts: AnswerForm = { schema: factsSchema, beginning: /"facts"\s*:\s*\[/ }
const forms: Partial<Record<ModelPurpose, AnswerForm>> = {
  transcribe: { schema: transcriptSchema, beginning: /"lines"\s*:\s*\[/ },
  synthesise: { schema: synthesisSchema, beginning: /"(?:executive_summary|fundraising|key_facts)"\s*:\s*\[/ },
  confirm: { schema: confirmSchema, beginning: /"sentences"\s*:\s*\[/ },
}
const formOf = (purpose: ModelPurpose): AnswerForm => forms[purpose] ?? ofFacts

/** The schema of the engine's requests, which are plain data so that they cross threads. */
export const getSchema = (purpose: ModelPurpose): z.ZodType => formOf(purpose).schema

/** Whether a text begins to be an answer to a request: it names the request's lists, even if it breaks off. */
export const beginsAnswer = (purpose: ModelPurpose, text: string): boolean => formOf(purpose).beginning.test(text)
