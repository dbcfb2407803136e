import { MailQuestionMark } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useUnconfirmedMail } from './unconfirmed-mail-queries.ts'

/** How many emails wait for a member, as a quiet link to them; nothing while none does. */
export default function UnconfirmedMailNotice({ workspaceId }: { workspaceId: string }) {
  const { data: waiting = [] } = useUnconfirmedMail(workspaceId)
  if (waiting.length === 0) return null
  return (
    <Link
      to={{ pathname: paths.workspace, hash: '#unconfirmed-email' }}
      className={
        'mb-4 inline-flex items-center gap-2 rounded-sm text-muted underline decoration-line-strong ' +
        'underline-offset-4 hover:text-ink hover:decoration-current'
      }
    >
      <MailQuestionMark aria-hidden className="size-4 shrink-0" />
      {waiting.length === 1 ? '1 unconfirmed email' : `${waiting.length} unconfirmed emails`}
    </Link>
  )
}
