import { accountEndpoints } from '#contract/accounts.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import type { App } from '#server/app.ts'
import { listOutbox } from '#server/features/dev-outbox/list-outbox.ts'
import { getRelayAddress } from './demo-person.ts'
import type { LocalClient } from './local-client.ts'

export type Person = { email: string; password: string; firstName: string; lastName: string; firm: string }

/** Signs in; on a server that does not know the person yet, signs up, confirms by the outbox and makes a workspace first. */
export async function joinFirstread(app: App, client: LocalClient, person: Person): Promise<void> {
  const { email, password } = person
  const login = { email, password }
  const known = await client.call(accountEndpoints.logIn, { body: login }).catch(() => null)
  if (known) return client.signInAs(known.key)
  await client.call(accountEndpoints.signUp, { body: { email, password1: password, password2: password } })
  await client.call(accountEndpoints.confirmEmail, { params: { key: await readEmailedKey(app, email) } })
  const { key, user_id: id } = await client.call(accountEndpoints.logIn, { body: login })
  client.signInAs(key)
  const profile = { first_name: person.firstName, last_name: person.lastName }
  await client.call(accountEndpoints.updateUser, { params: { id }, body: profile })
  await client.call(workspaceEndpoints.create, {
    body: { name: person.firm, company_name: person.firm, relay_email: getRelayAddress(person.firm) },
  })
}

async function readEmailedKey(app: App, email: string): Promise<string> {
  const mail = (await listOutbox(app.services)).find((one) => one.to.includes(email))
  const key = mail?.links.map((link) => /\/confirm-email\/([^/]+)/.exec(link)?.[1]).find((one) => one !== undefined)
  if (!key) throw new Error(`The confirmation mail to ${email} was not found in the outbox.`)
  return key
}
