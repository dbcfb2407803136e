import { describe, expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { addToldKinds } from './told-kinds.ts'
import { understandDeck } from './understand-deck.ts'

const told = (...topics: Array<[KeyFactName, number]>) => new Map(topics)

describe('kinds of slides that words tell', () => {
  it('are added by how sure the words are, where the title tells none', () => {
    expect([...addToldKinds(new Map(), told(['Traction', 0]))]).toEqual([])
    const sure = addToldKinds(new Map([['traction', 0.5]]), told(['Traction', 20], ['Market', -20]))
    expect([...sure.keys()]).toEqual(['traction'])
    expect(sure.get('traction')).toBeCloseTo(3.5)
  })

  it('leave a usual title alone', () => {
    expect([...addToldKinds(new Map([['roadmap', 3]]), told(['Traction', 20]))]).toEqual([['roadmap', 3]])
  })

  it('say nothing of a solution whose sort is known', () => {
    expect([...addToldKinds(new Map([['product', 1.2]]), told(['Product Solution', 20]))]).toEqual([['product', 1.2]])
  })

  const body = ['28 clinics pay us', '$16,800 MRR', 'Revenue up 24% a month since March', '3 paid pilots signed']

  it('stand on slides with a title of their own, but not on the cover', () => {
    const spec = { title: 'From one to many', blocks: body }
    const { slides } = understandDeck(deck([page(spec), page(spec)]))
    expect(slides.map(({ kinds }) => kinds[0]?.kind)).toEqual(['cover', 'traction'])
  })

  it('are not told in a language whose words were not learned', () => {
    const german = understandDeck(
      deck([
        page({ title: 'Wir bringen Wasser zu jedem Baum' }),
        page({ title: 'Vom ersten zum letzten', blocks: ['28 Kliniken zahlen uns heute schon für die Behandlung'] }),
      ]),
    )
    expect(german.slides.map((slide) => slide.told.size)).toEqual([0, 0])
  })
})
