import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { AskDeck, type AskedText } from '#web/features/ask-deck/ask-deck.tsx'
import { Citation, SourceLink } from '#web/features/memo/citation.tsx'
import { describePlace } from '#web/lib/source-links.ts'
import { useWideScreen } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'

type AskedDeckProps = { memoId: string; open: boolean; onOpen: (open: boolean) => void }

/**
 * The questions to a memo's deck in a sheet, its answers citing as the memo does. In a wide window it stays beside the page
 * that an answer cites, and the memo can be used; answers are kept while the memo is shown.
 */
export default function AskedDeck({ memoId, open, onOpen }: AskedDeckProps) {
  const [asked, setAsked] = useState<readonly AskedText[]>([])
  const wide = useWideScreen()
  return (
    <Sheet open={open} onOpenChange={onOpen} modal={!wide}>
      <SheetContent
        title="Ask this deck"
        side="right"
        className="flex w-[26rem] max-w-full flex-col wide:right-(--side-panel,0px) wide:z-20 print:hidden"
        onInteractOutside={(event) => wide && event.preventDefault()}
      >
        <AskDeck
          memoId={memoId}
          asked={asked}
          onAsk={setAsked}
          actions={
            <Dialog.Close asChild>
              <Button look="quiet" size="icon" aria-label="Close the answers">
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          }
          citation={(target, label) => <Citation targets={[target]} label={label} />}
          place={(target) => (
            <SourceLink target={target} className="inline-flex min-h-6 items-center rounded-sm text-sm">
              {describePlace(target)}
            </SourceLink>
          )}
        />
      </SheetContent>
    </Sheet>
  )
}
