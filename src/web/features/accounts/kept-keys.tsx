import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

type KeptKeysProps = { keys: ReadonlyArray<{ name: string; shown: string; workspace: string }> }

/** The API keys that a new password has left as they are, and the way to end them. */
export function KeptKeys({ keys }: KeptKeysProps) {
  return (
    <div className="grid gap-4">
      <p>API keys that you made go on working, so that no program stops. End those that you do not know.</p>
      <ul className="divide-y border-y" aria-label="API keys that go on working">
        {keys.map(({ name, shown, workspace }) => (
          <li key={`${workspace} ${name} ${shown}`} className="break-words py-2">
            <span className="font-medium">{name}</span> <code className="text-muted text-sm">{shown}</code>
            <span className="block text-muted text-sm">{workspace}</span>
          </li>
        ))}
      </ul>
      <Button asChild size="large">
        <Link to={paths.signIn}>Sign in</Link>
      </Button>
      <Button asChild look="outline" size="large">
        <Link to={paths.workspaceConnections}>Sign in and see the keys</Link>
      </Button>
    </div>
  )
}
