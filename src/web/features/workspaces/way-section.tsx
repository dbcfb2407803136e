import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'

type WayProps = { title: string; to: string; action: string; children: ReactNode; className?: string | undefined }

/** What a page of the workspace is for, in a line, and the way to it. */
export function WaySection({ title, to, action, children, className }: WayProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={className}>
      <CardContent className="flex flex-wrap items-center justify-between gap-4 py-5">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <CardTitle id={id}>{title}</CardTitle>
          <p className="text-muted">{children}</p>
        </div>
        <Button asChild look="outline">
          <Link to={to}>{action}</Link>
        </Button>
      </CardContent>
    </Card>
  )
}
