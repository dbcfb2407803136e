import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { sourceFiles } from './source-files.ts'

const manifest = z.object({ scripts: z.record(z.string(), z.string()) })
const pathLike = /^(?:\.ci|src|docs|samples|bench|scripts|tests|migrations)\/[\w./-]*$/
const placeholder = /[*<>{}]|NNN/

/** Sentences for each file, link or npm command that README.md, AGENTS.md or docs/ name and the repository does not have. */
export function checkDocs(root: string): string[] {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const pages = [
    'README.md',
    'AGENTS.md',
    'SECURITY.md',
    ...sourceFiles(root, ['docs'], ['.md']),
    'src/engine/README.md',
    'samples/README.md',
  ]
  return pages.flatMap((page) => {
    const path = join(root, page)
    if (!existsSync(path)) return [`${page} is missing`]
    const text = readFileSync(path, 'utf8')
    return [...brokenPaths(root, page, text), ...brokenLinks(root, page, text), ...brokenCommands(page, text, scripts)]
  })
}

function brokenPaths(root: string, page: string, text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => pathLike.test(name) && !placeholder.test(name) && !existsSync(join(root, name)))
    .map((name) => `${page}: names ${name}, which does not exist`)
}

function brokenLinks(root: string, page: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !existsSync(join(root, dirname(page), link)))
    .map((link) => `${page}: links to ${link}, which does not exist`)
}

function brokenCommands(page: string, text: string, scripts: Record<string, string>): string[] {
  return [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !(name in scripts))
    .map((name) => `${page}: names npm run ${name}, which does not exist`)
}
