import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import type { Config } from '#server/platform/config.ts'
import { findFreePort } from '#server/testing/free-port.ts'

/** Settings of a server that receives mail on a port of its own. */
export async function makeRelay(changes: Partial<Config['relay']> = {}): Promise<Config['relay']> {
  const smtpPort = await findFreePort()
  return { domain: 'relay.test', smtpPort, tls: null, imap: null, trustedArc: ['google.com'], ...changes }
}

/** What the server answered to a whole mail, or to the first of its commands that it refused. */
export type SmtpAnswer = { code: number; words: string }

const refusal = z.object({ responseCode: z.number(), response: z.string() })
const accepted = z.object({ response: z.string() })

/** Sends a mail by SMTP to a server of this machine. Rejects only when the connection fails. */
export async function sendMail(port: number, mail: SendMailOptions): Promise<SmtpAnswer> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    const { response } = accepted.parse(await transport.sendMail(mail))
    return readAnswer(response)
  } catch (error) {
    const { data } = refusal.safeParse(error)
    if (!data) throw error
    return readAnswer(data.response)
  } finally {
    transport.close()
  }
}

const readAnswer = (response: string): SmtpAnswer => ({
  code: Number(response.slice(0, 3)),
  words: response.slice(4).trim(),
})

/** Sends the bytes of a whole mail as they are. */
export function sendRaw(port: number, from: string, to: string, raw: string | Buffer): Promise<SmtpAnswer> {
  return sendMail(port, { envelope: { from, to }, raw })
}
