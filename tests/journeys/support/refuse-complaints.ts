import { afterEach, expect } from 'vitest'
import { takeComplaints } from './complaints.ts'

// A page that works may still have failed behind what is seen.
afterEach(() => expect(takeComplaints(), 'errors that the pages met').toEqual([]))
