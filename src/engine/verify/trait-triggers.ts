import type { FounderFieldKey } from '#contract/memo-fields.ts'
import { bigTechCompanies } from '#engine/lexicons/companies-big-tech.ts'

const anyOf = (names: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** For each trait the words that a quote must hold for the trait to follow from it. */
export const traitTriggers: Partial<Record<FounderFieldKey, RegExp>> = {
  trait_communities:
    /\b(?:y\s?combinator|yc|techstars|500 (?:startups|global)|seedcamp|antler|entrepreneur first|alchemist|plug and play|masschallenge|startupbootcamp|station f|sosv|hax|indiebio|on deck|thiel|endeavor|founder institute|startx|skydeck|angelpad|s[uw]\s?\d\d|[sw]\d\d|accelerator|incubator|alumn\w*|aceleradora|startup (?:chile|wise guys))\b/i,
  trait_entrepreneur:
    /\b(?:co[- ]?)?found(?:er|ed|ing)|entrepreneur\w*|started|launched|own(?:er|ed)|startups?|exit(?:ed)?|acquired|sold|built|fundador\w*|fond(?:é|ateur)\w*|gründe\w*|gegründet/i,
  trait_big_tech: anyOf(bigTechCompanies),
  trait_phd:
    /\bph\.?\s?d\b|\bdphil\b|\bdoctor(?:ate|al)?\b|\bdr\.?\s|\bpostdoc|\bdr\.?-?ing|\bdoktor|\bdocteur|\bprofessor\b|\bprof\.?\s/i,
  trait_repeat:
    /\b(?:serial|repeat|second[- ]time|2x|3x|previous(?:ly)?|former(?:ly)?|ex[- ]|exit(?:ed|s)?|acquired|sold|two|three|several|multiple|startups|(?:co[- ]?)?found(?:er|ed))\b/i,
  trait_education:
    /\b(?:university|universit\w+|universidad|college|institute of technology|school|mit|stanford|harvard|oxford|cambridge|yale|princeton|berkeley|caltech|eth|epfl|insead|hec|wharton|ucl|lse|imperial|carnegie mellon|cmu|columbia|cornell|ecole|école|polytechnique|tum|iit|iim|technion|tsinghua|mba|m\.?sc|master\w*|nyu|ucla|duke|kellogg|sloan|supélec|centrale\w*|escp|essec|ie business)\b/i,
}
