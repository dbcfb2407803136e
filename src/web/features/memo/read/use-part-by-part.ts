import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns how many parts of a long page to show: none at first, then one more with each render, so that the page can be
 * read while the rest is rendered. A print has all of them.
 */
export function usePartByPart(count: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1))
  }, [shown, count])
  useEffect(() => {
    const showAll = () => flushSync(() => setShown(count))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [count])
  return Math.min(shown, count)
}
