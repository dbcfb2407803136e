import './ask-early.ts'
import './lib/schemas-without-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './ui/tokens.css'
import { startRouter } from './app/router.tsx'
import { nextTurn } from './lib/next-turn.ts'
import { queryClient } from './lib/query-client.ts'
import { cn } from './ui/cn.ts'
import { applyTheme } from './ui/theme.ts'
import { ToastPlace } from './ui/toast-place.tsx'

/** In turns, so that on a slow phone the browser draws and answers between them. */
async function start(place: HTMLElement): Promise<void> {
  applyTheme()
  await nextTurn()
  const router = startRouter()
  await nextTurn()
  // The first call makes the tables of all class names.
  cn('p-0')
  await nextTurn()
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastPlace />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
void start(root)
