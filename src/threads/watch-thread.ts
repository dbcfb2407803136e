/** What ends a thread: seconds of its processor between two signs of progress, and seconds by the clock without a sign of life. */
export type ThreadLimits = { processorSeconds: number; silentSeconds?: number }

/** Why a thread was ended: one step took too much of the processor, all steps together did, or nothing was heard of it. */
export type StopCause = 'step' | 'budget' | 'silence'

/** Thrown for work whose thread was ended. */
export class ThreadStopped extends Error {
  readonly reason: StopCause
  constructor(reason: StopCause) {
    super(`The thread was ended: ${causes[reason]}.`)
    this.name = 'ThreadStopped'
    this.reason = reason
  }
}
const causes: Record<StopCause, string> = {
  step: 'one step of its work took too much processor time',
  budget: 'its work has used up its processor time',
  silence: 'it made no progress for too long',
}

/** Seconds of processor time that several pieces of work share, whichever threads do them. */
export class ProcessorBudget {
  #left: number
  constructor(seconds: number) {
    this.#left = seconds
  }
  get isSpent(): boolean {
    return this.#left <= 0
  }
  grow(seconds: number): void {
    this.#left += seconds
  }
  spend(seconds: number): void {
    this.#left -= seconds
  }
}

/** A watched thread, for the code that receives its messages. */
export type Watch = {
  /** Marks a step as done: the next one has all its time. */
  progress: () => void
  /** Seconds of processor time that the work has used since its start in a thread below the watched one. */
  spentBelow: (seconds: number) => void
  stop: () => void
}

const lookEveryMs = 200
/** Ten minutes, in which a patient thread beside forty busy processes on two cores still gets two or three seconds of the processor. */
const usualSilence = 600
/** Seconds of the processor that are a sign of life: a thread that hangs uses half a second in ten minutes, to say that it is there. */
const signOfLife = 1

/**
 * Watches a thread that works. `spent` gives its processor seconds so far, null while that is not known; Node answers in the
 * midst of endless code too, WASM included. `onOver` is called once, when a limit is passed: time that the thread spent
 * waiting for the processor counts for nothing.
 */
export function watchThread(
  spent: () => Promise<number | null>,
  limits: ThreadLimits & { budget?: ProcessorBudget | undefined },
  onOver: (cause: StopCause) => void,
): Watch {
  const { processorSeconds, silentSeconds = usualSilence, budget } = limits
  const meters = [new Meter(), new Meter()] as const
  let step = 0
  let sinceHeard = 0
  let heard = performance.now()
  let isLooking = false
  const count = (seconds: number) => {
    step += seconds
    budget?.spend(seconds)
    sinceHeard += seconds
    if (sinceHeard >= signOfLife) hear()
  }
  const hear = () => {
    sinceHeard = 0
    heard = performance.now()
  }
  const measure = async () => {
    if (isLooking) return
    isLooking = true
    const seconds = await spent()
    isLooking = false
    if (seconds !== null) count(meters[0].advance(seconds))
    check()
  }
  const check = () => {
    const cause = findCause()
    if (cause === null || timer === null) return
    stop()
    onOver(cause)
  }
  const findCause = (): StopCause | null => {
    if (step > processorSeconds) return 'step'
    if (budget?.isSpent) return 'budget'
    return performance.now() - heard > silentSeconds * 1000 ? 'silence' : null
  }
  let timer: NodeJS.Timeout | null = setInterval(() => void measure(), lookEveryMs)
  const stop = () => {
    if (timer !== null) clearInterval(timer)
    timer = null
  }
  void measure()
  return {
    progress: () => {
      step = 0
      hear()
    },
    spentBelow: (seconds) => {
      count(meters[1].advance(seconds))
      check()
    },
    stop,
  }
}

/** Measures a reading that only grows: how much it has grown since the previous one. */
class Meter {
  #last: number | null = null
  advance(reading: number): number {
    const since = this.#last === null ? 0 : Math.max(0, reading - this.#last)
    this.#last = reading
    return since
  }
}
