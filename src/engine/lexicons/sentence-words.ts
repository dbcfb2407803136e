import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Small words of other Latin languages than English. */
export const foreignSmallWords =
  /(?:^|\s)(?:de|la|el|los|las|del|que|con|por|una?|le|les|des|du|et|pour|dans|und|der|die|das|für|mit|von|ist|nicht|do|da|em|para|um|jest|nie|oraz|dla|się|na|ze?|il|che|per|van|het|een|och|att|som|ve|bir|için)(?=\s|$)/iu

/** Small words without which a longer English text is hardly English. */
export const englishSmallWords =
  /\b(?:the|and|of|to|for|with|that|are|is|our|we|by|from|on|at|your|you|as|it|has|have|can|will|their|an|all|per|year|more|without|into|who|which|every|each|over|not)\b/i

/** Words that make a line of English words say something of something. */
export const finiteVerbs = latinFirst(
  /(?:\b(?:is|are|was|were|has|have|had|can|cannot|could|will|would|do|does|did|don|doesn|isn|aren|may|might|must|should|need|needs|becomes?|became|begins?|began|brings?|builds?|buys?|changes?|charges?|combines?|comes?|came|connects?|converts?|costs?|covers?|creates?|cuts?|delivers?|depends?|differs?|earns?|enables?|ends?|enters?|exists?|expands?|expects?|faces?|fails?|falls?|fell|finds?|focus(?:es)?|gets?|got|gives?|gave|goes|went|grows?|grew|hears?|helps?|holds?|integrates?|keeps?|knows?|knew|lacks?|learns?|leaves?|lets?|lies|listens?|lives?|loses?|lowers?|makes?|manages?|means?|meets?|misses|moves?|offers?|opens?|operates?|owns?|pays?|prevents?|produces?|proved|provides?|puts?|reach(?:es|ed)?|reads?|receives?|reduces?|rel(?:y|ies)|remains?|replaces?|requires?|returns?|rises?|rose|runs?|ran|saves?|says?|sees?|saw|sells?|sends?|serves?|shows?|showed|sits?|solves?|spends?|stands?|stays?|stores?|struggles?|suffers?|supports?|takes?|took|tells?|told|tracks?|trusts?|tries|turns?|understands?|uses?|waits?|wants?|wastes?|wins?|works?|writes?|wrote|allows?|arrives?|asks?|automates?|detects?|recommends?|resells?|visits?|wait|doubles|launches|increases|doubled|tripled|sell|reached \$?\d)\b|['’](?:s|re|ve|ll|t)\b)/i,
)

/** Words and marks after which a sentence goes on. */
export const openEnd = latinFirst(
  /(?:(?<![\p{L}\p{N}])(?:and|or|but|of|for|with|to|the|an?|in|on|by|at|from|as|than|that|which|our|your|their|its|is|are|who|et|de|des|du|la|le|les|ou|pour|avec|y|o|el|los|las|para|con|und|oder|für|mit|der|die|das|von|i|w|z|na|do|oraz|lub|e|da|em|com)|[,;:&+/(=–—-])["”’]?$/iu,
)

/** Words in small letters with which the rest of a sentence begins. */
export const dependentStart = latinFirst(
  /^(?:and|or|but|nor|of|to|than|that|which|where|while|with|whose|who|as|by|at|al|de|del|que|et|ou|y|o|und|oder|am|im|pro|por|para|con|von|mit|w|z|i|oraz|lub)(?![\p{L}\p{N}])/u,
)

/** What belongs to the frame of a page and not to what it says. */
export const frameOfPage = latinFirst(
  /(?:\S+@\S+\.\S+|^[\w-]+\.(?:com|io|app|co|net|org|ai|dev|xyz)(?:\s*[-–|·].*)?$|(?:https?:\/\/|www\.)\S+|©|\(c\) \d{4}|\b(?:all rights reserved|strictly confidential|private (?:and|&) confidential|confidential\b(?! (?:computing|data|information of))|do not distribute|disclaimers?|forward[- ]looking statements?|page \d+(?: of \d+)?|thank you|questions\??$|table of contents|^slide \d+\b|click here|lorem ipsum)|(?:\+?\d[\s().-]?){9,})/i,
)

/** Words beside a figure that do not name what it counts. */
export const timeOrFillerWord =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|years?|months?|weeks?|days?|hours?|minutes?|min|step|phase|slide|page|stage|figure|share|total|now|over|from|per|real|est|about|rok|roku|años?|jahre?|días?|horas?|mes|meses|tage?|jours?|ans|billion|million|thousand|mln|mio|mrd|millones|group|option|part|chapter|next|last|the|and|to|at)$/iu

/** Words between content words, also in titles. */
export const functionWord =
  /^(?:the|and|of|to|for|with|in|on|at|by|from|as|or|a|an|our|is|are|de|la|le|el|en|y|et|und|mit|der|die|das|do|na|w|z|i|via|vs|than|all|every|each|new|first|other|most|major|local|many|some|both|no|que|con|por|para|los|las|del|des|les|du|au|und|oder|im|am|zum|zur|den|dem|ist|sind|über|für|von|to|e|da|per|like|including|include|use|using)$/i

/** Words and marks after which a line was broken by the layout, not by its author. */
export const wordsBeforeLineBreak =
  /(?:[,;:&+/–—-]|(?<![\p{L}\p{N}])(?:and|or|of|for|with|to|the|an?|in|on|by|at|from|as|than|that|our|your|their|its|is|are|et|de|des|du|la|le|les|pour|avec|y|o|el|los|las|para|con|del|und|oder|für|mit|der|die|das|von|im|am|i|w|z|na|do))$/iu

/** A point after these does not end a sentence. */
export const abbreviation = latinFirst(
  /(?:\b(?:e\.g|i\.e|vs|approx|no|inc|ltd|co|corp|dr|mr|ms|mrs|st|prof|sr|jr|u\.s|etc|est)\.|\b\p{Lu}\.)$/iu,
)

/** Words that keep small letters in sentence case. */
export const smallWords = new Set(
  'a an the and or but nor of in on at to by for from with without as is are be was were it its we our you your they their this that than into over under per via not no all more most new how why what who which when where can will has have do does el la los las de del y en con por para un una le les des du et au aux pour avec der die das und mit für von zu im ist o os da do das dos e em com um uma'.split(
    ' ',
  ),
)
