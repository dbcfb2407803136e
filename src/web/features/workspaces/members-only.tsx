import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useMay, viewersRead } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'

/** A part of a screen that makes or changes deals; viewers read in its place why they can’t. */
export function MembersOnly({ children }: { children: ReactNode }) {
  if (useMay('member')) return children
  return (
    <div className="grid justify-items-start gap-4 rounded-xl border bg-surface px-5 py-4">
      <p>{viewersRead}</p>
      <Button asChild look="outline">
        <Link to={paths.dealList}>Go to the deal list</Link>
      </Button>
    </div>
  )
}
