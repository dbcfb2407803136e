/** Endings of plurals and abstract nouns that hardly any company's name has: 'Aggregators', 'Mechanism', 'Partnerships'. */
export const commonNounEnding =
  /(?:tions|ments|isms?|ness|ities|ships?|ologies|ators|iders|izers|isers|ances|ences|ncies|vendors|companies|platforms|tools|systems|services|solutions|apps|brands|stores|chains)$/iu
