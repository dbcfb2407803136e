import { Braces, FileCode, FileText, FileType, type LucideIcon } from 'lucide-react'
import { type ExportFormat, memoEndpoints } from '#contract/memo.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { appToast } from '#web/ui/toasts.ts'

/** What a memo can be saved as, by the names that people know. */
export const exportChoices: ReadonlyArray<{ format: ExportFormat; label: string; Icon: LucideIcon }> = [
  { format: 'docx', label: 'Word', Icon: FileText },
  { format: 'pdf', label: 'PDF', Icon: FileType },
  { format: 'md', label: 'Markdown', Icon: FileCode },
  { format: 'json', label: 'JSON', Icon: Braces },
]

/** Saves a memo as a file; says so when that fails. */
export async function exportMemo(id: string, format: ExportFormat): Promise<void> {
  try {
    const { downloadFile } = await import('#web/lib/download-file.ts')
    await downloadFile(memoEndpoints.export, { params: { id }, query: { format } })
  } catch (error) {
    appToast.error({ title: 'Could not export the memo', description: explainError(error) })
  }
}
