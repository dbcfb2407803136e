import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { type FlagFormDraft, type FlagOption, flagCategories, makeFlagForm } from '#contract/flag-form.ts'
import { FlagsForm } from '#web/features/flags/flags-form.tsx'
import { queryClient } from '#web/lib/query-client.ts'

/** The form with other options in every category: a state that its own controls never bring about. */
function makeForm(change: (options: FlagOption[]) => FlagOption[]): FlagFormDraft {
  const form = makeFlagForm()
  for (const { key } of flagCategories) form[key] = change(form[key])
  return form
}

const makeFormWithoutOptions = () => makeForm(() => [])
const makeFormWithOneOpen = () =>
  makeForm((options) => options.map((option, at) => (at === 1 ? { ...option, flag: undefined } : option)))

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <QueryClientProvider client={queryClient}>
    <FlagsForm
      start={window.location.hash === '#without-options' ? makeFormWithoutOptions() : makeFormWithOneOpen()}
      name="Default"
      onSaved={() => {}}
      onFailed={() => {}}
    />
  </QueryClientProvider>,
)
