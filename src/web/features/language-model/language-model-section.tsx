import { formatCount, formatDollars } from '#contract/count-text.ts'
import type { WorkspaceModel } from '#contract/language-models.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { ownersOnly, useMay } from '#web/lib/use-workspaces.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Locked } from '#web/ui/locked.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { describeActiveModel } from './describe-active-model.ts'
import { LanguageModelForm } from './language-model-form.tsx'
import { useWorkspaceModel } from './language-model-queries.ts'
import { OllamaOffer } from './ollama-offer.tsx'

type SectionProps = { workspace: Workspace; className?: string }

/** Which language model reads the workspace's decks beside the rules, what it used, and the way to change it. */
export function LanguageModelSection({ workspace, className }: SectionProps) {
  const { workspace_id: workspaceId, no_model: isKept } = workspace
  const query = useWorkspaceModel(workspaceId)
  const mayChange = useMay('owner')
  return (
    <Card aria-labelledby="language-model" className={className}>
      <CardContent className="grid gap-4 py-5">
        <CardTitle id="language-model">Language model</CardTitle>
        {query.data ? (
          <>
            <ActiveModel model={query.data} isKept={isKept} />
            {mayChange && <OllamaOffer workspaceId={workspaceId} saved={query.data} />}
            <Locked reason={mayChange ? null : ownersOnly}>
              <LanguageModelForm workspaceId={workspaceId} saved={query.data} />
            </Locked>
          </>
        ) : query.isError ? (
          <ErrorState
            title="Could not load the language model"
            message={explainError(query.error)}
            onRetry={() => void query.refetch()}
            className="py-6"
          />
        ) : (
          <div className="grid max-w-sm gap-2">
            <Skeleton className="h-5 w-64" />
            <Skeleton className="mt-4 h-9" />
            <Skeleton className="mt-4 h-9" />
          </div>
        )}
      </CardContent>
    </Card>
  )
}

function ActiveModel({ model, isKept }: { model: WorkspaceModel; isKept: boolean }) {
  return (
    <div className="grid gap-1 text-muted">
      <p>{describeActiveModel(model, isKept)}</p>
      <p className="tabular">{describeUsage(model)}</p>
      {model.source === 'server' && model.server_token_limit !== null && (
        <p className="tabular">{describeShare(model.used_server_tokens_this_month, model.server_token_limit)}</p>
      )}
      {!model.key_is_readable && (
        <p role="alert" className="text-red">
          The stored key can’t be read any more, since the server’s secret has changed. Enter the key again.
        </p>
      )}
    </div>
  )
}

function describeShare(used: number, limit: number): string {
  const left = formatCount(Math.max(0, limit - used))
  const share = `Each workspace can use ${formatCount(limit)} tokens of this server’s model a month; ${left} are left.`
  return `${share} A key of your own has no such limit.`
}

function describeUsage(model: WorkspaceModel): string {
  const { used_tokens_this_month: tokens, used_cost_this_month: cost, monthly_token_limit: limit } = model
  const used = `This month: ${formatCount(tokens)}${limit === null ? '' : ` of ${formatCount(limit)}`} tokens used`
  return tokens === 0 || cost === null ? `${used}.` : `${used}, about ${formatDollars(cost)}.`
}
