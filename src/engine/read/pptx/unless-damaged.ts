import { ReadFailure } from '../../ports.ts'

/**
 * What `read` gives, null when a part that it needs is damaged, which `onDamaged` is told: a deck is read without its chart. A failure of
 * the whole file (its size, its password) and one of memory go on.
 */
export function unlessDamaged<T>(read: () => T, onDamaged?: () => void): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ReadFailure) || error.code !== 'damaged') throw error
    onDamaged?.()
    return null
  }
}
