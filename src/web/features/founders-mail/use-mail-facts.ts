import { listFounderQuestions } from '#contract/founder-questions.ts'
import type { Memo } from '#contract/memo.ts'
import { useUser } from '#web/lib/use-session.ts'
import type { MailFacts } from './mail-templates.ts'

/** Returns what emails to founders say of a memo, its deal and the user; `receivesAnswers` where answers come to the deal. */
export function useMailFacts(memo: Memo, receivesAnswers: boolean): MailFacts {
  const user = useUser()
  const { key_terms, founders_info } = memo.json_response.structured
  return {
    company: key_terms.company_info['Company Name'].value ?? memo.deal.name,
    founder: founders_info.founders[0]?.['Founder Name'].value ?? '',
    sender: user ? `${user.first_name} ${user.last_name}`.trim() : '',
    questions: listFounderQuestions(memo),
    receivesAnswers,
    redFlags: memo.flags.red,
  }
}
