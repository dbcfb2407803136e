/** The state of a navigation that asks the upload form for the sample deck. */
export const sampleRequest = 'sample'
