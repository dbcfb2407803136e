/** Why nothing of a site was read; `message` is a sentence for people. */
export class SiteRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SiteRefused'
  }
}
