/**
 * `automatic`: it keeps any beginning, of requests of the same `key` where there is one. `marked`: it keeps the beginning up
 * to the marked texts, by their place. `none`: it tells nothing of a cache.
 */
type CacheHint = { by: 'automatic'; key: string } | { by: 'marked'; texts: number[] } | { by: 'none' }

/** What a request asked for, whatever the format it came in. */
export type SeenRequest = {
  format: string
  model: string
  key: string
  system: string
  /** Text parts of the user's message, in order. */
  texts: string[]
  images: number
  /** The way in which JSON was asked for. */
  mode: 'schema' | 'tool' | 'text'
  /** The schema of the answer, as JSON; '' where none was given. Providers count it before the system text. */
  schema: string
  /** How the provider is told what to keep in its cache. */
  cache: CacheHint
  /** Bytes of the request's body. */
  bytes: number
}

export type ScriptedUsage = { input: number; cachedInput?: number; cacheWrite?: number; output: number }

/** What the model is to say; `cutOff`: it ran into its output limit. */
export type ScriptedText = { text: string; usage?: ScriptedUsage; cutOff?: boolean }

/** The schema of an answer as text; '' for none. */
export const writeSchema = (schema: unknown): string => (schema === undefined ? '' : JSON.stringify(schema))

/** How one provider writes requests and answers. `toolName` is the tool that the request forces, null when none. */
export type WireFormat = {
  name: string
  matches: (path: string) => boolean
  read: (body: unknown, path: string) => Omit<SeenRequest, 'format' | 'key' | 'bytes'> & { toolName: string | null }
  write: (said: Required<ScriptedText>, model: string, toolName: string | null) => unknown
  writeError: (status: number, message: string) => unknown
}
