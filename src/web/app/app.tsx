import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#web/lib/query-client.ts'
import { ToastPlace } from '#web/ui/toast-place.tsx'
import { router } from './router.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastPlace />
    </QueryClientProvider>
  )
}
