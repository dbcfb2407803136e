import { createBrowserRouter, type RouteObject } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { NotFoundScreen } from '#web/screens/not-found.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { redirectFromRoot, requireNoToken, requireToken } from './guards.ts'
import { Root } from './root.tsx'

const signedOut: RouteObject[] = [
  { path: paths.signUp, lazy: async () => ({ Component: (await import('#web/screens/sign-up.tsx')).SignUpScreen }) },
  { path: paths.signIn, lazy: async () => ({ Component: (await import('#web/screens/sign-in.tsx')).SignInScreen }) },
]

const onboarding: RouteObject[] = [
  {
    path: paths.onboardingProfile,
    lazy: async () => ({ Component: (await import('#web/screens/onboarding-profile.tsx')).OnboardingProfileScreen }),
  },
  {
    path: paths.onboardingWorkspace,
    lazy: async () => ({
      Component: (await import('#web/screens/onboarding-workspace.tsx')).OnboardingWorkspaceScreen,
    }),
  },
  {
    path: paths.onboardingFlags,
    lazy: async () => ({ Component: (await import('#web/screens/onboarding-flags.tsx')).OnboardingFlagsScreen }),
  },
]

const insideShell: RouteObject[] = [
  {
    path: paths.dealRoom,
    lazy: async () => ({ Component: (await import('#web/screens/deal-room.tsx')).DealRoomScreen }),
  },
  {
    path: paths.dealRoomSeveral,
    lazy: async () => ({
      Component: (await import('#web/screens/deal-room-several.tsx')).DealRoomSeveralScreen,
    }),
  },
  {
    path: paths.dealList,
    lazy: async () => ({ Component: (await import('#web/screens/deal-list.tsx')).DealListScreen }),
  },
  {
    path: paths.dealCompare,
    lazy: async () => ({ Component: (await import('#web/screens/deal-compare.tsx')).DealCompareScreen }),
  },
  {
    path: paths.dealMemo(':answerId'),
    lazy: async () => ({ Component: (await import('#web/screens/deal-memo.tsx')).DealMemoScreen }),
  },
  {
    path: paths.dealEdit(':answerId'),
    lazy: async () => ({ Component: (await import('#web/screens/deal-memo.tsx')).DealEditScreen }),
  },
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await import('#web/screens/profile-edit.tsx')).ProfileEditScreen }),
  },
  {
    path: paths.workspace,
    lazy: async () => ({ Component: (await import('#web/screens/workspace-edit.tsx')).WorkspaceEditScreen }),
  },
  {
    path: paths.workspaceFlags,
    lazy: async () => ({ Component: (await import('#web/screens/workspace-flags.tsx')).WorkspaceFlagsScreen }),
  },
  {
    path: paths.workspaceConnections,
    lazy: async () => ({
      Component: (await import('#web/screens/workspace-connections.tsx')).WorkspaceConnectionsScreen,
    }),
  },
  {
    path: paths.workspaceData,
    lazy: async () => ({ Component: (await import('#web/screens/workspace-data.tsx')).WorkspaceDataScreen }),
  },
]

/** Shows the logo until the first screen's code is loaded. `index.html` shows the same before any code is. */
function Boot() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <LogoMark className="size-8 opacity-60" />
    </div>
  )
}

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashScreen,
    HydrateFallback: Boot,
    children: [
      { path: paths.root, loader: redirectFromRoot },
      { loader: requireNoToken, shouldRevalidate: () => true, children: signedOut },
      {
        path: paths.confirmEmail(':token'),
        lazy: async () => ({ Component: (await import('#web/screens/confirm-email.tsx')).ConfirmEmailScreen }),
      },
      {
        path: paths.passwordResetEmail,
        lazy: async () => ({
          Component: (await import('#web/screens/password-reset-email.tsx')).PasswordResetEmailScreen,
        }),
      },
      {
        path: paths.passwordReset(':uid', ':token'),
        lazy: async () => ({ Component: (await import('#web/screens/password-reset.tsx')).PasswordResetScreen }),
      },
      {
        path: paths.invite(':key'),
        lazy: async () => ({ Component: (await import('#web/screens/invite.tsx')).InviteScreen }),
      },
      {
        path: paths.shared(':uuid'),
        lazy: async () => ({ Component: (await import('#web/screens/shared.tsx')).SharedScreen }),
      },
      {
        path: paths.memoLink(':key'),
        lazy: async () => ({ Component: (await import('#web/screens/shared-memo.tsx')).SharedMemoScreen }),
      },
      {
        loader: requireToken,
        shouldRevalidate: () => true,
        children: [
          ...onboarding,
          {
            path: paths.pitchDeck(':uuid'),
            lazy: async () => ({ Component: (await import('#web/screens/pitch-deck.tsx')).PitchDeckScreen }),
          },
          { lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }), children: insideShell },
        ],
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
]

/** Starts the screen of the address; called once. */
export const startRouter = () => createBrowserRouter(routes)
