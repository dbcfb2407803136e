/** Words that head the column of labels, so that their row is the heads' row in whatever type. */
export const labelColumnHeading =
  /^(?:competitors?|compan(?:y|ies)|features?|names?|players?|products?|solutions?|rounds?|metrics?|criteria|year|stage|segment|category)$/i
