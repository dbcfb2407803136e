import { z } from 'zod'
import { invalid } from '../errors.ts'

/** Where the next part of a list begins that goes back in time: the last entry of this one. */
export type Position = { at: string; id: string }

const position = z.tuple([z.iso.datetime(), z.uuid()])

export const makeCursor = ({ at, id }: Position): string => Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** AppError 422 for a cursor that `makeCursor` has not made. */
export function parseCursor(cursor: string): Position {
  const parsed = position.safeParse(decodeCursor(cursor))
  if (!parsed.success) throw invalid({ cursor: 'This cursor does not belong to this list. Start again without one.' })
  return { at: parsed.data[0], id: parsed.data[1] }
}

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
