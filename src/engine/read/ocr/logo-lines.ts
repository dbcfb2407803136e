import { bottomEdge, rightEdge, unionBox } from '#engine/geometry.ts'
import type { Line, Word } from '../../deck-doc.ts'
import type { Cover } from '../page-objects.ts'
import type { RecognisedPage, RecognisedWord } from './recognised-page.ts'

/** Only what was read as surely as a proof asks for is the name of a logo. */
const sureWord = 0.8
/** A larger image (as a share of the page) is a screenshot, a photo or the background of logos. */
const largestLogo = 0.12
const mostWords = 3
/** More words than this on one image are a screenshot. */
const busy = 5
/** Readings that cover so much of each other are of the same letters. */
const sameLetters = 0.3
/** In heights of a word. */
const widestGap = 0.7
const crowded = 16
/** The name is the largest type of a logo; what is set smaller says what it is about. */
const tagline = 0.45
/** Lines of one logo stand at most so many heights of their type apart. */
const leading = 0.7
/** On an image of their own the parts of a name stand further apart, in heights of the larger one: beside and under each other. */
const besideOnImage = 2
const underOnImage = 1.2

/** Words side by side in pixels of the page image: left, top, right, bottom. */
type Piece = { words: RecognisedWord[]; box: RecognisedWord['box'] }

/** Images of the page, lines whose words are known from elsewhere, and its height in points. */
type LogoSurroundings = { images: readonly Cover[]; known: readonly Line[]; height: number }

/** Finds the words of each logo on a page, one line a logo, among the scattered words recognised there. */
export function findLogoLines(page: RecognisedPage, { images, known, height }: LogoSurroundings): Line[] {
  const small = images.filter(({ left, top, right, bottom }) => (right - left) * (bottom - top) <= largestLogo)
  const findImage = (box: RecognisedWord['box']) => small.find((one) => holdsMiddle(one, box, page))
  const taken = known.flatMap((line) => line.words.map((word) => toPixelBox(word, page)))
  const read = (page.logos ?? []).flatMap(({ words }) => cutApart(words, findImage)).flatMap(readWholePiece)
  const pieces = chooseBestReadings(read.filter((piece) => !taken.some((box) => isSameReading(box, piece.box))))
  const onImage = Map.groupBy(pieces, (piece) => findImage(piece.box))
  const groups = [...onImage].flatMap(([image, held]) => {
    return image === undefined ? joinPieces(keepBesideImages(held, images, page), isUnder) : readImage(held)
  })
  return groups.flatMap((group) => buildLine(group, page, height))
}

/** Cuts a line where another image begins, and where a gap is wider than between the words of a name. */
function cutApart(
  words: readonly RecognisedWord[],
  findImage: (box: RecognisedWord['box']) => Cover | undefined,
): RecognisedWord[][] {
  const parts: RecognisedWord[][] = []
  for (const [n, word] of words.entries()) {
    const before = words[n - 1]
    const image = findImage(word.box)
    const isNext =
      before !== undefined &&
      findImage(before.box) === image &&
      word.box[0] - before.box[2] <= computeWidestGap(before, word, image !== undefined)
    if (!isNext) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts
}

/** How far two words of a name stand apart at most. */
const computeWidestGap = (before: RecognisedWord, word: RecognisedWord, isOnImage: boolean): number =>
  isOnImage ? besideOnImage * Math.max(measureHeight(before), measureHeight(word)) : widestGap * measureHeight(word)

/** Words of which all were read surely, scraps of icons left out; nothing where a part of them is doubtful. */
function readWholePiece(words: readonly RecognisedWord[]): Piece[] {
  const kept = words.filter(({ text }) => /\p{L}{2}/u.test(text) || /^\p{L}\d+$/u.test(text))
  const doubtful = kept.some(
    ({ text, confidence }) => confidence < sureWord && (text.match(/\p{L}/gu)?.length ?? 0) > 2,
  )
  const sure = kept.filter((word) => word.confidence >= sureWord)
  return doubtful || sure.length === 0 ? [] : [{ words: sure, box: unionPixelBox(sure.map((word) => word.box)) }]
}

/** The same letters were read more than once: the reading with most letters in fewest words is the whole name. */
function chooseBestReadings(pieces: readonly Piece[]): Piece[] {
  const best: Piece[] = []
  const byLength = pieces.toSorted((a, b) => countLetters(b) - countLetters(a) || a.words.length - b.words.length)
  for (const piece of byLength) if (!best.some((one) => isSameReading(one.box, piece.box))) best.push(piece)
  return best.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
}

const countLetters = ({ words }: Piece) => words.reduce((sum, word) => sum + word.text.length, 0)

function isSameReading(a: RecognisedWord['box'], b: RecognisedWord['box']): boolean {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const smaller = Math.min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))
  return wide > 0 && high > 0 && wide * high > sameLetters * smaller
}

/** Returns outlined logos: pieces beside all images, or on one background image that is not a diagram or screenshot. */
function keepBesideImages(pieces: readonly Piece[], images: readonly Cover[], page: RecognisedPage): Piece[] {
  const onGround = Map.groupBy(pieces, (piece) => images.find((one) => holdsMiddle(one, piece.box, page)))
  return [...onGround.values()].flatMap((held) => (countWords(held) > crowded ? [] : held))
}

/** The names on one image: one logo over several lines, or several logos; none on a screenshot or a diagram. */
function readImage(held: readonly Piece[]): Piece[][] {
  const named = leaveTaglines(held)
  const isCrowded = countWords(held) > busy || countWords(named) > mostWords
  return isCrowded ? [] : joinPieces(named, isNear)
}

const countWords = (pieces: readonly Piece[]) => pieces.reduce((sum, { words }) => sum + words.length, 0)

/** Groups of pieces that are each joined to another of their group. */
function joinPieces(pieces: readonly Piece[], isJoined: (lower: Piece, upper: Piece) => boolean): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.box[1] - b.box[1])) {
    const above = groups.find((group) => group.some((one) => isJoined(piece, one)))
    if (above) above.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Whether pieces of one size stand close under each other, as a name in two lines is set. */
function isUnder(lower: Piece, upper: Piece): boolean {
  const high = Math.min(measureHeight(upper), measureHeight(lower))
  const gap = lower.box[1] - upper.box[3]
  const beside = Math.min(lower.box[2], upper.box[2]) - Math.max(lower.box[0], upper.box[0])
  return beside > 0 && gap > -0.3 * high && gap < leading * high
}

/** Whether pieces of one image stand as close as the parts of a name do, in whatever direction. */
function isNear(lower: Piece, upper: Piece): boolean {
  const high = Math.max(measureHeight(upper), measureHeight(lower))
  const across = Math.max(lower.box[0], upper.box[0]) - Math.min(lower.box[2], upper.box[2])
  return across <= besideOnImage * high && lower.box[1] - upper.box[3] <= underOnImage * high
}

/** The largest type of a group, which names; what is set smaller or as a sentence says what the name is about. */
function leaveTaglines(group: readonly Piece[]): Piece[] {
  const largest = Math.max(...group.map(measureHeight))
  return group.filter((one) => measureHeight(one) >= tagline * largest && (one.words.length < 3 || group.length === 1))
}

/** The name that the largest words of a logo make; none where they are a sentence. */
function buildLine(group: readonly Piece[], page: RecognisedPage, height: number): Line[] {
  const named = leaveTaglines(group)
  const words = named.flatMap((one) => one.words)
  if (words.length === 0 || words.length > mostWords) return []
  const placed = words.map((word) => placeWord(word, page, height))
  const box = unionBox(placed.map((word) => word.box))
  const fontSize = Math.max(...placed.map((word) => word.fontSize))
  return [{ text: placed.map((word) => word.text).join(' '), words: placed, box, fontSize, bold: false }]
}

function placeWord({ text, box, confidence }: RecognisedWord, page: RecognisedPage, height: number): Word {
  const [left, top, right, bottom] = box
  const place = {
    x: left / page.width,
    y: top / page.height,
    width: (right - left) / page.width,
    height: (bottom - top) / page.height,
  }
  return {
    text: text.replace(/[™®©:.,;|]+$/u, ''),
    box: place,
    fontSize: Math.round(place.height * height * 10) / 10,
    bold: false,
    confidence,
  }
}

const toPixelBox = ({ box }: Word, { width, height }: RecognisedPage): RecognisedWord['box'] => [
  box.x * width,
  box.y * height,
  rightEdge(box) * width,
  bottomEdge(box) * height,
]

const measureHeight = ({ box }: Pick<Piece, 'box'>) => box[3] - box[1]

function unionPixelBox(boxes: readonly RecognisedWord['box'][]): RecognisedWord['box'] {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ]
}

/** Whether the middle of a box in pixels lies on an image. */
function holdsMiddle(image: Cover, [left, top, right, bottom]: RecognisedWord['box'], page: RecognisedPage): boolean {
  const [x, y] = [(left + right) / 2 / page.width, (top + bottom) / 2 / page.height]
  return x >= image.left && x <= image.right && y >= image.top && y <= image.bottom
}
