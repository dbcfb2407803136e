import { type Element, findAt, getAttribute, getNumber, listChildren } from './xml.ts'

/** A closed or open line in points of its shape: corners, and curves with two control points. */
export type Step =
  | { to: 'move' | 'line'; x: number; y: number }
  | { to: 'curve'; points: readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number] }
  | { to: 'close' }
export type Outline = { steps: Step[]; filled: boolean }

type Corner = readonly [x: number, y: number]

/** How far control points of a quarter of an ellipse lie from its ends. */
const quarter = 0.5523
const roundness = 0.16667

/** Corners of the straight presets, in shares of their size. */
const polygons: Record<string, readonly Corner[]> = {
  triangle: parseCorners('.5,0 1,1 0,1'),
  rtTriangle: parseCorners('0,0 1,1 0,1'),
  diamond: parseCorners('.5,0 1,.5 .5,1 0,.5'),
  flowChartDecision: parseCorners('.5,0 1,.5 .5,1 0,.5'),
  parallelogram: parseCorners('.2,0 1,0 .8,1 0,1'),
  flowChartInputOutput: parseCorners('.2,0 1,0 .8,1 0,1'),
  trapezoid: parseCorners('.2,0 .8,0 1,1 0,1'),
  hexagon: parseCorners('.2,0 .8,0 1,.5 .8,1 .2,1 0,.5'),
  pentagon: parseCorners('.5,0 1,.4 .8,1 .2,1 0,.4'),
  octagon: parseCorners('.3,0 .7,0 1,.3 1,.7 .7,1 .3,1 0,.7 0,.3'),
  chevron: parseCorners('0,0 .8,0 1,.5 .8,1 0,1 .2,.5'),
  homePlate: parseCorners('0,0 .8,0 1,.5 .8,1 0,1'),
  rightArrow: parseCorners('0,.25 .6,.25 .6,0 1,.5 .6,1 .6,.75 0,.75'),
  leftArrow: parseCorners('1,.25 .4,.25 .4,0 0,.5 .4,1 .4,.75 1,.75'),
  upArrow: parseCorners('.25,1 .25,.4 0,.4 .5,0 1,.4 .75,.4 .75,1'),
  downArrow: parseCorners('.25,0 .25,.6 0,.6 .5,1 1,.6 .75,.6 .75,0'),
}
/** Presets that leave most of their rectangle open: filling it would cover what they surround. */
const openPresets = [
  'line|arc|blockArc|donut|frame|halfFrame|corner|bracket|brace|leftBr|rightBr|bracketPair|bracePair',
  'bentArrow|uturnArrow|curved|circularArrow|straight|bentConnector|math|plus$|cross|noSmoking|chord',
  'swoosh|gear|funnel|moon|star|irregularSeal|lightningBolt|sun|leftRight|upDown|quadArrow|notched',
  'striped|pie|wave|doubleWave|diagStripe|teardrop',
]
const open = new RegExp(`^(?:${openPresets.join('|')})`, 'i')
const round = /^(?:ellipse|flowChartConnector|flowChartTerminator|wedgeEllipseCallout|cloud|cloudCallout|heart)$/
const rounded =
  /^(?:roundRect|round\dSameRect|round2DiagRect|round1Rect|wedgeRoundRectCallout|flowChartAlternateProcess|plaque)$/

function parseCorners(list: string): Corner[] {
  return list.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return [x, y]
  })
}

/** The outlines of a shape of `width` by `height` points, as its properties (`spPr`) give its geometry. */
export function readOutlines(properties: Element | null, width: number, height: number): Outline[] {
  const custom = findAt(properties, 'custGeom', 'pathLst')
  if (custom !== null) return listChildren(custom, 'path').map((path) => readCustomOutline(path, width, height))
  const geometry = findAt(properties, 'prstGeom')
  const preset = getAttribute(geometry, 'prst') ?? 'rect'
  if (/^(?:line|straightConnector1)$/.test(preset))
    return [
      {
        filled: false,
        steps: makePolygon(
          [
            [0, 0],
            [1, 1],
          ],
          width,
          height,
          false,
        ),
      },
    ]
  if (open.test(preset)) return []
  if (round.test(preset)) return [{ filled: true, steps: makeRoundedRectangle(width, height, width / 2, height / 2) }]
  if (rounded.test(preset)) {
    const radius = readCornerRadius(geometry) * Math.min(width, height)
    return [{ filled: true, steps: makeRoundedRectangle(width, height, radius, radius) }]
  }
  const square: readonly Corner[] = parseCorners('0,0 1,0 1,1 0,1')
  return [{ filled: true, steps: makePolygon(polygons[preset] ?? square, width, height, true) }]
}

function readCornerRadius(geometry: Element | null): number {
  const formula = getAttribute(listChildren(findAt(geometry, 'avLst'), 'gd')[0] ?? null, 'fmla') ?? ''
  const value = Number(/^val (\d+)$/.exec(formula)?.[1] ?? Number.NaN)
  return Number.isNaN(value) ? roundness : Math.min(0.5, value / 100_000)
}

function makePolygon(shares: readonly Corner[], width: number, height: number, closed: boolean): Step[] {
  const steps = shares.map(([x, y], n): Step => ({ to: n === 0 ? 'move' : 'line', x: x * width, y: y * height }))
  return closed ? [...steps, { to: 'close' }] : steps
}

function makeRoundedRectangle(width: number, height: number, rx: number, ry: number): Step[] {
  const [cx, cy] = [rx * (1 - quarter), ry * (1 - quarter)]
  const curve = (...at: [number, number, number, number, number, number]): Step => ({ to: 'curve', points: at })
  const line = (x: number, y: number): Step => ({ to: 'line', x, y })
  return [
    { to: 'move', x: rx, y: 0 },
    line(width - rx, 0),
    curve(width - cx, 0, width, cy, width, ry),
    line(width, height - ry),
    curve(width, height - cy, width - cx, height, width - rx, height),
    line(rx, height),
    curve(cx, height, 0, height - cy, 0, height - ry),
    line(0, ry),
    curve(0, cy, cx, 0, rx, 0),
    { to: 'close' },
  ]
}

/** A path drawn by hand. One that is given by formulas is left out, since a wrong area would cover what it doesn't. */
function readCustomOutline(path: Element, width: number, height: number): Outline {
  const steps: Step[] = []
  const sx = width / (getNumber(path, 'w') || width || 1)
  const sy = height / (getNumber(path, 'h') || height || 1)
  let last: Corner = [0, 0]
  for (const element of listChildren(path)) {
    const places = listChildren(element, 'pt').map(
      (point): Corner => [(getNumber(point, 'x') ?? Number.NaN) * sx, (getNumber(point, 'y') ?? Number.NaN) * sy],
    )
    const made =
      element.localName === 'arcTo' ? makeArc(element, last, sx, sy) : makeSteps(element.localName ?? '', last, places)
    if (made.some(isUnknown)) return { filled: false, steps: [] }
    steps.push(...made)
    last = findEnd(made.at(-1)) ?? last
  }
  return { filled: getAttribute(path, 'fill') !== 'none', steps }
}

const isUnknown = (step: Step) =>
  step.to === 'curve' ? step.points.some(Number.isNaN) : step.to !== 'close' && Number.isNaN(step.x + step.y)

function findEnd(step: Step | undefined): Corner | null {
  if (step === undefined || step.to === 'close') return null
  return step.to === 'curve' ? [step.points[4], step.points[5]] : [step.x, step.y]
}

function makeSteps(kind: string, [fromX, fromY]: Corner, places: readonly Corner[]): Step[] {
  const [first = [Number.NaN, 0] as const, second = first, third = second] = places
  switch (kind) {
    case 'moveTo':
      return [{ to: 'move', x: first[0], y: first[1] }]
    case 'lnTo':
      return [{ to: 'line', x: first[0], y: first[1] }]
    case 'cubicBezTo':
      return [{ to: 'curve', points: [...first, ...second, ...third] }]
    case 'quadBezTo': {
      const towards = ([x, y]: Corner): Corner => [x + ((first[0] - x) * 2) / 3, y + ((first[1] - y) * 2) / 3]
      return [{ to: 'curve', points: [...towards([fromX, fromY]), ...towards(second), ...second] }]
    }
    case 'close':
      return [{ to: 'close' }]
    default:
      return []
  }
}

/** A piece of an ellipse as curves of at most a quarter each. */
function makeArc(element: Element, [x, y]: Corner, sx: number, sy: number): Step[] {
  const value = (name: string) => getNumber(element, name) ?? Number.NaN
  const [rx, ry] = [value('wR') * sx, value('hR') * sy]
  const radians = (units: number) => (units / 60_000 / 180) * Math.PI
  const [start, sweep] = [radians(value('stAng')), radians(value('swAng'))]
  const count = Math.min(8, Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)))) || 1
  const [middleX, middleY] = [x - rx * Math.cos(start), y - ry * Math.sin(start)]
  const reach = (4 / 3) * Math.tan(sweep / count / 4)
  return Array.from({ length: count }, (_, n): Step => {
    const [from, to] = [start + (sweep * n) / count, start + (sweep * (n + 1)) / count]
    const at = (angle: number, along: number): Corner => [
      middleX + rx * (Math.cos(angle) - along * Math.sin(angle)),
      middleY + ry * (Math.sin(angle) + along * Math.cos(angle)),
    ]
    return { to: 'curve', points: [...at(from, reach), ...at(to, -reach), ...at(to, 0)] }
  })
}
