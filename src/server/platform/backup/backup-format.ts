import { z } from 'zod'
import { tallies } from './read-rows.ts'

/** Grows when a backup of this version can't be read by the one before. */
export const backupFormat = 1

/** The names of the parts of a backup, in their order in the file. */
export const headerName = 'backup.json'
export const rowsFolder = 'rows/'
export const keyName = 'secret.key'
export const filesFolder = 'files/'
export const contentsName = 'contents.json'

/** The first part: what is needed to judge whether a backup can be restored here. */
export const backupHeader = z.object({
  format: z.int(),
  version: z.string(),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  /** The version of the job queue's tables. */
  queueVersion: z.int(),
  /** Tells keys apart without telling them: the start of the SHA-256 of SECRET_KEY; null where there was none. */
  secretKeyId: z.string().nullable(),
})
export type BackupHeader = z.output<typeof backupHeader>

const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })
export type Part = z.output<typeof part>

/** The last part: what the others are. A file without it was cut off. */
export const backupContents = z.object({
  tables: tallies,
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Files that a row names and that were not there: deleted while the backup was taken, or lost before. */
  missing: z.array(z.string()),
  parts: z.array(part),
})
export type BackupContents = z.output<typeof backupContents>
