import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Markdown from './markdown.tsx'

type Props = ComponentProps<typeof Markdown>
const components: Props['components'] = { a: (props) => createElement('a', props) }
const show = (children: string, change: Props['change'] = () => {}) =>
  renderToStaticMarkup(createElement(Markdown, { components, change, children }))

test.each([
  ['One **bold** and *soft* word.', '<p>One <strong>bold</strong> and <em>soft</em> word.</p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. one\n\n4. two', '<ol start="3"><li><p>one</p></li><li><p>two</p></li></ol>'],
  ['# Team\n\nText\\\nnext', '<h1>Team</h1><p>Text<br/>next</p>'],
  ['> `a < b`', '<blockquote><p><code>a &lt; b</code></p></blockquote>'],
])('shows %j', (text, expected) => expect(show(text)).toBe(expected))

test('leaves out raw HTML, images and addresses that lead out of the web', () => {
  expect(show('a <b>c</b> ![d](https://x.test/d.png)')).toBe('<p>a c </p>')
  expect(show('[a](javascript:alert) [b](https://x.test) [c](pitch_deck/1?page=2) [d](mailto:d@x.test)')).toBe(
    '<p><a href="">a</a> <a href="https://x.test">b</a> <a href="pitch_deck/1?page=2">c</a> <a href="mailto:d@x.test">d</a></p>',
  )
})

test('gives a link the members that a change of the tree put on it', () => {
  const shown = show('[1](https://x.test "quote")', (tree) => {
    const link = tree.children?.[0]?.children?.[0]
    if (link) link.data = { hProperties: { 'data-cited': 'places' } }
  })
  expect(shown).toBe('<p><a href="https://x.test" title="quote" data-cited="places">1</a></p>')
})
