import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('a password')
  expect(await verifyPassword('a password', hash)).toBe(true)
  expect(await verifyPassword('a passwort', hash)).toBe(false)
  expect(await hashPassword('a password')).not.toBe(hash)
})

test('a hash of other costs is checked by its own', async () => {
  // Made by the reference implementation: printf password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', hash)).toBe(true)
})

test('without a hash the answer is no', async () => {
  expect(await verifyPassword('a password', null)).toBe(false)
})

test('a damaged hash is an error, not a way in', async () => {
  await expect(verifyPassword('a password', 'plain')).rejects.toThrow()
})
