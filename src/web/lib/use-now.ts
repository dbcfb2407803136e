import { useEffect, useState } from 'react'

/** Returns the present time, renewed every `every` milliseconds so that relative times stay right. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
