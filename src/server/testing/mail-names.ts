import { generateKeyPairSync } from 'node:crypto'
import { dkimSign, sealMessage } from 'mailauth'
import type { ResolveMailName } from '#server/features/intake-mail/resolve-mail-name.ts'

/** Domains with their records, and the key that signs for each of them. */
export type MailNames = {
  resolve: ResolveMailName
  /** Text records by name; a test may change them. */
  records: Map<string, string>
  /** Returns a whole mail with the signature of a domain before it, over so many bytes of its text where they are given. */
  sign: (domain: string, raw: string, bodyBytes?: number) => Promise<string>
  /** Returns a whole mail with the ARC seal of a mail service, which says what it found. */
  seal: (service: string, raw: string, found: string) => Promise<string>
}

/** Name servers for tests that know these domains: each has a key, and those in `strict` ask that it is looked at (DMARC). */
export function makeMailNames(domains: readonly string[], strict: readonly string[]): MailNames {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
  const records = new Map(domains.map((domain) => [`key._domainkey.${domain}`, key]))
  for (const domain of strict) records.set(`_dmarc.${domain}`, 'v=DMARC1; p=reject')
  const identity = (signingDomain: string) => ({ signingDomain, selector: 'key', privateKey })
  return {
    records,
    resolve: async (name, type) => {
      const text = type === 'TXT' ? records.get(name.toLowerCase()) : undefined
      if (text === undefined) throw Object.assign(new Error('No such name.'), { code: 'ENOTFOUND' })
      return [[text]]
    },
    sign: async (domain, raw, bodyBytes) => {
      const signer = { ...identity(domain), ...(bodyBytes !== undefined && { maxBodyLength: bodyBytes }) }
      const { signatures } = await dkimSign(raw, { ...identity(domain), signatureData: [signer] })
      return `${signatures}${raw}`
    },
    seal: async (service, raw, found) => {
      const seal = { ...identity(service), i: 1, cv: 'none', authResults: `mx.${service}; ${found}` } as const
      return `${(await sealMessage(raw, seal)).toString()}${raw}`
    },
  }
}
