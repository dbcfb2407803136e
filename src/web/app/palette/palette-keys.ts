/** Returns the shortcut of the palette as the keyboard of this machine names it. */
export const readPaletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K')
