import { escapeHtml } from '#server/platform/http/escape-html.ts'

/** A mail as the page and the JSON list show it; `links` are the addresses in its text. */
export type OutboxMail = { name: string; to: string[]; subject: string; date: string; text: string; links: string[] }

/** Returns the page of the saved emails, the newest first. */
export function writeOutboxPage(emails: OutboxMail[]): string {
  const list = emails.length === 0 ? '<p>No email yet.</p>' : emails.map(writeMailEntry).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #bbb}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style></head>
<body><h1>Outbox</h1>
<p>SMTP_URL is not set, so emails are saved here and not sent.</p>
${list}
</body></html>
`
}

function writeMailEntry(mail: OutboxMail): string {
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to.join(', '))} &middot; <time>${escapeHtml(mail.date)}</time></p>
<pre>${linkAddresses(mail)}</pre></article>`
}

function linkAddresses(mail: OutboxMail): string {
  return mail.links.reduce(
    // As a text, '$$' of the link would stand for '$'.
    (text, link) => text.replaceAll(escapeHtml(link), () => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`),
    escapeHtml(mail.text),
  )
}
