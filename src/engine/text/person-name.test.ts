import { describe, expect, it } from 'vitest'
import { isRole, namesOffice } from '#engine/understand/role-shape.ts'
import { isAllCaps, isCaselessName, looseNameIn, nameIn } from './person-name.ts'

describe('nameIn', () => {
  it.each([
    ['Ana Ruiz', 'Ana Ruiz'],
    ['Dr. Ana Ruiz, PhD', 'Ana Ruiz'],
    ['ANA RUIZ', 'ANA RUIZ'],
    ['Maeve O’Dell', 'Maeve O’Dell'],
    ['Jean-Luc van der Berg', 'Jean-Luc van der Berg'],
    ['Mary J. Young', 'Mary J. Young'],
    ['Rui Miguel de Castro e Sousa', 'Rui Miguel de Castro e Sousa'],
    ['• Łukasz Żak:', 'Łukasz Żak'],
    ['Francisco Hong', 'Francisco Hong'],
    ['Anita Das', 'Anita Das'],
    ['Mit Patel', 'Mit Patel'],
    ['MIT PATEL', 'MIT PATEL'],
    ['Ana Ruiz MIT', 'Ana Ruiz MIT'],
    ['KIM Minjun', 'KIM Minjun'],
    ['Dipl.-Ing. Ana Ruiz', 'Ana Ruiz'],
    ['Professor Ana Ruiz FRS', 'Ana Ruiz'],
    ['Konstantin “Kosta” Milev,', 'Konstantin “Kosta” Milev'],
  ])('reads %s', (text, name) => {
    expect(nameIn(text)).toBe(name)
  })

  it.each([
    'Ana',
    'Business Model',
    'GO TO MARKET',
    'Our mission',
    'Ana ruiz',
    'San Francisco',
    'Hong Kong',
    'Das Produkt',
    'SE LinkedIn',
    'Ana Ruiz joined in 2020',
    'CIERRE Y',
    'Ilmo Karvela HW',
    'Se Linkedin',
    'NIT Patna',
    'ETH Zürich',
    'STU FIIT',
  ])('takes %s for no name', (text) => {
    expect(nameIn(text)).toBeNull()
  })

  it('takes subjects, degrees and jobs of teachers for no name, and keeps a name beside them', () => {
    const others = ['Not Competing', 'Supervising Lecturer', 'MBA INSEAD', 'Advanced Materials']
    expect(others.map(nameIn)).toEqual([null, null, null, null])
    expect(nameIn('Ana Ruiz, MBA')).toBe('Ana Ruiz')
  })

  it('comes to an end on a long word that is not a name', () => {
    expect(nameIn(`Ana A${'a'.repeat(38)}1`)).toBeNull()
  })

  it('knows capitals, small family names and scripts without capitals', () => {
    expect([isAllCaps('ANA RUIZ'), isAllCaps('Ana RUIZ')]).toEqual([true, false])
    expect([looseNameIn('Ana ruiz'), looseNameIn('ana ruiz'), looseNameIn('Market size')]).toEqual([
      'Ana ruiz',
      null,
      null,
    ])
    expect([isCaselessName('王小明'), isCaselessName('محمد رضا'), isCaselessName('Ana Ruiz')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is not seen in words that prepositions join', () => {
    expect([looseNameIn('Feito para cá'), looseNameIn('Hecho en casa'), looseNameIn('Ana de ruiz')]).toEqual([
      null,
      null,
      'Ana de ruiz',
    ])
    expect(isCaselessName('سال تجربه در مجموع')).toBe(false)
  })
})

describe('isRole', () => {
  it.each([
    'CEO',
    'CTO, co-founder',
    'Head of Sales',
    'CGO/Co-founder',
    'Senior Copywriter',
    'Chief Executive Officer',
    'Cofundadora',
    'Gründerin',
    '创始人',
    'Product Manager',
  ])('takes %s', (text) => {
    expect(isRole(text)).toBe(true)
  })

  it.each([
    'He was a product manager at a bank.',
    'Software Engineer, with',
    'Developer based in India.',
    'Our customers love it',
    'engineer and lead,',
  ])('refuses %s', (text) => {
    expect(isRole(text)).toBe(false)
  })

  it('tells offices from other jobs', () => {
    expect(['COO', 'Founding partner', 'Graphic designer'].map(namesOffice)).toEqual([true, true, false])
  })
})
