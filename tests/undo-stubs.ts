import { afterAll, vi } from 'vitest'

// Files of one kind run in the same process: what one of them put in place of a global must not meet the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
