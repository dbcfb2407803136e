/**
 * The time for pg-boss's own waits, by a clock that only goes forward: after the machine's clock is set back by an hour, a
 * wait by that one would take an hour longer. What is stored is stamped by the database.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
}
