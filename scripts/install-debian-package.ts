import { spawnSync } from 'node:child_process'

/** Installs a package of Debian, without starting what it serves, where that is allowed: root with apt-get. `use` says what for. */
export function installDebianPackage(name: string, use: string): void {
  if (process.getuid?.() !== 0) return
  console.error(`Installing Debian package ${name} for ${use}...`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', name)
}
