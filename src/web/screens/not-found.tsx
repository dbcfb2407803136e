import { Link } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function NotFoundScreen() {
  usePageTitle('Page Not Found')
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid justify-items-center gap-2 text-center">
        <Logo className="mb-6" />
        <p className="font-semibold text-faint text-sm tabular">404</p>
        <h1 className="font-semibold text-2xl tracking-tight">Page Not Found</h1>
        <p className="max-w-sm text-muted">The address is mistyped, or the page was deleted.</p>
        <Button asChild look="outline" className="mt-4">
          <Link to={paths.root}>Go to the deal list</Link>
        </Button>
      </div>
    </main>
  )
}
