import { describe, expect, it } from 'vitest'
import { type Colour, readColour, readPalette, remapPalette } from './colours.ts'
import { parseXml } from './xml.ts'

const xml = (text: string) => parseXml(Buffer.from(text))
const theme = xml(
  '<theme><themeElements><clrScheme><dk1><sysClr val="windowText" lastClr="111111"/></dk1><lt1><srgbClr val="FFFFFF"/></lt1>' +
    '<accent1><srgbClr val="336699"/></accent1></clrScheme></themeElements></theme>',
)
const palette = readPalette(theme, xml('<clrMap bg1="lt1" tx1="dk1"/>'))

function hex(colour: Colour | null): string {
  if (colour === null) return 'none'
  const channel = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  return [colour.r, colour.g, colour.b].map(channel).join('')
}

describe('a colour', () => {
  it.each([
    ['<srgbClr val="A1B2C3"/>', 'a1b2c3'],
    ['<schemeClr val="accent1"/>', '336699'],
    ['<schemeClr val="tx1"/>', '111111'],
    ['<prstClr val="navy"/>', '000080'],
    ['<sysClr val="window"/>', 'ffffff'],
    ['<scrgbClr r="100000" g="50000" b="0"/>', 'ff8000'],
    ['<hslClr hue="7200000" sat="100000" lum="50000"/>', '00ff00'],
    ['<schemeClr val="accent1"><lumMod val="50000"/></schemeClr>', '1a334d'],
    ['<schemeClr val="accent1"><lumMod val="40000"/><lumOff val="60000"/></schemeClr>', 'a3c2e0'],
    ['<srgbClr val="000000"><tint val="25000"/></srgbClr>', 'bfbfbf'],
    ['<srgbClr val="FFFFFF"><shade val="50000"/></srgbClr>', '808080'],
    ['<srgbClr val="nonsense"/>', 'none'],
    ['<other/>', 'none'],
  ])('%s is %s', (text, expected) => {
    expect(hex(readColour(xml(`<fill>${text}</fill>`), palette))).toBe(expected)
  })

  it('keeps how transparent it is', () => {
    const glass = readColour(xml('<fill><srgbClr val="000000"><alpha val="25000"/></srgbClr></fill>'), palette)
    expect(glass?.alpha).toBe(0.25)
  })

  it('of a slide that maps names otherwise is another one', () => {
    const turned = remapPalette(palette, xml('<overrideClrMapping bg1="dk1" tx1="lt1"/>'))
    const text = xml('<fill><schemeClr val="tx1"/></fill>')
    expect([hex(readColour(text, palette)), hex(readColour(text, turned))]).toEqual(['111111', 'ffffff'])
  })
})
