import { Link, useNavigate } from 'react-router'
import { OnboardingLayout } from '#web/features/accounts/onboarding-layout.tsx'
import { FlagsEditor } from '#web/features/flags/flags-editor.tsx'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { flowToast } from '#web/ui/toasts.ts'

const title = 'Choose green and red flags'

export function OnboardingFlagsScreen() {
  const navigate = useNavigate()
  usePageTitle(title)
  const goOn = () => {
    flowToast.dismiss()
    return navigate(paths.dealList)
  }
  return (
    <OnboardingLayout
      step={3}
      of={3}
      title={title}
      lead="Green speaks for a deal, red against it. Every memo is matched against your choice."
    >
      <FlagsEditor
        onSaved={goOn}
        onFailed={(error) =>
          flowToast.error({ title: 'Could not save the flags', description: readServerMessage(error) })
        }
        aside={
          <Button asChild look="quiet">
            <Link to={paths.dealList}>Skip for now</Link>
          </Button>
        }
      />
    </OnboardingLayout>
  )
}
