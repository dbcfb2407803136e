/** Words between a count and a noun that make another noun the counted one. */
export const otherCountedWords =
  /\b(?:of|for|from|in|to|by|with|per|de|our|their|your|its|and|is|are|other|more|potential|target|new)\b/i

/** A rate or comparison right behind a figure: a month, year over year. */
export const ratesBehindFigure =
  /^\s?(?:\/\s?(?:mo(?:nth)?|year|yr)\b|(?:per|a|al|pro|par) (?:month|year|mes|año|Monat|mois)\b|monthly|YoY|MoM|QoQ|y\/y|year[- ](?:over|on)[- ]year|month[- ](?:over|on)[- ]month|annually|CAGR)/i
