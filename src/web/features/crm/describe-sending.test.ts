import { expect, it } from 'vitest'
import type { DealCrm } from '#contract/crm.ts'
import { describeSending } from './describe-sending.ts'

const state = (more: Partial<DealCrm>): DealCrm => ({
  ...{ kind: 'attio', list: null, status: 'never', detail: '', url: null, sent_on: null },
  ...{ left: [], choices: [], rows: [], is_first: false, ...more },
})

it.each([
  [undefined, 'Send to CRM…', false],
  [state({ kind: null }), 'Send to CRM…', false],
  [state({ is_first: true }), 'Send to Attio…', false],
  [state({}), 'Send to Attio', true],
  [state({ status: 'queued' }), 'On the way to Attio…', false],
  [state({ status: 'sent', sent_on: '2026-05-03T10:00:00Z' }), 'In Attio since 3 May 2026…', false],
  [state({ status: 'failed' }), 'Not sent to Attio…', false],
  [state({ status: 'asks' }), 'Choose the company in Attio…', false],
])('%# says %j in the menu', (given, label, sendsAtOnce) => {
  expect(describeSending(given)).toEqual({ label, sendsAtOnce })
})
