import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type WorkspaceModel, workspaceProviderLabels, workspaceProviders } from '#contract/language-models.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { controlLook, Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useSaveModel, useTestModel } from './language-model-queries.ts'
import { type ModelFormValues, makeFormValues, makeRequestBody } from './model-form-values.ts'
import { TestResult } from './test-result.tsx'

const names = ['provider', 'model', 'api_key', 'monthly_token_limit'] as const

/** The checks that the browser can make; the server reports the others by field. */
const formSchema = z
  .object({
    provider: z.enum([...workspaceProviders, '']),
    model: z.string(),
    api_key: z.string(),
    monthly_token_limit: z.string(),
  })
  .refine(({ provider, model }) => provider === '' || model.trim() !== '', {
    path: ['model'],
    message: 'Model is required',
  })

type FormProps = { workspaceId: string; saved: WorkspaceModel }

export function LanguageModelForm({ workspaceId, saved }: FormProps) {
  const form = useForm<ModelFormValues>({ resolver: zodResolver(formSchema), values: makeFormValues(saved) })
  const save = useSaveModel(workspaceId)
  const test = useTestModel(workspaceId)
  const submit = (values: ModelFormValues) => {
    test.reset()
    save.mutate(makeRequestBody(values), {
      onSuccess: (now) => {
        form.reset(makeFormValues(now))
        appToast.success({ title: 'Language model saved' })
      },
      onError: (error) => {
        showFieldErrors(error, names, form.setError)
        appToast.error({ title: 'Could not save the language model', description: explainError(error) })
      },
    })
  }
  const isOwn = form.watch('provider') !== ''
  const { isDirty } = form.formState
  return (
    <form noValidate className="grid max-w-sm gap-4" onSubmit={form.handleSubmit(submit)}>
      <ProviderField form={form} saved={saved} />
      {isOwn && <OwnModelFields form={form} saved={saved} />}
      <FormField
        label="Monthly token limit"
        aside="optional"
        error={form.formState.errors.monthly_token_limit?.message}
        hint="Once it is used up, memos are made by rules, without a model, until the next month. A memo takes about 40,000 tokens."
      >
        {(control) => (
          <Input inputMode="numeric" autoComplete="off" {...control} {...form.register('monthly_token_limit')} />
        )}
      </FormField>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending && <Spinner />}
          Save
        </Button>
        <Button
          look="outline"
          disabled={isDirty || saved.source === 'none' || test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending && <Spinner />}
          Test connection
        </Button>
      </div>
      <TestResult test={test} needsSave={isDirty && isOwn} />
    </form>
  )
}

type PartProps = { form: ReturnType<typeof useForm<ModelFormValues>>; saved: WorkspaceModel }

function ProviderField({ form, saved }: PartProps) {
  const noAddress = 'Addresses can’t be entered here, since they could lead into the server’s own network.'
  const hint = saved.providers.includes('openai-compatible')
    ? `An OpenAI-compatible model is called at the address that your administrator has set. ${noAddress}`
    : `Your administrator sets up models of your own, such as Ollama or vLLM (AI_BASE_URL). ${noAddress}`
  return (
    <FormField label="Provider" error={form.formState.errors.provider?.message} hint={hint}>
      {(control) => (
        <select className={cn(controlLook, 'h-9')} {...control} {...form.register('provider')}>
          <option value="">
            {saved.server_model === 'shared' ? 'As the server provides' : 'None: memos are made by rules'}
          </option>
          {saved.providers.map((provider) => (
            <option key={provider} value={provider}>
              {workspaceProviderLabels[provider]}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

function OwnModelFields({ form, saved }: PartProps) {
  const { errors } = form.formState
  const isOllama = form.watch('provider') === 'ollama'
  const keeps = saved.source === 'workspace' && saved.has_key && form.watch('provider') === saved.provider
  return (
    <>
      <FormField
        label="Model"
        error={errors.model?.message}
        hint={`As the provider names it, such as ${isOllama ? 'gemma3:4b' : 'gpt-5-mini'}.`}
      >
        {(control) => <Input autoComplete="off" spellCheck={false} {...control} {...form.register('model')} />}
      </FormField>
      {!isOllama && (
        <FormField
          label="Key"
          error={errors.api_key?.message}
          hint={
            saved.can_store_key
              ? 'It is stored encrypted and never shown again.'
              : 'This server can’t store keys: SECRET_KEY is not set. Ask your administrator.'
          }
        >
          {(control) => (
            <Input
              type="password"
              autoComplete="off"
              disabled={!saved.can_store_key}
              placeholder={keeps ? 'A key is stored' : ''}
              {...control}
              {...form.register('api_key')}
            />
          )}
        </FormField>
      )}
    </>
  )
}
