/**
 * Limits how much work runs at a time. What waits takes turns by its `owner`: however much one owner has waiting, the next
 * place goes to another, and within an owner the first comes first.
 */
export class FairTurns<Place> {
  readonly #free: Place[]
  readonly #waiting = new Map<unknown, Array<(place: Place) => void>>()

  constructor(places: readonly Place[]) {
    this.#free = [...places]
  }

  /** Runs `work` with a place as soon as it is its turn. Rejects with the signal's reason when that comes first. */
  async use<T>(owner: unknown, signal: AbortSignal | undefined, work: (place: Place) => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    const place = this.#free.pop() ?? (await this.#waitForPlace(owner, signal))
    try {
      signal?.throwIfAborted()
      return await work(place)
    } finally {
      this.#handOver(place)
    }
  }

  #waitForPlace(owner: unknown, signal: AbortSignal | undefined): Promise<Place> {
    const { promise, resolve, reject } = Promise.withResolvers<Place>()
    const leave = () => {
      const others = (this.#waiting.get(owner) ?? []).filter((one) => one !== take)
      if (others.length > 0) this.#waiting.set(owner, others)
      else this.#waiting.delete(owner)
      reject(signal?.reason)
    }
    const take = (place: Place) => {
      signal?.removeEventListener('abort', leave)
      resolve(place)
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), take])
    return promise
  }

  #handOver(place: Place): void {
    const [next] = this.#waiting
    const [take, ...others] = next?.[1] ?? []
    if (next === undefined || take === undefined) {
      this.#free.push(place)
      return
    }
    // To the end of the line, where the owner has more.
    this.#waiting.delete(next[0])
    if (others.length > 0) this.#waiting.set(next[0], others)
    take(place)
  }
}
