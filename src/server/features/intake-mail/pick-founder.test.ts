import { expect, test } from 'vitest'
import { pickFounder, pickUpdateText } from './pick-founder.ts'

const write = (address: string, text = '') => ({ from: { name: '', address }, subject: '', date: '', text })
const ours = ['jonas@alderpoint.example', 'deals@relay.example', 'mira@gmail.com']

test('the founder is the innermost writer outside of the workspace', () => {
  const chain = [write('jonas@alderpoint.example'), write('scout@scouts.example'), write('ida@tarnwick.example')]
  expect(pickFounder(chain, ours)?.address).toBe('ida@tarnwick.example')
  expect(pickFounder([...chain, write('anna@alderpoint.example')], ours)?.address).toBe('ida@tarnwick.example')
  expect(pickFounder([...chain, write('no-reply@docsend.com')], ours)?.address).toBe('ida@tarnwick.example')
  expect(pickFounder([write('jonas@alderpoint.example'), write('')], ours)).toBeNull()
})

test('a member’s own domain counts for the workspace, not one at which anyone can be', () => {
  expect(pickFounder([write('mira@gmail.com'), write('ida.holm@gmail.com')], ours)?.address).toBe('ida.holm@gmail.com')
})

test('the update is what the company wrote, not the note of the member nor of others', () => {
  const chain = [
    write('jonas@alderpoint.example', 'Too expensive?'),
    write('cfo@tarnwick.example', 'ARR is €450k.'),
    write('jonas@alderpoint.example', 'What is your ARR?'),
    write('ida@tarnwick.example', 'Our deck is attached.'),
  ]
  const founder = pickFounder(chain, ours)
  expect(pickUpdateText(chain, founder)).toBe('ARR is €450k.\n\nOur deck is attached.')
  expect(pickUpdateText([write('jonas@alderpoint.example', 'Met them today.')], null)).toBe('Met them today.')
})
