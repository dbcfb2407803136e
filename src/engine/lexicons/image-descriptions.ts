/** What programs write as the description of an image that has none: a word for it with a number, or a file name. */
export const defaultImageName =
  /^(?:(?:picture|image|graphic|bild|grafik|imagen|shape|screenshot|logo)?\s*\d*|.*\.(?:png|jpe?g|gif|svg|emf|wmf|webp))$/i

/** What programs add to a description that they have written themselves. */
export const generatedNote =
  /\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?.*)$/is
