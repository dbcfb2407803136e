import { describe, expect, it } from 'vitest'
import { readDocSendPage } from './docsend-page.ts'

const hidden = '<input type="hidden" name="authenticity_token" value="t1">'
const email = '<input type="email" name="link_auth_form[email]">'

describe('a form', () => {
  it('is sent back with its hidden fields; the token of the page stands in for one of its own', () => {
    const form = '<form action="/view/a"><input type="hidden" name="link_auth_form[timezone_offset]">'
    const head = '<head><meta name="csrf-token" content="t2"></head>'
    expect(readDocSendPage(`${head}${form}${hidden}${email}</form>`)).toMatchObject({
      asks: ['email'],
      form: {
        action: '/view/a',
        hidden: { _method: 'patch', authenticity_token: 't1', 'link_auth_form[timezone_offset]': '' },
      },
    })
    expect(readDocSendPage(`${head}${form}${email}</form>`)).toMatchObject({
      form: { hidden: { authenticity_token: 't2' } },
    })
  })

  it('can ask for everything at once', () => {
    const passcode = '<input type="password" name="link_auth_form[passcode]">'
    const agreement = '<div class="nda-agreement"><div class="nda-agreement__content">One.<br><br>Two.</div></div>'
    expect(readDocSendPage(`<form>${hidden}${email}${passcode}${agreement}<button>Go</button></form>`)).toEqual({
      kind: 'gate',
      asks: ['email', 'passcode'],
      agreement: 'One.\n\nTwo.',
      form: { action: null, hidden: { _method: 'patch', authenticity_token: 't1' } },
      complaint: '',
    })
  })

  it('that asks for more than is known here is not understood', () => {
    const name = '<input name="link_auth_form[company]">'
    expect(readDocSendPage(`<form>${hidden}${email}${name}</form>`)).toEqual({ kind: 'unknown' })
  })
})

describe('an agreement', () => {
  const agree = (content: string) =>
    `<div class="nda-agreement"><div class="nda-agreement__content">${content}</div>
    <form>${hidden}<input type="checkbox" name="agree" required><button>I agree</button></form></div>`

  it('keeps its paragraphs, and a box that must be ticked is ticked with it', () => {
    const page = readDocSendPage(
      agree('<h4>Terms</h4><p>Keep it\n to yourself.</p><ul><li>All</li><li>of it</li></ul>'),
    )
    expect(page).toMatchObject({
      kind: 'gate',
      asks: [],
      agreement: 'Terms\n\nKeep it to yourself.\n\nAll\n\nof it',
      form: { hidden: { agree: 'on' } },
    })
  })

  it.each(['<iframe src="/terms.pdf"></iframe>', '', 'a'.repeat(200_001)])(
    'that is not on the page in full, or is without end, is not understood: %.40s',
    (content) => {
      expect(readDocSendPage(agree(content))).toEqual({ kind: 'unknown' })
    },
  )
})

it('a room offers the documents that can be chosen, and no more of them than a list can show', () => {
  const links = Array.from({ length: 300 }, (_, n) => `<a href="/view/r/d/${n}">${'n'.repeat(400)}</a>`)
  const long = `<a href="/view/r/d/${'x'.repeat(2_000)}">Long</a>`
  const page = readDocSendPage(`<div class="bundle-viewer">${long}${links.join('')}</div>`)
  const decks = page.kind === 'room' ? page.decks : []
  expect(decks).toHaveLength(200)
  expect(decks[0]).toEqual({ path: '/view/r/d/0', name: 'n'.repeat(300) })
})

describe('a deck', () => {
  it.each([
    ['<div class="page-label">1 of 14</div>', 14],
    ['<div data-page-num="1"></div><div data-page-num="2"></div>', 2],
    ['<div class="carousel-inner"><div class="item"></div></div>', 1],
  ])('has the pages that %s says', (markup, pageCount) => {
    const page = readDocSendPage(`<head><title>Gravelow Seed | DocSend</title></head>${markup}`)
    expect(page).toEqual({ kind: 'deck', title: 'Gravelow Seed', pageCount })
  })

  it('without a title of its own has none', () => {
    expect(readDocSendPage('<title>DocSend</title><div class="page-label">1 of 2</div>')).toMatchObject({ title: '' })
  })
})

it.each(['', 'Just a moment...', '{"error":true}', '<div class="page-label">1 of 0</div>', '\0<<<'])(
  'a page of something else is not understood: %j',
  (html) => {
    expect(readDocSendPage(html)).toEqual({ kind: 'unknown' })
  },
)
