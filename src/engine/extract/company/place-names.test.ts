import { describe, expect, it } from 'vitest'
import { findPlaces, findRegion } from './place-names.ts'

const named = (text: string) => findPlaces(text).map(({ text: name, kind }) => `${name} ${kind}`)

describe('findPlaces', () => {
  it('names cities, countries and demonyms in order', () => {
    expect(named('From Berlin to Spain, for German firms')).toEqual(['Berlin city', 'Spain country', 'German demonym'])
  })

  it('takes a name only with its capital, and short codes only in capitals', () => {
    expect(named('the reading of a nice berlin')).toEqual([])
    expect(named('tell us about it')).toEqual([])
    expect(named('a company of the US')).toHaveLength(1)
  })

  it('tells the sign of a currency from a country', () => {
    expect(named('US$ 5M')).toEqual([])
    expect(named('US$6M Series A')).toEqual([])
    expect(named('US customers')).toEqual(['US country'])
  })
})

describe('regionOf', () => {
  it.each([
    ['418 Alder Street, Portland, OR 97205, USA', 'usa'],
    ['Austin, TX', 'usa'],
    ['312 N. Frances St., Madison WI', 'usa'],
    ['via Libia 31, Bologna', 'europe'],
    ['Via Dante 4, 20121 Milano MI', 'europe'],
    ['Bengaluru IN', 'asia'],
    ['Av. Obregón 151, Roma Norte, CDMX', 'latin_america'],
    ['nowhere in particular', null],
  ] as const)('%s is in %s', (place, region) => {
    expect(findRegion(place)).toBe(region)
  })

  it('lets the country decide, not the city named before it', () => {
    expect(findRegion('Paris, Texas, USA')).toBe('usa')
    expect(findRegion('Berlin, Germany')).toBe(findRegion('Germany'))
  })
})
