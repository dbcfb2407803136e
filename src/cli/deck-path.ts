import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The deck of a label by its name, in the first of the folders that has it. Throws when none does. */
export function findDeckPath(slug: string, folders: readonly string[]): string {
  const paths = folders.flatMap((folder) => ['pdf', 'pptx'].map((ending) => join(folder, `${slug}.${ending}`)))
  const path = paths.find((one) => existsSync(one))
  if (path === undefined) throw new Error(`There is no ${slug}.pdf or ${slug}.pptx in ${folders.join(', ')}.`)
  return path
}
