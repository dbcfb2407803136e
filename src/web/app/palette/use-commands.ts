import {
  Building2,
  FileText,
  Flag,
  List,
  LogOut,
  MessageCircleQuestionMark,
  Monitor,
  Moon,
  Plus,
  Printer,
  Sun,
  Upload,
  UserRound,
} from 'lucide-react'
import { useMatch, useNavigate } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import { signOut } from '#web/features/accounts/sign-out.ts'
import { askRequest, printRequest } from '#web/lib/memo-requests.ts'
import { paths } from '#web/lib/paths.ts'
import { chooseTheme } from '#web/ui/theme.ts'
import type { Command } from './commands.ts'

const statusWords = { in_progress: 'In progress', failed: 'Failed' }

/** All that can be found and done from where the person is. */
export function useCommands(deals: readonly Deal[]): Command[] {
  const navigate = useNavigate()
  const toMemo = useMemoOnScreen()
  const goTo = (path: string) => () => void navigate(path)
  const toDeals = deals.map<Command>((deal) => ({
    ...{ id: deal.deal_id, group: 'Deals', label: deal.name, Icon: FileText },
    ...(deal.status === 'completed'
      ? { run: goTo(paths.dealMemo(deal.generated_answer_id)) }
      : { run: goTo(paths.dealList), detail: statusWords[deal.status] }),
  }))
  const screen = (label: string, path: string, Icon: Command['Icon'], keywords: string): Command => ({
    ...{ id: path, group: 'Screens', label, Icon, keywords, run: goTo(path) },
  })
  const action = (label: string, Icon: Command['Icon'], keywords: string, run: () => void): Command => ({
    ...{ id: label, group: 'Actions', label, Icon, keywords, run },
  })
  return [
    ...toDeals,
    screen('Deal List', paths.dealList, List, 'memos home'),
    screen('Deal Upload', paths.dealRoom, Upload, 'new deck pdf powerpoint'),
    screen('Your Profile', paths.profile, UserRound, 'name email account'),
    screen('Your Workspace', paths.workspace, Building2, 'firm settings'),
    screen('Flags', paths.workspaceFlags, Flag, 'green red template industries'),
    action('Create Deal', Plus, 'new upload deck add', goTo(paths.dealRoom)),
    ...(toMemo
      ? [
          action('Ask this deck', MessageCircleQuestionMark, 'question search answer', () => toMemo(askRequest)),
          action('Print memo', Printer, 'report pdf paper', () => toMemo(printRequest)),
        ]
      : []),
    action('Light appearance', Sun, 'theme bright', () => chooseTheme('light')),
    action('Dark appearance', Moon, 'theme night', () => chooseTheme('dark')),
    action('System appearance', Monitor, 'theme automatic', () => chooseTheme('system')),
    action('Sign Out', LogOut, 'log out leave', signOut),
  ]
}

/** Goes to the read view of the memo on the screen with a request to it; null anywhere else. */
function useMemoOnScreen(): ((request: string) => void) | null {
  const navigate = useNavigate()
  const inMemo = useMatch(paths.dealMemo(':answerId'))
  const inEdit = useMatch(paths.dealEdit(':answerId'))
  const answerId = (inMemo ?? inEdit)?.params.answerId
  if (answerId === undefined) return null
  const readView = { pathname: paths.dealMemo(answerId), search: '?view=read' }
  return (request) => void navigate(readView, { replace: true, state: request })
}
