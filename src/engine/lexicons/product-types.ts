import type { PhraseLexicon } from './phrase-lexicon.ts'

/** Words by which decks show what is sold, by value of the `product_type` vocabulary. */
export const productTypes: PhraseLexicon = {
  pt_software: {
    strong: ['software', 'saas', 'platform', 'mobile app', 'web app', 'app', 'apps', 'application', 'dapp', 'api', 'sdk', 'dashboard', 'website', 'web site', 'browser extension', 'plugin', 'algorithm', 'algorithms', 'ai model', 'ai agent', 'smart contract', 'protocol', 'blockchain', 'online', 'digital platform', 'web platform', 'plataforma', 'aplicacion', 'aplicativo', 'plateforme', 'site web', 'un site', 'plattform', 'aplikacja', 'aplikacji', 'metaverse', 'ios', 'android', 'machine learning', 'email client', 'open source', 'sistema', 'crm', 'marketplace', 'social network', 'video game', 'اپلیکیشن', 'سیستم', '平台', '软件', '小程序', 'chatbot', 'nft', 'mini program', 'wallet', 'user interface', 'web based', 'cloud based', 'portal'],
    medium: ['cloud', 'automation', 'ai', 'interface', 'integration', 'web', 'mobile', 'internet', 'data', 'code', 'sync', 'tool', 'login', 'download', 'ux', 'ui', 'token'],
    against: ['launch platform', 'oil platform', 'social media platforms', 'platform shoes', 'application process', 'online at', 'job application', 'medical application', 'applications of the material', 'patent application'],
  },
  pt_hardware: {
    strong: ['hardware', 'device', 'devices', 'sensor', 'robot', 'robots', 'drone', 'drones', 'chip', 'semiconductor', 'battery pack', 'machine', 'electronics', 'arduino', 'circuit board', 'wearable device', 'iot device', 'medical device', 'satellite', 'rocket', 'electric vehicle', 'microcontroller', 'embedded', '3d printer', 'scrubber', 'solar panel', 'kiosk', 'smart lock', 'camera', 'implant', 'node board', 'actuator', 'heat pump', 'antenna', 'open hardware'],
    medium: ['prototype', 'firmware', 'battery', 'bill of materials', 'installation', 'engine', 'equipment', 'manufacturing', 'components', 'unit cost', 'pcb'],
    against: ['mobile device', 'any device', 'mobile devices', 'multiple devices', 'all devices', 'across devices', 'smart devices sync', 'machine learning', 'state machine', 'user device', 'personal device', 'their devices', 'virtual machine', 'hardware wallet', 'connected devices', 'from any device', 'device technology', 'marketing machine', 'search engine', 'rendering engine', 'wearable devices', 'engine oil', 'photo camera', 'recommendation engine', 'matching engine', 'their device', 'your device', 'machine readable'],
  },
  pt_service: {
    strong: ['consulting', 'consultancy', 'agency', 'managed service', 'car service', 'delivery service', 'done for you', 'professional services', 'on demand service', 'cleaning service', 'concierge', 'full service', 'advisory services', 'coaching', 'tutoring', 'repair service', 'staffing', 'energieberatung', 'beratung', 'energy consulting', 'service provider', 'we handle everything', 'home ownership', 'homeownership', 'taxi', 'clinic', 'our drivers', 'chauffeur', 'training programs', 'our experts', 'catering', 'laundry', 'telemedicine service', 'outsourcing', 'coworking space', 'lending', 'insurance brokerage', 'fulfillment service', 'booking service', 'we buy the home', 'rental service'],
    medium: ['service', 'services', 'on demand', 'drivers', 'consultants', 'operators', 'fleet', 'installation', 'maintenance', 'agents', 'trainings', 'servicios', 'experts'],
    against: ['software as a service', 'platform as a service', 'web service', 'cloud service', 'customer service', 'self service', 'api service', 'terms of service', 'infrastructure as a service', 'location based service', 'financial services', 'trees as a service', 'banking services', 'email service', 'services like', 'amazon web services', 'google services', 'data as a service', 'streaming service', 'legal services', 'service level', 'search agents', 'ai agents', 'sms service', 'public services', 'banking as a service', 'ai agent', 'access services', 'utility services', 'essential services'],
  },
  pt_goods: {
    strong: ['food products', 'beverage', 'snack', 'apparel', 'clothing', 'cosmetics', 'skincare', 'footwear', 'sneakers', 'consumer goods', 'cpg', 'fmcg', 'toys', 'furniture', 'jewelry', 'supplements', 'coffee', 'beer', 'wine', 'chocolate', 'packaged goods', 'physical product', 'textiles', 'handmade', 'pet food', 'merchandise', 'bottle', 'fragrance', 'razor', 'mattress', 'plant based', 'ingredients', 'new material', 'bioplastic'],
    medium: ['goods', 'packaging', 'flavor', 'retail shelf', 'sku', 'fabric', 'recipe', 'wholesale', 'brand'],
    against: ['physical products marketplace', 'delivery of goods', 'digital goods', 'buyer receives the goods', 'coffee shops', 'coffee machine', 'clothing brands', 'goods and services', 'fashion brands', 'virtual goods', 'for the goods'],
  },
}
