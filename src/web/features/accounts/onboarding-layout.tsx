import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Logo } from '#web/ui/logo.tsx'
import { signOut } from './sign-out.ts'

type OnboardingLayoutProps = {
  step: number
  of: number
  title: string
  lead: string
  /** Left out where the form needs the whole width. */
  illustration?: ReactNode
  children: ReactNode
}

/** Shows one step of the onboarding: its form, an illustration beside it, if any, and the progress. */
export function OnboardingLayout({ step, of, title, lead, illustration, children }: OnboardingLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between px-6 wide:px-10">
        <Logo />
        <Button look="quiet" onClick={signOut}>
          Sign Out
        </Button>
      </header>
      <main
        className={cn(
          'mx-auto grid w-full max-w-5xl flex-1 gap-12 px-6 pt-6 pb-20',
          illustration !== undefined && 'items-center wide:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] wide:gap-20',
        )}
      >
        <div className="grid min-w-0 content-start gap-7">
          <div className="flex items-center gap-3">
            <span className="font-medium text-muted text-sm tabular">
              {step}/{of}
            </span>
            <span aria-hidden className="flex gap-1">
              {Array.from({ length: of }, (_, index) => index + 1).map((one) => (
                <span key={one} className={cn('h-1 w-8 rounded-full', one <= step ? 'bg-ink' : 'bg-line-strong')} />
              ))}
            </span>
          </div>
          <div className="grid gap-1.5">
            <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
            <p className="text-muted">{lead}</p>
          </div>
          {children}
        </div>
        {illustration !== undefined && <div className="hidden wide:block">{illustration}</div>}
      </main>
    </div>
  )
}
