import { FileText } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { type Command, findCommands } from './commands.ts'

const command = (group: Command['group'], label: string, keywords = ''): Command => ({
  ...{ id: `${group} ${label}`, group, label, keywords, Icon: FileText },
  run: () => {},
})
const labels = (commands: readonly Command[], typed: string) => findCommands(commands, typed).map(({ label }) => label)

const commands = [
  command('Actions', 'Sign Out', 'log out leave'),
  command('Screens', 'Deal List'),
  command('Deals', 'Café Ovelle'),
  command('Deals', 'Old Inkwharf'),
  command('Deals', 'Inkwharf'),
]

describe('what the palette finds', () => {
  test('everything while nothing is typed, group by group', () => {
    expect(labels(commands, ' ')).toEqual(['Café Ovelle', 'Old Inkwharf', 'Inkwharf', 'Deal List', 'Sign Out'])
  })
  test('what begins with the text comes before what has it elsewhere', () => {
    expect(labels(commands, 'ink')).toEqual(['Inkwharf', 'Old Inkwharf'])
  })
  test('every word must be there, in any order, accents and capitals aside', () => {
    expect(labels(commands, 'OVELLE cafe')).toEqual(['Café Ovelle'])
    expect(labels(commands, 'cafe inkwharf')).toEqual([])
  })
  test('other words for a command find it, too', () => {
    expect(labels(commands, 'log out')).toEqual(['Sign Out'])
  })
  test('of many deals only the first', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => command('Deals', `Deal ${index}`))
    expect(labels(many, '')).toHaveLength(5)
    expect(labels(many, 'deal')).toHaveLength(20)
    expect(labels(many, 'deal 999')).toEqual(['Deal 999'])
  })
})
