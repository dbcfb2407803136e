import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the machine's Chromium, or null. CHROMIUM_PATH names another one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path)) ?? null
}

/** Installs Debian's chromium where that is allowed (root with apt-get); path of a Chromium, or null. */
export function installChromium(): string | null {
  const found = findChromium()
  if (found || process.getuid?.() !== 0) return found
  console.error('Installing Debian package chromium for the browser tests...')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  return findChromium()
}
