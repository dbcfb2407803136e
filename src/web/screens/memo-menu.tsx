import {
  ArrowUpRight,
  Bot,
  BotOff,
  Download,
  Files,
  History,
  Link2,
  MessageSquarePlus,
  MessageSquareText,
  MessagesSquare,
  PencilLine,
  RotateCw,
  Share2,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { crmNames } from '#contract/crm.ts'
import { useDealCrm, useSendDeal } from '#web/features/crm/crm-queries.ts'
import { describeSending } from '#web/features/crm/describe-sending.ts'
import { exportChoices, exportMemo } from '#web/features/memo/export-memo.ts'
import MenuContent, { type MenuOpening } from '#web/ui/menu-content.tsx'
import { appToast } from '#web/ui/toasts.ts'
import type { MemoDialog } from './memo-dialogs.tsx'
import type { MemoSheetName } from './use-memo-sheet.ts'

type MemoMenuProps = {
  memoId: string
  dealId: string
  /** Whether the role allows to work on the deal. */
  canChange: boolean
  /** Whether the deal is kept from models; undefined until it is known. */
  isKept: boolean | undefined
  trigger: ReactElement
  opening: MenuOpening
  onOpen: (dialog: MemoDialog) => void
  onSheet: (sheet: MemoSheetName) => void
}

/** What the button in a memo's bar offers. */
export default function MemoMenu({
  memoId,
  dealId,
  canChange,
  isKept,
  trigger,
  opening,
  onOpen,
  onSheet,
}: MemoMenuProps) {
  const crm = useDealCrm(dealId, canChange)
  const send = useSendDeal(dealId)
  const { label, sendsAtOnce } = describeSending(crm.data)
  const sendNow = () =>
    send.mutate(null, {
      onSuccess: ({ kind }) => kind && appToast.success({ title: `Sending to ${crmNames[kind]}` }),
    })
  const forMembers = <T,>(item: T): T[] => (canChange ? [item] : [])
  return (
    <MenuContent
      align="end"
      trigger={trigger}
      opening={opening}
      items={[
        { label: 'Comments', Icon: MessagesSquare, onSelect: () => onSheet('comments') },
        { label: 'Activity', Icon: History, onSelect: () => onSheet('activity') },
        { label: 'Most recent update', Icon: MessageSquareText, onSelect: () => onOpen('update') },
        ...forMembers({ label: 'Add update…', Icon: MessageSquarePlus, onSelect: () => onOpen('add-update') }),
        { label: 'Decks…', Icon: Files, onSelect: () => onOpen('versions') },
        ...forMembers({ label: 'Share update…', Icon: Share2, onSelect: () => onOpen('share') }),
        ...forMembers({ label: 'Memo links…', Icon: Link2, onSelect: () => onOpen('links') }),
        ...forMembers({
          value: 'crm',
          label,
          Icon: ArrowUpRight,
          onSelect: () => (sendsAtOnce ? sendNow() : onOpen('crm')),
        }),
        ...forMembers({ label: 'Rename…', Icon: PencilLine, onSelect: () => onOpen('rename') }),
        ...forMembers({ label: 'Regenerate memo…', Icon: RotateCw, onSelect: () => onOpen('regenerate') }),
        ...forMembers({
          label: isKept ? 'Allow models…' : 'Keep from models…',
          Icon: isKept ? Bot : BotOff,
          onSelect: () => onOpen('models'),
        }),
        {
          label: 'Export',
          Icon: Download,
          items: exportChoices.map(({ format, label, Icon }) => ({
            label,
            Icon,
            onSelect: () => void exportMemo(memoId, format),
          })),
        },
      ]}
    />
  )
}
