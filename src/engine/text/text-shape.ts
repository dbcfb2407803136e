import { latinFirst } from '#engine/patterns/latin-first.ts'

/**
 * What a line of a deck is to a reader: a whole sentence, a figure with its label or a label with its text, a phrase of
 * a list, or a fragment that says nothing on its own.
 */
export type TextShape = 'sentence' | 'pair' | 'phrase' | 'fragment'

const fewestWords = 4
const fewestOfForeign = 6
const mostOfPair = 16
/** Words from which a text without a closing mark is lines joined. */
const mostUnbroken = 40
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const fewestOfCjk = 8

const FOREIGN =
  /(?:^|\s)(?:de|la|el|los|las|del|que|con|por|una?|le|les|des|du|et|pour|dans|und|der|die|das|für|mit|von|ist|nicht|do|da|em|para|um|jest|nie|oraz|dla|się|na|ze?|il|che|per|van|het|een|och|att|som|ve|bir|için)(?=\s|$)/iu
const ENGLISH =
  /\b(?:the|and|of|to|for|with|that|are|is|our|we|by|from|on|at|your|you|as|it|has|have|can|will|their|an|all|per|year|more|without|into|who|which|every|each|over|not)\b/i
/** Words that make a line of English words say something of something. */
const FINITE = latinFirst(
  /(?:\b(?:is|are|was|were|has|have|had|can|cannot|could|will|would|do|does|did|don|doesn|isn|aren|may|might|must|should|need|needs|becomes?|became|begins?|began|brings?|builds?|buys?|changes?|charges?|combines?|comes?|came|connects?|converts?|costs?|covers?|creates?|cuts?|delivers?|depends?|differs?|earns?|enables?|ends?|enters?|exists?|expands?|expects?|faces?|fails?|falls?|fell|finds?|focus(?:es)?|gets?|got|gives?|gave|goes|went|grows?|grew|hears?|helps?|holds?|integrates?|keeps?|knows?|knew|lacks?|learns?|leaves?|lets?|lies|listens?|lives?|loses?|lowers?|makes?|manages?|means?|meets?|misses|moves?|offers?|opens?|operates?|owns?|pays?|prevents?|produces?|proved|provides?|puts?|reach(?:es|ed)?|reads?|receives?|reduces?|rel(?:y|ies)|remains?|replaces?|requires?|returns?|rises?|rose|runs?|ran|saves?|says?|sees?|saw|sells?|sends?|serves?|shows?|showed|sits?|solves?|spends?|stands?|stays?|stores?|struggles?|suffers?|supports?|takes?|took|tells?|told|tracks?|trusts?|tries|turns?|understands?|uses?|waits?|wants?|wastes?|wins?|works?|writes?|wrote|allows?|arrives?|asks?|automates?|detects?|recommends?|resells?|visits?|wait|doubles|launches|increases|doubled|tripled|sell|reached \$?\d)\b|['’](?:s|re|ve|ll|t)\b)/i,
)
const OPEN_END = latinFirst(
  /(?:(?<![\p{L}\p{N}])(?:and|or|but|of|for|with|to|the|an?|in|on|by|at|from|as|than|that|which|our|your|their|its|is|are|who|et|de|des|du|la|le|les|ou|pour|avec|y|o|el|los|las|para|con|und|oder|für|mit|der|die|das|von|i|w|z|na|do|oraz|lub|e|da|em|com)|[,;:&+/(–—-])["”’]?$/iu,
)
const LOW_START = latinFirst(
  /^(?:and|or|but|nor|of|to|than|that|which|where|while|with|whose|who|as|by|at|al|de|del|que|et|ou|y|o|und|oder|am|im|pro|por|para|con|von|mit|w|z|i|oraz|lub)(?![\p{L}\p{N}])/u,
)
const END = /[.!?…。！？]["”’)]*$/u
/** What belongs to the frame of a page and not to what it says. */
const FURNITURE = latinFirst(
  /(?:\S+@\S+\.\S+|^[\w-]+\.(?:com|io|app|co|net|org|ai|dev|xyz)(?:\s*[-–|·].*)?$|(?:https?:\/\/|www\.)\S+|©|\(c\) \d{4}|\b(?:all rights reserved|strictly confidential|private (?:and|&) confidential|confidential\b(?! (?:computing|data|information of))|do not distribute|disclaimers?|forward[- ]looking statements?|page \d+(?: of \d+)?|thank you|questions\??$|table of contents|click here|lorem ipsum)|(?:\+?\d[\s().-]?){9,})/i,
)
const ONLY_LINKS = /^(?:source|sources|quelle|fuente|źródło)\b/i

/** The shape of a line; `furniture` and garbage are fragments. */
export function classifyShape(text: string): TextShape {
  const said = text.trim()
  if (isFurniture(said) || isGarbled(said) || !isBalanced(said)) return 'fragment'
  if (cjk.test(said)) return [...said].length >= fewestOfCjk ? 'sentence' : /\d/.test(said) ? 'pair' : 'fragment'
  const words = said.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  if (letters.length === 0 || OPEN_END.test(said) || LOW_START.test(said)) return 'fragment'
  if (runsTogether(said) || /^\d{1,2} \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}$/u.test(said)) return 'fragment'
  if (/^(?:…|\.\.)/u.test(said) || /^(?:is|are|was|were)\s(?!.*\?$)/iu.test(said)) return 'fragment'
  const label = /^[^:]{2,60}:\s+\S/u.test(said)
  if (words.length >= fewestWords && isSentence(said, words.length)) return 'sentence'
  if (words.length >= 2 && words.length <= mostOfPair && /\d/u.test(said))
    return namesItsFigure(said) ? 'pair' : 'fragment'
  if (label && words.length >= 3) return 'pair'
  if (/^\p{Ll}{2}/u.test(said) && !isEnglish(said)) return 'fragment'
  const least = /^\p{Ll}/u.test(said) ? fewestWords + 1 : fewestWords
  return words.length >= least ? 'phrase' : 'fragment'
}

function isSentence(text: string, words: number): boolean {
  if (/^\p{Ll}/u.test(text) && !/^\p{Ll}+[\p{Lu}\d.]/u.test(text)) return false
  if (END.test(text) && !/^\S+ \S+\.$/u.test(text)) return true
  if (isTitleCase(text)) return false
  if (isEnglish(text)) return FINITE.test(text.replace(/^\S+\s/u, ' ')) && words >= 5
  return words >= fewestOfForeign && !/^[^:]{2,40}:/u.test(text)
}

const TIME_OR_FILLER =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|years?|months?|weeks?|days?|hours?|minutes?|min|step|phase|slide|page|stage|figure|share|total|now|over|from|per|real|est|about|rok|roku|años?|jahre?|días?|horas?|mes|meses|tage?|jours?|ans|billion|million|thousand|mln|mio|mrd|millones|group|option|part|chapter|next|last|the|and|to|at)$/iu

/**
 * Whether a line with a figure names what it counts: two words that are no time, or one beside an amount, a share or a
 * year, one acronym ('$85k MRR'), or things in the plural ('11 partners', '18 months of runway').
 */
function namesItsFigure(text: string): boolean {
  const names = (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).filter(
    (word) => word.length > 2 && !TIME_OR_FILLER.test(word),
  )
  if (names.length !== 1) return names.length > 1
  const [name = ''] = names
  return (
    /[\p{Sc}%]|\b(?:19|20)\d\d\b/u.test(text) || /^\p{Lu}{3,}s?$|^\p{L}{4,}s$/u.test(name) || /^runway$/iu.test(name)
  )
}

/** Whether a Latin text is read as English: it has English small words, or none of another language and no accents. */
export const isEnglish = (text: string): boolean =>
  ENGLISH.test(text) || (!/[^\p{ASCII}\p{P}\p{S}\p{N}\s]/u.test(text) && !FOREIGN.test(text))

/** Set as a heading is: nearly every longer word has a capital. */
function isTitleCase(text: string): boolean {
  const long = text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}’'-]{3,}/gu) ?? []
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > 0.8
}

/** Contact lines, notices, page numbers and addresses of sites. */
export const isFurniture = (text: string): boolean => FURNITURE.test(text) || ONLY_LINKS.test(text)

/** Digits within words, letters standing alone, words glued into one: what a picture's recognition or a torn text leaves. */
export function isGarbled(text: string): boolean {
  if (/\uFFFD|\p{Ll}\d+\p{Ll}|\p{L}[|\\]\p{L}/u.test(text.replace(/\S*[/.@]\S*/gu, ' '))) return true
  const tokens = text.split(/\s+/u)
  if (!cjk.test(text) && tokens.some((token) => /^\p{L}{26,}$/u.test(token))) return true
  const alone = tokens.filter((token) => /^\p{L}$/u.test(token) && !/^[aiouyewzvàéóá&x]$/iu.test(token))
  return alone.length >= 3 || /[=~^_]{2,}|[<>{}\\]{2,}/.test(text)
}

function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  return count(/\(/g) === count(/\)/g) && (text.includes('„') || count(/“/g) === count(/”/g)) && count(/"/g) % 2 === 0
}

const functionWords =
  /^(?:the|and|of|to|for|with|in|on|at|by|from|as|or|a|an|our|is|are|de|la|le|el|en|y|et|und|mit|der|die|das|do|na|w|z|i|via|vs|than|all|every|each|new|first|other|most|major|local|many|some|both|no|que|con|por|para|los|las|del|des|les|du|au|und|oder|im|am|zum|zur|den|dem|ist|sind|über|für|von|to|e|da|per|like|including|include|use|using)$/i
/** A content word in small letters, then a capital that opens a new phrase: the mark of lines that were joined. */
function runsTogether(text: string): boolean {
  const tokens = text.split(/\s+/u)
  let seams = 0
  for (let index = 1; index < tokens.length - 1; index++) {
    const [before, here, after] = [tokens[index - 1] ?? '', tokens[index] ?? '', tokens[index + 1] ?? '']
    if (/^\p{Ll}[\p{Ll}\p{M}’'-]+$|\)$/u.test(before) && !functionWords.test(before))
      if (/^\p{Lu}\p{Ll}+,?$/u.test(here) && /^\p{Ll}/u.test(after)) seams++
  }
  if ((text.match(/\s=\s/gu)?.length ?? 0) > 1) return true
  const shares = text.match(/%(?=\s+\p{L}[^,;]*\d\s?%)/gu)?.length ?? 0
  if (shares > 1 || (shares > 0 && /^\d/.test(text)) || (tokens.length > mostUnbroken && !END.test(text))) return true
  return seams >= (END.test(text) ? 4 : 2)
}
