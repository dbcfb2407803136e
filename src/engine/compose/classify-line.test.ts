import { describe, expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { classifyLine, namesTopic } from './classify-line.ts'

describe('classifyLine', () => {
  it.each<[KeyFactName, string]>([
    ['Traction', 'We invite investors, harbour masters and engineers to partner with us.'],
    ['Roadmap', 'Experience our live berth desk today'],
    ['Product Solution', 'Where do you want to moor tonight?'],
    ['Product Solution', 'Hello and welcome to Dockly, share your place to find a berth.'],
    ['Product Solution', 'Yes! We have two berths left 😊 Which one would you like'],
    ['Problem', 'HARBOUR ATLAS, 2024'],
    ['Business Model', '5-Year Revenue Projection (Conservative)'],
    ['Roadmap', 'In progress (V0.7)'],
    ['Market', '$12 / berth owner / month or $144 / year'],
    ['Technology', '75+ programs'],
    ['Technology', 'Public sale 45%'],
    ['Team', '3,000 harbours on the platform'],
  ])('takes for %s nothing from %j', (topic, text) => {
    expect(classifyLine(topic, text, false)).toBe('fragment')
  })

  it.each<[KeyFactName, string]>([
    ['Problem', 'Why do harbours still book berths by phone?'],
    ['Traction', '86 paying harbours in May 2026'],
    ['Roadmap', 'Mobile app June 2027'],
    ['Competition', 'Harbour desks of the town ($24K/yr)'],
    ['Business Model', '5-year licence at $2,900 a month'],
    ['Market', 'Harbours in Europe spend $5B a year on berths, $900 per month each'],
    ['Technology', 'React 19, Leaflet maps and a berth model'],
    ['Team', 'Built harbour software for ten years'],
    ['Team', 'Ana Ruiz Moreno · Data Science 2026 · Universidad de Vigo'],
    ['Team', '30 yrs of harbour engineering'],
  ])('leaves to %s the words %j', (topic, text) => {
    expect(classifyLine(topic, text, false)).not.toBe('fragment')
  })
})

it('takes a slide for one of the team by its title', () => {
  expect(namesTopic('Team', 'The people behind Dockly')).toBe(true)
  expect(namesTopic('Team', 'Token distribution')).toBe(false)
  expect(namesTopic('Traction', 'Roadmap')).toBe(true)
})
