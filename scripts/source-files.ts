import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths (relative to `root`, with forward slashes) of the files below `folders` whose names end in one of `endings`. */
export function sourceFiles(root: string, folders: readonly string[], endings: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
