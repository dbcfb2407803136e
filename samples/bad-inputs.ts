/** Inputs that the product must refuse or survive, built when a test asks for them. Nothing here is kept as a file. */
import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { addSlide, bullets, finishPdf, foot, newPdf, type Theme, table, tiles, title, write } from './pdfkit-deck.ts'
import { buildPptx, type PptxDeck } from './pptx-parts.ts'
import { placeholder } from './pptx-shapes.ts'

const fixedDate = new Date('2026-01-15T09:00:00Z')
const bodyPlace = { x: 56, y: 130, width: 848 }
const badTheme: Theme = {
  ink: '#222222',
  accent: '#0b7285',
  soft: '#e6f4f6',
  ground: '#ffffff',
  font: 'Helvetica',
  bold: 'Helvetica-Bold',
  heading: 'Helvetica-Bold',
}
/** One grey pixel. */
const greyPixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

/** A deck whose upload stopped half-way: the cross-reference table and the trailer are missing. */
export function tornPdf(): Buffer {
  const whole = textDeckPdf(6)
  return whole.subarray(0, Math.floor(whole.length / 2))
}

/** A file of no bytes. */
export function emptyFile(): Buffer {
  return Buffer.alloc(0)
}

/** A well-formed PDF whose page tree is empty. */
export function zeroPagePdf(): Buffer {
  return assemble(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])
}

/** A PDF of `count` pages that share one content stream; 10,000 pages take well under 3 MB. */
export function manyPagesPdf(count: number): Buffer {
  const content = 'BT /F1 24 Tf 40 200 Td (One page of very many) Tj ET'
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`)
  const pages = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${count}/MediaBox[0 0 400 225]/Resources<</Font<</F1 3 0 R>>>>>>`
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    pages,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ...kids.map(() => '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>'),
  ])
}

/** A PNG picture; sent with the name of a deck it is not a PDF all the same. */
export function notAPdf(): Buffer {
  return Buffer.from(greyPixelPng, 'base64')
}

/** A deck that opens only with the password `open-sesame`. */
export function passwordPdf(): Buffer {
  return onePage({ userPassword: 'open-sesame', ownerPassword: 'owner-only', pdfVersion: '1.7' })
}

/** A deck under a password of any letters, in the newest of the encryptions (AES-256). */
export function aesPdf(userPassword: string): Buffer {
  return onePage({ userPassword, ownerPassword: 'owner-only', pdfVersion: '1.7ext3' })
}

/** A deck with an owner password alone: it opens without one, though copying and changing are forbidden. */
export function ownerLockedPdf(): Buffer {
  return onePage({
    ownerPassword: 'owner-only',
    pdfVersion: '1.7',
    permissions: { printing: 'lowResolution', copying: false, modifying: false },
  })
}

/** A page whose 300 kB of content swell to 300 MB when they are read: it opens, but can't be read within any sane memory. */
export function swellingPdf(): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const zlibStart = Buffer.from([0x78, 0x9c])
  const lastBlock = Buffer.from([3, 0, 0, 0, 0, 0])
  const content = Buffer.concat([zlibStart, ...Array.from({ length: 300 }, () => megabyte), lastBlock])
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 225]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    `<</Length ${content.length}/Filter/FlateDecode>>\nstream\n${content.toString('latin1')}\nendstream`,
  ])
}

/** Two pages of shapes: no text, and no raster that could be read. */
export function noTextPdf(): Buffer {
  const doc = newPdf({ title: '', author: '', date: fixedDate })
  for (let page = 0; page < 2; page += 1) {
    addSlide(doc, badTheme.ground)
    doc.circle(300, 270, 140).fill(badTheme.accent)
    doc.roundedRect(520, 150, 300, 240, 20).fill(badTheme.soft)
  }
  return finishPdf(doc)
}

/** A realistic text deck of `pages` pages, for measurements: cover, text slides, tiles and tables in turn. */
export function textDeckPdf(pages: number): Buffer {
  const doc = newPdf({ title: 'Gravelow deck', author: 'Gravelow', date: fixedDate })
  for (let page = 1; page <= pages; page += 1) {
    addSlide(doc, badTheme.ground)
    const draw = page === 1 ? drawCover : (slideBodies[(page - 2) % slideBodies.length] ?? drawCover)
    draw(doc, page)
    foot(doc, badTheme, 'Gravelow · confidential', page)
  }
  return finishPdf(doc)
}

type Draw = (doc: ReturnType<typeof newPdf>, page: number) => void

const drawCover: Draw = (doc) => {
  title(doc, badTheme, 'Gravelow')
  write(
    doc,
    'Gravelow plans the routes of quarry trucks so that sites move the same stone with fewer trips.',
    bodyPlace,
    {
      font: badTheme.font,
      size: 26,
      color: badTheme.ink,
    },
  )
  write(
    doc,
    'Seed deck · January 2026 · hello@gravelow.co · gravelow.co',
    { ...bodyPlace, y: 420 },
    { font: badTheme.font, size: 16, color: badTheme.ink },
  )
}

const slideBodies: readonly Draw[] = [
  (doc) => {
    title(doc, badTheme, 'Problem')
    bullets(
      doc,
      badTheme,
      [
        'A quarry truck drives empty 44% of the time.',
        'Dispatchers plan by radio and by habit.',
        'Fuel is the second largest cost of a site, after wages.',
      ],
      bodyPlace,
      20,
    )
  },
  (doc) => {
    title(doc, badTheme, 'Solution')
    bullets(
      doc,
      badTheme,
      [
        'Software that assigns trucks every thirty seconds.',
        'A tablet in each cab; no change to the loaders.',
        'Sites save 17% of their fuel within three months.',
      ],
      bodyPlace,
      20,
    )
  },
  (doc) => {
    title(doc, badTheme, 'Traction')
    tiles(
      doc,
      badTheme,
      [
        ['$640k', 'ARR, December 2025'],
        ['+130%', 'ARR growth year over year'],
        ['21', 'paying customers'],
        ['112%', 'net revenue retention'],
      ],
      140,
    )
  },
  (doc, page) => {
    title(doc, badTheme, `Site report ${page}`)
    const rows = Array.from({ length: 6 }, (_, row) => [
      `Pit ${page}-${row + 1}`,
      `${1200 + page * 13 + row * 57} t`,
      `${38 + ((page + row) % 9)}%`,
      `$${(page * 7 + row * 11) % 90}k`,
    ])
    table(doc, badTheme, [['Site', 'Stone moved', 'Empty trips', 'Fuel saved'], ...rows], 130)
  },
  (doc) => {
    title(doc, badTheme, 'The ask')
    bullets(
      doc,
      badTheme,
      ['Raising $2M seed', '50% product, 35% sales, 15% operations', '18 months of runway'],
      bodyPlace,
      20,
    )
  },
]

function onePage(options: PDFKit.PDFDocumentOptions): Buffer {
  const doc = newPdf({ title: 'Locked deck', author: 'Gravelow', date: fixedDate }, options)
  addSlide(doc, badTheme.ground)
  drawCover(doc, 1)
  return finishPdf(doc)
}

/** A presentation of one plain slide. */
export function smallPptx(): Buffer {
  return buildPptx(smallDeck)
}

/** A presentation whose first slide unpacks to 31 MB, as its archive says. */
export function bombPptx(): Buffer {
  return buildPptx({ ...smallDeck, parts: { 'ppt/slides/slide1.xml': Buffer.alloc(31_000_000, ' ') } })
}

/** The same bomb in an archive that states a size of at most 1,000 bytes for every part of it. */
export function lyingBombPptx(): Buffer {
  return withStatedSizes(bombPptx(), (size) => Math.min(1000, size))
}

/** Parts that state 28 MB each: every one is allowed, all together are not. */
export function manyPartsPptx(): Buffer {
  return withStatedSizes(smallPptx(), () => 28_000_000)
}

/** An archive whose directory states other sizes than its parts have. */
function withStatedSizes(file: Buffer, stated: (size: number) => number): Buffer {
  const mark = Buffer.from('PK\x01\x02', 'latin1')
  for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + 4)) {
    file.writeUInt32LE(stated(file.readUInt32LE(at + 24)), at + 24)
  }
  return file
}

/** A slide whose entities grow ninefold ten times over ('billion laughs'). */
export function entityBombPptx(): Buffer {
  const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(9)}">`)
  const type = `<!DOCTYPE sld [<!ENTITY l0 "ha">${laughs.join('')}]>`
  return buildPptx({ ...smallDeck, parts: { 'ppt/slides/slide1.xml': `${type}<sld><t>&l10;</t></sld>` } })
}

/** A slide that asks for a file of the machine. */
export function outsideEntityPptx(): Buffer {
  const type = '<!DOCTYPE sld [<!ENTITY x SYSTEM "file:///etc/hostname">]>'
  return buildPptx({ ...smallDeck, parts: { 'ppt/slides/slide1.xml': `${type}<sld><t>&x;</t></sld>` } })
}

/** A presentation whose upload stopped half-way. */
export function tornPptx(): Buffer {
  const whole = smallPptx()
  return whole.subarray(0, Math.floor(whole.length / 2))
}

/** A presentation without slides. */
export function noSlidesPptx(): Buffer {
  return buildPptx({ ...smallDeck, slides: [] })
}

/** A presentation of `count` slides. */
export function manySlidesPptx(count: number): Buffer {
  return buildPptx({ ...smallDeck, slides: Array.from({ length: count }, () => smallDeck.slides[0] ?? { shapes: [] }) })
}

/** The outside of a presentation under a password: a compound file with an entry of this name. */
export function passwordPptx(): Buffer {
  return compoundFile('EncryptedPackage')
}

/** The outside of a presentation of PowerPoint before 2007. */
export function oldPpt(): Buffer {
  return compoundFile('PowerPoint Document')
}

/** A text document of the same family of formats. */
export function wordDocument(): Buffer {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const rels = `<Relationships><Relationship Id="rId1" Type="${type}" Target="word/document.xml"/></Relationships>`
  const parts = { '_rels/.rels': rels, 'word/document.xml': '<document><body/></document>' }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

const smallDeck: PptxDeck = {
  title: 'Gravelow deck',
  author: 'Gravelow',
  date: '2026-01-15T09:00:00Z',
  slides: [{ shapes: [placeholder('title', ['Gravelow']), placeholder('body', ['Fewer empty quarry trucks.'])] }],
}

function compoundFile(entry: string): Buffer {
  const file = Buffer.alloc(4096)
  file.write('d0cf11e0a1b11ae1', 'hex')
  file.write(entry, 1024, 'utf16le')
  return file
}

/** Joins objects, numbered from 1, into a file with a cross-reference table; the first one is the catalog. */
function assemble(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.4\n']
  const offsets: number[] = []
  let position = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`
    offsets.push(position)
    parts.push(part)
    position += part.length
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join('')}`)
  parts.push(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${position}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}
