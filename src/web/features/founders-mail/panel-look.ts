/** At the right of the bottom edge, beside the deck panel where that is open. */
export const panelPlace =
  'fixed bottom-0 left-0 wide:left-auto right-0 wide:right-[calc(var(--side-panel,0px)+1.5rem)] z-20 print:hidden'

/** The panel when it is open. */
export const panelFrame =
  `${panelPlace} max-h-[min(46rem,calc(100dvh-3.5rem))] animate-rise border border-line-strong border-b-0 ` +
  'bg-raised shadow-pop wide:w-[600px] wide:max-w-[calc(100vw-var(--side-panel,0px)-3rem)] wide:rounded-t-lg'
