import fc from 'fast-check'
import { evenShare } from './even-share.ts'

/** A change of a file; places are fractions of its length. */
type Edit =
  | { type: 'overwrite' | 'insert'; at: number; bytes: Uint8Array }
  | { type: 'remove' | 'repeat'; at: number; share: number }
  | { type: 'cut'; at: number }
  | { type: 'number'; at: number; text: string }

const place = evenShare()
/** Of a file that one change removes or repeats. */
const mostShare = 0.2
const oddNumbers = ['-1', '0', '65536', '2147483648', '99999999999999999999', '1e308', '0.0000001', 'null', '<<', '[']
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    type: fc.constantFrom('overwrite', 'insert'),
    at: place,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 24 }),
  }),
  fc.record({
    type: fc.constantFrom('remove', 'repeat'),
    at: place,
    share: evenShare(mostShare),
  }),
  fc.record({ type: fc.constant('cut'), at: place }),
  fc.record({ type: fc.constant('number'), at: place, text: fc.constantFrom(...oddNumbers) }),
)

/** Lists of one to six changes, the same for the same seed. */
export const makeMutations = (seed: number, count: number): Edit[][] =>
  fc.sample(fc.array(edit, { minLength: 1, maxLength: 6 }), { seed, numRuns: count })

/** A file after changes, one after the other. */
export function mutate(file: Uint8Array, edits: readonly Edit[]): Uint8Array {
  return edits.reduce<Uint8Array>((bytes, one) => Uint8Array.from(applyEdit(bytes, one)), file)
}

function applyEdit(bytes: Uint8Array, edit: Edit): Uint8Array {
  const at = Math.floor(edit.at * bytes.length)
  const join = (from: number, ...parts: Uint8Array[]) =>
    Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(from)])
  switch (edit.type) {
    case 'overwrite':
      return join(at + edit.bytes.length, edit.bytes)
    case 'insert':
      return join(at, edit.bytes)
    case 'remove':
      return join(at + Math.floor(edit.share * bytes.length))
    case 'repeat':
      return join(at, bytes.subarray(at, at + Math.floor(edit.share * bytes.length)))
    case 'cut':
      return bytes.subarray(0, at)
    case 'number':
      return replaceNumber(bytes, at, edit.text)
  }
}

/** The first number behind a place: lengths, offsets and sizes are what readers trust. */
function replaceNumber(bytes: Uint8Array, at: number, text: string): Uint8Array {
  const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57
  const found = bytes.findIndex((byte, index) => index >= at && isDigit(byte))
  if (found === -1) return bytes
  let end = found
  while (isDigit(bytes[end])) end += 1
  return Buffer.concat([bytes.subarray(0, found), Buffer.from(text), bytes.subarray(end)])
}
