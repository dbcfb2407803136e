import { S3ServiceException } from '@aws-sdk/client-s3'
import { AppError, notFound } from '../errors.ts'
import { StartError } from '../start-error.ts'

/** What servers say when they have no room left; the protocol has no word of its own for it. */
const fullNames = new Set(['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded', 'StorageFull'])
const insufficientStorage = 507
const wrongKeyNames = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'CredentialsProviderError',
  'ExpiredToken',
  'InvalidToken',
])
const missingNames = new Set(['NoSuchKey', 'NotFound'])

const getName = (error: unknown): string => (error instanceof Error ? error.name : '')

const isFull = (error: unknown): boolean =>
  fullNames.has(getName(error)) ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === insufficientStorage)

/** The failure to tell when a file could not be stored: AppError 507 for a full store, else 503; the server's own as the cause. */
export function toStoringFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  const [code, reason] = isFull(error)
    ? ([507, 'the file storage is full'] as const)
    : ([503, 'the file storage can’t be reached'] as const)
  const message = `Could not store the file: ${reason}. Try again later, or tell your administrator.`
  return new AppError(code, message, { cause: error })
}

/** The failure to tell when a file could not be read or deleted: AppError 404 for one that isn't there, else 503. */
export function toReadingFailure(error: unknown): AppError {
  if (missingNames.has(getName(error))) return notFound('File not found.')
  const message = 'The file storage can’t be reached. Try again later, or tell your administrator.'
  return new AppError(503, message, { cause: error })
}

/** The sentence for a bucket that can't be used at the start. */
export function makeStartFailure(error: unknown, bucket: string, host: string): StartError {
  // What is told to a person at work carries the server's own error as its cause.
  const cause = error instanceof AppError ? error.cause : error
  return new StartError(`STORAGE_URL: ${describeFault(cause, bucket, host)}`)
}

function describeFault(error: unknown, bucket: string, host: string): string {
  const name = getName(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (name === 'NoSuchBucket') return `the bucket ${bucket} was not found at ${host}. Create it, or name another one.`
  if (wrongKeyNames.has(name)) return `${host} does not accept the key (${name}). Check the key and its secret.`
  if (name === 'AccessDenied')
    return `the key may not read, write and delete in the bucket ${bucket} at ${host}. Give it the right to.`
  if (isFull(error)) return `the bucket ${bucket} at ${host} has no space left. Free some, or name another one.`
  if (!(error instanceof S3ServiceException))
    return `${host} can’t be reached (${code || name}). Start it, or correct its address.`
  return `the bucket ${bucket} at ${host} can’t be used: ${error.message}`
}
