/** Words and names by which a page gives the source of a figure. */
export const printedSource =
  /\b(?:sources?|fuentes?|quellen?|fontes?|źródł[oa]|bron)\s?[:：]|来源|\b(?:according to|seg[uú]n|laut|selon|segundo|według)\b|\b(?:gartner|statista|mckinsey|idc|forrester|grand view|mordor|cb insights|pitchbook|deloitte|pwc|kpmg|bcg|bain|nielsen|world bank|imf|eurostat|ibisworld|crunchbase|marketsandmarkets|allied market|fortune business|euromonitor|forbes|bloomberg|census|oecd|who|ey)\b|https?:\/\//i
