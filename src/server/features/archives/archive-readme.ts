/** What an archive says of itself; `missing` names what could not be put in. */
export function writeReadme(of: { workspace: string; made: Date; deals: number; missing: readonly string[] }): string {
  const { workspace, made, deals, missing } = of
  return `Archive of ${workspace}
Made on ${made.toISOString().slice(0, 16).replace('T', ' ')} UTC by Firstread. ${deals === 1 ? '1 deal' : `${deals} deals`}.

deals.csv           The list of deals with the most important fields of each memo, and how sure each value is.
deals/              A folder for each deal:
  deal.json           The deal as the list shows it, with its decision and flags.
  decks/              Its pitch decks as they were received, the newest first.
  memo.json           The memo with every value, its reason and its source.
  memo.md, memo.pdf   The memo as a document.
  history.json        Every change of the memo: who, when, from what to what.
  activity.json       What happened to the deal, decisions among it.
  updates.json        What was written about the deal after the deck.
  comments.json       The comments of the team.
  emails.json         Emails to the founders.
  links.json          Memo links, and when each was opened.
mail/               Received emails of the last 30 days as they arrived, with a list.
workspace.json      Name and settings of the workspace.
members.json        Its people and their roles.
flags.json          Its flag templates.

JSON files are UTF-8. Times are UTC. In memo.json, "standing" says how sure a value is:
proved (code found it in the deck), entered (a person wrote or confirmed it), found, inferred, open, unstated.

The archive has no passwords, no keys of models or of the API, and no images of pages: they are made from the decks.
It is confidential: with the file, all of it can be read.
${missing.length === 0 ? '' : `\nNot in this archive:\n${missing.map((one) => `- ${one}`).join('\n')}\n`}`
}
