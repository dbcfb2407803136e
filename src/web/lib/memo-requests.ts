/** The state of a navigation that asks the screen which it leads to for its print. */
export const printRequest = 'print'

export const isPrintRequest = (state: unknown): boolean => state === printRequest
