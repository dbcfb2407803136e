/** Numbers the links of one text in order of first use: `[1](pitch_deck/…?page=3)`. */
export class Citations {
  readonly #links: string[] = []

  /** The markdown mark for a link; the same link keeps its number. */
  mark(link: string): string {
    let at = this.#links.indexOf(link)
    if (at < 0) at = this.#links.push(link) - 1
    return `[${at + 1}](${link})`
  }

  sources(): Array<{ value: string }> {
    return this.#links.map((value) => ({ value }))
  }
}
