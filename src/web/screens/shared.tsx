import { useParams } from 'react-router'
import { useShared } from '#web/features/sharing/share-queries.ts'
import { SharedUpdate } from '#web/features/sharing/shared-update.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Logo } from '#web/ui/logo.tsx'

/** The public page behind the link of a share. */
export function SharedScreen() {
  const { uuid = '' } = useParams()
  const shared = useShared(uuid)
  usePageTitle(shared.data ? `${shared.data.name}, update` : 'Shared update')
  return (
    <>
      {/* A shared link is for people, not for search engines. */}
      <meta name="robots" content="noindex" />
      <main tabIndex={-1} className="mx-auto grid w-full max-w-3xl gap-10 px-5 py-8 wide:py-14">
        <Logo />
        <SharedUpdate query={shared} />
      </main>
    </>
  )
}
