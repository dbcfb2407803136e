import { buildDocument } from './build-document.ts'
import type { ExportTask } from './memo-exporter.ts'

/** The thread's entry: one document a task. What a format needs is loaded with its first document. */
export default async function work({ memo, format, appUrl, outside }: ExportTask): Promise<Uint8Array> {
  const document = buildDocument(memo, appUrl, outside)
  switch (format) {
    case 'md':
      return Buffer.from((await import('./write-markdown.ts')).writeMarkdown(document))
    case 'docx':
      return (await import('./write-docx.ts')).writeDocx(document)
    case 'pdf':
      return (await import('./pdf/write-pdf.ts')).writePdf(document, new Date(memo.created_on))
  }
}
