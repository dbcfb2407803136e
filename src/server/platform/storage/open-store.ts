import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { prepareFolder } from './writable-folder.ts'

/** Opens the store of the uploaded files that STORAGE_URL names. Throws StartError with what is wrong with it. */
export async function openStore({ storage, dataDir }: Config, log: Log): Promise<FileStore> {
  if (storage.kind === 's3') {
    // The client takes 35 MB of memory, which most installations do without.
    const { openS3Store } = await import('./s3-store.ts')
    return openS3Store(storage, log)
  }
  await prepareFolder(storage.folder.startsWith(dataDir) ? 'DATA_DIR' : 'STORAGE_URL', storage.folder)
  return openFolderStore(storage.folder)
}
