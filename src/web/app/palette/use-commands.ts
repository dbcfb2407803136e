import {
  Building2,
  Cable,
  CircleDot,
  FileText,
  Flag,
  Keyboard,
  List,
  LogOut,
  MessageCircleQuestionMark,
  Monitor,
  Moon,
  Plus,
  Printer,
  ScrollText,
  Sun,
  Upload,
  UserRound,
} from 'lucide-react'
import { useMatch, useNavigate } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { useShortcutsDialog } from '#web/app/shell/shortcuts.tsx'
import { signOut } from '#web/features/accounts/sign-out.ts'
import { useNextUndecided } from '#web/features/decisions/use-next-undecided.ts'
import { askRequest, printRequest } from '#web/lib/memo-requests.ts'
import { paths } from '#web/lib/paths.ts'
import { useMay } from '#web/lib/use-workspaces.ts'
import { chooseTheme } from '#web/ui/theme.ts'
import type { Command } from './commands.ts'

const statusWords = { in_progress: 'In progress', failed: 'Failed' }

/** Returns every command of the palette on the current screen. `search` is what the deals were found by. */
export function useCommands(deals: readonly Deal[], search: string): Command[] {
  const navigate = useNavigate()
  const mayWork = useMay('member')
  const mayManage = useMay('owner')
  const toMemo = useMemoOnScreen()
  const openNext = useNextUndecided()
  const openShortcuts = useShortcutsDialog()
  const goTo = (path: string) => () => void navigate(path)
  const openDeal = (deal: Deal): Command => {
    const command = { id: deal.deal_id, group: 'Deals', label: deal.name, keywords: search, Icon: FileText } as const
    if (deal.status === 'completed') return { ...command, run: goTo(paths.dealMemo(deal.generated_answer_id)) }
    return { ...command, detail: statusWords[deal.status], run: goTo(paths.dealList) }
  }
  const openScreen = (label: string, path: string, Icon: Command['Icon'], keywords: string): Command => {
    return { id: path, group: 'Screens', label, Icon, keywords, run: goTo(path) }
  }
  const act = (label: string, Icon: Command['Icon'], keywords: string, run: () => void): Command => {
    return { id: label, group: 'Actions', label, Icon, keywords, run }
  }
  const screens = [
    openScreen('Deal List', paths.dealList, List, 'memos home'),
    ...(mayWork ? [openScreen('Deal Upload', paths.dealRoom, Upload, 'new deck pdf powerpoint')] : []),
    openScreen('Your Profile', paths.profile, UserRound, 'name email account'),
    openScreen('Your Workspace', paths.workspace, Building2, 'firm settings'),
    openScreen('Flags', paths.workspaceFlags, Flag, 'green red template industries'),
    ...(mayManage
      ? [
          openScreen('Connections', paths.workspaceConnections, Cable, 'api keys webhooks crm integrations'),
          openScreen('Data and audit log', paths.workspaceData, ScrollText, 'archive retention deletion history'),
        ]
      : []),
  ]
  const onMemo = toMemo && [
    act('Ask this deck', MessageCircleQuestionMark, 'question search answer', () => toMemo(askRequest)),
    act('Print memo', Printer, 'report pdf paper', () => toMemo(printRequest)),
  ]
  const actions = [
    act('Keyboard shortcuts and marks', Keyboard, 'help keyboard keys hotkeys legend proved found', openShortcuts),
    act('Use light appearance', Sun, 'theme bright', () => chooseTheme('light')),
    act('Use dark appearance', Moon, 'theme night', () => chooseTheme('dark')),
    act('Use system appearance', Monitor, 'theme automatic', () => chooseTheme('system')),
    act('Sign Out', LogOut, 'log out leave', signOut),
  ]
  const create = mayWork ? [act('Create Deal', Plus, 'new upload deck add', goTo(paths.dealRoom))] : []
  const next = act('Open the oldest undecided deal', CircleDot, 'next triage decide', openNext)
  return [...deals.map(openDeal), ...screens, ...create, next, ...(onMemo ?? []), ...actions]
}

/** Returns a function that opens the read view of the current memo with a request to it; null on other screens. */
function useMemoOnScreen(): ((request: string) => void) | null {
  const navigate = useNavigate()
  const inMemo = useMatch(paths.dealMemo(':answerId'))
  const inEdit = useMatch(paths.dealEdit(':answerId'))
  const answerId = (inMemo ?? inEdit)?.params.answerId
  if (answerId === undefined) return null
  const readView = { pathname: paths.dealMemo(answerId), search: '?view=read' }
  return (request) => void navigate(readView, { replace: true, state: request })
}
