import { useMutation, useQuery } from '@tanstack/react-query'
import type { SavedFlags } from '#contract/flag-form.ts'
import { defaultTemplateName, type FlagTemplate, flagEndpoints } from '#contract/flags.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

const makeTemplatesKey = (workspace: string | null) => ['flag-templates', workspace]
const makeWorkspaceQuery = (workspace: string | null) => (workspace === null ? {} : { workspace })

/** Returns the template that the form edits: the active one, else the one with the default name. */
function pickTemplate(templates: readonly FlagTemplate[]): FlagTemplate | null {
  return (
    templates.find((one) => one.default_for_current_user) ??
    templates.find((one) => one.name === defaultTemplateName) ??
    null
  )
}

export function useFlagTemplate() {
  const workspace = useWorkspaceId()
  return useQuery({
    queryKey: makeTemplatesKey(workspace),
    queryFn: ({ signal }) => call(flagEndpoints.list, { query: makeWorkspaceQuery(workspace) }, { signal }),
    select: pickTemplate,
  })
}

/** Saves the flags as the workspace's template, under the name that it has. */
export function useSaveFlags(name: string) {
  const workspace = useWorkspaceId()
  return useMutation({
    mutationFn: (flags: SavedFlags) => {
      const body = { ...flags, ...makeWorkspaceQuery(workspace), name, default_for_current_user: true }
      return call(flagEndpoints.save, { body })
    },
    // The flags of every deal and memo follow the template.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
