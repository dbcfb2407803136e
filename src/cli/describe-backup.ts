import type { BackupContents } from '#server/platform/backup/backup-format.ts'

const megabyte = 1_000_000
/** Names of missing files that are printed. */
const mostNames = 10

/** What a backup holds, in words. */
export function countContents({ tables, parts }: Pick<BackupContents, 'tables' | 'parts'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const files = parts.filter(({ name }) => name.startsWith('files/')).length
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${files} files, ${(bytes / megabyte).toFixed(1)} MB`
}

/** A sentence for files that rows name and that were not there, and the first of them. */
export function describeMissing(missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  const names = missing.slice(0, mostNames).join(', ')
  const more = missing.length > mostNames ? ', …' : ''
  return [`${missing.length} files that rows name were not there: deleted meanwhile, or lost before. ${names}${more}`]
}
