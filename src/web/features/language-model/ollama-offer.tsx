import { useId } from 'react'
import type { WorkspaceModel } from '#contract/language-models.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useOllama, useSaveModel, useTestModel } from './language-model-queries.ts'
import { TestResult } from './test-result.tsx'

type OfferProps = { workspaceId: string; saved: WorkspaceModel }

/** Offers the models of the Ollama that runs beside the server: one click saves and tests one. Shows nothing where none answers. */
export function OllamaOffer({ workspaceId, saved }: OfferProps) {
  const id = useId()
  const ollama = useOllama(workspaceId)
  const save = useSaveModel(workspaceId)
  const test = useTestModel(workspaceId)
  if (!ollama.data) return null
  const { models } = ollama.data
  const use = (model: string) => {
    test.reset()
    save.mutate(
      { provider: 'ollama', model, monthly_token_limit: saved.monthly_token_limit },
      {
        onSuccess: () => test.mutate(),
        onError: (error) =>
          appToast.error({ title: 'Could not save the language model', description: explainError(error) }),
      },
    )
  }
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-lg border bg-sunken px-3.5 py-3">
      <h3 id={id} className="font-medium">
        A model runs on this machine
      </h3>
      <p className="text-muted text-sm">
        {models.length === 0
          ? 'Ollama answers here but has no model yet. Get one, for example with: ollama pull gemma3'
          : 'Ollama answers here. With one of its models nothing of a deck leaves the server’s machine.'}
      </p>
      <ul className="grid gap-1">
        {models.map((model) => (
          <OfferedModel
            key={model}
            model={model}
            isUsed={saved.provider === 'ollama' && saved.model === model}
            isBusy={save.isPending || test.isPending}
            onUse={() => use(model)}
          />
        ))}
      </ul>
      <TestResult test={test} needsSave={false} />
    </section>
  )
}

type OfferedProps = { model: string; isUsed: boolean; isBusy: boolean; onUse: () => void }

function OfferedModel({ model, isUsed, isBusy, onUse }: OfferedProps) {
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 break-words">{model}</span>
      {isUsed && <span className="text-muted text-sm">In use</span>}
      <Button
        look="outline"
        size="small"
        className="ml-auto shrink-0"
        aria-label={isUsed ? `Test ${model}` : `Use ${model}`}
        disabled={isBusy}
        onClick={onUse}
      >
        {isUsed ? 'Test' : 'Use'}
      </Button>
    </li>
  )
}
