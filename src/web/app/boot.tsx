import { LogoMark } from '#web/ui/logo.tsx'

/** Stands until the first screen's code is here. The page brings the same along, for the time before any code is. */
export function Boot() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <LogoMark className="size-8 opacity-60" />
    </div>
  )
}
