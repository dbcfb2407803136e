import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeMemoryStorage } from '#web/testing/memory-storage.ts'
import { hasSessionEnded, keepAskedPage, noteSessionEnd, noteSignOut, takeAskedPage } from './asked-page.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', makeMemoryStorage()))

describe('the page that was asked for', () => {
  it('is given once, with its query', () => {
    keepAskedPage('/deal-memo/7?view=edit')
    expect(takeAskedPage('ada')).toBe('/deal-memo/7?view=edit')
    expect(takeAskedPage('ada')).toBeNull()
  })

  it('is the newest', () => {
    keepAskedPage('/deal-memo/7')
    keepAskedPage('/deal-room')
    expect(takeAskedPage('ada')).toBe('/deal-room')
  })

  it.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', ''])(
    'never leads away from this server: %s',
    (path) => {
      keepAskedPage(path)
      expect(takeAskedPage('ada')).toBeNull()
    },
  )

  it('is not kept right after a sign-out, but for the next request', () => {
    keepAskedPage('/deal-memo/7')
    noteSignOut()
    keepAskedPage('/deal-list')
    expect(takeAskedPage('ada')).toBeNull()
    keepAskedPage('/deal-memo/8')
    expect(takeAskedPage('ada')).toBe('/deal-memo/8')
  })
})

describe('a session that ended by itself', () => {
  it('is known until the next sign-in, which gets the page only if the session was its own', () => {
    expect(hasSessionEnded()).toBe(false)
    noteSessionEnd('ada')
    keepAskedPage('/deal-memo/7')
    expect(hasSessionEnded()).toBe(true)
    expect(takeAskedPage('ben')).toBeNull()
    expect(hasSessionEnded()).toBe(false)
    noteSessionEnd('ada')
    keepAskedPage('/deal-memo/7')
    expect(takeAskedPage('ada')).toBe('/deal-memo/7')
  })

  it('is not shown after a sign-out', () => {
    noteSessionEnd('ada')
    noteSignOut()
    expect(hasSessionEnded()).toBe(false)
  })
})
