import { type WorkspaceModel, workspaceProviderLabels } from '#contract/language-models.ts'

type Described = Pick<WorkspaceModel, 'source' | 'provider' | 'model' | 'server_model'>

/** Says which model makes a workspace's memos; `isKept`: the workspace keeps all its deals from models. */
export function describeActiveModel({ source, provider, model, server_model }: Described, isKept: boolean): string {
  if (source === 'none' && server_model === 'kept')
    return (
      'This server has a language model but does not share it with workspaces. Memos are made by rules, ' +
      'without a model, until you add a key of your own here, or your administrator sets AI_SHARED_KEY=on.'
    )
  if (source === 'none' || provider === null)
    return 'None is set up: memos are made by rules, without a model. With one, memos say more; the proof of every value stays the same.'
  const name = `${workspaceProviderLabels[provider]}, ${model}`
  if (isKept) return `${name} is set up and not asked: this workspace keeps all deals from models.`
  return source === 'server'
    ? `This server provides one: ${name}. Choose your own to use it instead.`
    : `Memos of this workspace are made with ${name}.`
}
