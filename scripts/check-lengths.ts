import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

const mostLines = 400
const mostCharacters = 160
/** Word lists, and the XML and the texts of sample decks and tests, are data; they are as long as they are. */
const isData = (path: string) =>
  path.includes('/lexicons/') ||
  path.startsWith('src/engine/testing/decks/') ||
  path.startsWith('samples/') ||
  /\.test\.tsx?$/.test(path)

/** Returns a sentence for each source file over 400 lines and for each line of code over 160 characters. */
export function checkLengths(root: string): string[] {
  const paths = sourceFiles(root, ['src', 'scripts', 'bench', 'samples', 'tests', 'migrations'], ['.ts', '.tsx'])
  return paths.filter((path) => !isData(path)).flatMap((path) => tooLong(path, readFileSync(join(root, path), 'utf8')))
}

function tooLong(path: string, text: string): string[] {
  const lines = text.split('\n')
  const long = lines.flatMap((line, index) =>
    line.length > mostCharacters ? [`${path}:${index + 1}: over ${mostCharacters} characters`] : [],
  )
  return lines.length - 1 > mostLines ? [`${path}: over ${mostLines} lines`, ...long] : long
}
