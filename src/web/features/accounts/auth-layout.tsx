import type { ReactNode } from 'react'
import { Logo } from '#web/ui/logo.tsx'
import { Landing } from './landing.tsx'

type AuthLayoutProps = { title: string; lead: ReactNode; children: ReactNode; footer?: ReactNode }

/** Two panes: what the product is at the left, the form at the right. Narrow windows show the form first. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 wide:grid-cols-[minmax(0,1.15fr)_minmax(26rem,1fr)]">
      <section
        aria-label="About Firstread"
        className="order-2 border-t bg-sunken wide:order-1 wide:border-t-0 wide:border-r"
      >
        <Landing />
      </section>
      <main className="order-1 flex flex-col px-6 py-8 wide:order-2 wide:px-12">
        <Logo className="wide:hidden" />
        <div className="m-auto grid w-full max-w-88 gap-6 py-10">
          <div className="grid gap-1.5">
            <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
            <p className="text-muted">{lead}</p>
          </div>
          {children}
        </div>
        {footer && <div className="mx-auto w-full max-w-88 text-faint text-xs">{footer}</div>}
      </main>
    </div>
  )
}

/** 'or', between the form and the other way in. */
export function OrRule() {
  return (
    <div className="flex items-center gap-3 text-faint text-xs">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
