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
  /** Bytes of the request's body. */
  bytes: number
}

export type ScriptedUsage = { input: number; cachedInput?: number; output: number }

/** What the model is to say; `cutOff`: it ran into its output limit. */
export type ScriptedText = { text: string; usage?: ScriptedUsage; cutOff?: boolean }

/** How one provider writes requests and answers. `toolName` is the tool that the request forces, null when none. */
export type WireFormat = {
  name: string
  matches: (path: string) => boolean
  read: (body: unknown, path: string) => Omit<SeenRequest, 'format' | 'key' | 'bytes'> & { toolName: string | null }
  write: (said: Required<ScriptedText>, model: string, toolName: string | null) => unknown
  writeError: (status: number, message: string) => unknown
}
