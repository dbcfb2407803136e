import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

/** Words that make English quaint or unclear, each with what to write. */
const refused: ReadonlyArray<{ pattern: RegExp; instead: string }> = [
  { pattern: /\bwhoever\b/iu, instead: 'anyone who, or the role' },
  { pattern: /\bsomebody\b/iu, instead: 'someone' },
  { pattern: /\bnobody\b/iu, instead: 'no one' },
  { pattern: /(?<!-)\bmails\b/iu, instead: 'emails, or sends' },
  { pattern: /\banew\b/iu, instead: 'again' },
  { pattern: /\b(?:is|are) no (?!longer\b|one\b)/iu, instead: 'is not a, or has no' },
]
const folders = ['src', 'docs', 'scripts', 'bench', 'samples', 'tests', 'migrations']
const pages = ['README.md', 'AGENTS.md', 'SECURITY.md']
/** Texts of decks and word lists say what companies say. */
const isData = (path: string) =>
  path.includes('/lexicons/') || path.startsWith('src/engine/testing/decks/') || path.startsWith('samples/decks/')
/** This rule names the words. */
const isRule = (path: string) => /^scripts\/check-words(?:\.test)?\.ts$/.test(path)

/** Returns a sentence for each line of code, comment, text or documentation that uses a refused word. */
export function checkWords(root: string): string[] {
  const paths = [...pages, ...sourceFiles(root, folders, ['.ts', '.tsx', '.md', '.html', '.css'])]
  return paths
    .filter((path) => !isData(path) && !isRule(path))
    .flatMap((path) => refusedWords(path, readFileSync(join(root, path), 'utf8')))
}

/** Finds the refused words of a text, each as 'path:line: "word"; write …'. */
export function refusedWords(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    refused.flatMap(({ pattern, instead }) => {
      const [word] = pattern.exec(line) ?? []
      return word === undefined ? [] : [`${path}:${index + 1}: "${word.trim()}"; write ${instead}`]
    }),
  )
}
