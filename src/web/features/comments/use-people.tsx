import { type ReactNode, useMemo } from 'react'
import { nameMember, useMembers } from '#web/lib/use-members.ts'
import { useUser } from '#web/lib/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import type { Person } from './mentions.ts'

/** The people whom one can name, without oneself; undefined until they are known, with what is in the way. */
export function usePeople(workspaceId: string): { people: Person[] | undefined; problem: ReactNode } {
  const user = useUser()
  const { data, isError, refetch } = useMembers(workspaceId)
  const people = useMemo(
    () =>
      data
        ?.filter(({ user_id }) => user_id !== user?.user_id)
        .map((member) => ({ user_id: member.user_id, name: nameMember(member), email: member.email })),
    [data, user],
  )
  const problem = isError && !data && (
    <p role="status" className="text-muted text-sm">
      Could not load the people, so @ names no one.{' '}
      <Button look="link" size="inline" className="min-h-6" onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  )
  return { people, problem }
}
