/** Small words within the name of a company. */
export const organisationParticles = new Set([
  'of',
  'the',
  'and',
  '&',
  'de',
  'del',
  'des',
  'di',
  'da',
  'do',
  'dos',
  'das',
  'der',
  'la',
  'le',
  'du',
  'von',
  'van',
  'for',
  'by',
  'y',
  '+',
])

/** Names written like iHarvest or grove.net. */
export const lowercaseBrand =
  /^\p{Ll}+\p{Lu}|^\p{L}[\p{L}\d]*\.(?:com|net|io|ai|co|app|org|me|dev|so|fm|ly|tv|cloud|tech|xyz|eu|de|fr|es|uk|us|in|ch|nl|pl|se|ca|br|jp|kr|cn|sg|ng|ke|za|gg|finance|health|store|shop)$/u
