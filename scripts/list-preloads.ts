import type { Plugin, Rolldown } from 'vite'

const shell = 'app/shell/shell.tsx'

/** The code of a screen by the first part of its address, for those that people open directly. */
const codeOf: Record<string, string[]> = {
  'sign-in': ['screens/sign-in.tsx'],
  'sign-up': ['screens/sign-up.tsx'],
  'deal-list': ['screens/deal-list.tsx', shell],
  'deal-memo': ['screens/deal-memo.tsx', shell],
  'deal-edit': ['screens/deal-memo.tsx', shell],
  'deal-room': ['screens/deal-room.tsx', shell],
  'pitch-deck': ['screens/pitch-deck.tsx'],
}

/**
 * Writes `preloads.json` beside the built app: what a screen needs, which the server names to the browser with the page instead of one
 * script after the other. What the page itself names comes first: a browser asks in this order for a few files at a time, and shows
 * nothing without the styles.
 */
export function listPreloads(): Plugin {
  return {
    name: 'list-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const entries = chunks.filter((chunk) => chunk.isEntry)
      const named = addImports(entries, chunks)
      const first = [...entries.flatMap(listStyles), ...named]
      const parts = Object.entries(codeOf).map(([part, files]) => {
        const own = files.map((file) => findChunk(file, chunks))
        const scripts = [...addImports(own, chunks)].filter((script) => !named.has(script))
        return [part, [...first, ...scripts].map((name) => `/${name}`)]
      })
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(parts)) })
    },
  }
}

const listStyles = ({ viteMetadata }: Rolldown.OutputChunk): string[] => [...(viteMetadata?.importedCss ?? [])]

function findChunk(file: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/web/${file}`))
  if (!found) throw new Error(`No script is made of src/web/${file}, which scripts/list-preloads.ts names.`)
  return found
}

/** The names of scripts and of all that they import at once. */
function addImports(from: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of byName.get(name)?.imports ?? []) add(imported)
  }
  for (const { fileName } of from) add(fileName)
  return found
}
