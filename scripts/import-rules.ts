import { dirname, join, normalize } from 'node:path/posix'

export type Source = { path: string; text: string }
export type Import = { from: string; to: string; specifier: string; typeOnly: boolean }

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const aliases: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#engine/': 'src/engine/',
  '#server/': 'src/server/',
  '#threads/': 'src/threads/',
  '#web/': 'src/web/',
}
const webLayers = ['lib', 'ui', 'features', 'screens', 'app']
/** The engine's stages in the order in which they run; each imports earlier ones and its own line only, types included. */
const engineOrder: ReadonlyArray<readonly string[]> = [
  [
    'deck-doc.ts',
    'site-doc.ts',
    'slides.ts',
    'facts.ts',
    'language-model.ts',
    'ports.ts',
    'select-facts.ts',
    'memo-reader.ts',
    'update-link.ts',
  ],
  ['geometry.ts', 'patterns', 'lexicons', 'weights', 'reasons'],
  ['text'],
  ['learned-words'],
  ['read'],
  ['understand'],
  ['extract'],
  ['verify'],
  ['search'],
  ['model'],
  ['check'],
  ['compose'],
  ['synthesise'],
  ['match', 'ask'],
]

/** What facts carry of a reason until it is written: types of the first stage, kept beside the texts that are written of them. */
const typesOfFacts = new Set(['src/engine/reasons/problem.ts', 'src/engine/reasons/fault.ts'])

/** Every import of a source file; `to` is a repository path for our own files and the bare specifier for packages. */
export function listImports(source: Source): Import[] {
  const found: Import[] = []
  for (const match of source.text.matchAll(statement)) add(match[2], match[1] !== undefined)
  for (const match of source.text.matchAll(dynamic)) add(match[1], false)
  return found

  function add(specifier: string | undefined, typeOnly: boolean) {
    if (specifier) found.push({ from: source.path, to: target(source.path, specifier), specifier, typeOnly })
  }
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  for (const [alias, folder] of Object.entries(aliases))
    if (specifier.startsWith(alias)) return specifier.replace(alias, folder)
  return specifier
}

const isOurs = (path: string) => path.startsWith('src/')
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const segment = (path: string, index: number) => path.split('/')[index] ?? ''

/**
 * Names the rule that an import breaks, or null. Tests are free of the folder rules; type imports are free of all but the order
 * of the engine's stages.
 */
export function brokenRule(one: Import): string | null {
  if (one.specifier.startsWith('../../..')) return 'is a deep relative path; use an alias'
  if (/\/index\.tsx?$/.test(one.to)) return 'is a barrel; import the file that holds the thing'
  if (isTest(one.from)) return null
  if (isAgainstOrder(one)) return `runs against the order of the engine's stages: ${one.to}`
  if (one.typeOnly) return null
  if (isOurs(one.to) && one.to.startsWith('src/web/') && !one.from.startsWith('src/web/'))
    return 'may not import the web app: nothing outside of it does'
  const side = segment(one.from, 1)
  if (side === 'contract') return allowed(one, ['src/contract/'], ['zod'])
  if (side === 'threads') return allowed(one, ['src/threads/'], ['piscina', 'node:worker_threads'])
  if (side === 'engine') return engineRule(one)
  if (side === 'server') return serverRule(one)
  if (side === 'web') return webRule(one)
  return null
}

function allowed(one: Import, folders: string[], packages: string[] | null): string | null {
  if (isOurs(one.to)) return folders.some((folder) => one.to.startsWith(folder)) ? null : `may not import ${one.to}`
  return packages === null || packages.includes(one.to) ? null : `may not import the package ${one.to}`
}

const dictionaryTools = ['node:fs', 'node:module', 'node:path']

function engineRule(one: Import): string | null {
  const reads = one.from.startsWith('src/engine/read/')
  // A dictionary is a word list that a package ships as files.
  if (one.from === 'src/engine/text/wordnet/read-wordnet.ts' && dictionaryTools.includes(one.to)) return null
  const folders = ['src/contract/', 'src/engine/', ...(reads ? ['src/threads/'] : [])]
  return allowed(one, folders, reads ? null : ['zod'])
}

function isAgainstOrder(one: Import): boolean {
  return one.from.startsWith('src/engine/') && findStage(one.to) > findStage(one.from)
}

/** The place of a file among the engine's stages, -1 outside the engine; what is in no stage joins them and comes last. */
function findStage(path: string): number {
  if (!path.startsWith('src/engine/')) return -1
  if (typesOfFacts.has(path)) return 0
  const place = engineOrder.findIndex((stages) => stages.includes(segment(path, 2)))
  return place < 0 ? engineOrder.length : place
}

function serverRule(one: Import): string | null {
  if (one.from.startsWith('src/server/platform/'))
    return allowed(one, ['src/contract/', 'src/threads/', 'src/server/platform/'], null)
  if (!one.from.startsWith('src/server/features/')) return null
  const feature = `src/server/features/${segment(one.from, 3)}/`
  if (one.to.startsWith('src/server/features/') && !one.to.startsWith(feature))
    return /-(store|routes|jobs)\.ts$/.test(one.to) ? `reaches into another feature: ${one.to}` : null
  const folders = ['src/contract/', 'src/engine/', 'src/threads/', 'src/server/platform/', 'src/server/features/']
  return allowed(one, folders, null)
}

function webRule(one: Import): string | null {
  if (!isOurs(one.to)) return null
  if (one.to.startsWith('src/contract/')) return null
  if (!one.to.startsWith('src/web/')) return `may not import ${one.to}`
  const from = webLayers.indexOf(segment(one.from, 2))
  const to = webLayers.indexOf(segment(one.to, 2))
  if (from === -1 || to === -1) return null
  if (to > from) return `imports rightwards: ${one.to}`
  if (from === to && segment(one.from, 2) === 'features' && segment(one.from, 3) !== segment(one.to, 3))
    return `features never import each other: ${one.to}`
  return null
}

/** Finds the import cycles among our own files, types included; each as the list of files on the way round. */
export function importCycles(imports: readonly Import[]): string[][] {
  const graph = new Map<string, string[]>()
  for (const one of imports) if (isOurs(one.to)) graph.set(one.from, [...(graph.get(one.from) ?? []), one.to])
  const cycles: string[][] = []
  const state = new Map<string, 'open' | 'done'>()
  const way: string[] = []
  const visit = (path: string) => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      cycles.push([...way.slice(way.indexOf(path)), path])
      return
    }
    state.set(path, 'open')
    way.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    way.pop()
    state.set(path, 'done')
  }
  for (const path of [...graph.keys()].sort()) visit(path)
  return cycles
}
