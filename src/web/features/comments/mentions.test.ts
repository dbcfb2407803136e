import { describe, expect, it } from 'vitest'
import { findNameWritten, findPeople, listMentioned, splitMentions } from './mentions.ts'

const people = [
  { user_id: 'ana', name: 'Ana Ruiz', email: 'ana@valden.test' },
  { user_id: 'zoe', name: 'Zoë van Dijk', email: 'z.dijk@valden.test' },
  { user_id: 'ana-2', name: 'Ana', email: 'other@valden.test' },
]

describe('a name behind an @', () => {
  it('is being written where the caret is behind it, also with a space', () => {
    expect(findNameWritten('for @an', 7)).toEqual({ at: 4, letters: 'an' })
    expect(findNameWritten('@', 1)).toEqual({ at: 0, letters: '' })
    expect(findNameWritten('(@Ana Ru, then', 8)).toEqual({ at: 1, letters: 'Ana Ru' })
  })

  it('is not one in an address, on another line, or without an @', () => {
    for (const text of ['ana@valden', 'ask @ana\nwell', 'well', ''])
      expect(findNameWritten(text, text.length)).toBeNull()
  })

  it('is completed by any word of a name or by the address, without case and accents', () => {
    const find = (letters: string) => findPeople(people, letters).map(({ user_id }) => user_id)
    expect(find('')).toEqual(['ana', 'zoe', 'ana-2'])
    expect(find('zoe')).toEqual(['zoe'])
    expect(find('VAN D')).toEqual(['zoe'])
    expect(find('other@')).toEqual(['ana-2'])
    expect(find('Ana Ruiz ')).toEqual([])
  })
})

describe('the people whom a text names', () => {
  it('are those whose whole name stands there; the longer name counts', () => {
    expect(listMentioned('@Ana Ruiz and @Zoë van Dijk: look', people, [])).toEqual(['ana', 'zoe'])
    expect(listMentioned('@Ana, look', people, [])).toEqual(['ana-2'])
    expect(listMentioned('@Anab, Ana, @Zoë', people, [])).toEqual([])
  })

  it('are those who were picked where a name is that of several', () => {
    const twins = [
      { user_id: 'one', name: 'Ben (ops).*', email: 'ben.one@valden.test' },
      { user_id: 'two', name: 'Ben (ops).*', email: 'ben.two@valden.test' },
    ]
    expect(listMentioned('@Ben (ops).*', twins, ['two'])).toEqual(['two'])
    expect(listMentioned('@Ben (ops).*', twins, [])).toEqual(['one', 'two'])
  })

  it('stand apart in the text', () => {
    expect(splitMentions('Ask @Ana Ruiz.', ['Ana', 'Ana Ruiz'])).toEqual([
      { text: 'Ask ', isName: false },
      { text: '@Ana Ruiz', isName: true },
      { text: '.', isName: false },
    ])
    expect(splitMentions('Ask', [])).toEqual([{ text: 'Ask', isName: false }])
  })
})
