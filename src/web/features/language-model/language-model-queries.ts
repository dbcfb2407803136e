import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { languageModelEndpoints, type workspaceModelBody } from '#contract/language-models.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'

const makeModelKey = (workspaceId: string) => ['language-model', workspaceId]

export function useWorkspaceModel(workspaceId: string) {
  return useQuery({
    queryKey: makeModelKey(workspaceId),
    queryFn: ({ signal }) => call(languageModelEndpoints.get, { params: { id: workspaceId } }, { signal }),
  })
}

/** The Ollama that runs beside the server; null where none answers. */
export function useOllama(workspaceId: string) {
  return useQuery({
    queryKey: [...makeModelKey(workspaceId), 'ollama'],
    queryFn: ({ signal }) => call(languageModelEndpoints.ollama, { params: { id: workspaceId } }, { signal }),
  })
}

export function useSaveModel(workspaceId: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof workspaceModelBody>) =>
      call(languageModelEndpoints.save, { params: { id: workspaceId }, body }),
    onSuccess: (saved) => queryClient.setQueryData(makeModelKey(workspaceId), saved),
  })
}

export function useTestModel(workspaceId: string) {
  return useMutation({
    mutationFn: () => call(languageModelEndpoints.test, { params: { id: workspaceId } }),
    // The test itself used tokens.
    onSettled: () => queryClient.invalidateQueries({ queryKey: makeModelKey(workspaceId), exact: true }),
  })
}
