import { describe, expect, it } from 'vitest'
import { options, type Vocabulary } from '#contract/options.ts'
import { businessModels } from './business-models.ts'
import { clientTypes } from './client-types.ts'
import { distributions } from './distributions.ts'
import { industries } from './industries.ts'
import type { PhraseLexicon } from './phrase-lexicon.ts'
import { productStructures } from './product-structures.ts'
import { productTypes } from './product-types.ts'
import { revenueModels } from './revenue-models.ts'
import { founderRoles, isOutsider, leaderRoles } from './roles.ts'

const closed: Array<[Vocabulary, PhraseLexicon]> = [
  ['industry', industries],
  ['client_type', clientTypes],
  ['product_type', productTypes],
  ['business_model', businessModels],
]

describe('phrase lexicons', () => {
  it.each(closed)('%s has words for every value of its vocabulary and for nothing else', (vocabulary, lexicon) => {
    expect(Object.keys(lexicon).toSorted()).toEqual(options[vocabulary].map((option) => option.value).toSorted())
  })

  it.each([...closed.map(([, lexicon]) => lexicon), distributions, productStructures, revenueModels])(
    'never says a phrase both for and against a value',
    (lexicon) => {
      for (const [value, { strong, medium, against = [] }] of Object.entries(lexicon)) {
        const both = against.filter((phrase) => strong.includes(phrase) || medium.includes(phrase))
        expect(both, value).toEqual([])
        expect(strong.length, value).toBeGreaterThan(0)
      }
    },
  )
})

describe('roles', () => {
  it('tell founders, officers and outsiders', () => {
    for (const role of ['Co-founder & CEO', 'Founder', 'Cofundadora', 'Mitgründer', '创始人'])
      expect(founderRoles.test(role), role).toBe(true)
    for (const role of ['CEO', 'Chief Product Officer', 'CTO', '首席执行官'])
      expect(leaderRoles.test(role), role).toBe(true)
    for (const role of ['Advisor', 'Angel investor', 'Board member', 'Mentor'])
      expect(isOutsider(role), role).toBe(true)
    expect(isOutsider('Founder & board member')).toBe(false)
    expect(leaderRoles.test('Head of Sales')).toBe(false)
  })
})
