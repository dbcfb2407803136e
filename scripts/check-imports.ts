import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenRule, importCycles, listImports } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

const longestFile = 400

/** Sentences that name each broken rule of who may import whom, each cycle, each barrel and each file that is too long. */
export function checkImports(root: string): string[] {
  const sources = sourceFiles(root, ['src'], ['.ts', '.tsx']).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const imports = sources.flatMap(listImports)
  const broken = imports.flatMap((one) => {
    const rule = brokenRule(one)
    return rule ? [`${one.from}: '${one.specifier}' ${rule}`] : []
  })
  const cycles = importCycles(imports).map((way) => `cycle: ${way.join(' -> ')}`)
  const long = sources
    .filter(({ path, text }) => !path.includes('/lexicons/') && text.split('\n').length - 1 > longestFile)
    .map(({ path }) => `${path}: over ${longestFile} lines`)
  const barrels = sources.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => `${path}: is a barrel`)
  return [...broken, ...cycles, ...barrels, ...long]
}
