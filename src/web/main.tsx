import './ask-early.ts'
import './lib/schemas-without-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './ui/tokens.css'
import { router } from './app/router.tsx'
import { queryClient } from './lib/query-client.ts'
import { applyTheme } from './ui/theme.ts'
import { ToastPlace } from './ui/toast-place.tsx'

applyTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastPlace />
    </QueryClientProvider>
  </StrictMode>,
)
