/** 16 hexadecimal digits that follow from a text: two runs of FNV-1a from different beginnings. */
export function hashText(text: string): string {
  const run = (start: number) => {
    let hash = start
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return run(0x811c9dc5) + run(0x9747b28c)
}
