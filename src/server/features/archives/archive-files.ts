/** Every archive of a workspace lies below this prefix. */
export const getArchiveFolder = (workspaceId: string) => `archives/${workspaceId}`

export const getArchiveKey = (workspaceId: string, archiveId: string) =>
  `${getArchiveFolder(workspaceId)}/${archiveId}.zip`
