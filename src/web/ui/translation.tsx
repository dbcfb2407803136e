import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createTranslator, describeTranslation, type Translate, type Translation } from '#contract/translations.ts'
import { cn } from './cn.ts'

const Context = createContext<Translate>(() => null)

type TranslationsProviderProps = { translations: readonly Translation[] | undefined; children: ReactNode }

/** Gives what is shown inside the English of a memo's quotes. */
export function TranslationsProvider({ translations, children }: TranslationsProviderProps) {
  const translate = useMemo(() => createTranslator(translations), [translations])
  return <Context.Provider value={translate}>{children}</Context.Provider>
}

export const useTranslate = () => useContext(Context)

/** Shows the English of a quote on a line of its own, as a model's words; nothing of a quote without a translation. */
export function QuoteTranslation({ quote, className }: { quote: string; className?: string }) {
  const english = useTranslate()(quote)
  return english === null ? null : <TranslationLine english={english} className={className} />
}

export function TranslationLine({ english, className }: { english: string; className?: string | undefined }) {
  return (
    <span lang="en" dir="ltr" className={cn('block font-normal font-sans text-muted text-xs', className)}>
      {describeTranslation(english)}
    </span>
  )
}
