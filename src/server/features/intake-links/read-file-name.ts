/** Names longer than this are cut; they are shown in lists. */
const maxNameCharacters = 200

/** Returns the name of a file by its Content-Disposition (RFC 6266), else `otherwise`; without folders and control characters. */
export function readFileName(disposition: string | null, otherwise: string): string {
  const name = decodeExtended(disposition ?? '') ?? readPlain(disposition ?? '') ?? otherwise
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const clean = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim()
  return (clean === '' ? otherwise : clean).slice(0, maxNameCharacters)
}

/** Returns the last part of an address's path, decoded; null where it has none. */
export function readLastPart(pathname: string): string | null {
  const part = pathname.split('/').at(-1) ?? ''
  try {
    return part === '' ? null : decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The form of RFC 8187: `filename*=UTF-8''Deck%20%E2%84%961.pdf`. */
function decodeExtended(disposition: string): string | null {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** The older form, in quotes or without. Headers arrive as Latin-1, whose bytes are often UTF-8. */
function readPlain(disposition: string): string | null {
  const match = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  const text = match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]
  if (text === undefined) return null
  const decoded = Buffer.from(text, 'latin1').toString('utf8')
  return decoded.includes('\ufffd') ? text : decoded
}
