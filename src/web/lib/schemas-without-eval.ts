import { config } from 'zod'

// The content security policy forbids compiled schemas and reports the attempt. This must run before the first schema.
config({ jitless: true })
