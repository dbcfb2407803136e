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
    ['6', 'https://hazelgrid.test', []],
  ])
})
