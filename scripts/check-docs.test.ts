import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkDocs } from './check-docs.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function repository(readme: string): string {
  const root = mkdtempSync(join(tmpdir(), 'firstread-docs-'))
  folders.push(root)
  const files = {
    'README.md': readme,
    'AGENTS.md': '',
    'SECURITY.md': '',
    'docs/architecture.md': '',
    'src/engine/README.md': '',
    'samples/README.md': '',
    'package.json': '{"scripts": {"demo": "x"}}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a page that names what is there passes', () => {
  expect(checkDocs(repository('See `src/engine/` and [the map](docs/architecture.md); run npm run demo.'))).toEqual([])
})

test('a missing file, a dead link and an unknown command are each named', () => {
  const broken = checkDocs(repository('See `src/gone.ts` and [it](docs/gone.md); run npm run gone.'))
  expect(broken).toEqual([
    'README.md: names src/gone.ts, which does not exist',
    'README.md: links to docs/gone.md, which does not exist',
    'README.md: names npm run gone, which does not exist',
  ])
})
