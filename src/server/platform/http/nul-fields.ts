const message = 'This contains a NUL character, which can’t be stored. Remove it and try again.'

/**
 * The fields of a parsed input, by their paths, that hold a NUL character in a text or in the name of a member: PostgreSQL
 * keeps none, and a password or an address without it would be another one. As deep as the input is; no recursion.
 */
export function findNulFields(input: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  const open: Array<{ path: string; value: unknown }> = [{ path: '', value: input }]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { path, value } = part
    if (typeof value === 'string' && value.includes('\0')) fields[path || 'body'] = message
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value)) {
      const place = path === '' ? name : `${path}.${name}`
      if (name.includes('\0')) fields[path || 'body'] = message
      else open.push({ path: place, value: member })
    }
  }
  return fields
}
