import { crmNames, type DealCrm } from '#contract/crm.ts'
import { formatDay } from '#web/lib/relative-time.ts'

/** The words of the memo’s menu about the CRM, and whether they send at once or open what can be said first. */
export function describeSending(state: DealCrm | undefined): { label: string; sendsAtOnce: boolean } {
  if (!state?.kind) return { label: 'Send to CRM…', sendsAtOnce: false }
  const crm = crmNames[state.kind]
  switch (state.status) {
    case 'never':
      return state.is_first
        ? { label: `Send to ${crm}…`, sendsAtOnce: false }
        : { label: `Send to ${crm}`, sendsAtOnce: true }
    case 'queued':
      return { label: `On the way to ${crm}…`, sendsAtOnce: false }
    case 'sent':
      return { label: `In ${crm} since ${formatDay(state.sent_on ?? '')}…`, sendsAtOnce: false }
    case 'failed':
      return { label: `Not sent to ${crm}…`, sendsAtOnce: false }
    case 'asks':
      return { label: `Choose the company in ${crm}…`, sendsAtOnce: false }
  }
}
