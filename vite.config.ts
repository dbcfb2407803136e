import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { listPreloads } from './scripts/list-preloads.ts'

const outDir = join(import.meta.dirname, 'dist/web')
const apiPaths = ['/api', '/auth', '/deal_entities', '/healthz', '/readyz', '/docs', '/openapi.json']

/** Writes `.br` and `.gz` beside every text file, which the server sends as they are. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true })
      for (const name of names.filter((one) => /\.(js|css|html|svg)$/.test(one))) {
        const content = await readFile(join(outDir, name))
        await writeFile(join(outDir, `${name}.br`), brotliCompressSync(content))
        await writeFile(join(outDir, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** Leaves the summaries of the calls out of the app: they are for `/openapi.json`, which the server writes. */
function dropSummaries(): Plugin {
  return {
    name: 'drop-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]contract[\\/]/ },
      handler: (code) => ({ code: code.replace(/\bsummary:\s*(?:'[^'\n]*'[\s+]*)+,/g, "summary: '',"), map: null }),
    },
  }
}

/**
 * What several screens share; not what floats over a page and takes the focus along, which is loaded with the first
 * menu, note or dialog, nor the controls and the calls that a memo does not open with.
 */
const shared = [
  /[\\/]src[\\/]contract[\\/](?!accounts|api-keys|archives|audit|comments|count-|crm|deck-link|decks|expand-shared-memo|field-importance|find-mark|flag|invites|key-facts|key-scopes|made-with|members|memo|options|retention|shared-memo|sharing|team-beside|translations|unconfirmed-mail|unknown-fields|uses-beside|webhooks)/,
  /[\\/]src[\\/]web[\\/]lib[\\/](?!upload)/,
  /[\\/]src[\\/]web[\\/]features[\\/](?:accounts[\\/]sign-out|deals[\\/]kept-mark|decisions[\\/](?:decision-button|decision-words|use-)|workspaces[\\/](?:relay-address|use-active-workspace))/,
  /[\\/]src[\\/]web[\\/]app[\\/]shell[\\/]shortcuts\./,
  /[\\/]src[\\/]web[\\/]ui[\\/](?!alert-dialog|choice-list|dialog|form-field|input|label|menu-content|note-content|page-header|progress|secret-input|secret-once|segmented|sheet|side-panel|side-sheet|switch|textarea)/,
  /[\\/](?:lucide-react|@tanstack[\\/](?:query-core|react-query))[\\/]/,
  /[\\/]@radix-ui[\\/]react-(?!alert-dialog|arrow|dialog|dismissable-layer|dropdown-menu|focus|menu|popover|popper|portal|label|progress|switch|toggle)/,
]
const controls =
  /(?:@radix-ui[\\/]react-(?:label|progress|toggle)|web[\\/]ui[\\/](?:form-field|input|label|page-header|progress|segmented|textarea))/
/** Schemas take time to make: a screen makes those of its own calls alone. */
const accounts = /[\\/]src[\\/]contract[\\/](?:accounts|invites|members)/
const memo =
  /[\\/]src[\\/]contract[\\/](?:comments|count-|decks|field-importance|find-mark|key-facts|made-with|memo(?!-links)|team-beside|translations|unknown-fields|uses-beside)/
/** What a memo opens with, and a deck or a public memo with a part of it. */
const memoParts =
  /[\\/]src[\\/]web[\\/](?:features[\\/](?:memo[\\/](?:citation(?:-context)?|memo-queries|target-link|update-queries)|viewer[\\/](?:page-thumb|viewer-queries))|screens[\\/]deck-panel|ui[\\/]side-panel)\./
const flags = /[\\/]src[\\/]contract[\\/](?:flag|options)/
const floating = /[\\/](?:@radix-ui[\\/]react-(?:alert-dialog|dialog|dropdown-menu|popover)|@floating-ui)[\\/]/

export default defineConfig({
  root: 'src/web',
  plugins: [dropSummaries(), react(), tailwindcss(), listPreloads(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    // The content security policy allows fonts from the server itself, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files: on a slow line each one costs a round trip. Nobody loads a kind of code that the screen has none of.
        codeSplitting: {
          groups: [
            // Small, since a browser that traces a call reads the whole script that made it.
            { name: 'early', test: /[\\/]src[\\/]web[\\/](?:ask-early|lib[\\/]early-answer)/, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'shared', test: (id) => shared.some((one) => one.test(id)), minShareCount: 2, priority: 3 },
            { name: 'floating', test: floating, priority: 2 },
            { name: 'controls', test: controls, minShareCount: 2, priority: 2 },
            { name: 'memo', test: (id) => memo.test(id) || memoParts.test(id), minShareCount: 2, priority: 2 },
            { name: 'accounts', test: accounts, minShareCount: 2, priority: 2 },
            { name: 'flags', test: flags, minShareCount: 2, priority: 2 },
            { name: 'forms', test: /[\\/](?:react-hook-form|@hookform)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, process.env.API_URL ?? 'http://127.0.0.1:3000'])),
  },
})
