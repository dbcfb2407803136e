import { type AuditFilters, auditDoors } from '#contract/audit.ts'
import { useMembers } from '#web/lib/use-members.ts'
import { cn } from '#web/ui/cn.ts'
import { controlLook } from '#web/ui/input.tsx'
import { doorNames, doorWords, groupNames, groupWords } from './audit-words.ts'

type FilterBarProps = { workspaceId: string; filters: AuditFilters; onFilters: (filters: AuditFilters) => void }

const selectLook = cn(controlLook, 'h-8 w-auto min-w-0 max-w-full px-2 text-sm')

/** Limits the log to a subject, and to a person or a kind of who did it. */
export function AuditFilterBar({ workspaceId, filters, onFilters }: FilterBarProps) {
  const members = useMembers(workspaceId)
  return (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label="What"
        value={filters.event ?? ''}
        className={selectLook}
        onChange={({ target }) => onFilters({ ...filters, event: groupNames.find((group) => group === target.value) })}
      >
        <option value="">All events</option>
        {groupNames.map((group) => (
          <option key={group} value={group}>
            {groupWords[group]}
          </option>
        ))}
      </select>
      <select
        aria-label="Who"
        value={filters.who ?? ''}
        className={selectLook}
        onChange={({ target }) =>
          onFilters({
            ...filters,
            who:
              auditDoors.find((door) => door === target.value) ??
              members.data?.find(({ user_id }) => user_id === target.value)?.user_id,
          })
        }
      >
        <option value="">Everyone</option>
        <optgroup label="People">
          {members.data?.map(({ user_id, first_name, last_name, email }) => (
            <option key={user_id} value={user_id}>
              {`${first_name} ${last_name}`.trim() || email}
            </option>
          ))}
        </optgroup>
        <optgroup label="Others">
          {doorNames.map((door) => (
            <option key={door} value={door}>
              {doorWords[door]}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}
