import { askEarly } from './lib/early-answer.ts'

// A module of its own: what it imports runs before what the app imports.
askEarly(location.pathname, localStorage, location.search)
