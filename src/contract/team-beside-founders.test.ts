import { expect, it } from 'vitest'
import { pageLink, sampleMemo } from '#server/testing/sample-memo.ts'
import { leaveOutFounders } from './team-beside-founders.ts'

const { founders } = sampleMemo({
  founders: [
    { 'Founder Name': 'Ada Moore', Role: 'Co-founder & CEO', 'Founder Summary': 'Ten years at sea; MBA' },
    { 'Founder Name': 'Li Wei', Role: 'CTO' },
  ],
}).json_response.structured.founders_info
const mark = (number: number, page: number) => `[${number}](${pageLink(page)} "the \\"quote\\" (a)")`
const team = (value: string) => ({ value, source: [2, 3, 4].map((page) => ({ value: pageLink(page) })) })

it('keeps what the cards of the founders do not say, with its sources', () => {
  const lines = [
    `- Ada Moore, Co-founder & CEO ${mark(1, 2)}`,
    `- Li Wei, Chief Technology Officer ${mark(2, 2)} ${mark(3, 3)}`,
    `- Ada Moore, Co\\-founder \\& CEO: Ten years at sea ${mark(1, 2)}`,
    `- Ida Karr, adviser: built three fleets ${mark(4, 4)}`,
    `- Team size: 14 ${mark(5, 3)}`,
    `- Li Wei, CTO: wrote the routing of two airlines ${mark(2, 3)}`,
  ]
  expect(leaveOutFounders(team(lines.join('\n')), founders)).toEqual({
    value: lines.slice(3).join('\n'),
    source: [{ value: pageLink(3) }, { value: pageLink(4) }],
  })
})

it('reads a paragraph statement by statement', () => {
  const led = `The team is led by Ada Moore (Co-founder & CEO) and Li Wei (CTO) ${mark(1, 2)} ${mark(2, 3)}.`
  expect(leaveOutFounders(team(led), founders)).toBeNull()
  const more = `The office is in Porto, with 14 people ${mark(3, 4)}.`
  expect(leaveOutFounders(team(`${led} ${more}`), founders)).toEqual({
    value: more,
    source: [{ value: pageLink(4) }],
  })
})

it('is null where the cards say it all, and the same where they say nothing of it', () => {
  expect(leaveOutFounders(team(`Ada Moore, Co-founder & CEO ${mark(1, 2)}`), founders)).toBeNull()
  const other = team(`- Advised by Ida Karr ${mark(1, 4)}\n- Team size: 14 ${mark(2, 3)}`)
  expect(leaveOutFounders(other, founders)).toBe(other)
})

it.each([
  'Ada Moore, sold her last startup to Halden in 2021',
  'Ada Moore, CEO, wrote the standard for buoys',
  'Li Wei, CTO and holder of nine patents',
])('keeps %j, which no card says', (line) => {
  const told = team(`- ${line} ${mark(1, 2)}`)
  expect(leaveOutFounders(told, founders)).toBe(told)
})

it('leaves out a role in other words than the card', () => {
  for (const role of ['co-founder', 'Chief Executive Officer & co-founder', 'VP of Engineering'])
    expect(leaveOutFounders(team(`- Ada Moore, ${role} ${mark(1, 2)}`), founders)).toBeNull()
})

it('keeps no source whose address only begins like a cited one', () => {
  const left = `Team size: 14 ${mark(2, 12)}`
  const sources = [1, 12].map((page) => ({ value: pageLink(page) }))
  const value = `- Ada Moore, CEO ${mark(1, 1)}\n- ${left}`
  expect(leaveOutFounders({ value, source: sources }, founders)).toEqual({ value: left, source: sources.slice(1) })
})
