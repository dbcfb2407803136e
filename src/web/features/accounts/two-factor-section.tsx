import { lazy, useState } from 'react'
import type { TotpState } from '#contract/totp.ts'
import type { User } from '#contract/user.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTotp } from './totp-queries.ts'

const TurnOnDialog = lazy(() => import('./turn-on-dialog.tsx'))
const TurnOffDialog = lazy(() => import('./turn-off-dialog.tsx'))

/** Whether the sign-in asks for a code besides the password, and the way to change that. */
export function TwoFactorSection({ user, className }: { user: User; className?: string }) {
  const totp = useTotp(user.user_id)
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card aria-labelledby="two-factor" className={className}>
      <CardContent className="grid gap-3 py-5">
        <div className="grid gap-1">
          <CardTitle id="two-factor">Two-factor sign-in</CardTitle>
          {totp.data && <p className="text-muted">{describeState(totp.data)}</p>}
        </div>
        {totp.data ? (
          <Button
            look="outline"
            className="justify-self-start"
            disabled={totp.data.unavailable !== null && !totp.data.on}
            onClick={() => setOpen(totp.data.on ? 'off' : 'on')}
          >
            {totp.data.on ? 'Turn off' : 'Set up'}
          </Button>
        ) : totp.isError ? (
          <ErrorState
            title="Could not load two-factor sign-in"
            message={explainError(totp.error)}
            onRetry={() => void totp.refetch()}
            className="py-6"
          />
        ) : (
          <Skeleton className="h-9 w-64 max-w-full" />
        )}
      </CardContent>
      <Opening>
        {open === 'on' && <TurnOnDialog user={user} onClose={close} />}
        {open === 'off' && <TurnOffDialog user={user} onClose={close} />}
      </Opening>
    </Card>
  )
}

function describeState({ on, codes_left: left, unavailable }: TotpState): string {
  if (on) {
    const codes = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`
    const advice = left < 3 ? ' Turn it off and set it up again to get new ones.' : ''
    return `On: you sign in with your password and a code from your authenticator app, not with Google. ${codes}${advice}`
  }
  return (
    unavailable ??
    'Off. With it, you sign in with your password and a code from an authenticator app on your phone, not with Google.'
  )
}
