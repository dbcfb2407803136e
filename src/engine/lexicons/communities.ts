/** Accelerators, programmes and lists whose members investors look for; each entry is a phrase to find in a biography. */
export const startupCommunities: readonly string[] = [
  'Y Combinator', 'YCombinator', 'YC', 'Techstars', '500 Startups', '500 Global', 'Antler', 'Entrepreneur First', 'Seedcamp', 'Station F',
  'Forbes 30 under 30', '30 under 30', 'Thiel Fellow', 'Thiel Fellowship', 'Endeavor Entrepreneur', 'Endeavor', 'On Deck', 'ODF', 'South Park Commons',
  'AngelPad', 'Plug and Play', 'Alchemist Accelerator', 'SOSV', 'HAX', 'IndieBio', 'MassChallenge', 'Startupbootcamp', 'Founders Factory',
  'Creative Destruction Lab', 'Kauffman Fellow', 'Rhodes Scholar', 'Fulbright Scholar', 'Sequoia Arc', 'Sequoia Scout', 'a16z Speedrun', 'a16z scout',
  'Neo Scholar', 'Z Fellows', 'Contrary', 'Pioneer.app', 'Start-Up Chile', 'Wayra', 'The Family', 'Rockstart', 'Startup Wise Guys', 'Village Capital',
  'Google for Startups', 'NVIDIA Inception', 'Berkeley SkyDeck', 'SkyDeck', 'StartX', 'Dreamit', 'ERA accelerator', 'Lighthouse Labs', 'Surge by Sequoia',
  'Axel Springer Plug and Play', 'Founder Institute', 'Founders Inc', 'Hacker Dojo', 'Launch House', 'Tech Nation', 'World Economic Forum Technology Pioneer',
  'Young Global Leader', 'Endless Frontier Labs', 'Entrepreneurs First', 'Boost VC', 'Alliance DAO', 'Outlier Ventures', 'Binance Labs', 'Startup Chile', 'NFX Guild', 'NFX',
  'TechCrunch Disrupt', 'MIT TR35', 'Innovators Under 35', 'Schmidt Futures', 'Hacker School', 'Recurse Center', 'Activate Fellow',
]
