import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of the names that is a program in the search path; null when none is. */
export function findProgram(names: readonly string[], path = process.env.PATH ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name)
      if (folder !== '' && isProgram(file)) return file
    }
  }
  return null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
