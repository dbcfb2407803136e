import { stringify } from 'csv-stringify/sync'

/** Tells Excel that the file is UTF-8; it stands at the beginning of a table. */
export const byteOrderMark = '\uFEFF'

/** Every value in quotes: a program that takes another separator then finds none of its own in a value without them. */
export const writeRows = (rows: string[][]): string =>
  stringify(rows, { quoted: true, quoted_empty: false, record_delimiter: 'windows' })
