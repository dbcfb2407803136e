import { useSyncExternalStore } from 'react'
import type { User } from '#contract/user.ts'
import { onSessionChange, readSetting, readUser, readWorkspaceId, type Setting } from './session.ts'

export function useUser(): User | null {
  return useSyncExternalStore(onSessionChange, readUser)
}

export function useWorkspaceId(): string | null {
  return useSyncExternalStore(onSessionChange, readWorkspaceId)
}

export function useSetting(name: Setting): string | null {
  return useSyncExternalStore(onSessionChange, () => readSetting(name))
}
