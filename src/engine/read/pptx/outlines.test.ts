import { describe, expect, it } from 'vitest'
import { readOutlines } from './outlines.ts'
import { parseXml } from './xml.ts'

const outlines = (geometry: string) => readOutlines(parseXml(Buffer.from(`<spPr>${geometry}</spPr>`)), 100, 50)
const preset = (name: string, adjust = '') => outlines(`<prstGeom prst="${name}"><avLst>${adjust}</avLst></prstGeom>`)

/** The rectangle around all corners and ends of curves. */
function reach(geometry: ReturnType<typeof outlines>): number[] {
  const ends = geometry.flatMap(({ steps }) =>
    steps.flatMap((step): Array<[number, number]> => {
      if (step.to === 'close') return []
      return step.to === 'curve' ? [[step.points[4], step.points[5]]] : [[step.x, step.y]]
    }),
  )
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((value) => Math.round(value))
}

describe('the outline of a shape', () => {
  it.each(['rect', 'roundRect', 'ellipse', 'chevron', 'diamond', 'homePlate', 'triangle', 'flowChartProcess', 'can'])(
    '%s fills its rectangle',
    (name) => {
      expect(reach(preset(name))).toEqual([0, 0, 100, 50])
      expect(preset(name).every((outline) => outline.filled)).toBe(true)
    },
  )

  it.each(['donut', 'frame', 'arc', 'leftBrace', 'bentConnector3', 'star5'])('%s covers nothing', (name) => {
    expect(preset(name)).toEqual([])
  })

  it('of a line is not filled', () => {
    expect(preset('line')).toMatchObject([{ filled: false }])
  })

  it('has the corners that are stated', () => {
    const [square] = preset('roundRect', '<gd name="adj" fmla="val 0"/>')
    expect(square?.steps[0]).toEqual({ to: 'move', x: 0, y: 0 })
  })

  it('drawn by hand is fitted into the shape, with its curves and arcs', () => {
    const drawn = outlines(
      '<custGeom><pathLst><path w="10" h="10"><moveTo><pt x="0" y="0"/></moveTo><lnTo><pt x="10" y="0"/></lnTo>' +
        '<quadBezTo><pt x="10" y="5"/><pt x="10" y="10"/></quadBezTo><arcTo wR="5" hR="5" stAng="0" swAng="10800000"/><close/></path></pathLst></custGeom>',
    )
    expect(reach(drawn)).toEqual([0, 0, 100, 75])
    expect(drawn[0]?.filled).toBe(true)
  })

  it('given by formulas is left out, since a wrong area would cover what it does not', () => {
    const drawn = outlines('<custGeom><pathLst><path><moveTo><pt x="x1" y="hd2"/></moveTo></path></pathLst></custGeom>')
    expect(drawn).toEqual([{ filled: false, steps: [] }])
  })
})
