/** How a key is called where a person's name would stand. */
export const nameKey = (name: string): string => `API key ‘${name}’`
