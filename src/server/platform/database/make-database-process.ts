import { openPglite } from './open-pglite.ts'

// The process that `makeDatabase` starts: it makes the database in the folder of its one argument, and ends.
const database = await openPglite({ dataDir: process.argv[2] })
await database.close()
