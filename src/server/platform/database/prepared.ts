import { sql } from 'kysely'
import type pg from 'pg'

/**
 * Ends a statement that finds rows by their keys, and so often that planning it each time would cost more than running it: the
 * embedded database keeps its plan. Not for one whose best plan depends on its parameters.
 */
export const prepared = sql`/* prepared */`

const mark = '/* prepared */'

/**
 * A connection as Kysely uses it, which runs statements that end with `prepared` by plans that it keeps. Only for a connection whose
 * every statement reaches the same session: a pooler in between would not know the names.
 */
export function keepPlans(client: pg.PoolClient): pg.PoolClient {
  const names = new Map<string, string>()
  const query = (text: string, values: unknown[]) => {
    if (!text.includes(mark)) return client.query(text, values)
    const name = names.get(text) ?? `prepared_${names.size}`
    names.set(text, name)
    return client.query({ name, text, values })
  }
  return new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) })
}
