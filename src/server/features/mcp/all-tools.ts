import type { Tool } from './tool.ts'
import { addDealTool } from './tools/add-deal.ts'
import { askDeckTool } from './tools/ask-deck.ts'
import { getMemoTool } from './tools/get-memo.ts'
import { listDealsTool } from './tools/list-deals.ts'
import { searchTool } from './tools/search.ts'

/** What an assistant can do, as far as the scopes of its key allow it. */
export const allTools: readonly Tool[] = [listDealsTool, searchTool, getMemoTool, askDeckTool, addDealTool]
