import { expect, test } from 'vitest'
import { composeReadFace } from '#engine/compose/compose-read-face.ts'
import { blankMemo } from '#server/testing/blank-memo.ts'
import { makePlaceKey, readSource } from '#web/lib/source-links.ts'
import { numberPlaces } from './number-places.ts'

const page = (number: number) => `pitch_deck/01940000-0000-7000-8000-000000000001?page=${number}`
const site = 'https://hazelgrid.test/about'
const cited = (...numbers: number[]) => ({ value: '', source: numbers.map((one) => ({ value: page(one) })) })

test('a place has one number, by its first mention in the order of the screen', () => {
  const keyFacts = {
    Roadmap: { value: `- Ireland [1](${page(9)} "Ireland, page (9)")`, source: [{ value: page(9) }] },
    Problem: {
      value: `Costly [1](${page(4)} "costly") [2](${site} "costs")`,
      source: [{ value: page(4) }, { value: site }],
    },
  }
  const json_response = composeReadFace(blankMemo(), { keyFacts, scrappersStatus: [] })
  const { company_info: info, not_validated_flags: flags } = json_response.structured.key_terms
  info['Company Name'] = cited(2)
  const other = { value: '2020', reason: '', settled: false, source: { value: page(30) } }
  info['Year of Foundation'] = { ...cited(7, 2), contradicted_by: [other] }
  flags.Stage = { value: ['Seed'], source: [{ value: 'Call with Nora Vint' }, { value: page(4) }] }
  json_response.unstructured.executive_summary = `It sells [1](${page(7)} "sells") [2](most_recent_update "new").`
  const numbers = numberPlaces({ json_response })
  const numberOf = (value: string) => {
    const target = readSource(value, 'any quote')
    return target && numbers.get(makePlaceKey(target))
  }
  expect([page(2), page(7), page(4), 'most_recent_update', site, page(9)].map(numberOf)).toEqual([1, 2, 3, 4, 5, 6])
  expect([numberOf(page(30)), numbers.size]).toEqual([undefined, 6])
})
