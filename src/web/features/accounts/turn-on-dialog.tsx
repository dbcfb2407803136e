import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import type { TotpSetup } from '#contract/totp.ts'
import type { User } from '#contract/user.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CodeField } from './code-field.tsx'
import { useMakeSecret, useTurnOn } from './totp-queries.ts'

type DialogProps = { user: User; onClose: () => void }

/** Turns on two-factor sign-in: password, then a code of the app, then the recovery codes. */
export default function TurnOnDialog({ user, onClose }: DialogProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog open onOpenChange={onClose}>
      {/* The codes are shown once, so a press beside the dialog does not close it. */}
      <DialogContent onInteractOutside={(event) => setup && event.preventDefault()}>
        <DialogTitle>Set up two-factor sign-in</DialogTitle>
        {codes ? (
          <Codes codes={codes} />
        ) : setup ? (
          <AppStep user={user} setup={setup} onDone={setCodes} />
        ) : (
          <PasswordStep user={user} onDone={setSetup} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function PasswordStep({ user, onDone }: { user: User; onDone: (setup: TotpSetup) => void }) {
  const form = useForm({ defaultValues: { password: '' } })
  const make = useMakeSecret(user.user_id)
  const submit = form.handleSubmit(({ password }) =>
    make.mutate(password, {
      onSuccess: onDone,
      onError: (error) => {
        form.setError('password', { message: explainError(error) })
        showFieldErrors(error, ['password'], form.setError)
      },
    }),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <DialogDescription>You need an authenticator app on your phone. First, confirm that it is you.</DialogDescription>
      <FormField label="Current password" error={form.formState.errors.password?.message}>
        {(control) => (
          <Input type="password" autoComplete="current-password" {...control} {...form.register('password')} />
        )}
      </FormField>
      <Actions word="Continue" pending={make.isPending} />
    </form>
  )
}

type AppStepProps = { user: User; setup: TotpSetup; onDone: (codes: string[]) => void }

function AppStep({ user, setup: { secret, uri }, onDone }: AppStepProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const turnOn = useTurnOn(user.user_id)
  // The button that led here is gone.
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const submit = form.handleSubmit(({ code }) =>
    turnOn.mutate(code, {
      onSuccess: onDone,
      onError: (error) => {
        form.setError('code', { message: explainError(error) })
        showFieldErrors(error, ['code'], form.setError)
      },
    }),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <DialogDescription>
        Scan this with your authenticator app, then enter the six digits that it shows.
      </DialogDescription>
      <QrCode text={uri} />
      <div className="grid gap-1.5">
        <p className="text-muted text-sm">Or type this key into the app:</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="select-all rounded-md bg-sunken px-2 py-1 text-sm">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} what="key" look="outline" size="small" />
        </div>
      </div>
      <CodeField
        error={form.formState.errors.code?.message}
        hint="Six digits; they change every 30 seconds."
        register={form.register('code')}
      />
      <Actions word="Turn on" pending={turnOn.isPending} />
    </form>
  )
}

/** Dark on white in both themes, which cameras expect. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="QR code with the key"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 justify-self-center rounded-md border"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <div className="grid gap-4">
      <DialogDescription>
        Two-factor sign-in is on. Keep these recovery codes somewhere safe: each signs you in once when your phone is
        not at hand. They are shown only now.
      </DialogDescription>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-3 font-mono text-sm min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what="codes" look="outline" size="small" />
        <Button asChild look="outline" size="small">
          <a
            download="firstread-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            <Download aria-hidden />
            Download
          </a>
        </Button>
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button>I have kept them</Button>
        </DialogClose>
      </DialogFooter>
    </div>
  )
}

function Actions({ word, pending }: { word: string; pending: boolean }) {
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button look="outline">Cancel</Button>
      </DialogClose>
      <Button type="submit" disabled={pending}>
        {pending && <Spinner />}
        {word}
      </Button>
    </DialogFooter>
  )
}
