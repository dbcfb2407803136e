import { afterEach, expect, test, vi } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { buildAddress, send } from './api.ts'
import { NetworkError } from './api-errors.ts'
import { askEarly, findFirstCall, takeEarlyResponse } from './early-answer.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const stored = (entries: Record<string, string>) => ({ getItem: (name: string) => entries[name] ?? null })
const firstPage = { order: '-updated_on', limit: 100 }
const firstList = '/deal_entities/deals/?order=-updated_on&limit=100'
const signedIn = stored({ token: 't1' })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first call of a screen is the one that the contract has for it', () => {
  const memo = buildAddress(memoEndpoints.get.path, { params: { id } })
  const inWorkspace = stored({ token: 't1', workspace: id })
  expect(findFirstCall(`/deal-memo/${id}`, signedIn)).toBe(memo)
  expect(findFirstCall(`/deal-edit/${id}`, signedIn)).toBe(memo)
  expect(findFirstCall('/deal-list', signedIn)).toBe(buildAddress(dealEndpoints.list.path, { query: firstPage }))
  expect(findFirstCall('/deal-list', inWorkspace)).toBe(
    buildAddress(dealEndpoints.list.path, { query: { workspace: id, ...firstPage } }),
  )
})

test('a list with filters in its address asks for itself', () => {
  expect(findFirstCall('/deal-list', signedIn, '?stage=seed')).toBe(null)
})

test.each(['/', '/sign-in', '/deal-room', '/deal-memo', '/profile-edit'])('the screen at %s has none', (path) => {
  expect(findFirstCall(path, signedIn)).toBe(null)
})

test('nothing is called while signed out', () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  askEarly('/deal-list', stored({}))
  expect(fetched).not.toHaveBeenCalled()
})

test('who asks for the same is given the early answer, once', async () => {
  const fetched = vi.fn(async (address: string) => new Response(`${address} ${fetched.mock.calls.length}`))
  vi.stubGlobal('fetch', fetched)
  askEarly('/deal-list', signedIn)
  expect(fetched).toHaveBeenCalledWith(firstList, { headers: { Authorization: 'Token t1' } })
  const ask = async () => (await send(firstList, { method: 'GET' })).text()
  expect(await ask()).toBe(`${firstList} 1`)
  expect(await ask()).toBe(`${firstList} 2`)
})

test('another call, or another method, does not take it', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  askEarly('/deal-list', signedIn)
  expect(takeEarlyResponse('/api/workspaces/')).toBe(null)
  await send(firstList, { method: 'DELETE' })
  expect(takeEarlyResponse(firstList)).not.toBe(null)
})

test('a connection that failed is reported to the caller, like any other', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  askEarly('/deal-list', signedIn)
  await expect(send(firstList, { method: 'GET' })).rejects.toBeInstanceOf(NetworkError)
})
