import type { Role } from '#contract/roles.ts'
import type { Config } from '#server/platform/config.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const rights: Record<Role, string> = {
  viewer: 'read its deals and comment on them',
  member: 'work on its deals',
  owner: 'work on its deals and manage its people and settings',
}

type Invitation = { to: string; key: string; by: string; workspace: string; role: Role }

/** To a person who is invited to a workspace. */
export const makeInviteMail = (site: Pick<Config, 'appUrl'>, { to, key, by, workspace, role }: Invitation): Mail => ({
  to,
  subject: `${flatten(by)} invites you to ${flatten(workspace)} on Firstread`,
  text: `${flatten(by)} invites you to the workspace ${flatten(workspace)} on Firstread, where you can ${rights[role]}.

Open this link to accept. It works once, for 7 days, for ${to}:

${site.appUrl}/invite/${key}

If you did not expect this, ignore this email: nothing happens without the link.
`,
})

/** Names are typed by people: one line, and nothing that an email program makes a link of. */
const flatten = (name: string) => name.replace(/\s+/g, ' ').replace(/[:/@.]+(?=\S)/g, ' ')
