/** Ostrevane: a seed deck as PowerPoint keeps it, with placeholders, groups, charts, tables, notes and a hidden slide. */
import { crc32, deflateSync } from 'node:zlib'
import { buildPptx, type PptxDeck, type PptxSlide } from '../pptx-parts.ts'
import { chart, chartPart, group, type PptxBox, paragraph, picture, placeholder, shape, table } from '../pptx-shapes.ts'

const foot = (page: number) => [
  shape({ x: 56, y: 505, width: 500, height: 22 }, [paragraph('Ostrevane · Confidential', { size: 9 })]),
  shape({ x: 860, y: 505, width: 44, height: 22 }, [paragraph(String(page), { size: 9 })]),
]

const tile = (x: number, figure: string, label: string) =>
  group({ x, y: 130, width: 268, height: 120 }, { x: 0, y: 0, width: 268, height: 120 }, [
    shape({ x: 0, y: 0, width: 268, height: 120 }, [], { fill: 'bg2', preset: 'roundRect' }),
    shape({ x: 10, y: 12, width: 248, height: 52 }, [paragraph(figure, { size: 34, bold: true, colour: 'accent1' })]),
    shape({ x: 10, y: 66, width: 248, height: 44 }, [paragraph(label, { size: 14 })]),
  ])

const cover: PptxSlide = {
  ground: '12343B',
  shapes: [
    picture({ x: 56, y: 60, width: 64, height: 64 }, 'rIdLogo', 'Mark of Ostrevane: a crane hook in a ring'),
    shape({ x: 56, y: 150, width: 800, height: 70 }, [
      paragraph('Ostrevane', { size: 48, bold: true, colour: 'FFFFFF' }),
    ]),
    shape({ x: 56, y: 240, width: 760, height: 90 }, [
      paragraph('Ostrevane finds worn crane cables before a port has to stop.', { size: 26, colour: 'E1B382' }),
    ]),
    shape({ x: 56, y: 420, width: 760, height: 34 }, [
      paragraph('Seed deck · October 2026 · Bristol, United Kingdom', { size: 16, colour: 'FFFFFF' }),
    ]),
    shape({ x: 56, y: 455, width: 760, height: 34 }, [
      paragraph('ostrevane.co.uk', { size: 16, colour: 'FFFFFF', link: 'rIdSite' }),
    ]),
  ],
  relations: [
    { id: 'rIdLogo', kind: 'image', target: '../media/logo.png' },
    { id: 'rIdSite', kind: 'hyperlink', target: 'https://ostrevane.co.uk', external: true },
  ],
  notes: 'Open with the story of the night shift. Do not mention the talks about a larger round.',
}

const problem: PptxSlide = {
  shapes: [
    placeholder('title', ['Problem']),
    placeholder('body', [
      'A container crane that stands still costs its terminal $38k an hour.',
      'Cables are changed by the calendar: half of them too early, some of them too late.',
      'Inspectors climb 60 metres with a magnifying glass, four times a year.',
    ]),
    ...foot(2),
  ],
  notes: 'Ask who has seen a terminal stop.',
}

const solution: PptxSlide = {
  shapes: [
    placeholder('title', ['Solution']),
    placeholder('body', [
      'AI software for ports and logistics: it reads the wear of a steel cable from the cameras a crane already has.',
      'Our models compare every metre of cable with last night’s pass.',
      paragraph('No new hardware, and no hour of standstill to install it', {}, '<a:pPr lvl="1"/>'),
      'B2B: maintenance teams of terminal operators get the metre, the picture and the date by which to act.',
    ]),
    ...foot(3),
  ],
}

const steps = ['Connect the cameras', 'Compare each night', 'Order the right cable']
const product: PptxSlide = {
  shapes: [
    placeholder('title', ['How it works']),
    ...steps.map((step, n) =>
      shape(
        { x: 56 + n * 290, y: 180, width: 270, height: 110 },
        [paragraph(step, { size: 18, bold: true, colour: 'FFFFFF' })],
        { fill: 'accent1', preset: 'homePlate', body: ' anchor="ctr"' },
      ),
    ),
    shape({ x: 56, y: 330, width: 848, height: 60 }, [
      paragraph('Live at 9 terminals in the United Kingdom, Spain and the Netherlands since March 2025.', { size: 18 }),
    ]),
    ...foot(4),
  ],
}

const traction: PptxSlide = {
  shapes: [
    placeholder('title', ['Traction']),
    tile(56, '$640k', 'ARR, September 2026'),
    tile(346, '9', 'paying customers'),
    tile(636, '118%', 'net revenue retention'),
    chart({ x: 56, y: 270, width: 848, height: 220 }, 'rIdChart'),
    ...foot(5),
  ],
  relations: [{ id: 'rIdChart', kind: 'chart', target: '../charts/chart1.xml' }],
  notes: 'The September figure is signed, not invoiced.',
}

const model: PptxSlide = {
  shapes: [
    placeholder('title', ['Business model']),
    table({ x: 56, y: 130, width: 848, height: 200 }, [
      ['Plan', 'Per crane and year', 'What it covers'],
      ['Watch', '$9,000', 'Nightly comparison and alerts'],
      ['Plan', '$14,000', 'Watch, with spare-part planning'],
    ]),
    shape({ x: 56, y: 350, width: 848, height: 70 }, [
      paragraph('Annual subscription, paid in advance. Gross margin 81%.', { size: 20 }),
    ]),
    ...foot(6),
  ],
}

const market: PptxSlide = {
  shapes: [
    placeholder('title', ['Market']),
    placeholder('body', [
      'TAM $3.4B: 241,000 cranes worldwide at $14,000 a year',
      'SAM $620M: container terminals in Europe and the Gulf',
      'SOM $45M: ports that we can reach by 2029',
    ]),
    ...foot(7),
  ],
}

const competition: PptxSlide = {
  shapes: [
    placeholder('title', ['Competition']),
    table({ x: 56, y: 130, width: 848, height: 220 }, [
      ['', 'Ostrevane', 'Cablewarden', 'Ropemetric'],
      ['Uses cameras that are there', 'Yes', 'No', 'No'],
      ['Finds single broken wires', 'Yes', 'Yes', 'No'],
      ['Standstill to install', 'None', '2 days', '5 days'],
    ]),
    ...foot(8),
  ],
}

const person = (box: PptxBox, name: string, role: string, lines: readonly string[], link: string) => [
  shape(box, [], { fill: 'bg2', preset: 'roundRect' }),
  shape({ ...box, y: box.y + 20, height: 150 }, [
    paragraph(name, { size: 20, bold: true }),
    paragraph(role, { size: 16, colour: 'accent1' }),
    ...lines.map((line) => paragraph(line, { size: 14 })),
  ]),
  shape({ x: box.x + box.width - 44, y: box.y + 14, width: 30, height: 30 }, ['in'], { fill: 'accent2', link }),
]

const team: PptxSlide = {
  shapes: [
    placeholder('title', ['Team']),
    ...person(
      { x: 56, y: 130, width: 410, height: 200 },
      'Imogen Tressilian',
      'Co-founder & CEO',
      ['12 years in port operations, ex-Siemens', 'Sold her first company, a crane scheduling tool, in 2019'],
      'rIdCeo',
    ),
    ...person(
      { x: 494, y: 130, width: 410, height: 200 },
      'Radu Valeanu',
      'Co-founder & CTO',
      ['PhD in computer vision, University of Bristol', 'Built the inspection models of a drone maker'],
      'rIdCto',
    ),
    shape({ x: 56, y: 360, width: 848, height: 60 }, [
      paragraph('14 employees. Founded in 2023, based in Bristol.', { size: 18 }),
    ]),
    ...foot(9),
  ],
  relations: [
    { id: 'rIdCeo', kind: 'hyperlink', target: 'https://www.linkedin.com/in/imogen-tressilian', external: true },
    { id: 'rIdCto', kind: 'hyperlink', target: 'https://www.linkedin.com/in/radu-valeanu', external: true },
  ],
}

const ask: PptxSlide = {
  shapes: [
    placeholder('title', ['The ask']),
    placeholder('body', [
      'Raising $2.5M seed to reach 40 terminals',
      '18 months of runway',
      '$600k raised so far from Severn Angels',
      'imogen@ostrevane.co.uk',
    ]),
    chart({ x: 500, y: 270, width: 404, height: 200 }, 'rIdFunds'),
    shape({ x: 56, y: 440, width: 300, height: 30 }, ['Draft: floor price $8M'], { hidden: true }),
    ...foot(10),
  ],
  relations: [{ id: 'rIdFunds', kind: 'chart', target: '../charts/chart2.xml' }],
}

const backup: PptxSlide = {
  hidden: true,
  shapes: [
    placeholder('title', ['Backup: old plan']),
    placeholder('body', ['Raising $4M at a $20M valuation']),
    ...foot(11),
  ],
}

const deck: PptxDeck = {
  title: 'Ostrevane seed deck',
  author: 'Imogen Tressilian',
  date: '2026-10-05T09:00:00Z',
  slides: [cover, problem, solution, product, traction, model, market, competition, team, ask, backup],
  parts: {
    'ppt/media/logo.png': ringPng(96),
    'ppt/charts/chart1.xml': chartPart({
      title: 'ARR at the end of the quarter',
      format: '"$"#,##0"k"',
      categories: ["Q3'25", "Q4'25", "Q1'26", "Q2'26", "Q3'26"],
      series: [{ name: 'ARR', values: [180, 240, 350, 480, 640] }],
    }),
    'ppt/charts/chart2.xml': chartPart({
      title: 'Use of funds',
      format: '0%',
      categories: ['Product and engineering', 'Sales', 'Operations'],
      series: [{ name: 'Share', values: [0.5, 0.35, 0.15] }],
    }),
  },
}

/** A white ring on nothing, as a PNG of grey with transparency (ISO 15948). */
function ringPng(side: number): Uint8Array {
  const rows: number[] = []
  for (let y = 0; y < side; y += 1) {
    rows.push(0)
    for (let x = 0; x < side; x += 1) {
      const away = Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / side
      rows.push(255, away < 0.48 && away > 0.34 ? 255 : 0)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 4, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.from(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** The bytes of the presentation. */
export const powerpointNative = (): Buffer => buildPptx(deck)
