// Runs a script of the repository under Node 24 on a machine that may only have Node 20 with npm.
//   node scripts/with-node.cjs [--setup] [--env] [--web] [--lean] FILE [ARGUMENTS...]
//   --setup  installs the packages when one is missing or another than the lock file names
//   --env    reads settings from .env where there is one
//   --web    builds the web app when a source is newer than the last build
//   --lean   keeps memory small, for a server that rests most of the time
// It writes to standard error only, so that standard output holds the command's output alone.
const { spawn, spawnSync } = require('node:child_process')
const { existsSync, readFileSync, readdirSync, statSync } = require('node:fs')
const { constants } = require('node:os')
const { join, resolve } = require('node:path')

const root = resolve(__dirname, '..')
const oldestNode = 24

function fail(message) {
  process.stderr.write(`firstread: ${message}\n`)
  process.exit(1)
}

function npm(args, purpose) {
  const script = process.env.npm_execpath
  const [command, first] = script?.endsWith('js') ? [process.execPath, [script]] : ['npm', []]
  const run = spawnSync(command, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
  if (run.error) fail(`${purpose} needs npm, which could not be started: ${run.error.message}`)
  if (run.status !== 0) fail(`${purpose} failed: npm ${args.join(' ')} ended with status ${run.status}.`)
}

function installPackages() {
  if (isInstalled()) return
  process.stderr.write('firstread: installing packages (once for each lock file)...\n')
  npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'], 'Installing packages')
}

// npm writes its own lock file into node_modules when an installation is finished, also one that a person started.
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages(join('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const found = installed[path]
    if (found === undefined) return entry.optional === true && !isForThisMachine(entry)
    // Its own word counts too: `npm install --package-lock-only` writes npm's file without installing.
    return found.integrity === entry.integrity && readJson(join(path, 'package.json')).version === entry.version
  })
}

const readPackages = (file) => readJson(file).packages ?? {}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return {}
  }
}

// A package for no machine in particular comes with one that is for another machine.
function isForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false
  const fits = (list, own) => !list || list.includes(own)
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, ownLibc())
}

function ownLibc() {
  if (process.platform !== 'linux') return null
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function works(binary) {
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return run.status === 0 && Number(run.stdout.slice(1).split('.')[0]) >= oldestNode
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  const shipped = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (works(shipped)) return shipped
  npm(['rebuild', 'node', '--loglevel=error'], `Setting up Node ${oldestNode}`)
  if (works(shipped)) return shipped
  return fail(`Node ${oldestNode} or newer is needed. Install it, or remove node_modules and try again.`)
}

function newestChange(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

function buildWeb(node) {
  const built = join(root, 'dist', 'web', 'index.html')
  const sources = ['src/web', 'src/contract', 'vite.config.ts', 'package-lock.json'].map((path) => join(root, path))
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newestChange))) return
  process.stderr.write('firstread: building the web app...\n')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const run = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (run.status !== 0) fail('The web app could not be built; the messages above say why.')
}

function main() {
  const args = process.argv.slice(2)
  const flags = new Set()
  while (args[0]?.startsWith('--')) flags.add(args.shift())
  const [script, ...rest] = args
  if (!script) fail('usage: node scripts/with-node.cjs [--setup] [--env] [--web] [--lean] FILE [ARGUMENTS...]')
  if (flags.has('--setup')) installPackages()
  const node = findNode()
  if (flags.has('--web')) buildWeb(node)
  const settings = join(root, '.env')
  const env = flags.has('--env') && existsSync(settings) ? [`--env-file=${settings}`] : []
  // A server at rest holds what its young generation of objects grew to, and the C library for each thread what it once needed.
  const isLean = flags.has('--lean')
  const heap = isLean ? ['--max-semi-space-size=4'] : []
  const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }
  // Every process and thread would compile the same hundreds of files: they are kept compiled, each with all its functions.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'firstread', 'compiled') }
  // A pattern is compiled for the machine at once, not for an interpreter at its first use and again at its second.
  const compiling = ['--no-lazy', '--no-regexp-tier-up']
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', ...compiling, ...heap, ...env, resolve(root, script), ...rest],
    {
      stdio: 'inherit',
      env: { ...(isLean ? malloc : {}), ...compiled, ...process.env },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Node ${oldestNode} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1)))
}

main()
