// Forwards a sample mail, with a deck, to the relay address of the demo: npm run demo:mail, while npm run demo runs.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { demoPerson, getRelayAddress } from './demo-person.ts'

const root = resolve(import.meta.dirname, '..')
const port = z.coerce.number().default(2525).parse(process.env.RELAY_SMTP_PORT)
const to = getRelayAddress(demoPerson.firm)
const name = `${demoPerson.firstName} ${demoPerson.lastName}`

const text = `For Monday: what does the pilot cost them?

---------- Forwarded message ---------
From: Jana Brandt <jana@leckora.example>
Date: Mon, Nov 16, 2026 at 9:12 AM
Subject: Leckora, leak detection for factories
To: ${name} <${demoPerson.email}>


Hello ${demoPerson.firstName},

our deck is attached. The second pilot became a contract last week.

Best regards
Jana
`

const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
try {
  await transport.sendMail({
    from: { name, address: demoPerson.email },
    to,
    subject: 'Fwd: Leckora, leak detection for factories',
    text,
    attachments: [
      { filename: 'Leckora.pdf', content: readFileSync(resolve(root, 'samples/pdf/hardware-columns.pdf')) },
    ],
  })
  console.log(`The email was forwarded to ${to}. Its deal is in the list in a few seconds.`)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`Could not send the email to port ${port} (${reason}). Start the demo first: npm run demo.`)
  process.exitCode = 1
} finally {
  transport.close()
}
