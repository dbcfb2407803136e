import { formatCount, formatDollars } from './count-text.ts'
import type { MemoModel } from './memo-model.ts'

/** Returns how a memo was made: 'Made with OpenAI gpt-5-mini: 4 calls, 38k tokens, $0.02, 21 s'. */
export function describeEngine(model: MemoModel | undefined): string {
  if (!model) return 'Made by rules, without a model'
  if (model.kept) return describeKept(model.kept.sent_before)
  if (model.calls === 0) return `Made by rules, without a model. ${model.failed ?? 'The model was not asked.'}`
  const { input_tokens: input, output_tokens: output, cost } = model
  const parts = [`${model.calls} ${model.calls === 1 ? 'call' : 'calls'}`]
  if (input !== null && output !== null) parts.push(`${formatCount(input + output)} tokens`)
  if (cost !== null) parts.push(formatDollars(cost))
  parts.push(`${Math.max(1, Math.round(model.seconds))} s`)
  const made = `Made with ${model.label}: ${parts.join(', ')}`
  return model.failed === null ? made : `${made}. ${model.failed}`
}

function describeKept(sentBefore: readonly string[]): string {
  const made = 'Made by rules, without a model: this deal is kept from models'
  return sentBefore.length === 0 ? made : `${made}. Before, it was sent to ${sentBefore.join(', ')}.`
}
