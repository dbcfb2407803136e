const fence = /^```[a-z]*\s*\n?([\s\S]*?)\n?```\s*$/i
const thought = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi
/** A thought that the model began before the text that reached us, as some servers cut the opening tag off. */
const endOfThought = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i
/** A thought that never ends: the answer was cut off within it. */
const openThought = /<(?:think|thinking|reasoning)>[\s\S]*$/i

/**
 * The JSON part of what a model wrote: without thoughts, code fences and words around it. Text that holds no JSON object
 * comes back as ''; an object that breaks off comes back as far as it goes.
 */
export function extractAnswer(written: string): string {
  const spoken = written.replace(thought, '').replace(endOfThought, '').replace(openThought, '').trim()
  const bare = fence.exec(spoken)?.[1]?.trim() ?? spoken
  const start = bare.indexOf('{')
  if (start < 0) return ''
  const end = findObjectEnd(bare, start)
  return end === null ? bare.slice(start) : bare.slice(start, end)
}

/** Index after the brace that closes the object at `start`; null when none does. */
function findObjectEnd(text: string, start: number): number | null {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return null
}
