import { latinFirst } from '#engine/patterns/latin-first.ts'

/** Cells of a comparison that say yes, no or how much. */
export const comparisonMarks =
  /^(?:yes|no|partial(?:ly)?|limited|some|n\/a|none|low|medium|high|sí|si|ja|nein|oui|non|p|o|x|[✓✔✗✘×○●◐–—-]+)$/i

/** What heads the labels of a comparison. */
export const cornerHeads =
  /^(?:factors?|features?|capabilit(?:y|ies)|criteri(?:a|on)|aspects?|attributes?|dimensions?|metrics?|parameters?|categor(?:y|ies))$/i

/** What heads the labels of a table with a competitor a row, where the other heads are no names. */
export const cornerOverRivals =
  /^(?:(?:main |key |our )?(?:competitors?|alternatives?|rivals?|incumbents?)|alternativas?|competidor(?:es)?|concurrents?|concorrent[ei]s?|wettbewerber)$/i

/** Heads of a comparison that mean the company itself. */
export const selfHeads =
  /^(?:us|we|our (?:solution|product|platform|app|company|approach)|this (?:product|solution)|you)$/i

/** Headings over a group of competitors. */
export const competitorGroups =
  /^(?:(?:direct|indirect|main|key|other|local|global|international|domestic|current|existing|legacy|traditional|online|offline|primary|secondary|potential) )+(?:competit(?:ors?|ion)|rivals|players|alternatives|substitutes|incumbents)\s?:?$|^(?:competitors|alternatives|incumbents|substitutes)\s?:?$|^(?:concurrents|concorrenti|concorrentes|competidores|competencia|concurrence|concorrenza|concorrência) (?:in)?d[io]re[ct]+[aeios]*\s?:?$|^(?:direkte|indirekte) (?:wettbewerber|konkurrenten|konkurrenz|mitbewerber)\s?:?$/i

/** The head of a column that names one competitor a row; the titles of such slides say it of several. */
export const competitorHead = /\b(?:alternative|rival|incumbent|player)$/iu

/** Names in brackets after what competes: 'startups (Halden, Norvane)', 'delivery at home (e.g. Halden, Norvane)'. */
export const bracketedNames =
  /(?<!(?:countries|cities|markets|regions) ?)\((?:e\.g\.?,? |such as |like |incl(?:uding|\.)? )?(?<names>\p{L}[^()]*[,/][^()]*)\)/giu

/** A sentence about another firm: its name at the start, and a verb for what it is or does. */
export const sentenceOnOther = latinFirst(
  /^(?<name>(?:\p{Lu}|\p{Ll}+\p{Lu})[\p{L}\d.&’'-]*(?: \p{Lu}[\p{L}\d.&’'-]*){0,2}) (?:also |only |still |mainly |just )?(?:is|has|had|was|lacks|offers|targets|focuses|does|doesn['’]t|isn['’]t|can(?:not|['’]t)|requires|needs|charges|sells|provides|serves|covers|works|supports|costs|uses|dominates|owns|leads|relies|helps|allows|caters)\b/u,
)

/** Words before the names of others that a sentence begins with: 'Unlike Vendrally', 'While Orbita …'. */
export const leadsIntoOthers =
  /^(?:unlike|while|whereas|although|like|vs\.?|versus|beyond|compared (?:to|with)|i\.?e\.,?|e\.?g\.,?|such as)\s/iu

/** Words of a tie to other firms: 'Works with existing tools such as Slack' names no competitor. */
export const tieWords =
  /\b(?:integrat\w*|connect\w*|works? with|compatib\w*|built on|plugs?|import\w*|export\w*|syncs?|partner\w*|on top of|powered by|customers?|clients?|backed|users? of)\b/i

const ownStrengths = latinFirst(
  /(?<!\p{L})(?:advantages?|edge|strengths?|differen\w+|benefits?|position\w*|(?:key|our) features|ventajas?|vantagens?|avantages?|vantaggi|(?:wettbewerbs)?vorteile?|differenzia\p{L}*|diferencia\p{L}*|différen\p{L}*|alleinstellung\p{L}*|vorsprung|unterscheide\p{L}*|przewag\p{L}*|výhod\p{L}*|преимуществ\p{L}*|avantaj\p{L}*)(?!\p{L})/iu,
)
const othersToo = latinFirst(
  /(?<!\p{L})(?:competition|competitors?|positioning|positionierung|positionnement|posicionamiento|posicionamento|posizionamento|landscape|alternatives|rivals|players|compar\p{L}*|vs\.?|versus|competencia|competidores|concurrence|concurrents|concorrência|concorrentes|concorrenza|concorrenti|wettbewerb(?:er)?|konkurrenz|konkurrenten|mitbewerber|konkurencj\p{L}*|konkurence|конкурент(?:ы|ов|ами)|rakip\p{L}*)(?!\p{L})/iu,
)

/** Whether a title sets others beside the company: 'Market positioning', 'Norvik vs. others'. */
export const namesOthers = (title: string): boolean => othersToo.test(title)

/** Whether a title announces what the company itself is good at, and not those beside it too: 'Competitive advantages'. */
export const tellsOwnStrengths = (title: string): boolean => ownStrengths.test(title) && !namesOthers(title)

/** What a line about a rival says that it lacks. */
export const faultWords =
  /:.*\b(?:no|not|only|costly|expensive|slow|limited|lacks?|without|kein\w*|nur|sin|sans|senza|sem)\b/iu

/** A title over a table that tells the company from others: 'Why Norvik', 'How we differ', 'Feature matrix'. */
export const setsApart = latinFirst(
  /(?<!\p{L})(?:why|us|we|our|differ\p{L}*|matrix|versus|vs|unique|ahead|warum|wir|por qu[eé]|pourquoi|perch[eé])(?!\p{L})/iu,
)

/** Such a slide tells what can go wrong, competition among it. */
export const riskTitles = latinFirst(
  /(?<!\p{L})(?:risks?|risiken|risiko|riesgos?|riscos?|risques?|rischi|ryzyk\p{L}*|rizik\p{L}*|риск\p{L}*|riskler\p{L}*)(?!\p{L})/iu,
)

/** 'vs Vendrally:' over what the company does better; 'vs FY23' and 'vs YoY' tell when. */
export const versusLine = /^\W*(?:vs\.?|versus)\s+(?!.*\d)(?<names>[^:]{2,40}?)\s*:?$/iu

/** Headings over names on a slide about competition that compete with no one. */
export const otherGroups =
  /\b(?:us|we|our|partners?|suppliers?|integrat\w*|features?|technolog\w+|tools|stack|sources?|press|regulators?|awards?|team|customers?|clients?|investors?|backers)\b/i

/** 'Vendrally is our main competitor' */
export const calledCompetitor =
  /^[\s•▪●·*–-]*(?<name>\p{Lu}[\p{L}\d.&’'-]*(?: \p{Lu}[\p{L}\d.&’'-]*){0,2}) is (?:currently )?(?:our|the) (?:\p{L}+ ){0,2}(?:competitor|rival|alternative)\b/u

/** 'Vendrally (competitor)' */
export const markedCompetitor =
  /^(?<name>[^()]{2,40}?) \((?:(?:(?:our|main|direct|closest|only) ){0,2}(?:competitor|rival|incumbent)|concurrente?|concorrente|competidora?|wettbewerber|konkurrent|mitbewerber|konkurrencja|rakip)\)$/iu

/** A line that sets the company against the names after it: 'vs Vendrally / Orbita'. */
export const comparedLine = /^\W*(?:vs\.?|versus|compared (?:to|with))\s/giu
