import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ReadFailure } from '../../ports.ts'
import { openZip } from './zip-archive.ts'

const limits = { partBytes: 1000, totalBytes: 2500 }
const text = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString())
const codeOf = (work: () => unknown) => {
  try {
    work()
    return 'no failure'
  } catch (error) {
    return error instanceof ReadFailure ? error.code : error
  }
}

/** An archive whose directory lists its one part so many times. */
function repeatPart(count: number): Buffer {
  const one = Buffer.from(zipSync({ part: new Uint8Array(0) }))
  const directory = one.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const end = Buffer.from(one.subarray(one.indexOf(Buffer.from('PK\x05\x06', 'latin1'))))
  const entry = one.subarray(directory, one.length - end.length)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(count * entry.length, 12)
  return Buffer.concat([one.subarray(0, directory), ...Array.from({ length: count }, () => entry), end])
}

describe('an archive', () => {
  it('gives its parts, packed and stored, whatever the case of their names', () => {
    const parts = { 'ppt/Slides/one.xml': strToU8('first'), 'two.bin': [strToU8('second'), { level: 0 }] } as const
    const zip = openZip(zipSync({ ...parts, 'two.bin': [parts['two.bin'][0], { level: 0 }] }), limits)
    expect(text(zip.read('ppt/slides/ONE.xml'))).toBe('first')
    expect(text(zip.read('/two.bin'))).toBe('second')
    expect([zip.has('two.bin'), zip.has('three'), zip.read('three')]).toEqual([true, false, null])
  })

  it('may part the steps of its names like paths of Windows', () => {
    expect(
      text(openZip(zipSync({ 'ppt\\slides\\one.xml': strToU8('first') }), limits).read('ppt/slides/one.xml')),
    ).toBe('first')
  })

  it('of more parts than any presentation has is refused before any of them is read', () => {
    expect(codeOf(() => openZip(repeatPart(20_000), limits))).toBe('no failure')
    expect(codeOf(() => openZip(repeatPart(20_001), limits))).toBe('damaged')
  })

  it('packed in a way that is not read is refused as damage', () => {
    const file = Buffer.from(zipSync({ a: strToU8('text') }))
    file.writeUInt16LE(14, file.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 10)
    expect(codeOf(() => openZip(file, limits).read('a'))).toBe('damaged')
  })

  it('counts what was unpacked already, part by part', () => {
    const tight = openZip(zipSync({ a: new Uint8Array(900), b: new Uint8Array(900) }), {
      partBytes: 1000,
      totalBytes: 1800,
    })
    tight.read('a')
    tight.read('b')
    expect(codeOf(() => tight.read('a'))).toBe('too-large')
  })

  it('may have bytes behind it, as a comment', () => {
    const file = Buffer.from(zipSync({ a: strToU8('text') }))
    file.writeUInt16LE(5, file.length - 2)
    expect(text(openZip(Buffer.concat([file, Buffer.from('hello')]), limits).read('a'))).toBe('text')
  })

  it('is refused where it unpacks to more than is allowed', () => {
    const large = zipSync({ a: new Uint8Array(1001) })
    expect(codeOf(() => openZip(large, limits))).toBe('too-large')
    const many = zipSync(Object.fromEntries(['a', 'b', 'c'].map((name) => [name, new Uint8Array(900)])))
    expect(codeOf(() => openZip(many, limits))).toBe('too-large')
  })

  it('is refused while it is unpacked where it states less than it holds', () => {
    const file = Buffer.from(zipSync({ a: new Uint8Array(1_000_000) }))
    file.writeUInt32LE(10, file.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
    expect(codeOf(() => openZip(file, limits).read('a'))).toBe('too-large')
    const small = Buffer.from(zipSync({ a: new Uint8Array(900) }))
    small.writeUInt32LE(10, small.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
    expect(codeOf(() => openZip(small, limits).read('a'))).toBe('damaged')
  })

  it('under a password says so', () => {
    const file = Buffer.from(zipSync({ a: strToU8('text') }))
    file.writeUInt16LE(1, file.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8)
    expect(codeOf(() => openZip(file, limits))).toBe('locked-presentation')
  })

  it('that is damaged anywhere ends as a failure or as its text, never otherwise', () => {
    const file = zipSync({ a: strToU8('some text that is packed, some text that is packed'), b: new Uint8Array(50) })
    const changes = fc.array(fc.record({ at: fc.nat(file.length - 1), to: fc.nat(255) }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(changes, fc.nat(file.length), (places, length) => {
        const copy = Uint8Array.from(file.subarray(0, length))
        for (const { at, to } of places) if (at < copy.length) copy[at] = to
        const outcome = codeOf(() => {
          const zip = openZip(copy, limits)
          for (const name of ['a', 'b']) zip.read(name)
        })
        expect(['no failure', 'damaged', 'too-large', 'locked-presentation']).toContain(outcome)
      }),
      { seed: 11, numRuns: 400 },
    )
  })
})
