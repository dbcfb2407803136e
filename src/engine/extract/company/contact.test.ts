import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { companyLinkedInExtractor, contactEmailExtractor, siteExtractor } from './contact.ts'
import { cutHost, isSharedHost, listNameKeys } from './web-addresses.ts'

const silent = { text: '', lines: [], parts: [] }
const emailsIn = (...pages: Parameters<typeof page>[0][]) =>
  contactEmailExtractor.extract(prepareInput(understood(...pages), silent))
const understood = (...pages: Parameters<typeof page>[0][]) => understandDeck(deck(pages.map((spec) => page(spec))))

describe('contactEmailExtractor and pictures of screens', () => {
  it('takes no address of a user from a screen of the product', () => {
    const screen = ['My profile', 'First name', 'kari@norvik.io'].map((lines, n) => ({
      lines,
      x: 0.5,
      y: 0.4 + n * 0.03,
      size: 9,
    }))
    const spec = { title: 'Product', blocks: ['One place for every berth', ...screen] }
    expect(emailsIn({ title: 'Norvane' }, spec)).toEqual([])
    expect(emailsIn({ title: 'Norvane' }, { title: 'Contact', blocks: ['hello@norvane.io'] })).toHaveLength(1)
  })
})

describe('siteExtractor', () => {
  it('is the printed address that agrees with name or e-mail', () => {
    const facts = siteExtractor.extract(
      prepareInput(
        understood(
          { title: 'Norvane' },
          { title: 'Problem' },
          { title: 'Contact', blocks: ['www.norvane.io', 'hello@norvane.io', 'linkedin.com/company/norvane'] },
        ),
      ),
    )
    expect(facts[0]).toMatchObject({
      value: 'www.norvane.io',
      kind: 'stated',
      evidence: [{ page: 3, quote: 'www.norvane.io' }],
    })
  })

  it('is not concluded from an e-mail address, a cited source or a social network', () => {
    expect(
      siteExtractor.extract(
        prepareInput(understood({ title: 'Norvane' }, { title: 'Contact', blocks: ['hello@norvane.io'] })),
      ),
    ).toEqual([])
    expect(
      siteExtractor.extract(
        prepareInput(
          understood(
            { title: 'Norvane' },
            { title: 'Market', blocks: ['Source: www.bigreport.org/2024', 'twitter.com/norvane'] },
            { title: 'Team' },
          ),
        ),
      ),
    ).toEqual([])
  })

  it('is not a source that one page links again and again', () => {
    const spec = page({ title: 'References' })
    const links = Array.from({ length: 12 }, (_, index) => ({
      url: `https://www.bigreport.org/chapter-${index}`,
      box: { x: 0.1, y: 0.2 + index * 0.02, width: 0.3, height: 0.01 },
    }))
    const sourced = understandDeck(deck([page({ title: 'Norvane' }), page({ title: 'Team' }), { ...spec, links }]))
    expect(siteExtractor.extract(prepareInput(sourced))).toEqual([])
  })

  it('may be hosted by a builder of sites, a user’s host or a studio, where it bears the company’s name', () => {
    const findSite = (address: string) =>
      siteExtractor.extract(prepareInput(understood({ title: 'Norvane' }, { title: 'Contact', blocks: [address] })))[0]
        ?.value
    for (const address of ['nor-vane.streamlit.app', 'anaruiz.github.io/norvane', 'norvane.studiokerf.co.uk'])
      expect(findSite(address), address).toBe(address)
    expect(findSite('anaruiz.github.io/thesis')).toBeUndefined()
    const blocks = ['app.norvane.io\napp.norvane.io/login\napp.norvane.io/admin']
    const used = understood({ title: 'Norvane' }, { title: 'Contact', blocks })
    expect(siteExtractor.extract(prepareInput(used))[0]?.value).toBe('app.norvane.io')
  })

  it('takes a link without text and says that it is a link', () => {
    const facts = siteExtractor.extract(
      prepareInput(
        understood({ title: 'Norvane', links: [{ url: 'https://norvane.io/?utm_source=deck' }] }, { title: 'Problem' }),
      ),
    )
    expect(facts[0]).toMatchObject({ value: 'https://norvane.io', kind: 'inferred', rule: 'site.linked' })
  })

  it('is the root of the site, a page of it the quote', () => {
    const printed = siteExtractor.extract(
      prepareInput(understood({ title: 'Norvane' }, { title: 'Next', blocks: ['www.norvane.io/roadmap'] })),
    )
    expect(printed[0]).toMatchObject({
      value: 'www.norvane.io',
      evidence: [{ document: 'deck', page: 2, quote: 'www.norvane.io/roadmap' }],
    })
    const links = [{ url: 'https://norvane.io/en/roadmap?utm_source=deck' }]
    expect(
      siteExtractor.extract(prepareInput(understood({ title: 'Norvane', links }, { title: 'Problem' })))[0]?.value,
    ).toBe('https://norvane.io')
  })

  it('prefers the site to its documentation', () => {
    const facts = siteExtractor.extract(
      prepareInput(
        understood({ title: 'Norvane', blocks: ['docs.norvane.io'] }, { title: 'Contact', blocks: ['norvane.io'] }),
      ),
    )
    expect(facts[0]?.value).toBe('norvane.io')
  })

  it('does not take a name that ends like an address for an address', () => {
    expect(
      siteExtractor
        .extract(
          prepareInput(
            understood(
              { title: 'Norvane.ai' },
              { title: 'Solution', blocks: ['Norvane.ai is a payroll assistant for farms'] },
              { title: 'Team' },
            ),
          ),
        )
        .map((fact) => fact.rule),
    ).not.toContain('site.linked')
  })
})

describe('contactEmailExtractor', () => {
  it('prefers the own domain and the general box', () => {
    const facts = emailsIn(
      { title: 'Norvane' },
      { title: 'Contact', blocks: ['norvane.team@gmail.com', 'Hello@norvane.io', 'press@agency.com'] },
    )
    expect(facts.map((fact) => fact.value)[0]).toBe('Hello@norvane.io')
  })

  it('reads mail links, and is silent without an address', () => {
    for (const url of [
      'mailto:ana@norvane.io?subject=Hi',
      'mailto:Ana%20Ruiz%20%3Cana@norvane.io%3E',
      'mailto:ana@norvane.io,%',
    ])
      expect(emailsIn({ title: 'Norvane', links: [{ url }] })[0]).toMatchObject({
        value: 'ana@norvane.io',
        kind: 'inferred',
      })
    expect(emailsIn({ title: 'Norvane', blocks: ['Follow @norvane'] })).toEqual([])
  })

  it('reads the updates too, without those who forwarded them', () => {
    const text = 'From: Lena <lena@fund.test>\nTo: deals@fund.test\n\nAsk cy@advisor.test or Ana@norvane.io.'
    const updates = joinUpdates(oneUpdate(text), ['Lena@fund.test', 'deals@fund.test'])
    const facts = contactEmailExtractor.extract(prepareInput(understood({ title: 'Norvane' }), updates))
    expect(facts.map(({ value }) => value)).toEqual(['Ana@norvane.io'])
    expect(facts[0]?.evidence).toEqual([{ document: 'updates', page: null, quote: 'Ana@norvane.io' }])
    const printed = contactEmailExtractor.extract(
      prepareInput(understood({ title: 'Norvane', blocks: ['norvane.team@gmail.com'] }), updates),
    )
    const ranked = printed.sort((a, b) => b.score - a.score).map(({ value }) => value)
    expect(ranked).toEqual(['norvane.team@gmail.com', 'Ana@norvane.io'])
  })

  const team = { title: 'Team', blocks: ['Ana Ruiz\nCo-founder & CEO', 'Li Wéi\nCo-founder & CTO'] }
  const inUpdate = (text: string, ...pages: Parameters<typeof page>[0][]) =>
    contactEmailExtractor
      .extract(prepareInput(understood({ title: 'Norvane' }, ...pages, team), joinUpdates(oneUpdate(text))))
      .filter(({ evidence }) => evidence[0]?.document === 'updates')
      .map(({ value }) => value)

  it.each([
    'From: Bob Stone <bob@otherfund.example>\nSubject: Norvane\n\nYou should meet them.',
    'Bob, bob@otherfund.example, knows the founders.',
    'For references contact bob@otherfund.example.',
    'Reach me at bob@otherfund.example.',
    'Copied: bob@otherfund.example, ana@otherfund.example, norvanefan@gmail.com',
    'On Monday Bob Stone <bob@otherfund.example> wrote:\n> reach out to the team',
  ])('takes no one else’s address from the update %j', (text) => expect(inUpdate(text)).toEqual([]))

  it.each([
    ['Reach us at deals@harbour.example.', 'deals@harbour.example'],
    ['Write to desk@harbour.example for the data room.', 'desk@harbour.example'],
    ['Contact: desk@harbour.example', 'desk@harbour.example'],
    ['From: Ana Ruiz <a.r@gmail.com>\n\nHello', 'a.r@gmail.com'],
    ['Li is at li.wei@gmail.com', 'li.wei@gmail.com'],
    ['We use aruiz@harbour.example', 'aruiz@harbour.example'],
    ['From: bo@norvane.io', 'bo@norvane.io'],
  ])('takes the company’s address from the update %j', (text, address) => expect(inUpdate(text)).toEqual([address]))

  it('knows the company’s domain by its site and the addresses of the deck', () => {
    const text = 'From: bo@harbour.com\nCc: bob@otherfund.example'
    expect(inUpdate(text)).toEqual([])
    const pages = ['www.harbour.com', 'office@harbour.com'].map((line) => ({ title: 'Contact', blocks: [line] }))
    for (const one of pages) expect(inUpdate(text, one, one)).toEqual(['bo@harbour.com'])
  })
})

describe('companyLinkedInExtractor', () => {
  it('takes the page of the company and never the profile of a person', () => {
    expect(
      companyLinkedInExtractor.extract(
        prepareInput(understood({ title: 'Norvane', links: [{ url: 'https://www.linkedin.com/in/ana-ruiz' }] })),
      ),
    ).toEqual([])
    expect(
      companyLinkedInExtractor.extract(
        prepareInput(
          understood({
            title: 'Norvane',
            links: [{ url: 'https://www.linkedin.com/company/norvane/?viewAsMember=true' }],
          }),
        ),
      )[0]?.value,
    ).toBe('https://www.linkedin.com/company/norvane')
    expect(
      companyLinkedInExtractor.extract(
        prepareInput(understood({ title: 'Norvane', blocks: ['linkedin.com/company/norvane'] })),
      )[0],
    ).toMatchObject({ value: 'https://linkedin.com/company/norvane', kind: 'stated' })
  })
})

describe('hosts', () => {
  it('carry the name under the usual additions', () => {
    expect(listNameKeys('www.get-norvane.com')).toEqual(['getnorvane', 'norvane'])
    expect(listNameKeys('norvane.co.uk')).toContain('norvane')
    expect(listNameKeys('nor-vane.vercel.app')).toContain('norvane')
    expect(cutHost('WWW.Norvane.IO')).toBe('norvane.io')
    expect(isSharedHost('drive.google.com') && isSharedHost('gmail.com') && !isSharedHost('norvane.io')).toBe(true)
  })
})
