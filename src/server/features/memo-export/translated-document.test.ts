import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { pageLink, sampleMemo } from '#server/testing/sample-memo.ts'
import { buildDocument } from './build-document.ts'
import { writeDocx } from './write-docx.ts'
import { writeMarkdown } from './write-markdown.ts'

const quote = 'Wir buchen Liegeplätze in kleinen Häfen.'
const words = 'Translated by a model: “We book berths in small harbours.”'
const memo = sampleMemo({
  values: { 'Company Name': 'Gravelow', Problem: quote },
  facts: { Traction: `- ${quote} [1](${pageLink(4)} "${quote}")\n- 120 Kunden [2](${pageLink(5)} "120 Kunden")` },
})
const translated = {
  ...memo,
  json_response: { ...memo.json_response, translations: [{ quote, english: 'We book berths in small harbours.' }] },
}

it('has the English of a quote behind it, in key facts, fields and notes', async () => {
  const document = buildDocument(translated, 'https://deals.example.com')
  const markdown = writeMarkdown(document)
  const lines = markdown.split('\n').filter((line) => line.includes('Translated by a model'))
  expect(lines).toEqual([
    expect.stringContaining(`The deck says: “Wir buchen Liegeplätze in kleinen Häfen”[^2] (${words}).`),
    expect.stringMatching(/^- Wir buchen .*\[\^3\] \(Translated by a model: .*\)$/),
    expect.stringMatching(/^\| Problem \| Wir buchen .* \(Translated by a model: .*\) \|$/),
    expect.stringMatching(/^\[\^2\]: “Wir buchen .*” \(Translated by a model: .*\) \[Deck, page 2/),
    expect.stringMatching(/^\[\^3\]: “Wir buchen .*” \(Translated by a model: .*\) \[Deck, page 4/),
  ])
  const files = unzipSync(await writeDocx(document))
  for (const part of ['word/document.xml', 'word/footnotes.xml'])
    expect(strFromU8(files[part] ?? new Uint8Array())).toContain(words)
})

it('is the same as before for a memo without translations', () => {
  expect(JSON.stringify(buildDocument(memo, 'https://deals.example.com'))).not.toContain('Translated')
})
