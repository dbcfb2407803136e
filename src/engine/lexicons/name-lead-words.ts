import { latinFirst } from '#engine/patterns/latin-first.ts'
import { translated } from './translated.ts'

/** A heading that is nothing but the words. */
const matchWholeLine = (words: string) => `^${words}\\s?[:：]?$`
const matchBeforeNames = (words: string) => `${words}\\s`

/** Words after which decks list competitors; `anywhere` is plain on every slide, the rest only on slides about competition. */
export const competitorLeads = {
  anywhere: translated(
    /\b(?:(?:our |main |direct |indirect |key |current |top |biggest )*competitors? (?:are|include|such as|like|is)\b:?|compet(?:itors|ition) (?:in|of|on) [^.:]{2,40}:|(?:main|key|other|biggest|largest|leading|major|top|existing|current) (?:players|rivals|alternatives|incumbents|competitors) (?:in|on|of) [^.:]{2,40}? (?:are|include)\b|(?:direct |indirect |main |key )?competitors\s?:|compet(?:es?|ing) (?:with|against)|competition (?:from|includes?)|(?:key |main |other |existing |current |today['’]s )*(?:alternatives|rivals|players)(?: in (?:the|this) (?:market|space|field|industry))?\s?:|alternatives? (?:such as|like|include)|why not (?:just )?(?:use )?|unlike|in contrast to)\s/gi,
    'competitorLead',
    matchBeforeNames,
  ),
  incumbents: translated(
    /\b(?:existing|current|traditional|legacy|established|incumbent|dominant|other|today['’]s|generic|conventional|standard|popular|typical|similar|competing|available|mainstream|off-the-shelf) (?:\p{L}+ ){0,2}?(?:players|tools|solutions|products|platforms|apps|companies|providers|vendors|services|options|software|systems|marketplaces|competitors|incumbents|networks|brands|startups|websites|sites|portals|aggregators|assistants|chatbots|wallets|exchanges|banks),? (?:like|such as|including|e\.g\.?,?)\s|\bincumbents,? (?:like|such as|including)\s|\bthe (?:tools|platforms|apps|systems|software|services) (?:\p{L}+ ){1,3}(?:pay for|use|rely on|buy) [—–] (?=[^—–.]*,[^—–.]* [—–] (?:haven['’]t|hasn['’]t|fail|lack|only|still|none|do not|don['’]t|cannot|can['’]t)(?!\p{L}))|\b(?:existing|current|traditional|legacy|established|incumbent|dominant|other|today['’]s|generic|conventional|standard|popular|typical|similar|competing|available|mainstream|off-the-shelf) (?:\p{L}+ )?(?:players|tools|solutions|products|platforms|apps|providers|vendors|services|systems|competitors|incumbents) ?\((?=[^)]*,)/giu,
    [],
  ),
  onSlide: translated(
    /\b(?:like|such as|including|includes?|e\.g\.?,?|vs\.?|versus|compared (?:to|with)|over|players\s?:|direct\s?:|indirect\s?:|others\s?:)\s/gi,
    'competitorExample',
    matchBeforeNames,
  ),
} as const

export const competitionTitles = translated(
  latinFirst(
    /\b(?:compet(?:ition|itors?|itive|ing)|landscape|alternatives|rivals|players|how we compare|comparison|(?<!\bour )(?:existing|current|today['’]?s|other|available) (?:solutions|tools|systems|options|offerings|approaches|alternatives)|(?<!\bour )(?:existing|other|current) products|related (?:systems|work|products)|category of one|who else (?:is|does|plays|builds)|what(?:['’]s| is| else is) out there|market map|where (?:others|we (?:sit|stand|fit))|why not just)(?![\p{L}])/iu,
  ),
  'title:competition',
)

/** Words after which customers are named. */
export const customerLeads = translated(
  latinFirst(
    /\b(?:(?:select(?:ed)?|our|notable|key|current|paying|early|first|existing|reference|pilot|happy|enterprise|launch|anchor|flagship|marquee) (?:customers?|clients?|merchants|adopters)(?:,? (?:include|including|incl\.|are|is|such as|like|includes))?|(?:signed(?: contracts?)?|contracts?(?: signed)?|deals?(?: signed)?|agreements? signed|(?:paid|active|live|successful|ongoing|completed|running|commercial) pilots?|pilots?(?: projects?| programs?| programmes?| phases?)?)(?: (?:running|live|ongoing|signed|underway|completed))? (?:with|at)|(?:customers|clients|users|brands|companies|businesses|merchants|retailers|organi[sz]ations)(?: already)?,? (?:include|including|incl\.|such as|like|among them)|(?:teams|people|engineers|developers|companies) (?:at|from)|trusted by|used by(?: (?:\p{L}+ (?:at|in)|companies like|companies such as|brands like|brands such as|leading \p{L}+ (?:like|such as)))?|sold to|(?:key|first|strategic|enterprise) accounts\s?:|loved by|chosen by|serving|working with|(?:live|deployed|rolled out|in production) (?:with|at)|customers\s?:|clients\s?:|(?:contracts|deals|pilots) signed\s?:|signed (?:contracts|deals|customers|clients)\s?:|(?:case stud(?:y|ies)|success stor(?:y|ies)|customer (?:success|stor(?:y|ies)))\s?:?)(?![\p{L}])/giu,
  ),
  'customerLead',
)
export const customerTitles = translated(
  /^(?:(?:select(?:ed)?|our|notable|key|some of our|current|existing|happy|paying|early|first|reference|featured|meet our|enterprise|a few of our) )*(?:(?:partners (?:and|&) )?(?:customers|clients|(?:early )?adopters|clientele|(?:customer|client) (?:list|base|logos|portfolio|stories|spotlight|successes))(?: (?:so far|today|include|(?:and|&) \p{L}+))?(?: \(\p{L}[^()]{0,14}\))?|(?:case stud(?:y|ies)|testimonials?|(?:proudly )?(?:trusted|used|loved|chosen) by(?: [a-z\d,+-]+){0,4}|who(?:['’]s| is)? us(?:es|ing) (?:us|\S+)|companies (?:using|that (?:use|trust)) (?:us|\S+)|brands (?:we work with|that trust us)|companies we (?:work with|serve)|(?:on the shel(?:f|ves)|sold|stocked|in use|live) (?:at|by)|they (?:already )?trust us|who (?:we work with|trusts us))\b[^.]{0,14})$/iu,
  'customerTitle',
  matchWholeLine,
)

/** Words after which investors are named; plain leads need an investor word or the slide of the ask. */
export const investorLeads = translated(
  /\b(?:backed by|invested by|funded by|supported by investors|(?:our |existing |current |previous |notable |lead |key )?investors?(?: include| are|\s?:)|(?:existing|current|previous|earlier) (?:investors?|backers?|shareholders?)|(?:led|co-led) by|(?:with )?participation (?:from|of)|angel investments? from|angels?\s?:|investment from|raised (?:.{0,40} )?from|funding from|(?:pre-)?seed .{0,30}? from)|(?:[$€£]\s?[\d.,]+\s?(?:[kmb]n?|mio\.?|million)?|[\d.,]+\s?[km]?\s?€) (?:from|de|von|by|par)\s/gi,
  'investorLead',
)
export const investorTitles = translated(
  /^(?:(?:our|existing|current|previous|notable|key|selected|lead|seed|angel) )*(?:investors?|backers|backed by|funded by|supported by|investments? from|investors? (?:&|and) (?:advisors?|partners|backers)|(?:partners|backers|supporters) (?:&|and) investors)\s?:?$/i,
  'investorTitle',
  matchWholeLine,
)

/** Words that most investors carry in their names. */
export const investorWords = translated(
  /\b(?:ventures?|capital|partners|vc|angels?|fund|funds|invest(?:ments?|ors)?|holdings?|equity|accelerator|incubator|combinator|techstars|labs|seedcamp|startups)\b/i,
  'investorWord',
)
