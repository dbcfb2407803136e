/** Reads big-endian numbers one after the other, and the two packed forms of WOFF2. Throws RangeError at the end. */
export class ByteStream {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  u8(): number {
    return this.#view.getUint8(this.#advance(1))
  }

  u16(): number {
    return this.#view.getUint16(this.#advance(2))
  }

  i16(): number {
    return this.#view.getInt16(this.#advance(2))
  }

  u32(): number {
    return this.#view.getUint32(this.#advance(4))
  }

  take(length: number): Uint8Array {
    const from = this.#advance(length)
    if (this.#at > this.#bytes.length) throw new RangeError('The font ends too early.')
    return this.#bytes.subarray(from, this.#at)
  }

  /** A number in groups of seven bits (UIntBase128). */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count += 1) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new RangeError('A number of the font is too long.')
  }

  /** A number that mostly fits one byte (255UInt16). */
  packed16(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 255) return 253 + this.u8()
    return code === 254 ? 506 + this.u8() : code
  }

  #advance(length: number): number {
    const from = this.#at
    this.#at += length
    return from
  }
}
