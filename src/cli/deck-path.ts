import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the deck of a label by its name, in the first folder that has it. Throws when none does. */
export function findDeckPath(slug: string, folders: readonly string[]): string {
  const paths = folders.flatMap((folder) => ['pdf', 'pptx'].map((ending) => join(folder, `${slug}.${ending}`)))
  const path = paths.find((one) => existsSync(one))
  if (path === undefined) throw new Error(`Could not find ${slug}.pdf or ${slug}.pptx in ${folders.join(', ')}.`)
  return path
}
