import { Link } from 'react-router'
import { makeFlagForm } from '#contract/flag-form.ts'
import { defaultTemplateName } from '#contract/flags.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFlagTemplate } from './flag-queries.ts'
import { FlagsForm, type FlagsFormProps } from './flags-form.tsx'

/** The flag form with what was saved before, once that is loaded. */
export function FlagsEditor(props: Omit<FlagsFormProps, 'start' | 'name'>) {
  const template = useFlagTemplate()
  // Also while a later load fails: the form may hold what is not saved yet.
  if (template.data !== undefined) {
    const { data: saved } = template
    return <FlagsForm start={makeFlagForm(saved ?? undefined)} name={saved?.name ?? defaultTemplateName} {...props} />
  }
  if (template.isError && template.error instanceof ApiError && template.error.code === 409) return <NoWorkspace />
  if (template.isError)
    return (
      <ErrorState
        title="Could not load your flags"
        message={explainError(template.error)}
        onRetry={() => template.refetch()}
      />
    )
  return <FlagsSkeleton />
}

function NoWorkspace() {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border bg-surface px-5 py-4">
      <p>Flags belong to a workspace. Create yours first.</p>
      <Button asChild>
        <Link to={paths.onboardingWorkspace}>Create a workspace</Link>
      </Button>
    </div>
  )
}

function FlagsSkeleton() {
  return (
    <div className="@container grid gap-8">
      {[3, 4, 10].map((count) => (
        <div key={count} className="grid gap-3">
          <Skeleton className="h-6 w-36" />
          <div className="grid gap-2 @md:grid-cols-2 @xl:grid-cols-3">
            {Array.from({ length: count }, (_, index) => index).map((index) => (
              <Skeleton key={index} className="h-13" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
