import type { BrowserContext } from 'playwright-core'

/** The browser itself notes each request that was refused or broke; what the page makes of it is for the journey to see. */
const byBrowser = /^Failed to load resource/
/** The app notes lost connections on the console, as the specification says; a page that is left loses its own. */
const lostConnection = /NetworkError: The server can’t be reached/

const complaints: string[] = []

function hear(url: string | undefined, text: string): void {
  if (!byBrowser.test(text) && !lostConnection.test(text)) complaints.push(`${url}: ${text}`)
}

/** Listens to all pages of a context for errors that no code caught, rejected promises among them, and errors on the console. */
export function hearComplaints(context: BrowserContext): BrowserContext {
  context.on('weberror', (failure) => {
    const { name, message, stack } = failure.error()
    hear(failure.page()?.url(), stack?.includes(message) ? stack : `${name}: ${message} ${stack ?? ''}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') hear(message.page()?.url(), message.text())
  })
  return context
}

/** Returns what was heard since the last call. */
export const takeComplaints = (): string[] => complaints.splice(0)
