import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** How an AI assistant reaches the workspace’s deals: the address, and settings that most assistants take. */
export function AssistantsSection() {
  const address = `${window.location.origin}/mcp`
  const settings = JSON.stringify(
    { mcpServers: { firstread: { type: 'http', url: address, headers: { Authorization: 'Bearer YOUR_API_KEY' } } } },
    null,
    2,
  )
  return (
    <Card aria-labelledby="assistants">
      <CardContent className="grid gap-4 py-5">
        <div className="grid gap-1">
          <CardTitle id="assistants">Use with AI assistants</CardTitle>
          <p className="text-muted">
            An assistant that speaks MCP, such as Claude or Cursor, lists deals, reads memos, asks decks and adds deals
            with an API key. What it may do is what the key may do. It sees what decks say, so use one that you trust
            with them. Deals that are kept from language models are kept from it, too.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 break-all rounded-md bg-sunken px-3 py-1.5 text-sm">{address}</code>
          <CopyButton text={address} what="address" look="outline" size="small" />
        </div>
        <div className="grid justify-items-start gap-2">
          <p className="text-sm">
            Settings that Cursor and Claude Code take; put your key in. Claude Desktop needs mcp-remote in between.
          </p>
          <pre className="w-full whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2 text-sm">
            {settings}
          </pre>
          <CopyButton text={settings} what="settings" look="outline" size="small" />
        </div>
      </CardContent>
    </Card>
  )
}
