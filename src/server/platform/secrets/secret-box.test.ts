import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createSecretBox, openSecrets } from './secret-box.ts'

const key = new Uint8Array(32).fill(7)
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstread-secrets-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

describe('a secret box', () => {
  it('gives a secret back to its owner only, and looks different each time', () => {
    const box = createSecretBox(key)
    const sealed = box.seal('sk-harbour', 'ana')
    expect(box.open(sealed, 'ana')).toBe('sk-harbour')
    expect(box.open(sealed, 'ben')).toBeNull()
    expect(sealed).not.toContain('harbour')
    expect(box.seal('sk-harbour', 'ana')).not.toBe(sealed)
  })

  it('opens nothing that was changed, cut, or sealed with another key', () => {
    const sealed = createSecretBox(key).seal('sk-harbour', 'ana')
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`
    expect(createSecretBox(key).open(changed, 'ana')).toBeNull()
    expect(createSecretBox(key).open(sealed.slice(0, 20), 'ana')).toBeNull()
    expect(createSecretBox(key).open('plain', 'ana')).toBeNull()
    expect(createSecretBox(new Uint8Array(32).fill(8)).open(sealed, 'ana')).toBeNull()
  })
})

describe("the server's key", () => {
  it('is made once in the data directory, for its owner only', async () => {
    const config = readConfig({ DATA_DIR: dataDir })
    const sealed = (await openSecrets(config))?.seal('sk-harbour', 'ana') ?? ''
    expect((await openSecrets(config))?.open(sealed, 'ana')).toBe('sk-harbour')
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  })

  it('stops the start when its file is damaged', async () => {
    await writeFile(join(dataDir, 'secret.key'), 'short')
    await expect(openSecrets(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow(/secret\.key is damaged/)
  })

  it('has to be set for a database server, which several processes share', async () => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://u@127.0.0.1/firstread' }
    expect(await openSecrets(readConfig(env))).toBeNull()
    const hex = Buffer.from(key).toString('hex')
    const sealed = (await openSecrets(readConfig({ ...env, SECRET_KEY: hex })))?.seal('sk-harbour', 'ana') ?? ''
    expect(createSecretBox(key).open(sealed, 'ana')).toBe('sk-harbour')
  })

  it.each(['short', 'ab'.repeat(31), 'not a key at all, however long it may be!'])('refuses %s', (SECRET_KEY) => {
    expect(() => readConfig({ SECRET_KEY })).toThrow('SECRET_KEY must be at least 32 random bytes')
  })
})
