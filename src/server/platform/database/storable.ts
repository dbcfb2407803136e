/** Text that PostgreSQL can keep: without NUL characters and unpaired surrogates, which it refuses. */
export function makeStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** JSON for a jsonb column; every string in it is storable. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? makeStorable(part) : part))
}
