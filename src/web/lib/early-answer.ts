type Stored = Pick<Storage, 'getItem'>

/**
 * Returns the first call of the screen at an address; null for a screen without one and without a stored token.
 * The paths are repeated here, since the contract's code is loaded later.
 */
export function findFirstCall(pathname: string, stored: Stored, search = ''): string | null {
  if (stored.getItem('token') === null) return null
  const [, screen, id] = pathname.split('/')
  if ((screen === 'deal-memo' || screen === 'deal-edit') && id) return `/api/generated_answers/${id}/`
  // With filters in the address the screen asks for itself.
  if (screen !== 'deal-list' || search !== '') return null
  const workspace = stored.getItem('workspace')
  return `/deal_entities/deals/?${workspace === null ? '' : `workspace=${workspace}&`}order=-updated_on&limit=100`
}

let earlyCall: { address: string; answer: Promise<Response> } | null = null

/** Makes the first call of the screen while the app is still loading. */
export function askEarly(pathname: string, stored: Stored, search = ''): void {
  const address = findFirstCall(pathname, stored, search)
  if (address === null) return
  const answer = fetch(address, { headers: { Authorization: `Token ${stored.getItem('token')}` } })
  // The caller of `takeEarlyResponse` gets the failure; without a caller it does not matter.
  answer.catch(() => {})
  earlyCall = { address, answer }
}

/** Returns the response of the early call to the first caller with the same address; null otherwise. */
export function takeEarlyResponse(address: string): Promise<Response> | null {
  if (earlyCall?.address !== address) return null
  const { answer } = earlyCall
  earlyCall = null
  return answer
}
