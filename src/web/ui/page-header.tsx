import type { ReactNode } from 'react'

type PageHeaderProps = { title: string; lead?: ReactNode; children?: ReactNode }

/** A screen's heading, with its main action at the right. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
