import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's builds of Chromium: the first has no windows, and takes less of the processor for the same pages. */
const packages = ['chromium-headless-shell', 'chromium']
const places = [...packages, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)

/** Path of the machine's Chromium, or null. CHROMIUM_PATH names another one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path)) ?? null
}

/** Installs one of Debian's builds where that is allowed (root with apt-get); path of a Chromium, or null. */
export function installChromium(): string | null {
  const found = findChromium()
  if (found || process.getuid?.() !== 0) return found
  console.error('Installing a Debian package of Chromium for the browser tests...')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  for (const name of packages) {
    apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation')
    if (findChromium()) break
  }
  return findChromium()
}
