import { deflateSync } from 'node:zlib'

/** Joins PDF objects, numbered from 1 in the order in which they are reserved (ISO 32000-1, 7.5). */
export class PdfFile {
  readonly #objects: Array<Buffer | null> = []

  /** The number of an object that is filled later. */
  reserve(): number {
    return this.#objects.push(null)
  }

  fill(number: number, content: string | Buffer): void {
    this.#objects[number - 1] = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  }

  add(content: string | Buffer): number {
    const number = this.reserve()
    this.fill(number, content)
    return number
  }

  /** Fills an object with a stream: of data that is packed already (`filter` names how), or that is packed here. */
  fillStream(number: number, data: Uint8Array, entries = '', filter = ''): void {
    const packed = filter === '' ? deflateSync(data) : data
    const head = `<<${entries}/Filter/${filter === '' ? 'FlateDecode' : filter}/Length ${packed.length}>>\nstream\n`
    this.fill(number, Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]))
  }

  addStream(data: Uint8Array, entries = ''): number {
    const number = this.reserve()
    this.fillStream(number, data, entries)
    return number
  }

  /** The whole file. `root` and `info` are the numbers of the catalog and of the document information. */
  finish(root: number, info: number): Uint8Array {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')]
    const rows: string[] = []
    let position = parts[0]?.length ?? 0
    for (const [n, content] of this.#objects.entries()) {
      const part = Buffer.concat([
        Buffer.from(`${n + 1} 0 obj\n`, 'latin1'),
        content ?? Buffer.from('null', 'latin1'),
        Buffer.from('\nendobj\n', 'latin1'),
      ])
      rows.push(`${String(position).padStart(10, '0')} 00000 n \n`)
      parts.push(part)
      position += part.length
    }
    const size = this.#objects.length + 1
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
    const trailer = `trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${position}\n%%EOF\n`
    return Buffer.concat([...parts, Buffer.from(table + trailer, 'latin1')])
  }
}

/** A text string object in UTF-16, which needs no escaping in its hexadecimal form. */
export function encodeText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex')}>`
}

/** A number as PDF writes it: no exponent, no more digits than are seen. */
export function formatFigure(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(3))) : '0'
}

/** Bytes as a string object; addresses are written in UTF-8. */
export function encodeBytes(text: string): string {
  return `<${Buffer.from(text, 'utf8').toString('hex')}>`
}
