/** Words of ties that make no investor: interest, targets, customers, buyers. */
export const otherTies =
  /\b(?:committed to|interested|target|potential|we want|looking for|customers?|acquired by|led by (?:a team|our|the)|partners? include)\b/i

/** Programmes that take shares of the companies they admit. */
export const investingProgrammes =
  /^(?:y ?combinator|yc|techstars|antler|500 (?:startups|global)|seedcamp|entrepreneur first|plug (?:and|&) play|alchemist|sosv|indiebio|angelpad|startupbootcamp|founders factory|start-?up chile|rockstart|apx|flat6labs|surge|hax|dreamit|gener8tor|boost vc|berkeley skydeck|village capital|launchpad africa)/i

/** Headings that set other logos apart from those of investors. */
export const headingsOverOtherLogos =
  /\b(?:partner|customer|client|advis|press|featured|award|compet|team|trusted|used by)/i
