import './ask-early.ts'
import './lib/schemas-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/tokens.css'
import { App } from './app/app.tsx'
import { applyTheme } from './ui/theme.ts'

applyTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
