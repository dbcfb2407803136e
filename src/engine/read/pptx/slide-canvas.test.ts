import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { group, picture, shape } from '#samples/pptx-shapes.ts'
import { isNear, renderTestSlide } from './test-renderings.ts'

const box = { x: 100, y: 100, width: 400, height: 200 }
const [red, green, blue, white] = ['ff0000', '00ff00', '0000ff', 'ffffff']
/** Four quarters: red and green above, blue and white below. */
const quarters = (): Promise<Buffer> => {
  const tile = (background: string) => ({ create: { width: 20, height: 20, channels: 3 as const, background } })
  return sharp({ create: { width: 40, height: 40, channels: 3, background: '#000000' } })
    .composite([
      { input: tile(`#${red}`), left: 0, top: 0 },
      { input: tile(`#${green}`), left: 20, top: 0 },
      { input: tile(`#${blue}`), left: 0, top: 20 },
      { input: tile(`#${white}`), left: 20, top: 20 },
    ])
    .png()
    .toBuffer()
}

/** The colours of the four quarters of `box` when a picture is drawn there. */
async function shown(xml: string, image: Uint8Array, name = 'image1.png'): Promise<string[]> {
  const at = await renderTestSlide(
    { shapes: [xml], ground: '303030', relations: [{ id: 'rIdP', kind: 'image', target: `../media/${name}` }] },
    { parts: { [`ppt/media/${name}`]: image } },
  )
  const points = [
    [200, 150],
    [400, 150],
    [200, 250],
    [400, 250],
  ] as const
  return points.map(([x, y]) => {
    const colour = at(x, y)
    const names = { red, green, blue, white, ground: '303030', grey: '8c9199' }
    return Object.entries(names).find(([, other]) => isNear(colour, other))?.[0] ?? colour
  })
}

describe('a picture on a slide', () => {
  const plain = picture(box, 'rIdP', '')

  it('is shown whole, upright and in its colours', async () => {
    expect(await shown(plain, await quarters())).toEqual(['red', 'green', 'blue', 'white'])
  })

  it.each([
    ['mirrored', ' flipH="1"', ['green', 'red', 'white', 'blue']],
    ['upside down', ' flipV="1"', ['blue', 'white', 'red', 'green']],
    ['turned', ' rot="10800000"', ['white', 'blue', 'green', 'red']],
  ])('is %s as its place says', async (_what, attribute, colours) => {
    expect(await shown(plain.replace('<a:xfrm>', `<a:xfrm${attribute}>`), await quarters())).toEqual(colours)
  })

  it('is cropped to what its author left of it', async () => {
    const cropped = plain.replace('<a:stretch>', '<a:srcRect r="50000" b="50000"/><a:stretch>')
    expect(await shown(cropped, await quarters())).toEqual(['red', 'red', 'red', 'red'])
  })

  it('lets the ground through where it is transparent', async () => {
    const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
    expect(await shown(plain, await clear.png().toBuffer())).toEqual(Array(4).fill('ground'))
  })

  it('is cut to the shape that it fills', async () => {
    const at = await renderTestSlide(
      {
        ground: '303030',
        shapes: [plain.replace('prst="rect"', 'prst="ellipse"')],
        relations: [{ id: 'rIdP', kind: 'image', target: '../media/image1.png' }],
      },
      { parts: { 'ppt/media/image1.png': await quarters() } },
    )
    expect(isNear(at(104, 104), '303030')).toBe(true)
    expect(isNear(at(200, 170), red)).toBe(true)
  })

  it.each([
    [
      'a drawing that could lead out of the file',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
      ),
    ],
    ['torn', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['of no bytes', Buffer.alloc(0)],
  ])('is a grey ground where it is %s', async (_what, bytes) => {
    expect(await shown(plain, bytes)).toEqual(Array(4).fill('grey'))
  })

  it('of more pixels than can be held is a grey ground', async () => {
    const head = Buffer.from(await quarters())
    head.writeUInt32BE(60_000, 16)
    head.writeUInt32BE(60_000, 20)
    expect(await shown(plain, head)).toEqual(Array(4).fill('grey'))
  })
})

describe('what covers a slide', () => {
  const filled = (fill: string) => shape(box, []).replace('<a:noFill/>', fill)
  const stop = (pos: number, colour: string) => `<a:gs pos="${pos}"><a:srgbClr val="${colour}"/></a:gs>`
  const middle = [300, 200] as const
  const drawn = async (xml: string, ground = 'ffffff') => renderTestSlide({ shapes: [xml], ground })

  it('a gradient runs from its first colour to its last, the way it is turned', async () => {
    const across = `<a:gradFill><a:gsLst>${stop(100_000, blue)}${stop(0, red)}</a:gsLst><a:lin ang="0"/></a:gradFill>`
    const at = await drawn(filled(across))
    expect([isNear(at(104, 200), red), isNear(at(496, 200), blue), isNear(at(...middle), '800080')]).toEqual([
      true,
      true,
      true,
    ])
    const down = await drawn(filled(across.replace('ang="0"', 'ang="5400000"')))
    expect([isNear(down(300, 104), red), isNear(down(300, 296), blue)]).toEqual([true, true])
  })

  it.each([
    ['of one stop is that colour', `<a:gradFill><a:gsLst>${stop(0, blue)}</a:gsLst></a:gradFill>`, blue],
    [
      'half transparent mixes with its ground',
      '<a:solidFill><a:srgbClr val="000000"><a:alpha val="50000"/></a:srgbClr></a:solidFill>',
      '808080',
    ],
    [
      'of a pattern has its ground',
      `<a:pattFill prst="pct5"><a:fgClr><a:srgbClr val="${red}"/></a:fgClr><a:bgClr><a:srgbClr val="${green}"/></a:bgClr></a:pattFill>`,
      green,
    ],
    ['with a picture that is not there is grey', '<a:blipFill><a:blip r:embed="rIdNone"/></a:blipFill>', '8c9199'],
  ])('a fill %s', async (_what, fill, colour) => {
    expect(isNear((await drawn(filled(fill)))(...middle), colour)).toBe(true)
  })

  it('a shape takes the colour of its group where it says so, and none where it says so', async () => {
    const inGroup = (fill: string) =>
      group(box, box, [filled(fill)]).replace(
        '</p:grpSpPr>',
        `<a:solidFill><a:srgbClr val="${green}"/></a:solidFill></p:grpSpPr>`,
      )
    expect(isNear((await drawn(inGroup('<a:grpFill/>')))(...middle), green)).toBe(true)
    expect(isNear((await drawn(inGroup('<a:noFill/>')))(...middle), white)).toBe(true)
  })

  it('a style colours a shape that states nothing itself', async () => {
    const styled = shape(box, [])
      .replace('<a:noFill/>', '')
      .replace(
        '<p:txBody>',
        '<p:style><a:lnRef idx="1"><a:srgbClr val="000000"/></a:lnRef><a:fillRef idx="1"><a:srgbClr val="0000FF"/></a:fillRef></p:style><p:txBody>',
      )
    expect(isNear((await drawn(styled))(...middle), blue)).toBe(true)
    expect(isNear((await drawn(styled.replace('fillRef idx="1"', 'fillRef idx="0"')))(...middle), white)).toBe(true)
  })

  it('later shapes cover earlier ones, and the slide itself covers its layout', async () => {
    const at = await renderTestSlide({
      shapes: [shape(box, [], { fill: 'FF0000' }), shape({ ...box, x: 300 }, [], { fill: '0000FF' })],
    })
    expect([isNear(at(200, 200), red), isNear(at(400, 200), blue)]).toEqual([true, true])
    // The sample layout draws a line below the title, here under a shape.
    const covered = await renderTestSlide({
      shapes: [shape({ x: 0, y: 0, width: 960, height: 540 }, [], { fill: '00FF00' })],
    })
    expect(isNear(covered(70, 100), green)).toBe(true)
  })

  it('an arrow that is mirrored points the other way', async () => {
    const xml = shape(box, [], { fill: 'FF0000', preset: 'homePlate', turn: ' flipH="1"' })
    const at = await drawn(xml)
    expect([isNear(at(104, 104), white), isNear(at(496, 104), red)]).toEqual([true, true])
    const plain = await drawn(xml.replace(' flipH="1"', ''))
    expect([isNear(plain(104, 104), red), isNear(plain(496, 104), white)]).toEqual([true, true])
  })

  it('an arrow covers its form and not its corners', async () => {
    const at = await drawn(shape(box, [], { fill: 'FF0000', preset: 'rightArrow' }))
    expect([isNear(at(200, 200), red), isNear(at(104, 104), white), isNear(at(490, 110), white)]).toEqual([
      true,
      true,
      true,
    ])
  })
})
