/** Everything that is stored for a received mail lies below this prefix. */
export const getMailFolder = (mailId: string) => `emails/${mailId}`

/** Where the bytes of a mail are stored as they arrived. */
export const getMailKey = (mailId: string) => `${getMailFolder(mailId)}/mail.eml`
