import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeMemoryStorage } from '#web/testing/memory-storage.ts'
import {
  endSession,
  forgetSession,
  onSessionChange,
  readAdminFlag,
  readSetting,
  readToken,
  readUser,
  readWorkspaceId,
  startSession,
  storeSetting,
  storeUser,
  storeWorkspaceId,
} from './session.ts'

const ada = {
  user_id: '01890001-0000-7000-8000-000000000000',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Okafor',
  is_onboarding_complete: true,
}
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('localStorage', makeMemoryStorage())
  vi.stubGlobal('location', { reload })
  reload.mockClear()
})

describe('the stored session', () => {
  it('keeps token and user under the keys of the specification', () => {
    startSession('secret', ada)
    expect(localStorage.getItem('token')).toBe('secret')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada)
    expect(readToken()).toBe('secret')
    expect(readUser()).toEqual(ada)
  })

  it('gives the same object until the entry changes', () => {
    storeUser(ada)
    expect(readUser()).toBe(readUser())
    storeUser({ ...ada, first_name: 'Ada M.' })
    expect(readUser()?.first_name).toBe('Ada M.')
  })

  it.each(['{', '{"email":"only"}', 'null'])('takes a damaged user entry for none: %s', (raw) => {
    localStorage.setItem('user', raw)
    expect(readUser()).toBeNull()
  })

  it('forgets the workspace of the previous user', () => {
    storeWorkspaceId('old')
    startSession('secret', ada)
    expect(readWorkspaceId()).toBeNull()
  })

  it('ends by removing token and user and reloading, and leaves settings alone', () => {
    startSession('secret', ada)
    storeSetting('theme', 'dark')
    endSession()
    expect(readToken()).toBeNull()
    expect(readUser()).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
    expect(readSetting('theme')).toBe('dark')
  })

  it('is forgotten without a reload where the page leads on by itself', () => {
    startSession('secret', ada)
    forgetSession()
    expect([readToken(), readUser()]).toEqual([null, null])
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps interface settings under ui.*', () => {
    storeSetting('sidebar', 'collapsed')
    expect(localStorage.getItem('ui.sidebar')).toBe('collapsed')
    storeSetting('sidebar', null)
    expect(localStorage.getItem('ui.sidebar')).toBeNull()
  })

  it('reads the admin flag only when it is exactly true', () => {
    expect(readAdminFlag()).toBe(false)
    localStorage.setItem('admin', '1')
    expect(readAdminFlag()).toBe(false)
    localStorage.setItem('admin', 'true')
    expect(readAdminFlag()).toBe(true)
  })

  it('tells listeners of every change until they stop', () => {
    const listener = vi.fn()
    const stop = onSessionChange(listener)
    storeUser(ada)
    storeWorkspaceId('w')
    storeSetting('theme', 'dark')
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    storeUser(ada)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
