/** Leckora, second half: the market, the plan, the people and the round. */
import * as draw from '../../pdfkit-deck.ts'
import { at, darkColor, leckoraTheme, leftColumn, rightColumn, type Slide, textStyle } from './theme.ts'

const market: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'MARKET', 9)
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['€6.2B', 'TAM: condition monitoring for factories worldwide'],
      ['€1.1B', 'SAM: compressed-air monitoring in Europe'],
      ['€85M', 'SOM: food, packaging and metal plants in DACH'],
    ],
    140,
    120,
  )
  draw.write(
    doc,
    'Energy prices and the EU Energy Efficiency Directive, which makes audits compulsory from 2027, are why now. The market grows 8.5% per year.',
    at(300),
    textStyle,
  )
  draw.write(doc, 'Source: Fabrikwerte Institute, Monitoring Report 2026; own calculation', at(400), {
    ...textStyle,
    size: 12,
  })
}

const competition: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'COMPETITION', 9)
  draw.table(
    doc,
    leckoraTheme,
    [
      ['', 'Leckora', 'Sonavolt', 'Aerofluks', 'Hand-held audit'],
      ['Continuous', 'yes', 'yes', 'no', 'no'],
      ['Clamp-on, no downtime', 'yes', 'no', 'yes', 'yes'],
      ['Leak located', '2 m', '20 m', '10 m', '1 m'],
      ['Price per point', '490 €', '1.350 €', '900 €', '160 € a year'],
    ],
    130,
  )
  draw.write(
    doc,
    'Our edge: the acoustic model trained on 2.6 million hours of pipe noise, and the patent on the clamp.',
    at(370),
    textStyle,
  )
}

const technology: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'T E C H N O L O G Y   &   I P')
  draw.write(
    doc,
    'The sensor compares the ultrasonic signature with a model of the line on the device itself. Only 40 bytes an hour leave the sensor, so a coin-sized battery lasts six years.',
    leftColumn,
    textStyle,
  )
  draw.bullets(
    doc,
    leckoraTheme,
    [
      'German patent granted in 2025: clamp with acoustic coupling',
      'European patent application filed in 2024',
      'CE and RED certified; ATEX expected in Q2 2027',
    ],
    rightColumn,
    17,
  )
  doc.roundedRect(56, 330, 848, 140, 12).fill(darkColor)
  doc.moveTo(80, 400)
  for (let x = 0; x <= 800; x += 4)
    doc.lineTo(80 + x, 400 + Math.sin(x / 9) * (8 + 46 * Math.exp(-(((x - 520) / 90) ** 2))))
  doc.lineWidth(2).stroke(leckoraTheme.accent)
}

const goToMarket: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'GO-TO-MARKET', 7)
  draw.bullets(
    doc,
    leckoraTheme,
    [
      'Direct sales to energy managers in Germany and Austria',
      'Compressor service firms as channel partners: they already visit every plant',
      'Paid pilot of 10.000 €, credited against the order',
    ],
    leftColumn,
    17,
  )
  draw.bullets(
    doc,
    leckoraTheme,
    [
      '4 of 5 finished pilots became customers',
      'Account managers look after plants with more than 500 sensors',
      'Next countries: Poland and the Czech Republic in 2028',
    ],
    rightColumn,
    17,
  )
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['4', 'channel partners signed'],
      ['22', 'partner branches'],
      ['4.5 months', 'sales cycle'],
    ],
    350,
  )
}

const roadmap: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'R O A D M A P')
  const steps = [
    ['Q4 2026', 'LK-2 delivered to all pre-orders'],
    ['Q2 2027', 'ATEX version for chemical plants'],
    ['Q4 2027', '60 plants, €1.9M revenue planned'],
    ['2028', 'Contract manufacturing, Poland'],
  ] as const
  doc.moveTo(56, 200).lineTo(904, 200).lineWidth(3).stroke(leckoraTheme.accent)
  steps.forEach(([when, what], index) => {
    const x = 56 + index * 216
    doc.circle(x + 10, 200, 10).fill(leckoraTheme.accent)
    const y = draw.write(doc, when, { x, y: 226, width: 190 }, { ...textStyle, font: leckoraTheme.bold, size: 20 })
    draw.write(doc, what, { x, y: y + 6, width: 190 }, textStyle)
  })
  draw.table(
    doc,
    leckoraTheme,
    [
      ['Plan', '2026', '2027', '2028'],
      ['Revenue', '€0.6M', '€1.9M', '€4.7M'],
    ],
    380,
  )
}

const team: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'TEAM', 9)
  const people = [
    {
      name: 'Dr. Annegret Sollmer',
      role: 'Founder & CEO',
      lines: ['PhD in acoustics, TU Dresden', 'Six years in sensor development at Rohrmann Messtechnik'],
      linkedIn: 'https://www.linkedin.com/in/annegret-sollmer',
    },
    {
      name: 'Jonas Wittlich',
      role: 'Founder & CTO',
      lines: [
        'Previously founded Funkwabe, radio modules for meters (2016-2021)',
        'Dipl.-Ing. electrical engineering, RWTH Aachen',
      ],
      linkedIn: 'https://www.linkedin.com/in/jonas-wittlich',
    },
    {
      name: 'Ewa Krasnik',
      role: 'Head of Production',
      lines: ['Set up two sensor lines at Polmetra', 'Lean production, 12 years'],
    },
  ]
  people.forEach((who, index) => {
    draw.person(doc, leckoraTheme, who, { x: 56 + index * 288, y: 130, width: 272, height: 240 })
  })
  draw.write(doc, 'Leckora GmbH was founded in 2022 and employs 17 people in Leipzig.', at(400), textStyle)
}

const ask: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'T H E   A S K')
  draw.write(doc, 'We are raising €1.8M in our seed round', at(120), {
    ...textStyle,
    font: leckoraTheme.bold,
    size: 24,
  })
  draw.bullets(
    doc,
    leckoraTheme,
    [
      'Equity at €7M pre-money',
      '€600k soft-committed',
      'Runway of 20 months',
      'So far: €350k from Pleisse Angels (2023) and a 200.000 € grant',
    ],
    { ...leftColumn, y: 180 },
    16,
  )
  draw.write(doc, 'Use of funds', { ...rightColumn, y: 178 }, { ...textStyle, font: leckoraTheme.bold })
  draw.shares(
    doc,
    leckoraTheme,
    [
      [45, 'Series production and tooling'],
      [35, 'Sales and partners'],
      [20, 'ATEX development'],
    ],
    { ...rightColumn, y: 212 },
  )
  draw.write(
    doc,
    'Leckora GmbH, Spinnereigasse 12, 04179 Leipzig, Germany',
    { x: 56, y: 420, width: 600 },
    { ...textStyle, size: 15 },
  )
  draw.write(
    doc,
    'kontakt@leckora.de   www.leckora.de',
    { x: 56, y: 446, width: 600 },
    { ...textStyle, size: 15, color: leckoraTheme.accent },
  )
  draw.linkedInMark(doc, 'https://www.linkedin.com/company/leckora', 876, 424, leckoraTheme.accent)
}

/** The slides in their order. */
export const companySlides: readonly Slide[] = [market, competition, technology, goToMarket, roadmap, team, ask]
