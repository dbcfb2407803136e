/** Leckora, first half: the problem, the product and what it sells for. */
import * as draw from '../../pdfkit-deck.ts'
import { at, darkColor, leckoraTheme, leftColumn, rightColumn, type Slide, textStyle } from './theme.ts'

const cover: Slide = (doc) => {
  doc.rect(0, 0, 960, 540).fill(darkColor)
  for (let ring = 0; ring < 7; ring += 1)
    doc
      .circle(900, 270, 60 + ring * 58)
      .lineWidth(3)
      .strokeOpacity(1 - ring * 0.13)
      .stroke(leckoraTheme.accent)
  doc.strokeOpacity(1).font(leckoraTheme.bold).fontSize(46).fillColor('#ffffff')
  doc.text('LECKORA', 56, 150, { characterSpacing: 14, lineBreak: false })
  const light = { font: leckoraTheme.font, size: 24, color: '#ffffff', gap: 6 }
  draw.write(
    doc,
    'Clamp-on ultrasonic sensors that find compressed-air leaks before they cost money',
    { x: 56, y: 226, width: 520 },
    light,
  )
  draw.write(doc, 'Seed round · August 2026 · Leipzig, Germany', { x: 56, y: 440, width: 520 }, { ...light, size: 15 })
}

const problem: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'P R O B L E M')
  draw.write(
    doc,
    'Compressed air is the most expensive energy in a factory. A plant with 60 compressor-kilowatts loses a quarter of its air through leaks that nobody hears over the machines.',
    leftColumn,
    textStyle,
  )
  draw.write(
    doc,
    'Today a technician walks the hall once a year with a hand-held microphone. The report is out of date within weeks, and every month of waiting costs a mid-size plant about 5.600 € in electricity.',
    rightColumn,
    textStyle,
  )
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['25%', 'of compressed air is lost through leaks'],
      ['1 x a year', 'is how often most plants look for leaks'],
      ['5.600 €', 'electricity lost per month and plant'],
    ],
    350,
  )
}

const solution: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'SOLUTION', 9)
  draw.bullets(
    doc,
    leckoraTheme,
    [
      'A sensor the size of a matchbox clamps on the pipe; no cutting, no downtime.',
      'It listens at 40 kHz and learns what the healthy line sounds like.',
      'Radio mesh and gateway bring alarms to phone and maintenance system.',
    ],
    leftColumn,
    17,
  )
  draw.write(
    doc,
    'The Leckora cloud locates each leak to within two metres, puts a price on it in euros per month, and orders the list by savings. A plant with 120 sensors pays the system back in fourteen months.',
    rightColumn,
    textStyle,
  )
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['2 m', 'accuracy of the leak position'],
      ['14 months', 'until the system has paid for itself'],
      ['1 shift', 'to equip a whole plant'],
    ],
    350,
  )
}

const product: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'PRODUCT', 9)
  draw.bullets(
    doc,
    leckoraTheme,
    [
      'Sensor LK-2: in series production since May 2026',
      'Battery life: 6 years; protection class IP67',
      'Gateway LG-1 for up to 200 sensors',
      'Leckora Cloud: web app, alarms, SAP and Maximo connectors',
    ],
    leftColumn,
    17,
  )
  doc.roundedRect(504, 140, 400, 270, 12).fill(leckoraTheme.soft)
  doc.rect(520, 262, 368, 26).fill('#b8bec4')
  doc.roundedRect(650, 222, 110, 106, 12).fill(darkColor)
  doc.circle(705, 275, 22).lineWidth(4).stroke(leckoraTheme.accent).circle(705, 275, 9).fill(leckoraTheme.accent)
  draw.write(doc, 'LK-2 on a 50 mm line', { x: 504, y: 424, width: 400 }, { ...textStyle, size: 13, align: 'center' })
}

const traction: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'T R A C T I O N')
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['212.000 €', 'revenue in 2025'],
      ['+85%', 'revenue growth 2025 against 2024'],
      ['4', 'paying customers'],
      ['640', 'pre-orders for LK-2 sensors'],
    ],
    124,
  )
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['3', 'paid pilots at 10.000 € each'],
      ['11 LOIs', 'letters of intent worth €1.4M'],
      ['€3.2M', 'qualified pipeline'],
      ['0', 'customers lost'],
    ],
    244,
  )
  draw.write(doc, 'Customers: Brauhaus Elster, Walzwerk Thorn, Kartona Verpackung', at(380), {
    ...textStyle,
    font: leckoraTheme.bold,
  })
  draw.write(doc, 'Award: Saxon Industry Start-up Prize 2025, second place', at(416), textStyle)
}

const model: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'BUSINESS MODEL', 7)
  draw.write(doc, 'Hardware sale', leftColumn, { ...textStyle, font: leckoraTheme.bold, size: 20 })
  draw.write(
    doc,
    '490 € per sensor, one-off. 1.200 € per gateway. Installed by the customer or a partner in one shift.',
    { ...leftColumn, y: 176 },
    textStyle,
  )
  draw.write(doc, 'Subscription', rightColumn, { ...textStyle, font: leckoraTheme.bold, size: 20 })
  draw.write(
    doc,
    '9 € per sensor and month for the Leckora Cloud, billed yearly. Contract term three years.',
    { ...rightColumn, y: 176 },
    textStyle,
  )
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['120', 'sensors in a typical plant'],
      ['58.800 €', 'hardware in the first year'],
      ['12.960 €', 'subscription per year'],
    ],
    330,
  )
}

const unitEconomics: Slide = (doc) => {
  draw.title(doc, leckoraTheme, 'U N I T   E C O N O M I C S')
  draw.table(
    doc,
    leckoraTheme,
    [
      ['Per plant', 'Hardware', 'Subscription', 'Together, 3 years'],
      ['Revenue', '58.800 €', '38.880 €', '97.680 €'],
      ['Cost', '24.700 €', '4.660 €', '29.360 €'],
      ['Gross margin', '58%', '88%', '70%'],
    ],
    130,
  )
  draw.tiles(
    doc,
    leckoraTheme,
    [
      ['3.900 €', 'CAC'],
      ['68.320 €', 'LTV, gross profit over three years'],
      ['142 €', 'bill of materials per sensor'],
    ],
    340,
  )
}

/** The slides in their order. */
export const offerSlides: readonly Slide[] = [cover, problem, solution, product, traction, model, unitEconomics]
