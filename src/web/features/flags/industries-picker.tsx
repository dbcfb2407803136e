import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FieldGroup, type FlagFormControl } from './field-group.tsx'
import { flagLooks } from './flag-looks.ts'
import {
  listIndustries,
  moveWizard,
  readChoice,
  type Wizard,
  type WizardAction,
  type WizardStep,
  wizardSteps,
} from './industries-wizard.ts'
import { IndustryToggles } from './industry-toggles.tsx'

const stepNames = { green: 'Green', red: 'Red', done: 'Done' }
const leads = {
  green: 'Choose the industries that you look for.',
  red: 'Choose the industries that you stay away from.',
  done: 'What you have chosen:',
}

type IndustriesPickerProps = { control: FlagFormControl; wizard: Wizard; onWizard: (wizard: Wizard) => void }

/** First the green industries, then the red ones, then what was chosen, with a pencil to start over. */
export function IndustriesPicker({ control, wizard, onWizard }: IndustriesPickerProps) {
  const { field, fieldState } = useController({ control, name: 'industriesPicker' })
  const { step } = wizard
  const act = (action: WizardAction) => {
    const moved = moveWizard(wizard, action)
    onWizard(moved)
    if (moved.step !== step) field.onChange(readChoice(moved))
  }
  return (
    <FieldGroup title="Industries" error={fieldState.error?.message} focusRef={field.ref}>
      <div className="grid gap-4 rounded-xl border bg-surface p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Steps step={step} />
          <StepButtons step={step} act={act} />
        </div>
        <StepLead step={step} />
        {step === 'done' ? (
          <ChosenIndustries wizard={wizard} />
        ) : (
          <IndustryToggles
            step={step}
            industries={listIndustries(wizard)}
            onToggle={(value) => act({ type: 'toggle', value })}
          />
        )}
      </div>
    </FieldGroup>
  )
}

type StepProps = { step: WizardStep }

function Steps({ step }: StepProps) {
  return (
    <ol className="flex items-center gap-4 text-sm">
      {wizardSteps.map((one, index) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={cn('flex items-center gap-1.5', one === step ? 'font-semibold text-ink' : 'text-muted')}
        >
          <span className="tabular">{index + 1}</span>
          {stepNames[one]}
        </li>
      ))}
    </ol>
  )
}

function StepButtons({ step, act }: StepProps & { act: (action: WizardAction) => void }) {
  if (step === 'green')
    return (
      <Button look="outline" onClick={() => act({ type: 'next' })}>
        Next
      </Button>
    )
  if (step === 'done')
    return (
      <Button
        look="quiet"
        size="icon"
        aria-label="Edit industries"
        title="Edit industries"
        onClick={() => act({ type: 'edit' })}
      >
        <Pencil aria-hidden />
      </Button>
    )
  return (
    <div className="flex gap-2">
      <Button look="outline" onClick={() => act({ type: 'prev' })}>
        Prev
      </Button>
      <Button look="outline" onClick={() => act({ type: 'done' })}>
        Done
      </Button>
    </div>
  )
}

/** Says what the step is for. It takes the focus at a new step, since the button that led to it no longer exists. */
function StepLead({ step }: StepProps) {
  const lead = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    lead.current?.focus()
  }, [step])
  return (
    <p ref={lead} tabIndex={-1} className="scroll-mt-40 text-muted focus:outline-none">
      {leads[step]}
    </p>
  )
}

function ChosenIndustries({ wizard }: { wizard: Wizard }) {
  const chosen = listIndustries(wizard).filter(({ flag }) => flag !== 'neutral')
  if (chosen.length === 0) return <p>No industry is flagged.</p>
  return (
    <div className="grid gap-2">
      {(['green', 'red'] as const).map((colour) => {
        const ofColour = chosen.filter(({ flag }) => flag === colour)
        const { word, Icon } = flagLooks[colour]
        return (
          ofColour.length > 0 && (
            <ul key={colour} aria-label={`${word} industries`} className="flex flex-wrap gap-1.5">
              {ofColour.map(({ value, label }) => (
                <li key={value}>
                  <Badge tone={colour} className="py-0.5">
                    <Icon aria-hidden />
                    {label}
                    <span className="sr-only">, {word}</span>
                  </Badge>
                </li>
              ))}
            </ul>
          )
        )
      })}
    </div>
  )
}
