import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-errors.ts'

/** Whether to try again: a refusal is final, a lost connection gets two more attempts. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return !(error instanceof ApiError && error.code < 500) && failures < 2
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 15_000, retryDelay: (attempt) => 400 * 2 ** attempt },
  },
})
