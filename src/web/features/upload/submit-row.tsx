import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type SubmitRowProps = { uploading: boolean; sent: number | null; whyNot: string | null }

/** The button with the reason why it can't be pressed; during the upload, how far it is. */
export function SubmitRow({ uploading, sent, whyNot }: SubmitRowProps) {
  const reasonId = useId()
  return (
    <div className="grid gap-4 border-t pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="large"
          disabled={uploading || whyNot !== null}
          aria-describedby={whyNot ? reasonId : undefined}
        >
          Start creating deal memo
        </Button>
        {!uploading && whyNot && (
          <p id={reasonId} className="text-muted">
            {whyNot}
          </p>
        )}
      </div>
      <div role="status">
        {uploading && (
          <div className="grid gap-2">
            <p className="flex items-center gap-2">
              <Spinner />
              Uploading your file...
              {sent !== null && <span className="ml-auto text-muted tabular">{Math.round(sent * 100)}%</span>}
            </p>
            <Progress label="Upload" value={sent} />
          </div>
        )}
      </div>
    </div>
  )
}
