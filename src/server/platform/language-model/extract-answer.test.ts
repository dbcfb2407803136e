import { describe, expect, it } from 'vitest'
import { extractAnswer } from './extract-answer.ts'

const facts = '{"facts":[{"key":"tam","value":"a } in a string"}]}'

describe('answerText', () => {
  it.each([
    ['bare', facts],
    ['fenced', `\`\`\`json\n${facts}\n\`\`\``],
    ['fenced without a language', `\`\`\`\n${facts}\n\`\`\``],
    ['after a thought', `<think>The deck says {"facts": []} somewhere.</think>\n${facts}`],
    ['after a thought whose start was cut off', `it could be {1}\n</think>${facts}`],
    ['with words around it', `Here are the facts:\n${facts}\nLet me know if you need more.`],
  ])('takes the object out of an answer: %s', (_, written) => {
    expect(extractAnswer(written)).toBe(facts)
  })

  it('keeps an object that breaks off, for what it holds so far', () => {
    expect(extractAnswer('```json\n{"facts":[{"key":"tam","val')).toBe('```json\n{"facts":[{"key":"tam","val'.slice(8))
  })

  it.each([[''], ['I can not help with that.'], ['<think>{"facts":[]} and then'], ['[1, 2]']])(
    'finds no object in %j',
    (written) => {
      expect(extractAnswer(written)).toBe('')
    },
  )
})
