import { expect, test } from 'vitest'
import { mergeCitations, splitQuotes } from './merge-citations.ts'

const page = (number: number) => `pitch_deck/01940000-0000-7000-8000-000000000001?page=${number}`
const text = (value: string) => ({ type: 'text', value })
const link = (label: string, url: string, title: string) => ({ type: 'link', url, title, children: [text(label)] })

test('citations of one place that stand together become one, and the numbers follow', () => {
  const sentence = [
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
  ]
  const tree = { type: 'root', children: [{ type: 'paragraph', children: sentence }] }
  mergeCitations()(tree)
  const links = tree.children[0]?.children.flatMap((node) =>
    'url' in node ? [[node.children[0]?.value, node.url, splitQuotes(node.title)]] : [],
  )
  expect(links).toEqual([
    ['1', page(3), ['one', 'two']],
    ['2', page(5), ['three']],
    ['3', page(3), ['two']],
    ['4', 'most_recent_update', ['four']],
    ['terms', page(3), ['two']],
    ['5', 'https://hazelgrid.test', []],
    ['2024', 'https://hazelgrid.test', []],
  ])
})

test('a mark stays with its statement when numbers change, the gravest of neighbours before the first', () => {
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
  const tree = { type: 'root', children: [{ type: 'paragraph', children: sentence }] }
  mergeCitations({ marks: { 2: 'found', 3: 'contradicted', 5: 'found', 6: 'inferred', 7: 'entered', 8: 'found' } })(
    tree,
  )
  const marked = tree.children[0]?.children.flatMap((node) =>
    'url' in node ? [[node.children[0]?.value, Reflect.get(node, 'data')?.hProperties['data-mark']]] : [],
  )
  expect(marked).toEqual([
    ['1', undefined],
    ['1', 'contradicted'],
    ['2', undefined],
    ['2', undefined],
    ['3', 'inferred'],
    ['4', 'entered'],
  ])
})
