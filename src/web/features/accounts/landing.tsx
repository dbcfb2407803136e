import { Logo } from '#web/ui/logo.tsx'
import { MemoIllustration } from './memo-illustration.tsx'

/** Shows what the product does, with an illustration of a memo. */
export function Landing() {
  return (
    <div className="mx-auto flex h-full max-w-2xl flex-col gap-8 px-6 py-10 wide:px-12">
      <Logo className="hidden wide:inline-flex" />
      <div className="my-auto grid grid-cols-1 gap-9">
        <div className="grid gap-3">
          <p className="text-balance font-semibold text-3xl tracking-tight">Pitch decks in, deal memos out.</p>
          <p className="max-w-[58ch] text-lg text-muted">
            Welcome to Firstread, the copilot for venture investors. Drop in a pitch deck and get a deal memo in which
            every field has a value, a reason and a source on the page, checked before you see it.
          </p>
        </div>
        <MemoIllustration />
      </div>
    </div>
  )
}
