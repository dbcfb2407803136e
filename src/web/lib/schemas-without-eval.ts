import { config } from 'zod'

// The content security policy forbids to compile schemas, and reports the attempt. Stands before the first schema is made.
config({ jitless: true })
