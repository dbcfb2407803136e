/** How an entry of the sidebar looks, be it a link, a button or a menu. */
export const entryLook =
  'flex h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-left font-medium text-base text-muted ' +
  'transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-raised ' +
  'aria-[current=page]:text-ink aria-[current=page]:shadow-card [&_svg]:size-4 [&_svg]:shrink-0'
