/** Returns the chance from 0 to 1 that a logit stands for: the logistic function. */
export const chanceOfLogit = (logit: number): number => 1 / (1 + Math.exp(-logit))
