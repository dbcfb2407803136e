import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeAskedPage } from '#web/lib/asked-page.ts'
import { makeMemoryStorage } from '#web/testing/memory-storage.ts'
import { redirectFromRoot, requireNoToken, requireToken } from './guards.ts'

/** Where a guard sends the visitor; null where it lets them in. */
function way(guard: () => null): string | null {
  try {
    return guard()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location')
    throw thrown
  }
}

describe('guards', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', makeMemoryStorage())
    vi.stubGlobal('sessionStorage', makeMemoryStorage())
  })
  const request = new Request('https://firstread.test/deal-memo/7?view=edit')
  const protectedPage = () => requireToken({ request })

  it('send a visitor without a token to the sign-in screen', () => {
    expect(way(protectedPage)).toBe('/sign-in')
    expect(takeAskedPage('ada')).toBe('/deal-memo/7?view=edit')
    expect(way(redirectFromRoot)).toBe('/sign-in')
    expect(way(requireNoToken)).toBeNull()
  })
  it('send a visitor with a token to the deals', () => {
    localStorage.setItem('token', 'secret')
    expect(way(protectedPage)).toBeNull()
    expect(way(redirectFromRoot)).toBe('/deal-list')
    expect(way(requireNoToken)).toBe('/deal-list')
  })
})
