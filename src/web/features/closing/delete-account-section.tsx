import { lazy, useState } from 'react'
import type { User } from '#contract/user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { Opening } from '#web/ui/opening.tsx'

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'))

/** The way to delete one’s account. */
export function DeleteAccountSection({ user, className }: { user: User; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card aria-labelledby="delete-account" className={className}>
      <CardContent className="grid gap-3 py-5">
        <div className="grid gap-1">
          <CardTitle id="delete-account">Delete account</CardTitle>
          <p className="text-muted">
            You are signed out everywhere, and the account goes in 14 days; signing in before keeps it. What you did in
            your workspaces stays, under the name ‘Former member’.
          </p>
        </div>
        <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
          Delete account…
        </Button>
      </CardContent>
      <Opening>{isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}</Opening>
    </Card>
  )
}
