import { TextDecoder } from 'node:util'

/** A page names its charset within these bytes, as browsers look for it. */
const headBytes = 1_024
const charset = /charset\s*=\s*["']?([\w.:-]+)/iu

/** Returns the text of a page, in the charset that its header or its own head names, else in UTF-8. */
export function decodePage(bytes: Uint8Array, type: string): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1')
  const label = charset.exec(type)?.[1] ?? charset.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
