import { expect, it } from 'vitest'
import { writePlace } from './write-place.ts'

it.each([
  ['Harbour GmbH, Spinnereigasse 12, 04179 Leipzig, Germany', 'Leipzig, Germany'],
  ['418 Alder Street, Suite 200, Portland, OR 97205, USA', 'Portland, OR, USA'],
  ['HARBOUR STREET, #04-11, SINGAPORE', 'Singapore'],
  ['US', 'the US'],
  ['United Kingdom', 'the United Kingdom'],
  ['200 Wellington Street, Toronto, Canada', 'Toronto, Canada'],
  ['Nevada LLC, two patents filed', null],
  [null, null],
])('shortens %j', (address, place) => {
  expect(writePlace(address)).toBe(place)
})
