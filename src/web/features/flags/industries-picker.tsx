import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FieldGroup } from './field-group.tsx'
import { flagLooks } from './flag-looks.ts'
import type { FlagFormControl } from './form-control.ts'
import { emitted, industriesOf, moveWizard, type Wizard, type WizardAction, wizardSteps } from './industries-wizard.ts'
import { IndustryToggles } from './industry-toggles.tsx'

const stepNames = { green: 'Green', red: 'Red', done: 'Done' }
const leads = {
  green: 'Choose the industries that you look for.',
  red: 'Choose the industries that you stay away from.',
  done: '',
}

type IndustriesPickerProps = { control: FlagFormControl; wizard: Wizard; onWizard: (wizard: Wizard) => void }

/** First the green industries, then the red ones, then what was chosen, with a pencil to start over. */
export function IndustriesPicker({ control, wizard, onWizard }: IndustriesPickerProps) {
  const { field, fieldState } = useController({ control, name: 'industriesPicker' })
  const { step } = wizard
  const act = (action: WizardAction) => {
    const moved = moveWizard(wizard, action)
    onWizard(moved)
    if (moved.step !== step) field.onChange(emitted(moved))
  }
  return (
    <FieldGroup title="Industries" error={fieldState.error?.message} focusRef={field.ref}>
      <div className="grid gap-4 rounded-xl border bg-surface p-4">
        <StepHeader step={step} onEdit={() => act({ type: 'edit' })} />
        {step === 'done' ? (
          <ChosenIndustries wizard={wizard} />
        ) : (
          <IndustryToggles
            step={step}
            industries={industriesOf(wizard)}
            onToggle={(value) => act({ type: 'toggle', value })}
          />
        )}
        {step === 'green' && (
          <Button className="justify-self-end" onClick={() => act({ type: 'next' })}>
            Next
          </Button>
        )}
        {step === 'red' && (
          <div className="flex justify-end gap-2">
            <Button look="outline" onClick={() => act({ type: 'prev' })}>
              Prev
            </Button>
            <Button onClick={() => act({ type: 'done' })}>Done</Button>
          </div>
        )}
      </div>
    </FieldGroup>
  )
}

/** Where the wizard stands. A new step takes the focus, since the button that led to it is gone. */
function StepHeader({ step, onEdit }: { step: Wizard['step']; onEdit: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
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
      <p ref={heading} tabIndex={-1} className="scroll-mt-32 text-muted text-sm focus:outline-none">
        {step === 'done' ? <span className="sr-only">Your industries</span> : leads[step]}
      </p>
      {step === 'done' && (
        <Button look="quiet" size="icon" aria-label="Edit industries" title="Edit industries" onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
      )}
    </div>
  )
}

function ChosenIndustries({ wizard }: { wizard: Wizard }) {
  const chosen = industriesOf(wizard).filter(({ flag }) => flag !== 'neutral')
  if (chosen.length === 0) return <p className="text-muted">No industry is flagged.</p>
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
