/** The end of an address that leads to what a memo could not find. */
export const unknownFieldsHash = '#unknown-fields'
