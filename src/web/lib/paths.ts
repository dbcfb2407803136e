/** Every address of the app. `app/router.tsx` makes its patterns from the same functions: `dealMemo(':answerId')`. */
export const paths = {
  root: '/',
  signUp: '/sign-up',
  signIn: '/sign-in',
  confirmEmail: (token: string) => `/sign-up/confirm-email/${token}`,
  onboardingProfile: '/onboarding-1',
  onboardingWorkspace: '/onboarding-2',
  onboardingFlags: '/onboarding-3',
  dealRoom: '/deal-room',
  dealList: '/deal-list',
  dealMemo: (answerId: string) => `/deal-memo/${answerId}`,
  dealEdit: (answerId: string) => `/deal-edit/${answerId}`,
  pitchDeck: (uuid: string) => `/pitch-deck/${uuid}`,
  profile: '/profile-edit',
  workspace: '/workspace-edit',
  workspaceFlags: '/workspace-edit/flags',
}
