import { useMemo } from 'react'
import { proseMark } from '#contract/memo.ts'
import { addTranslations } from '#contract/translations.ts'
import { readSource, type SourceTarget } from '#web/lib/source-links.ts'
import { cn } from '#web/ui/cn.ts'
import { StandingMark } from '#web/ui/standing-mark.tsx'
import { useTranslate } from '#web/ui/translation.tsx'
import { Citation } from './citation.tsx'
import Markdown, { type Components } from './markdown.tsx'
import { type CitedPlace, type MarksByNumber, mergeCitations } from './merge-citations.ts'

/** Shows links to sources as superscript citations behind the marks of their statements; the quotes are in their title. */
const components: Components = {
  a: ({ href = '', title, children, ...rest }) => {
    const cited = Reflect.get(rest, 'data-cited')
    const targets = readTargets(cited, href, title)
    if (targets.length > 0) {
      const mark = proseMark.safeParse(Reflect.get(rest, 'data-mark')).data
      const citation = (
        <Citation targets={targets} {...(cited === undefined ? { words: children } : { label: children })} />
      )
      if (!mark) return citation
      // A number that stands behind a mark stays on its line.
      return (
        <span className="whitespace-nowrap">
          <StandingMark mark={mark} size="small" />
          {citation}
        </span>
      )
    }
    if (href === '') return <span>{children}</span>
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-blue underline underline-offset-2"
      >
        {children}
      </a>
    )
  },
}

/** Returns the places of a run of citations; of a link by itself its own where that is in the deck or the updates. */
function readTargets(cited: unknown, href: string, title: string | undefined): SourceTarget[] {
  if (typeof cited !== 'string') {
    const target = readSource(href, title)
    return target?.kind === 'page' || target?.kind === 'update' ? [target] : []
  }
  // `mergeCitations` wrote it.
  const places: CitedPlace[] = JSON.parse(cited)
  return places.flatMap(({ url, quotes: [quote = null, ...quotes] }) => {
    const target = readSource(url, quote)
    return target ? [{ ...target, quotes }] : []
  })
}

/** Removes the spaces before citations, so that a number is never alone on the next line. */
const attachCitations = (text: string) =>
  text.replace(/ +(?=\[[^\]]*\]\((?:pitch_deck\/|most_recent_update))| +(?=\[\d{1,3}\]\(https?:)/g, '')

type CitedMarkdownProps = { text: string; marks?: MarksByNumber | undefined; className?: string }

/** Shows markdown with citations. Raw HTML, images and addresses of other schemes are left out. */
export function CitedMarkdown({ text, marks, className }: CitedMarkdownProps) {
  const change = useMemo(() => mergeCitations({ marks }), [marks])
  const translate = useTranslate()
  const translated = useMemo(() => addTranslations(text, translate), [text, translate])
  return (
    <div
      className={cn(
        'max-w-[70ch] font-serif text-[1.0625rem] leading-relaxed [&_li]:own-direction [&_li]:my-1 ' +
          '[&_ol]:list-decimal [&_ol]:pl-5 [&_:is(p,ul,ol)+p]:mt-3 [&_p+:is(ul,ol)]:mt-1.5 ' +
          '[&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-5 print:max-w-none print:leading-snug ' +
          'print:[&_li]:my-0 print:[&_:is(p,ul,ol)+p]:mt-1.5 print:[&_p+:is(ul,ol)]:mt-0.5',
        className,
      )}
    >
      <Markdown components={components} change={change}>
        {attachCitations(translated)}
      </Markdown>
    </div>
  )
}
