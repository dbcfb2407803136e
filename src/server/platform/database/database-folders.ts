import { join } from 'node:path'

/** The folder of the embedded database. */
export const getDatabaseFolder = (dataDir: string): string => join(dataDir, 'database')

/** The note that names the folder in which the embedded database of a running server has its sockets. */
export const getSocketNote = (dataDir: string): string => join(dataDir, 'socket-folder')

/** Where copies of the embedded database lie while they are read. */
export const getCopiesFolder = (dataDir: string): string => join(dataDir, 'copies')
