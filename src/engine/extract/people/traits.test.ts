import { describe, expect, it } from 'vitest'
import type { Line } from '#engine/deck-doc.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { findTraitFacts } from './traits.ts'

const [slide] = understandDeck(deck([page({ title: 'Team' })])).slides

/** The traits that a biography of these lines supports; each line is a passage of its own. */
function traits(role: string, ...biography: string[]) {
  if (!slide) throw new Error('the deck has one slide')
  const lines = ['Ana Ruiz', role, ...biography].map(
    (text, index): Line => ({
      text: index > 1 ? `• ${text}` : text,
      words: [],
      box: { x: 0, y: index / 10, width: 0.2, height: 0.02 },
      fontSize: 12,
      bold: false,
    }),
  )
  const box = { x: 0, y: 0, width: 0.2, height: 0.5 }
  return findTraitFacts(
    {
      name: 'Ana Ruiz',
      role,
      slide,
      standing: 'founder',
      card: { name: 'Ana Ruiz', role, lines, links: [], box },
    },
    'en',
  )
}
const keysOf = (...biography: string[]) => traits('CEO', ...biography).map((fact) => fact.key)

describe('traitFacts', () => {
  it.each([
    ['Previously founded Tilt (acquired by Borland)', ['trait_entrepreneur', 'trait_repeat']],
    ['2x founder', ['trait_entrepreneur', 'trait_repeat']],
    ['Serial entrepreneur', ['trait_entrepreneur', 'trait_repeat']],
    ['Sold two companies', ['trait_entrepreneur', 'trait_repeat']],
    ['Co-founder of a bakery chain', ['trait_entrepreneur']],
    ['ex-Google, product lead', ['trait_big_tech']],
    ['Software engineer at Amazon', ['trait_big_tech']],
    ['ex-LinkedIn', ['trait_big_tech']],
    ['Designer at GitHub', ['trait_big_tech']],
    ['PhD in acoustics', ['trait_phd']],
    ['MBA, INSEAD', ['trait_education']],
    ['BSc Physics, University of Oxford', ['trait_education']],
    ['MSc, Stanford. Dropped out of a band.', ['trait_education']],
    ['YC W24', ['trait_communities']],
    ['Forbes 30 under 30', ['trait_communities']],
  ])('%s', (text, expected) => {
    expect(keysOf(text)).toEqual(expected)
  })

  it.each([
    ['Certified in Google Analytics'],
    ['Sold her flat to Apple lovers of meta fiction'],
    ['Company acquired by Google'],
    ['Dropped out of a PhD'],
    ['PhD dropout, Stanford'],
    ['Dropped out of MIT to weld boats'],
    ['Grew up in Oxford'],
    ['Ten years in sales'],
    ['LinkedIn'],
    ['GitHub | LinkedIn'],
    ['Her Twitter and YouTube channel'],
  ])('%s supports none of the employer, degree and school traits', (text) => {
    for (const key of ['trait_big_tech', 'trait_phd', 'trait_education']) expect(keysOf(text)).not.toContain(key)
  })

  it('does not read the role in this company as experience from before', () => {
    expect(traits('Co-founder & CEO').map((fact) => fact.key)).toEqual([])
  })

  it('quotes the passage that carries the trait', () => {
    const [fact] = traits('CEO', 'Loves boats', 'PhD in acoustics')
    expect(fact).toMatchObject({ value: true, person: 'Ana Ruiz', evidence: [{ page: 1, quote: 'PhD in acoustics' }] })
    expect(fact?.ground).toMatchObject({ from: 'words', words: [expect.stringContaining('PhD')] })
  })
})
