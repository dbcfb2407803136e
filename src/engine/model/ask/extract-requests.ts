import type { PlannedRequest } from '#engine/language-model.ts'
import type { DataLine } from './deck-lines.ts'
import { type FieldGroup, fieldGroups } from './field-guide.ts'
import { deckText, extractPrompt, systemText } from './prompt-texts.ts'

const mostTokens = 12_000

export const makeExtractName = (group: FieldGroup): string => `extract ${group}`

/** Returns a request for each group of keys, over the same lines of the deck. */
export function makeExtractRequests(lines: readonly DataLine[]): PlannedRequest[] {
  return fieldGroups.map((group) => ({
    purpose: 'extract',
    name: makeExtractName(group),
    system: systemText,
    prefix: deckText(lines),
    prompt: extractPrompt(group),
    imagePages: [],
    maxOutputTokens: mostTokens,
  }))
}
