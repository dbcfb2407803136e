import { describe, expect, it } from 'vitest'
import { readRoleBeside, writeRole } from './role-text.ts'

describe('writeRole', () => {
  it.each([
    ['FOUNDER + CEO', 'founder and CEO'],
    ['CEO & Co-Founder', 'CEO and co-founder'],
    ['PI', 'PI'],
    ['CO-FOUNDER · TECHNICAL', 'co-founder, technical'],
    ['CEO / Founder', 'CEO and founder'],
    ['CHIEF FINANCIAL OFFICER', 'chief financial officer'],
    ['Cofundador y Director de Tecnología (CTO)', 'cofundador y director de tecnología (CTO)'],
    ['Founding Engineer at Google', 'founding engineer at Google'],
  ])('writes %s as a sentence does', (role, expected) => {
    expect(writeRole(role)).toBe(expected)
  })
})

describe('readRoleBeside', () => {
  it.each([
    ['Ida Holm, CEO', 'CEO'],
    ['CTO | IDA HOLM', 'CTO'],
    ['Ida Holm (CEO)', 'CEO'],
    ['Ida Holm Cofounder (CTO)', 'Cofounder (CTO)'],
    ['Ida Holm', null],
    ['Our CEO Ida Holm has led teams', null],
    ['Ida Holm has built water-level alerts for small harbours since 2014', null],
    ['Mats Berg, CTO', null],
    ['By: Mats Berg, Ida Holm', null],
    ['Dr: Ida Holm', null],
    ['Ida Holm – RO', null],
    ['Ida Holm – VP', 'VP'],
    ['Team: Ida Holm, Mats Berg', null],
  ])('reads the role in %s', (line, expected) => {
    expect(readRoleBeside('Ida Holm', line)).toBe(expected)
  })
})
