import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from './understand-deck.ts'

const cover = page({ title: 'Ossery', blocks: ['Water-level alerts for small harbours'] })

/** Returns the marked lines of a deck's second page as 'voice: text'; a third one tells the language. */
function readMarks(second: PageSpec, third: readonly string[] = []): string[] {
  const [title, ...blocks] = third
  const understood = understandDeck(deck([cover, page(second), ...(title ? [page({ title, blocks })] : [])]))
  return [...(understood.slides[1]?.voices ?? [])].map(([line, { voice }]) => `${voice}: ${line.text}`)
}

const ofVoice = (marks: readonly string[], voice: string) =>
  marks.filter((mark) => mark.startsWith(`${voice}: `)).map((mark) => mark.slice(voice.length + 2))

describe('markVoices: the company itself', () => {
  it.each<[string, PageSpec]>([
    [
      'traction',
      { title: 'Traction', blocks: ['€1.2M ARR in August 2026', '61 paying customers', 'We grew 12% a month'] },
    ],
    ['a team', { title: 'Team', blocks: ['Ida Holm\nCEO and co-founder', 'Per Lund, 41\nCTO'] }],
    ['prices', { title: 'Pricing', blocks: ['Starter\n$29 per month', 'Growth\n$99 per month'] }],
    [
      'features of a dashboard',
      { title: 'Product', blocks: ['Dashboard', 'Reports', 'Analytics', 'We send alerts by text message'] },
    ],
    ['its own share of a market', { title: 'Market size', blocks: ['We aim for $90M in year 3'] }],
    [
      'a price list in small type',
      { title: 'Pricing', blocks: [{ lines: 'Price\nTotal\n$9.99\n$19.99\n$49.99', size: 12 }] },
    ],
    ['steps named like buttons', { title: 'How it works', blocks: ['Search', 'Confirm', 'Ossery sends the alert'] }],
    ['its validation of a market', { title: 'Market validation', blocks: ['140 harbours on the waiting list'] }],
    ['its own rate of growth', { title: 'Financials', blocks: ['Revenue CAGR of 45%'] }],
    ['a person called Sam', { title: 'Traction', blocks: ['Sam led 14 pilots'] }],
    ['what it protects', { title: 'Problem', blocks: ['Harbours leak confidential information'] }],
    ['examples of customers', { title: 'Examples of customers', blocks: ['Norvik'] }],
    ['reference customers', { title: 'References', blocks: ['Norvik', 'Halden'] }],
    [
      'a slogan in quotation marks',
      { title: 'Contact', blocks: ['“We warn every small harbour in time.”', 'Ida Holm, Norvik'] },
    ],
    ['a term in quotation marks', { title: 'Solution', blocks: ['"Tide watch" is a sensor that lasts ten years'] }],
    [
      'a name with a notice',
      { title: 'Solution', blocks: ['We watch the water', { lines: 'Ossery GmbH · confidential', y: 0.95, size: 8 }] },
    ],
    ['real customers behind e.g.', { title: 'Traction', blocks: ['We serve 14 ports, e.g. Norvik and Halden'] }],
  ])('has no mark on %s', (_, spec) => {
    expect(readMarks(spec)).toEqual([])
  })
})

describe('markVoices: customers', () => {
  it('marks a testimonial with its name and role, not the text beside it', () => {
    const marks = readMarks({
      title: 'Traction',
      blocks: [
        '61 paying customers',
        '“We saved €40,000 in the first season with it.”',
        '— Mara Lind, Harbour Master, Norvik',
      ],
    })
    expect(ofVoice(marks, 'customer')).toEqual([
      '“We saved €40,000 in the first season with it.”',
      '— Mara Lind, Harbour Master, Norvik',
    ])
    expect(marks).toHaveLength(2)
  })

  it('leaves a quotation of a person of its own team to the company', () => {
    const understood = understandDeck(
      deck([
        cover,
        page({
          title: 'Traction',
          blocks: ['“We will warn every harbour by 2030, whatever it takes.”', '— Ida Holm, Ossery'],
        }),
        page({ title: 'Team', blocks: ['Ida Holm\nCEO', 'Per Lund\nCTO'] }),
      ]),
    )
    expect(understood.slides[1]?.voices.size).toBe(0)
  })

  it('marks a case study whole, and what one customer did', () => {
    expect(
      ofVoice(readMarks({ title: 'Case study: Norvik', blocks: ['Revenue up 30%', '12 staff'] }), 'customer'),
    ).toContain('Revenue up 30%')
    expect(
      ofVoice(readMarks({ title: 'How Norvik Foods cut waste by 30%', blocks: ['€2M saved in a year'] }), 'customer'),
    ).toContain('€2M saved in a year')
    expect(readMarks({ title: 'How Ossery cut waste by 30%', blocks: ['€2M saved in a year'] })).toEqual([])
  })

  it('marks the part of a slide under a heading that announces customers', () => {
    const marks = readMarks({
      title: 'Traction',
      blocks: [
        { lines: 'Growth', x: 0.06, y: 0.3, size: 24, bold: true },
        { lines: '€1.2M ARR', x: 0.06, y: 0.4 },
        { lines: 'Customer story', x: 0.55, y: 0.3, size: 24, bold: true },
        { lines: '€800k revenue after a year', x: 0.55, y: 0.4 },
      ],
    })
    expect(marks).toEqual(['customer: Customer story', 'customer: €800k revenue after a year'])
  })

  it('takes what customers reach for theirs, and their number for the company’s', () => {
    const marks = readMarks({
      title: 'Solution',
      blocks: ['Customers save 30% of their fuel.', '300 customers save time with us.'],
    })
    expect(marks).toEqual(['customer: Customers save 30% of their fuel.'])
  })

  it.each([
    [
      'de',
      ['Unsere Lösung', 'Wir warnen kleine Häfen vor Hochwasser und helfen den Betreibern bei der Planung'],
      'Kundenstimmen',
    ],
    [
      'fr',
      ['Notre solution', 'Nous aidons les petits ports à prévoir les crues et nous les alertons avant la marée'],
      'Témoignages',
    ],
    [
      'es',
      ['Nuestra solución', 'Ayudamos a los puertos pequeños a prever las crecidas y los avisamos antes de la marea'],
      'Casos de éxito',
    ],
    [
      'pt',
      ['Nossa solução', 'Ajudamos os portos pequenos a prever as cheias e avisamos antes da maré com uma mensagem'],
      'Depoimentos',
    ],
    [
      'it',
      [
        'La nostra soluzione',
        'Aiutiamo i piccoli porti a prevedere le piene e li avvisiamo prima della marea con un messaggio',
      ],
      'Testimonianze',
    ],
  ])('knows the titles in %s', (_, language, title) => {
    expect(ofVoice(readMarks({ title, blocks: ['40.000 €'] }, language), 'customer')).toContain('40.000 €')
  })
})

describe('markVoices: markets and competitors', () => {
  it('marks the figures of a market slide, and not those of the company', () => {
    const marks = readMarks({
      title: 'Market size',
      blocks: [
        { lines: '$4B', y: 0.3, size: 50 },
        { lines: 'a year in berths', y: 0.42 },
        { lines: 'Our 61 customers pay $29 a month', y: 0.6 },
        { lines: 'Source: Harbour Survey 2025', y: 0.88, size: 9 },
      ],
    })
    expect(ofVoice(marks, 'market')).toEqual(['$4B', 'a year in berths'])
    expect(ofVoice(marks, 'third-party')).toEqual(['Source: Harbour Survey 2025'])
  })

  it('marks figures about others on a slide about the problem', () => {
    const marks = readMarks({
      title: 'The problem',
      blocks: ['70% of harbours have no gauge', 'Ossery has warned 12 harbours'],
    })
    expect(marks).toEqual(['market: 70% of harbours have no gauge'])
  })

  it('marks a market wherever it is named', () => {
    expect(readMarks({ title: 'Why us', blocks: ['The global sensor market will reach $9B by 2030'] })).toEqual([
      'market: The global sensor market will reach $9B by 2030',
    ])
  })

  it('marks the columns of a comparison beside the company’s own', () => {
    const row = (y: number, texts: readonly string[]) => texts.map((lines, n) => ({ lines, x: 0.06 + n * 0.24, y }))
    const marks = readMarks({
      title: 'Competition',
      blocks: [
        ...row(0.3, ['Feature', 'Ossery', 'Halden', 'Norvane']),
        ...row(0.4, ['Alerts', 'yes', 'no', 'yes']),
        ...row(0.5, ['Battery', '10 years', '1 year', '2 years']),
        ...row(0.6, ['Price', '$29', '$90', '$45']),
      ],
    })
    expect(ofVoice(marks, 'competitor')).toEqual(
      expect.arrayContaining(['Halden', '1 year', '$90', 'Norvane', '2 years', '$45']),
    )
    expect(marks.join('|')).not.toMatch(/Ossery|10 years|\$29/)
  })

  it('marks figures on a slide of competitors that is titled so', () => {
    expect(
      readMarks({ title: 'Competitors', blocks: ['Halden\n4,000 users in Norway', 'We have 61 customers'] }),
    ).toEqual(['competitor: Halden', 'competitor: 4,000 users in Norway'])
    expect(readMarks({ title: 'Competitive advantage', blocks: ['10 years of battery'] })).toEqual([])
  })
})

describe('markVoices: examples', () => {
  it.each<[string, PageSpec, readonly string[]]>([
    [
      'a lead',
      { title: 'Model', blocks: ['Imagine a harbour with 40 berths that pays $12,000 a year.'] },
      ['Imagine a harbour with 40 berths that pays $12,000 a year.'],
    ],
    [
      'a figure behind e.g.',
      { title: 'Model', blocks: ['Harbours pay by berth (e.g. $300 for 10 berths)'] },
      ['Harbours pay by berth (e.g. $300 for 10 berths)'],
    ],
    ['an invented person', { title: 'Product', blocks: ['John Doe', 'Alerts by text message'] }, ['John Doe']],
    ['a title', { title: 'Example', blocks: ['A harbour earns $12,000'] }, ['A harbour earns $12,000']],
    [
      'a persona',
      { title: 'Who we serve', blocks: ['Sara, 34\nHarbour master in Norvik'] },
      ['Sara, 34', 'Harbour master in Norvik'],
    ],
  ])('marks %s', (_, spec, lines) => {
    expect(readMarks(spec)).toEqual(lines.map((line) => `example: ${line}`))
  })

  it('marks the list that a lead opens, and nothing after it', () => {
    const marks = readMarks({
      title: 'Profit sharing',
      blocks: [
        [
          '● Harbours get 10% back',
          '● For example:',
          '○ A harbour pays $1,000',
          '○ It gets $100 back',
          '● Paid each month',
        ],
      ],
    })
    expect(marks).toContain('example: ○ It gets $100 back')
    expect(marks.join('|')).not.toContain('Harbours get 10% back')
  })

  it('marks a conversation', () => {
    expect(
      ofVoice(
        readMarks({ title: 'Product', blocks: ['Operator: "How high is the water?"', 'Ossery AI: "It is 40 cm."'] }),
        'example',
      ),
    ).toHaveLength(2)
  })
})

describe('markVoices: pictures of screens', () => {
  const screen = (lines: readonly string[], size = 9) =>
    lines.map((one, n) => ({ lines: one, x: 0.6, y: 0.3 + n * 0.03, size }))

  it('marks small text with buttons and sums, not the text beside it', () => {
    const marks = readMarks({
      title: 'Product',
      blocks: [
        { lines: 'Book a berth in seconds', x: 0.06, y: 0.3 },
        ...screen(['Welcome back, Sara', 'Total balance', '$1,240.50', 'Add to cart', 'Berth 14', '$39.00']),
      ],
    })
    expect(ofVoice(marks, 'interface')).toEqual([
      'Welcome back, Sara',
      'Total balance',
      '$1,240.50',
      'Add to cart',
      'Berth 14',
      '$39.00',
    ])
    expect(marks).toHaveLength(6)
  })

  it('marks a chat by its clocks', () => {
    const marks = readMarks({
      title: 'Product',
      blocks: [
        { lines: 'Answers day and night', x: 0.06, y: 0.3 },
        ...screen(['Is berth 12 free?', '9:14', 'Yes, for $40 a night', '9:15', 'Book it', '9:16'], 12),
      ],
    })
    expect(ofVoice(marks, 'interface')).toContain('Yes, for $40 a night')
    expect(marks.join('|')).not.toContain('Answers day and night')
  })

  it('marks buttons in the language of the deck', () => {
    const german = ['Unsere Lösung', 'Wir warnen kleine Häfen vor Hochwasser und helfen den Betreibern bei der Planung']
    const marks = readMarks(
      { title: 'Produkt', blocks: screen(['Anmelden', 'Passwort vergessen?', '120 Boote']) },
      german,
    )
    expect(ofVoice(marks, 'interface')).toContain('120 Boote')
  })

  it('marks the other screens of an app by the menu that they share, on pictures of pages', () => {
    const menu = screen(['Harbour list', 'Berth plan', 'Boats at sea', 'Tide table', 'Crew lounge'])
    const pictures = (origin: 'ocr' | 'text') =>
      understandDeck(
        deck([
          cover,
          page({
            title: 'Log in page',
            blocks: ['Enter the harbour', ...menu, { lines: '61 boats', x: 0.8, y: 0.6, size: 9 }],
            origin,
          }),
          page({
            title: 'Alerts',
            blocks: ['Each alert in one place', ...menu, { lines: '402 boats', x: 0.8, y: 0.7, size: 9 }],
            origin,
          }),
          page({
            title: 'Solution',
            blocks: [
              'We watch the water in small harbours and warn their crews before the tide',
              'Each crew gets a message on any phone',
            ],
          }),
        ]),
      ).slides[2]
    const marked = [...(pictures('ocr')?.voices ?? [])].map(([line]) => line.text)
    expect(marked).toContain('402 boats')
    expect(marked).not.toContain('Each alert in one place')
    expect(pictures('text')?.voices.size).toBe(0)
  })

  it('leaves menus in the size of the body to the company', () => {
    expect(readMarks({ title: 'Product', blocks: ['Dashboard', 'Calendar', 'Reports', 'Messages'] })).toEqual([])
  })
})

describe('markVoices: legal text and third parties', () => {
  it('marks disclaimers, forward-looking statements and copyright', () => {
    const footer = { lines: '© 2026 Ossery. All rights reserved.', y: 0.95, size: 8 }
    expect(
      readMarks({
        title: 'Traction',
        blocks: ['€1.2M ARR', 'These are forward-looking statements and may change.', footer],
      }),
    ).toEqual([
      'legal: These are forward-looking statements and may change.',
      'legal: © 2026 Ossery. All rights reserved.',
    ])
    expect(readMarks({ title: 'Disclaimer', blocks: ['Revenue of $9M is expected'] })).toContain(
      'legal: Revenue of $9M is expected',
    )
    expect(readMarks({ title: 'Model', blocks: ['• Copyright owner of 14 maps'] })).toEqual([])
  })

  it('marks posts of others', () => {
    const posts = [
      '@norvik Congratulations, you are the first harbour of the month #tide',
      'Still dry thanks to @ossery, our boats are safe tonight',
    ]
    expect(readMarks({ title: 'Buzz', blocks: posts })).toEqual(posts.map((post) => `third-party: ${post}`))
  })

  it('marks lists of sources, the press and experts', () => {
    expect(readMarks({ title: 'References', blocks: ['Harbour Survey 2025'] })).toEqual([
      'third-party: Harbour Survey 2025',
    ])
    expect(
      ofVoice(
        readMarks({
          title: 'Why now',
          blocks: ['“Small harbours drown in paper and in water.”', '— TechCrunch, May 2026'],
        }),
        'third-party',
      ),
    ).toHaveLength(2)
    expect(readMarks({ title: 'Source and acquire', blocks: ['Source & acquire small harbours'] })).toEqual([])
  })
})

describe('markVoices: a page of thousands of lines', () => {
  it('is read without comparing all lines, and keeps none marked past its limit', () => {
    const lines = Array.from({ length: 1_200 }, (_, n) => `Add to cart ${n}`)
    expect(readMarks({ title: 'Product', blocks: [lines] })).toEqual([])
  })
})
