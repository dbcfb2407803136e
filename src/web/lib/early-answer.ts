type Stored = Pick<Storage, 'getItem'>

/**
 * The call that the screen at an address makes first; null for a screen without one, and for nobody who is signed in.
 * Written out, since the contract's own code comes later than this.
 */
export function findFirstCall(pathname: string, stored: Stored): string | null {
  if (stored.getItem('token') === null) return null
  const [, screen, id] = pathname.split('/')
  if ((screen === 'deal-memo' || screen === 'deal-edit') && id) return `/api/generated_answers/${id}/`
  if (screen !== 'deal-list') return null
  const workspace = stored.getItem('workspace')
  return workspace === null ? '/deal_entities/deals/' : `/deal_entities/deals/?workspace=${workspace}`
}

let earlyCall: { address: string; answer: Promise<Response> } | null = null

/** Makes the first call of the screen that is opened, while the app is still being put together. */
export function askEarly(pathname: string, stored: Stored): void {
  const address = findFirstCall(pathname, stored)
  if (address === null) return
  const answer = fetch(address, { headers: { Authorization: `Token ${stored.getItem('token')}` } })
  // Whoever takes the answer hears of a failure; a screen that never asks does not have to.
  answer.catch(() => {})
  earlyCall = { address, answer }
}

/** What was asked for early, for the one who asks for the same; null for anybody after them. */
export function takeEarlyResponse(address: string): Promise<Response> | null {
  if (earlyCall?.address !== address) return null
  const { answer } = earlyCall
  earlyCall = null
  return answer
}
