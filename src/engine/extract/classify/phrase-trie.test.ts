import { describe, expect, it } from 'vitest'
import { addPhrase, findPhrases, makeTrie } from './phrase-trie.ts'

type Vocabulary = 'industry' | 'model'

function makeTestTrie(...phrases: Array<[string, Vocabulary, string]>) {
  const trie = makeTrie<Vocabulary>()
  for (const [phrase, vocabulary, value] of phrases) addPhrase(trie, phrase, { vocabulary, value, weight: 1 })
  return trie
}

describe('findPhrases', () => {
  it('finds phrases over hyphens and inside Chinese text, with the text as printed', () => {
    const trie = makeTestTrie(['e commerce', 'industry', 'e_commerce'], ['区块链', 'industry', 'blockchain'])
    const text = 'E-Commerce 基于区块链'
    expect(findPhrases(trie, text).map((match) => [match.value, text.slice(match.start, match.end)])).toEqual([
      ['e_commerce', 'E-Commerce'],
      ['blockchain', '区块链'],
    ])
  })

  it('lets the longest phrase of a vocabulary win and leaves other vocabularies alone', () => {
    const trie = makeTestTrie(
      ['learning', 'industry', 'edtech'],
      ['machine learning', 'industry', 'ai'],
      ['learning', 'model', 'course'],
    )
    expect(findPhrases(trie, 'machine learning').map((match) => `${match.vocabulary}:${match.value}`)).toEqual([
      'industry:ai',
      'model:course',
    ])
  })

  it('matches whole words only and counts a phrase once for a value', () => {
    const trie = makeTestTrie(['arr', 'model', 'subscription'], ['arrs', 'model', 'subscription'])
    expect(findPhrases(trie, 'we arrange ARR')).toHaveLength(1)
    expect(findPhrases(trie, '')).toEqual([])
  })
})
