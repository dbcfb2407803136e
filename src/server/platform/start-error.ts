/** Something that the person who starts the server has to put right; `message` is the whole explanation. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
