import { latinFirst } from '#engine/latin-first.ts'
/** Words after which decks list competitors; `anywhere` is plain on every slide, the rest only on slides about competition. */
export const competitorLeads = {
  anywhere:
    /\b(?:(?:our |main |direct |indirect |key |current |top |biggest )*competitors? (?:are|include|such as|like|is)\b:?|(?:direct |indirect |main |key )?competitors\s?:|compet(?:es?|ing) (?:with|against)|competition (?:from|includes?)|alternatives? (?:such as|like|include)|competidores(?: como)?\s?:?|Wettbewerber\s?:|concurrents\s?:|concorrentes\s?:|unlike|in contrast to)\s/gi,
  onSlide:
    /\b(?:like|such as|including|includes?|e\.g\.?,?|vs\.?|versus|compared (?:to|with)|over|wie|como|comme|players\s?:|direct\s?:|indirect\s?:|others\s?:)\s/gi,
} as const

export const competitionTitles = latinFirst(
  /\b(?:compet(?:ition|itors?|itive|ing)|landscape|alternatives|rivals|players|how we compare|comparison|competencia|competidores|konkurenc\w+|konkurren\w+|wettbewerb\w*|concurren(?:ce|ts)|concorr[eê]n\w+|concorrentes)(?![\p{L}])|竞争|竞品|競合|경쟁/iu,
)

/** Words after which customers are named. */
export const customerLeads =
  /\b(?:(?:select(?:ed)?|our|notable|key|current|paying|early|first|existing|reference|pilot|happy) (?:customers|clients|merchants)(?: (?:include|are|such as|like))?|(?:signed(?: contracts?)?|contracts?) with|customers include|clients include|customers (?:such as|like)|clients (?:such as|like)|(?:teams|people|engineers|developers|companies) (?:at|from)|trusted by|used by (?:teams at|companies like|companies such as)?|loved by|chosen by|serving|working with|customers\s?:|clients\s?:|clientes\s?:|Kunden\s?:|conf[ií]an en nosotros|nuestros clientes|unsere kunden|nos clients|ils nous font confiance|nossos clientes|referenzen|case stud(?:y|ies)\s?:?)/gi
export const customerTitles =
  /^(?:(?:select(?:ed)?|our|notable|key|some of our|current|happy|paying|early|reference) )*(?:(?:partners (?:and|&) )?(?:customers?|clients?)|case stud(?:y|ies)|testimonials?|trusted by|used by|loved by|conf[ií]an en nosotros|nuestros clientes|clientes|unsere kunden|referenzen|nos clients|nossos clientes)\b[^.]{0,12}$/i

/** Words after which investors are named; plain leads need an investor word or the slide of the ask. */
export const investorLeads =
  /\b(?:backed by|invested by|funded by|supported by investors|(?:our |existing |current |previous |notable |lead |key )?investors?(?: include| are|\s?:)|(?:led|co-led) by|(?:with )?participation (?:from|of)|angel investments? from|angels?\s?:|investment from|raised (?:.{0,40} )?from|funding from|(?:pre-)?seed .{0,30}? from|inversionistas\s?:?|inversores\s?:?|investoren\s?:?|finanziert von|investisseurs\s?:?|investidores\s?:?)|(?:[$€£]\s?[\d.,]+\s?(?:[kmb]n?|mio\.?|million)?|[\d.,]+\s?[km]?\s?€) (?:from|de|von|by|par)\s/gi
export const investorTitles =
  /^(?:(?:our|existing|current|previous|notable|key|selected|lead|seed|angel) )*(?:investors?|backers|backed by|investors? (?:&|and) (?:advisors?|partners|backers)|inversores|inversionistas|investoren|investisseurs|investidores)\s?:?$/i

/** Words that most investors carry in their names. */
export const investorWords =
  /\b(?:ventures?|capital|partners|vc|angels?|fund|funds|invest(?:ments?|ors)?|holdings?|equity|accelerator|incubator|combinator|techstars|labs|seedcamp|startups|fondo|fonds|beteiligung\w*)\b/i
