import { expect, test } from 'vitest'
import { mergeCitations } from './merge-citations.ts'

const page = (number: number) => `pitch_deck/01940000-0000-7000-8000-000000000001?page=${number}`
const text = (value: string) => ({ type: 'text', value })
const link = (label: string, url: string, title: string) => ({ type: 'link', url, title, children: [text(label)] })
type Node = ReturnType<typeof text> | ReturnType<typeof link>

/** What is read of the links of a sentence once its citations are merged. */
function listMerged(sentence: Node[], marks = {}) {
  const tree = { type: 'root', children: [{ type: 'paragraph', children: sentence }] }
  mergeCitations({ marks })(tree)
  const links = tree.children[0]?.children.filter((node) => 'url' in node) ?? []
  return links.map((node) => {
    const { 'data-cited': cited, 'data-mark': mark } = Reflect.get(node, 'data')?.hProperties ?? {}
    return { label: node.children[0]?.value, cited: cited === undefined ? null : JSON.parse(cited), mark }
  })
}

test('citations that stand together become one of all their places, each place once with its quotes', () => {
  const merged = listMerged([
    text('A '),
    link('1', page(3), 'one'),
    text(' '),
    link('2', page(3), 'two'),
    link('3', page(3), 'one'),
    text(' '),
    link('4', page(5), 'three'),
    text(' and B '),
    link('2', page(3), 'two'),
    text(' '),
    link('5', 'most_recent_update', 'four'),
    text(', '),
    link('terms', page(3), 'two'),
    link('6', 'https://hazelgrid.test', ''),
    link('2024', 'https://hazelgrid.test', ''),
  ])
  expect(merged.map(({ label, cited }) => [label, cited])).toEqual([
    [
      '1',
      [
        { url: page(3), quotes: ['one', 'two'] },
        { url: page(5), quotes: ['three'] },
      ],
    ],
    [
      '2',
      [
        { url: page(3), quotes: ['two'] },
        { url: 'most_recent_update', quotes: ['four'] },
      ],
    ],
    ['terms', null],
    ['6', [{ url: 'https://hazelgrid.test', quotes: [] }]],
    ['2024', null],
  ])
})

test('the gravest mark of citations that stand together is that of their statement', () => {
  const sentence = [
    text('A '),
    link('1', page(3), 'one'),
    text(' and B '),
    link('2', page(3), 'one'),
    link('3', page(5), 'two'),
    text(' and C '),
    link('4', page(5), 'two'),
    text(' and D '),
    link('5', page(6), 'three'),
    link('6', page(6), 'four'),
    text(' and E '),
    link('7', 'https://hazelgrid.test/team', 'five'),
  ]
  const marks = { 2: 'found', 3: 'contradicted', 5: 'found', 6: 'inferred', 7: 'entered', 8: 'found' }
  expect(listMerged(sentence, marks).map(({ label, mark }) => [label, mark])).toEqual([
    ['1', undefined],
    ['2', 'contradicted'],
    ['4', undefined],
    ['5', 'inferred'],
    ['7', 'entered'],
  ])
})
