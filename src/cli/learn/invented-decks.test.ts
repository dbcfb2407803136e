import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readInventedDecks, readInventedProfiles, readInventedSlides } from './invented-decks.ts'

const folder = mkdtempSync(join(tmpdir(), 'invented-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (...lines: string[]) => writeFileSync(join(folder, 'one.txt'), `${lines.join('\n')}\n`)

describe('readInventedDecks', () => {
  it('reads names, labels and slides', async () => {
    write(
      '== Berthly',
      'industry: must travel, mobility; may saas',
      'client: must b2b; may ',
      'product: must pt_software',
      'model: must ; may bm_subscription',
      '[] Berthly // Berths by the hour',
      '[Problem, Market] 4,000 harbours // no price list',
    )
    expect(await readInventedDecks(folder)).toEqual([
      {
        name: 'Berthly',
        labels: {
          industry: { must: ['travel', 'mobility'], may: ['saas'] },
          client_type: { must: ['b2b'], may: [] },
          product_type: { must: ['pt_software'], may: [] },
          business_model: { must: [], may: ['bm_subscription'] },
        },
        slides: [
          { topics: [], texts: ['Berthly', 'Berths by the hour'] },
          { topics: ['Problem', 'Market'], texts: ['4,000 harbours', 'no price list'] },
        ],
      },
    ])
  })

  it.each([
    [['[] A slide'], "one.txt:1: a deck begins with '== ' and its name."],
    [['== A', 'client: must b2b', '[] A'], 'one.txt:1: the deck has no label of industry.'],
    [['== A', 'industry: travel'], "one.txt:2: a label reads 'must a, b; may c'."],
    [['== A', '', 'industry: must wellness'], 'one.txt:3: industry has no value wellness.'],
    [['== A', 'Problem: all'], 'one.txt:2: a slide begins with its topics in brackets.'],
    [['== A', '[Vision, Team] All'], 'one.txt:2: Vision is not a topic of a memo.'],
  ])('names the line that has another form: %s', async (lines, message) => {
    write(...lines)
    await expect(readInventedDecks(folder)).rejects.toThrow(message)
  })
})

it('reads slides of decks without labels, and names the line that has another form', async () => {
  write('== Berthly', '[] Berthly', '', '== Kitely', '[Team, Problem] Ana // flies kites', '[] Thanks')
  expect(await readInventedSlides(folder)).toEqual([
    { name: 'Berthly', slides: [{ topics: [], texts: ['Berthly'] }] },
    {
      name: 'Kitely',
      slides: [
        { topics: ['Team', 'Problem'], texts: ['Ana', 'flies kites'] },
        { topics: [], texts: ['Thanks'] },
      ],
    },
  ])
  write('== Berthly', 'industry: must travel')
  await expect(readInventedSlides(folder)).rejects.toThrow('one.txt:2: a slide begins with its topics in brackets.')
})

describe('readInventedProfiles', () => {
  it('reads values and text, and names the line that has another form', async () => {
    write('must travel | may saas, mobility | Berths by the hour', 'must travel | may | Berths | by the day')
    expect(await readInventedProfiles(folder)).toEqual([
      { text: 'Berths by the hour', industry: { must: ['travel'], may: ['saas', 'mobility'] } },
      { text: 'Berths | by the day', industry: { must: ['travel'], may: [] } },
    ])
    write('travel | Berths')
    await expect(readInventedProfiles(folder)).rejects.toThrow("one.txt:1: a profile reads 'must a, b | may c | text'.")
  })
})
