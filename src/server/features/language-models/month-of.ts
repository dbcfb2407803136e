/** The month of UTC that a moment lies in, such as '2026-03'. */
export const getMonth = (at: Date): string => at.toISOString().slice(0, 7)
