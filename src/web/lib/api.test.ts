import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { makeMemoryStorage } from '#web/testing/memory-storage.ts'
import { buildAddress, call } from './api.ts'
import { ApiError, explainError, NetworkError, readServerMessage, UnexpectedAnswer } from './api-errors.ts'
import { hasSessionEnded } from './asked-page.ts'

const id = '01890001-0000-7000-8000-000000000000'
const ada = {
  user_id: id,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Okafor',
  is_onboarding_complete: true,
}
const reload = vi.fn()
const fetched = vi.fn<typeof fetch>()

const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

/** The one request that was sent. */
function sent() {
  const [address, init = {}] = fetched.mock.calls[0] ?? []
  return { address, init, headers: new Headers(init.headers) }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', makeMemoryStorage())
  vi.stubGlobal('sessionStorage', makeMemoryStorage())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetched)
  reload.mockClear()
  fetched.mockReset()
})

describe('buildAddress', () => {
  it('fills parameters, escaped', () => {
    expect(buildAddress('/auth/confirm-email/:key/', { params: { key: 'a/b c' } })).toBe(
      '/auth/confirm-email/a%2Fb%20c/',
    )
  })
  it('adds the query without undefined members', () => {
    expect(buildAddress('/x/', { query: { search: 'a&b', status: undefined, limit: 5 } })).toBe(
      '/x/?search=a%26b&limit=5',
    )
    expect(buildAddress('/x/', { query: { status: undefined } })).toBe('/x/')
  })
  it('refuses a path whose parameter is missing', () => {
    expect(() => buildAddress('/x/:id/', {})).toThrow('needs the parameter id')
  })
})

describe('call', () => {
  it('sends method, JSON body and the stored token, and gives the parsed results', async () => {
    localStorage.setItem('token', 'secret')
    answer(200, { results: { ...ada, extra: 'dropped' } })
    const body = { first_name: 'Ada', last_name: 'Okafor' }
    expect(await call(accountEndpoints.updateUser, { params: { id }, body })).toEqual(ada)
    const { address, init, headers } = sent()
    expect(address).toBe(`/api/users/${id}/`)
    expect(init.method).toBe('PUT')
    expect(init.body).toBe(JSON.stringify(body))
    expect(headers.get('Authorization')).toBe('Token secret')
    expect(headers.get('Content-Type')).toBe('application/json')
  })

  it('sends neither token nor body where there is none', async () => {
    answer(200, { results: { email: ada.email } })
    await call(accountEndpoints.confirmEmail, { params: { key: 'k' } })
    const { init, headers } = sent()
    expect(headers.has('Authorization')).toBe(false)
    expect(init.body).toBeUndefined()
  })

  it('prefers the token that it is given', async () => {
    answer(200, { results: ada })
    await call(accountEndpoints.getUser, { params: { id } }, { token: 'fresh' })
    expect(sent().headers.get('Authorization')).toBe('Token fresh')
  })

  it('throws what the server said, with fields and results', async () => {
    answer(422, {
      error: { code: 422, message: 'Check the form.', fields: { email: 'Taken' } },
      results: { version: 4 },
    })
    const error = await call(accountEndpoints.logIn, { body: { email: 'a@b.co', password: 'x' } }).catch((e) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 422,
      message: 'Check the form.',
      fields: { email: 'Taken' },
      results: { version: 4 },
    })
  })

  it('ends the session on a 401, but not on a refused login', async () => {
    const refusal = { error: { code: 401, message: 'Sign in again.' } }
    localStorage.setItem('token', 'dead')
    localStorage.setItem('user', '{}')
    answer(401, refusal)
    await expect(call(accountEndpoints.logIn, { body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow(ApiError)
    expect(reload).not.toHaveBeenCalled()
    answer(401, refusal)
    await expect(call(dealEndpoints.list, { query: {} })).rejects.toThrow('Sign in again.')
    expect(reload).toHaveBeenCalledOnce()
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('ends the session on an error.code of 401 in an answer of status 200, and says so', async () => {
    localStorage.setItem('token', 'dead')
    localStorage.setItem('user', JSON.stringify(ada))
    answer(200, { error: { code: 401, message: 'Sign in again.' } })
    await expect(call(dealEndpoints.list, { query: {} })).rejects.toThrow('Sign in again.')
    expect(reload).toHaveBeenCalledOnce()
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
    expect(hasSessionEnded()).toBe(true)
  })

  it('takes any other error for a refusal, whatever the status', async () => {
    localStorage.setItem('token', 'good')
    answer(200, { error: { code: 409, message: 'The deals are being moved.' } })
    const error = await call(dealEndpoints.list, { query: {} }).catch((e) => e)
    expect(error).toMatchObject({ name: 'ApiError', code: 409, message: 'The deals are being moved.' })
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['a page of a proxy', 502, '<html>'],
    ['an answer of another shape', 200, { results: { user_id: 7 } }],
    ['an answer without results', 200, {}],
  ])('does not trust %s', async (_, status, body) => {
    answer(status, body)
    await expect(call(accountEndpoints.getUser, { params: { id } })).rejects.toThrow(UnexpectedAnswer)
  })

  it('tells a lost connection from an aborted call', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(call(accountEndpoints.getUser, { params: { id } })).rejects.toThrow(NetworkError)
    fetched.mockRejectedValueOnce(new DOMException('stopped', 'AbortError'))
    await expect(call(accountEndpoints.getUser, { params: { id } })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('words for a failed call', () => {
  const refusal = (message: string) => new ApiError({ error: { code: 400, message } })
  it('takes the server’s message, else the fallback', () => {
    expect(readServerMessage(refusal('Too short.'))).toBe('Too short.')
    expect(readServerMessage(refusal(''))).toBe('An unexpected error occurred')
    expect(readServerMessage(new Error('internal'), 'An error occurred')).toBe('An error occurred')
  })
  it('never shows the words of an unforeseen error', () => {
    expect(explainError(new NetworkError(undefined))).toContain('connection')
    expect(explainError(new TypeError('x is undefined'))).toBe(
      'Something went wrong on this page. Reload it and try again.',
    )
  })
})
