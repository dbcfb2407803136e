import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { companyNameExtractor } from './company-name.ts'

type Spec = Parameters<typeof page>[0]
const findName = (pages: Spec[], title?: string) =>
  prepareInput(
    understandDeck(
      deck(
        pages.map((spec) => page(spec)),
        title ? { title } : {},
      ),
    ),
  ).companyName

describe('companyNameExtractor', () => {
  it('is the name on the cover, not the words of the genre', () => {
    expect(
      findName([{ title: 'Norvane', blocks: ['Pitch Deck', 'Seed Round', 'March 2025'] }, { title: 'Problem' }]),
    ).toBe('Norvane')
  })

  it('is in small type below words of the genre in large type, and not below a slogan', () => {
    const titles = ['Problem', 'Solution', 'Market', 'Product', 'Traction', 'Pricing', 'Team', 'Roadmap', 'Financials']
    const pages = [...titles, 'Competition', 'Next steps', 'The ask'].map((title) => ({
      title,
      blocks: ['Sensors tell growers when to water'],
    }))
    const below = (title: string) => findName([{ title, blocks: [{ lines: 'TILLBROOK', y: 0.6, size: 14 }] }, ...pages])
    expect(below('Pitch deck')).toBe('TILLBROOK')
    expect(below('Clean water for all growers')).toBeNull()
  })

  it.each(['Team ID', 'STARTUP WEEKEND PORTO', 'Hackathon 2024'])('is not what a contest prints: %s', (words) => {
    const pages = [{ title: words, blocks: ['Norvane', 'Pitch Deck'] }, { title: 'Problem' }]
    expect(findName(pages)).toBe('Norvane')
  })

  it('is the name without the icons beside it', () => {
    const pages = [
      { title: '🌊 Norvane', blocks: ['Pitch Deck'] },
      { title: 'Contact', blocks: ['ana@norvane.io'] },
    ]
    expect(findName(pages)).toBe('Norvane')
  })

  it.each([
    ['Norvane Heat Pte Ltd', 'Norvane Heat'],
    ['NORVANE HEAT PVT LTD', 'NORVANE HEAT'],
    ['Norvane (north wind)', 'Norvane'],
    ['Norvane = north wind', 'Norvane'],
    ['Norvane. Heat for the factory floor', 'Norvane'],
    ['Norvane / heat for factories', 'Norvane'],
    ['norvane.', 'norvane'],
    ['¡Norvane!', 'Norvane'],
    ['Norvane 🔥', 'Norvane'],
  ])('is read from a cover that says %s', (title, name) => {
    const use = 'Factories ask Norvane for heat'
    const pages = ['Problem', 'Solution', 'Market'].map((one) => ({ title: one, blocks: [use] }))
    expect(findName([{ title, blocks: ['Pitch Deck'] }, ...pages])?.toLowerCase()).toBe(name.toLowerCase())
  })

  it.each(['Dr. Norvane', 'Bliss Spa'])('keeps %s whole', (title) => {
    const pages = ['Problem', 'Solution', 'Market'].map((one) => ({ title: one, blocks: ['Heat from the sea'] }))
    expect(findName([{ title, blocks: ['Pitch Deck'] }, ...pages])).toBe(title)
  })

  it.each(['Join us!', 'Eat well. Live longer', 'Simple. Fast. Secure.'])('is not a slogan: %s', (slogan) => {
    const cover = { title: 'Norvane', blocks: [slogan] }
    expect(findName([cover, { title: 'Problem' }, { title: 'Contact', blocks: ['ana@norvane.io'] }])).toBe('Norvane')
    expect(findName([{ title: slogan }, { title: 'Problem' }])).toBeNull()
  })

  it('is not an everyday word that the text is full of', () => {
    const pages = ['Problem', 'Solution', 'Market', 'Plan'].map((title) => ({
      title,
      blocks: ['Sales is the first cost of a factory', 'We lower what Sales takes of it'],
    }))
    expect(findName([{ title: 'Norvane Lens', blocks: ['Pitch Deck'] }, ...pages])).toBe('Norvane Lens')
  })

  it('is found by e-mail domain and running text when the cover has a slogan only', () => {
    expect(
      findName([
        { title: 'Connecting harbours to the sea of data' },
        { title: 'Solution', blocks: ['Tidewell connects harbour sensors'] },
        { title: 'Contact', blocks: ['hello@tidewell.io'] },
      ]),
    ).toBe('Tidewell')
  })

  it('is printed as an address where it has no other form', () => {
    const pages = ['Problem', 'Solution', 'Market'].map((title) => ({
      title,
      blocks: [{ lines: 'tidewell.com', y: 0.02 }],
    }))
    expect(findName([{ title: 'The market of all harbours', blocks: ['tidewell.com'] }, ...pages])).toBe('tidewell.com')
  })

  it('is not a place in which the company sells, however often the deck names it', () => {
    const pages = ['Problem', 'Solution', 'Market', 'Plan'].map((title) => ({
      title,
      blocks: [
        'The boats that land their fish in Lowharbour each day',
        'Our first port is Lowharbour, where cod is sold',
      ],
    }))
    expect(findName([{ title: 'Next-day fish for all of the coast' }, ...pages])).toBeNull()
  })

  it('is not spelled as its address where the cover spells it', () => {
    const contact = { title: 'Contact', blocks: ['tidewell.com'] }
    expect(findName([{ title: 'TIDEWELL', blocks: ['Boats for all'] }, contact])).toBe('TIDEWELL')
  })

  it('is a name in which people hold a stake', () => {
    const pages = ['Problem', 'Solution', 'Market', 'Plan'].map((title) => ({
      title,
      blocks: ['What the boats of Tidewell bring home each day', 'A stake in Tidewell is a stake in fish'],
    }))
    expect(findName([{ title: 'Next-day fish for all of the coast' }, ...pages])).toBe('Tidewell')
  })

  it('is what stands before an opportunity to invest', () => {
    const title = { lines: 'Tidewell Boat Club — Investment\nOpportunity', size: 40, y: 0.3 }
    expect(findName([{ blocks: [title, 'A club for boats'] }, { title: 'Problem' }])).toBe('Tidewell Boat Club')
  })

  it('is the one logo of a cover that has a slogan only; of several one that the deck speaks of', () => {
    const slogan = 'Connecting harbours to the sea of data'
    expect(findName([{ title: slogan, logos: ['Tidewell'] }, { title: 'Problem' }])).toBe('Tidewell')
    const several = { title: slogan, logos: ['Norvik Labs', 'Tidewell', 'Castrel Prize'] }
    expect(findName([several, { title: 'Problem' }])).toBeNull()
    expect(findName([several, { title: 'Contact', blocks: ['hello@tidewell.io'] }])).toBe('Tidewell')
    expect(findName([several, { title: 'Why Tidewell?' }])).toBe('Tidewell')
  })

  it('cites printed words before a logo', () => {
    const pages = [page({ title: 'Data for harbours', logos: ['TIDEWELL'] }), page({ blocks: ['Tidewell is a buoy'] })]
    expect(companyNameExtractor.extract(prepareInput(understandDeck(deck(pages))))[0]).toMatchObject({
      value: 'Tidewell',
      evidence: [{ page: 2 }],
    })
  })

  it('is not a word of a slogan that is set word under word', () => {
    const slogan = { lines: ['Save', 'Night', 'Power'], size: 48 }
    expect(findName([{ blocks: [slogan], logos: ['TIDEWELL'] }, { title: 'Problem' }])).toBe('TIDEWELL')
  })

  it('is neither the end of a title that is broken over lines nor one of two words set under each other', () => {
    const broken = { lines: 'Heat batteries for the factory\nfloor', size: 48 }
    expect(findName([{ blocks: [{ lines: 'Norvane', y: 0.1, size: 18 }, broken] }, { title: 'Problem' }])).toBe(
      'Norvane',
    )
    const stacked = { lines: 'Norvane\nRobotics', size: 48 }
    expect(findName([{ blocks: [stacked] }, { title: 'Problem' }])).toBe('Norvane Robotics')
    expect(findName([{ blocks: [{ lines: 'norvane_', size: 48 }] }, { title: 'Problem' }])).toBe('norvane')
  })

  it('is a mark that stands alone on several pages and in the words of another, whatever sign was read before it', () => {
    const marked = (text: string) => ({ title: 'Our market', blocks: [text, 'Growers pay $40 a month'] })
    expect(findName([{ title: 'Thousands of TIDEWELL harbours' }, marked('tidewell'), marked('8) tidewell')])).toBe(
      'tidewell',
    )
    expect(findName([{ title: 'Thousands of harbours pay' }, marked('tidewell'), marked('8) tidewell')])).toBeNull()
    expect(findName([{ title: 'Thousands of pilots pay' }, marked('pilots'), marked('pilots')])).toBeNull()
  })

  it('leaves the slogan behind a separator and the legal form away', () => {
    expect(findName([{ title: 'Ambrosia Inc.' }, { title: 'Why Ambrosia?' }])).toBe('Ambrosia')
    expect(findName([{ title: 'Ambrosia – payroll for bakeries' }, { title: 'Problem' }])).toBe('Ambrosia')
  })

  it('prefers the spelling of running text to capitals set for looks', () => {
    expect(
      findName([
        { title: 'HARBOURLY' },
        { title: 'Solution', blocks: ['Harbourly is a booking desk. Harbourly sells berths.'] },
      ]),
    ).toBe('Harbourly')
  })

  it('uses the document title as one clue and cites a page all the same', () => {
    const facts = companyNameExtractor.extract(
      prepareInput(
        understandDeck(
          deck([page({ title: 'Zephyr One' }), page({ blocks: ['Zephyr One is a kite'] })], {
            title: 'Zephyr_One_Pitch_Deck_2024.pptx',
          }),
        ),
      ),
    )
    expect(facts[0]).toMatchObject({ value: 'Zephyr One', kind: 'stated', evidence: [{ document: 'deck', page: 1 }] })
    expect(facts[0]?.ground).toMatchObject({
      from: 'agreement',
      places: expect.arrayContaining(['the document title']),
    })
  })

  it('is a longer title where its short form, the document or the kind of document stands beside it', () => {
    const solution = { title: 'Solution', blocks: ['Sensors tell growers when to water'] }
    expect(findName([{ title: 'Norvane Water Technology (NWT)' }, solution])).toBe('Norvane Water Technology')
    expect(findName([{ title: 'Back to the Field', blocks: ['Pitch Deck - Back to the Field'] }, solution])).toBe(
      'Back to the Field',
    )
    expect(findName([{ title: 'The Quiet Harbour Project' }, solution], 'The Quiet Harbour Project')).toBe(
      'The Quiet Harbour Project',
    )
    expect(findName([{ title: 'Clean Water For Growers' }, solution])).toBeNull()
  })

  it('is not a word behind a copyright sign, nor a school whose name runs through its students’ slides', () => {
    const foot = (lines: string) => ({ lines, y: 0.95, size: 8 })
    const slides = (text: string) =>
      ['Problem', 'Solution', 'Market', 'Team'].map((title) => ({ title, blocks: [`${title} of growers`, foot(text)] }))
    expect(
      findName([{ title: 'Tidewell', blocks: [foot('Copyright and stuff')] }, ...slides('Copyright and stuff')]),
    ).toBe('Tidewell')
    const school = 'HALDEN STATE\nUNIVERSITY'
    expect(findName([{ title: 'Tidewell', blocks: [foot(school)] }, ...slides(school)])).toBe('Tidewell')
  })

  it('gives nothing for dates, sums and empty decks', () => {
    expect(findName([{ title: '22nd October, 2024.' }])).toBeNull()
    expect(findName([{ title: '$3.2M' }])).toBeNull()
    expect(findName([])).toBeNull()
  })

  it('compares names by letters and digits', () => {
    expect(makeUnaccentedNameKey('Café-Net 24')).toBe('cafenet24')
  })
})
