import { AppError } from '../errors.ts'

const noSpace = new Set(['ENOSPC', 'EDQUOT'])
const notWritable = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/**
 * The failure to tell when `what` could not be written: AppError 507 for a full disk, 503 for one that can't be written to,
 * each with the system's error as the cause; any other error as it is.
 */
export function toStorageFailure(error: unknown, what: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (noSpace.has(code)) return makeDiskFullFailure(what, error)
  if (!notWritable.has(code)) return error
  const message = `Could not store ${what}: the server can’t write to its disk. Try again later, or tell your administrator.`
  return new AppError(503, message, { cause: error })
}

/** 507, with the system's error as the cause. */
export const makeDiskFullFailure = (what: string, cause: unknown): AppError =>
  new AppError(
    507,
    `Could not store ${what}: the server’s disk is full. Try again later, or tell your administrator.`,
    {
      cause,
    },
  )
