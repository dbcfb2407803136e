import { afterAll, describe, expect, it } from 'vitest'
import { openLabelledSamples } from './testing/run-on-samples.ts'

const { path, run, close } = openLabelledSamples('ablate.ts', ['hardware-columns.json'])
afterAll(close)

describe('ablate command', () => {
  it('prints what rules and word lists are worth', () => {
    expect(run('--only', 'rules', '--match', 'contact-email')).toMatchObject({
      err: '',
      out: expect.stringMatching(/^1 decks\n\nRules\n.*\n +1 +1 +1 +0 +0 +0 {2}contact-email\.printed\n$/),
    })
    expect(run('--only', 'lexicons', '--match', 'market-words.ts')).toMatchObject({
      err: '',
      out: expect.stringMatching(/\n +[1-9]\d* +1 +\d+ +\d+ +\d+ +\d+ {2}market-words\.ts growthWords\n$/),
    })
  })

  it('explains its usage', () => {
    expect(run('--first', '34', '--gold', path('none'))).toMatchObject({ status: 2 })
    expect(run('--first', 'some')).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^--first some is not a number of decks\.\nUsage/),
    })
  })
})
