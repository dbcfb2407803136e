import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { headquartersExtractor } from './headquarters.ts'
import { findPlaces, findRegion } from './place-names.ts'

const seatFact = (...pages: Parameters<typeof page>[0][]) =>
  headquartersExtractor.extract(prepareInput(understandDeck(deck(pages.map((spec) => page(spec))))))[0]
const seat = (...pages: Parameters<typeof page>[0][]) => seatFact(...pages)?.value

describe('headquartersExtractor', () => {
  it('follows a trigger', () => {
    expect(
      seat(
        { title: 'Norvane' },
        { title: 'About', blocks: ['We are based in Lisbon, Portugal and ship worldwide'] },
        { title: 'End' },
      ),
    ).toBe('Lisbon, Portugal')
    expect(
      seat(
        { title: 'Norvane' },
        { title: 'About', blocks: ['Headquarters: Portland, OR 97205, USA'] },
        { title: 'End' },
      ),
    ).toBe('Portland, OR 97205, USA')
  })

  it('is the place on the cover or the address on the contact page', () => {
    expect(seat({ title: 'Norvane', blocks: ['Seed round · May 2025 · Leipzig, Germany'] }, { title: 'Problem' })).toBe(
      'Leipzig, Germany',
    )
    expect(
      seat({ title: 'Norvane' }, { title: 'Problem' }, { title: 'Contact', blocks: ['12 Circular Road, Singapore'] }),
    ).toBe('12 Circular Road, Singapore')
  })

  it('is a city for itself beside a date on the cover or an address on the contact page, and none in a slogan', () => {
    expect(seat({ title: 'Norvane', blocks: ['Seed deck / 2024 / Berlin'] }, { title: 'Problem' })).toBe('Berlin')
    const contact = { title: 'Contact', blocks: ['norvane.pt | info@norvane.pt | Norvane Lab, Porto'] }
    expect(seat({ title: 'Norvane' }, { title: 'Problem' }, contact)).toBe('Norvane Lab, Porto')
    expect(seat({ title: 'Norvane', blocks: ['Uber for Paris'] }, { title: 'Problem' })).toBeUndefined()
  })

  it('is a city before a date, a town in a country, and an address by its street or post code', () => {
    expect(seat({ title: 'Norvane', blocks: ['Oslo, February 2024'] }, { title: 'Problem' })).toBe('Oslo')
    const onContact = (line: string) =>
      seat({ title: 'Norvane' }, { title: 'Problem' }, { title: 'Contact', blocks: [line] })
    expect(onContact('Elverby, Norway')).toBe('Elverby, Norway')
    expect(onContact('Vale Nagar, Elverby, California')).toBe('Vale Nagar, Elverby, California')
    expect(onContact('71 Alder Crescent, Singapore')).toBe('71 Alder Crescent, Singapore')
    expect(onContact('Vale, Pune 411038')).toBe('Vale, Pune 411038')
    expect(onContact('we ship to anglers in Norway')).toBeUndefined()
    expect(onContact('Solar Homes, Kenya')).toBeUndefined()
    expect(onContact('Seed Round, Germany')).toBeUndefined()
    expect(onContact('Demo Day, Berlin, May 2024')).toBeUndefined()
    expect(onContact('GST 400012 Mumbai')).toBeUndefined()
  })

  it.each([
    ['Norvane Inc., Austin, TX, USA', 'Austin, TX, USA'],
    ['Norvane, Inc., 12 Long Street, Austin, TX, USA', '12 Long Street, Austin, TX, USA'],
    ['Norvane, 12 Long Street, Austin, TX', '12 Long Street, Austin, TX'],
    ['Norvane GmbH Leipzig, Germany', 'Leipzig, Germany'],
    ['• California LLC + trademark filed', 'California'],
    ['Tarnwick Holding Pte. Ltd., 12 Circular Road, Singapore', '12 Circular Road, Singapore'],
    ['12 Circular Road, Singapore, Norvane Pte. Ltd.', '12 Circular Road, Singapore'],
    ['Norvane Wharf, 12 Long Street, London', 'Norvane Wharf, 12 Long Street, London'],
  ])('is %j without the company, with the quote word for word', (line, value) => {
    const fact = seatFact({ title: 'Norvane' }, { title: 'Problem' }, { title: 'Contact', blocks: [line] })
    expect(fact?.value).toBe(value)
    expect(fact?.evidence.map(({ quote }) => quote)).toEqual([line])
  })

  it('leaves the company out beside words of a seat too, and keeps a place that the company is called after', () => {
    const about = (title: string, said: string) =>
      seat({ title }, { title: 'About', blocks: [said] }, { title: 'Problem' }, { title: 'End' })
    expect(about('Norvane', 'Headquarters: Norvane Inc., Austin, TX, USA')).toBe('Austin, TX, USA')
    expect(about('Lisbon', 'Headquarters: Lisbon, Portugal')).toBe('Lisbon, Portugal')
  })

  it.each(['12 King Street West, Suite 400, Toronto, Canada', '8 Harbour Road, Cape Town'])(
    'is the address %j outside of the regions',
    (line) => {
      expect(seat({ title: 'Norvane' }, { title: 'Problem' }, { title: 'Contact', blocks: [line] })).toBe(line)
    },
  )

  it('is not a market, a university or a home of customers', () => {
    expect(
      seat(
        { title: 'Norvane' },
        { title: 'Market', blocks: ['Hotels in Berlin, Germany'] },
        { title: 'Team', blocks: ['Ana Ruiz\nCEO\nPhD, TU Dresden'] },
        { title: 'End' },
      ),
    ).toBeUndefined()
    expect(
      seat({ title: 'Norvane' }, { title: 'Market', blocks: ['Customers from Spain'] }, { title: 'End' }),
    ).toBeUndefined()
  })

  it('is not where a launch is planned, wherever the deck says so', () => {
    const plan = (said: string) =>
      seat({ title: 'Norvane' }, { title: 'Problem' }, { title: 'The ask', blocks: [said] })
    expect(plan('We start in Paris and Berlin')).toBeUndefined()
    expect(plan('Paris, Berlin, Madrid')).toBeUndefined()
    expect(plan('Launch in Lyon, France')).toBeUndefined()
    expect(plan('Starting from Lisbon')).toBeUndefined()
    expect(plan('Lyon, France')).toBe('Lyon, France')
  })

  it('is not where a rival sits', () => {
    const on = (title: string) => seat({ title: 'Norvane' }, { title, blocks: ['Based in US'] }, { title: 'End' })
    expect(on('Competition')).toBeUndefined()
    expect(on('About')).toBe('US')
  })

  it('is neither where a way begins nor an office of a year to come', () => {
    const about = (said: string) => seat({ title: 'Norvane' }, { title: 'About', blocks: [said] }, { title: 'End' })
    expect([about('from Lima to Oslo'), about('from Lima')]).toEqual([undefined, 'Lima'])
    expect(about('2025, own office in Los Angeles 2026.')).toBeUndefined()
    expect(about('2025, own office in Los Angeles.')).toBe('Los Angeles')
  })

  it('is behind a label and a colon on the cover', () => {
    const onCover = (line: string) => seat({ title: 'Norvane', blocks: [line] }, { title: 'Problem' }, { title: 'End' })
    expect(onCover('Location : India')).toBe('India')
    expect(onCover('Delivery location : India')).toBeUndefined()
  })
})

describe('regionOf', () => {
  it.each([
    ['418 Alder Street, Portland, OR 97205, USA', 'usa'],
    ['Cambridge, MA', 'usa'],
    ['London', 'great_britain'],
    ['München, Deutschland', 'europe'],
    ['Ciudad de México', 'latin_america'],
    ['Road Town, British Virgin Islands', 'offshore'],
    ['Tel Aviv', 'mena'],
    ['SINGAPORE', 'asia'],
    ['Nairobi, Kenya', null],
    ['the moon', null],
  ])('places %s', (place, region) => {
    expect(findRegion(place)).toBe(region)
  })

  it('needs capitals where a word is a place only with them', () => {
    expect(findPlaces('join us in the US').map((place) => place.text)).toEqual(['US'])
  })
})
