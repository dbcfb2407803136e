import type { Config } from '#server/platform/config.ts'

type Announced = { workspace: string; months: number; deals: ReadonlyArray<{ name: string; day: string }> }

/** Deals that an email names; the list shows the others. */
const mostNamed = 50

const printDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** To each owner of a workspace, 30 days before passed deals are deleted. */
export function makeAnnouncedMail(
  { appUrl }: Pick<Config, 'appUrl'>,
  { workspace, months, deals }: Announced,
): { subject: string; text: string } {
  const count = deals.length === 1 ? '1 passed deal' : `${deals.length} passed deals`
  const first = printDay(deals[0]?.day ?? '')
  const lines = deals.slice(0, mostNamed).map(({ name, day }) => `- ${name.replace(/\s+/g, ' ')}, on ${printDay(day)}`)
  const more = deals.length > mostNamed ? [`- and ${deals.length - mostNamed} more`] : []
  return {
    subject: `${count} of ${workspace} will be deleted, from ${first} on`.replace(/\s+/g, ' ').slice(0, 200),
    text: `${workspace} keeps passed deals for ${months} months after their last change. These are deleted with their decks and memos, \
for good:

${[...lines, ...more].join('\n')}

A deal stays when anything of it changes before, such as a comment or another decision. To keep a copy, download an archive; to keep \
passed deals, turn this off:

${appUrl}/workspace-edit/data
`,
  }
}
