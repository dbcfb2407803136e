import { expect, it } from 'vitest'
import { cutToSiteRoot } from './site-root.ts'

it.each([
  ['norvane.io', 'norvane.io'],
  ['www.norvane.io/roadmap', 'www.norvane.io'],
  ['https://norvane.io/en/team?x=1#us', 'https://norvane.io'],
  ['http://norvane.io?utm_source=deck', 'http://norvane.io'],
  ['https://norvane.github.io/site/docs', 'https://norvane.github.io/site'],
  ['norvane.wixsite.com/home', 'norvane.wixsite.com/home'],
])('the root of %s is %s', (address, root) => expect(cutToSiteRoot(address)).toBe(root))
