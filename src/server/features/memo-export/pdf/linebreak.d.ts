/** The package has no types of its own. */
declare module 'linebreak' {
  /** Finds the places of a text where a line may end (UAX 14); each position is the index after the place. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
