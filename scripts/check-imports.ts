import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenRule, importCycles, listImports } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

/** Returns a sentence for each broken rule of who may import whom, each cycle and each barrel. */
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
  const barrels = sources.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => `${path}: is a barrel`)
  return [...broken, ...cycles, ...barrels]
}
