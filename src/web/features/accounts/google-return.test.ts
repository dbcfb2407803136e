import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeMemoryStorage } from '#web/testing/memory-storage.ts'
import { leaveForGoogle, takeGoogleReturn } from './google-return.ts'

const userId = '01890001-0000-7000-8000-000000000000'
const assign = vi.fn<(address: string) => void>()
const replaceState = vi.fn()

/** Opens the sign-in screen with a fragment. */
const arrive = (fragment: Record<string, string> | string) =>
  vi.stubGlobal('window', {
    location: { assign, pathname: '/sign-in', hash: `#${new URLSearchParams(fragment)}` },
    history: { replaceState, state: { idx: 0 } },
  })
const handoverSent = () =>
  new URLSearchParams(assign.mock.calls.at(-1)?.[0].split('?')[1]).get('handover') ?? 'none was sent'

describe('the way back from Google', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', makeMemoryStorage())
    replaceState.mockClear()
    arrive('')
    leaveForGoogle()
  })

  it('brings the token to the tab that left, and cleans the address', () => {
    expect(assign.mock.calls.at(-1)?.[0]).toMatch(/^\/api\/auth\/google\/\?handover=[\d-]+$/)
    const content = { token: 'secret', user_id: userId, handover: handoverSent() }
    arrive(content)
    expect(takeGoogleReturn()).toEqual(content)
    expect(replaceState).toHaveBeenCalledWith({ idx: 0 }, '', '/sign-in')
  })
  it('does not take a token that this tab did not ask for, nor one twice', () => {
    const content = { token: 'secret', user_id: userId, handover: handoverSent() }
    arrive({ ...content, handover: 'made-up' })
    expect(takeGoogleReturn()).toBe('expired')
    arrive(content)
    expect(takeGoogleReturn()).toBe('expired')
  })
  it('tells why it failed', () => {
    arrive({ google_failure: 'refused' })
    expect(takeGoogleReturn()).toBe('refused')
    expect(replaceState).toHaveBeenCalled()
  })
  it.each([{}, { google_failure: 'Call this number' }, { token: 'secret', user_id: 'x', handover: '' }])(
    'is null with %o in the address, which stays as it is',
    (fragment) => {
      arrive(fragment)
      expect(takeGoogleReturn()).toBeNull()
      expect(replaceState).not.toHaveBeenCalled()
    },
  )
})
