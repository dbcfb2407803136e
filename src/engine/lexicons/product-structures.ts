import type { PhraseLexicon } from './phrase-lexicon.ts'

/** Forms in which a product comes, by the label that the memo shows. */
export const productStructures: PhraseLexicon = {
  Platform: {
    strong: ['platform', 'plataforma', 'plateforme', 'plattform', '平台'],
    medium: ['ecosystem', 'hub', 'operating system'],
    against: ['social media platforms', 'other platforms', 'existing platforms', 'launch platform', 'centralized platforms'],
  },
  SaaS: {
    strong: ['saas', 'software as a service', 'cloud based software', 'b2b saas'],
    medium: ['per seat', 'arr', 'mrr', 'subscription software', 'cloud software'],
  },
  'Mobile app': {
    strong: ['mobile app', 'mobile application', 'ios app', 'android app', 'iphone app', 'app store', 'google play', 'ios and android', 'smartphone app', 'aplicacion movil', 'application mobile', 'aplicativo', 'aplikacja mobilna'],
    medium: ['app', 'ios', 'android', 'iphone', 'download', 'aplikacja', 'push notifications'],
    against: ['web app', 'current wellness apps', 'other apps', 'competing apps', 'app exchange'],
  },
  'Web app': {
    strong: ['web app', 'web application', 'web based', 'web platform', 'browser based', 'site web', 'web portal', 'in the browser', 'website builder'],
    medium: ['website', 'dashboard', 'portal', 'browser', 'log in'],
    against: ['website traffic', 'our website', 'visit our website'],
  },
  Marketplace: {
    strong: ['marketplace', 'two sided platform', 'buyers and sellers', 'peer to peer marketplace', 'place de marche', 'marktplatz'],
    medium: ['listings', 'sellers', 'auctions', 'hosts'],
    against: ['in the marketplace', 'app marketplace', 'competitive marketplace', 'aws marketplace'],
  },
  API: {
    strong: ['rest api', 'our api', 'api first', 'api platform', 'api integration', 'one api', 'single api', 'open api', 'apis', 'developer api', 'api access'],
    medium: ['api', 'endpoints', 'webhooks', 'integration layer'],
    against: ['google maps api', 'uses the api of'],
  },
  SDK: { strong: ['sdk', 'software development kit', 'npm package', 'npm bundle', 'javascript library'], medium: ['library', 'developers'] },
  'Browser extension': { strong: ['browser extension', 'chrome extension', 'browser plugin', 'firefox extension'], medium: ['plugin'] },
  'Desktop software': { strong: ['desktop app', 'desktop application', 'windows and mac', 'desktop client'], medium: ['windows', 'mac', 'linux', 'desktop'] },
  'Hardware device': {
    strong: ['hardware device', 'iot device', 'wearable device', 'medical device', 'our device', 'smart sensor', 'measuring device', 'the device', 'robot', 'drone', 'microcontroller', 'our hardware', 'satellite'],
    medium: ['device', 'sensor', 'hardware', 'arduino', 'electronics', 'firmware'],
    against: ['mobile device', 'any device', 'mobile devices', 'all devices', 'hardware wallet', 'user device', 'connected devices', 'multiple devices'],
  },
  'AI assistant': {
    strong: ['ai assistant', 'ai agent', 'ai agents', 'chatbot', 'ai copilot', 'virtual assistant', 'voice assistant', 'ai chat'],
    medium: ['copilot', 'conversational', 'llm'],
  },
  'Blockchain protocol': {
    strong: ['dapp', 'decentralized application', 'smart contracts', 'decentralized protocol', 'blockchain protocol', 'decentralized network', 'layer 1', 'decentralized platform'],
    medium: ['blockchain', 'on chain', 'token', 'nft', 'protocol'],
  },
  'Managed service': {
    strong: ['managed service', 'done for you', 'full service', 'on demand service', 'consulting services', 'car service', 'concierge service'],
    medium: ['service', 'consultants', 'experts'],
    against: ['software as a service', 'customer service', 'self service'],
  },
  'Physical goods': {
    strong: ['physical product', 'consumer product', 'apparel', 'beverage', 'cosmetics', 'food products', 'clothing line'],
    medium: ['packaging', 'sku', 'shelf'],
  },
}
