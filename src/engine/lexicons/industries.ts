import type { PhraseLexicon } from './phrase-lexicon.ts'

/** Words by which decks show their industry, by value of the `industry` vocabulary. English, with the commonest words of ES, FR, DE, PT, PL, ZH. */
export const industries: PhraseLexicon = {
  adtech: {
    strong: ['adtech', 'ad tech', 'ad network', 'programmatic advertising', 'demand side platform', 'ad exchange', 'ad serving', 'ad platform', 'publisher monetization'],
    medium: ['ad inventory', 'ad targeting', 'impressions', 'cpm', 'advertisers', 'ad spend', 'retargeting', 'display ads'],
  },
  advanced_materials: {
    strong: ['advanced materials', 'new material', 'graphene', 'nanomaterial', 'composite materials', 'biomaterials', 'metamaterial', 'polymer chemistry', 'materials science'],
    medium: ['coating', 'polymer', 'alloy', 'bioplastic', 'nanotechnology', 'carbon fiber', 'carbon fibre'],
  },
  aerospace: {
    strong: ['aerospace', 'aircraft', 'evtol', 'electric aviation', 'avionics', 'aerospace engineering'],
    medium: ['aviation', 'airline', 'flight test', 'propulsion', 'airspace'],
    against: ['airline tickets', 'airline miles'],
  },
  agtech: {
    strong: ['agtech', 'agritech', 'agri tech', 'precision agriculture', 'smart farming', 'vertical farming', 'indoor farming', 'agriculture', 'agricultural', 'landwirtschaft', 'agricultura'],
    medium: ['farmers', 'farm', 'farming', 'crop', 'harvest', 'livestock', 'irrigation', 'soil', 'greenhouse', 'agricultor', 'agriculteur'],
    against: ['greenhouse gases', 'greenhouse gas', 'server farm', 'yield farming', 'farm tokens', 'greenhouse emissions'],
  },
  ai: {
    strong: ['artificial intelligence', 'machine learning', 'deep learning', 'generative ai', 'large language model', 'llm', 'ai powered', 'powered by ai', 'ai driven', 'ai based', 'ai agent', 'ai assistant', 'ai platform', 'ai first', 'ai native', 'ai model', 'neural network', 'computer vision', 'natural language processing', 'inteligencia artificial', 'intelligence artificielle', 'kunstliche intelligenz', 'ki gestutzt', 'por ia', 'con ia', 'inteligencia artificial', 'sztucznej inteligencji', '人工智能', '大模型', '智能体'],
    medium: ['ai', 'gpt', 'copilot', 'chatbot', 'predictive model', 'reinforcement learning', 'nlp', 'rag', 'embeddings', 'ia', 'machine intelligence', 'algorithms'],
  },
  analytics: {
    strong: ['analytics platform', 'data analytics', 'business intelligence', 'predictive analytics', 'analytics software', 'data visualization', 'big data analytics'],
    medium: ['analytics', 'dashboards', 'insights', 'reporting', 'data driven decisions', 'benchmarking'],
  },
  ar_vr: {
    strong: ['augmented reality', 'virtual reality', 'mixed reality', 'extended reality', 'metaverse', 'ar vr', 'vr headset', 'realidad aumentada', 'realidad virtual', 'realite augmentee', 'realidade aumentada', 'virtual world', 'immersive experience'],
    medium: ['vr', 'xr', 'avatar', 'oculus', 'spatial computing', '3d world', 'immersive'],
  },
  automotive: {
    strong: ['automotive', 'car dealership', 'car dealers', 'car manufacturer', 'automakers', 'electric vehicle', 'auto repair', 'connected car', 'vehicle manufacturer', 'used car'],
    medium: ['vehicle', 'oem', 'car owner', 'dealership', 'ev charging', 'automobile', 'car parts'],
  },
  banking: {
    strong: ['neobank', 'digital bank', 'mobile banking', 'banking platform', 'core banking', 'banking as a service', 'open banking', 'challenger bank', 'bank account', 'banking app', 'credit union', 'online banking', 'banca digital', 'banque en ligne'],
    medium: ['banking', 'bank', 'deposits', 'savings account', 'current account', 'unbanked', 'checking account', 'bancos', 'بانک'],
    against: ['power bank', 'food bank', 'bank of america', 'world bank', 'investment bank', 'bank holiday', 'banking details'],
  },
  beauty: {
    strong: ['beauty', 'cosmetics', 'skincare', 'skin care', 'makeup', 'haircare', 'hair salon', 'beauty salon', 'beauty brand', 'cosmetica', 'belleza'],
    medium: ['salon', 'fragrance', 'hair', 'nail', 'stylist', 'spa'],
  },
  biotech: {
    strong: ['biotech', 'biotechnology', 'drug discovery', 'gene therapy', 'therapeutics', 'crispr', 'synthetic biology', 'genomics', 'cell therapy', 'clinical trial', 'preclinical', 'biopharma', 'mrna', 'drug candidate'],
    medium: ['pharma', 'biology', 'protein', 'dna', 'molecule', 'phase ii', 'assay', 'antibody', 'in vivo', 'in vitro', 'pathogen', 'fda approval', 'enzyme', 'stem cell'],
  },
  blockchain: {
    strong: ['blockchain', 'web3', 'web 3', 'smart contract', 'decentralized application', 'decentralised application', 'dapp', 'nft', 'tokenization', 'tokenisation', 'distributed ledger', 'on chain', 'dao', 'zero knowledge proof', 'zk snarks', 'cadena de bloques', '区块链', 'decentralized network', 'decentralized platform', 'evm compatible', 'ethereum', 'polkadot', 'solana', 'hyperledger'],
    medium: ['decentralized', 'decentralised', 'tokenomics', 'token holders', 'mint', 'ledger', 'protocol token', 'layer 2', 'cross chain', 'native token', 'validators', 'utility token', 'immutable'],
  },
  climate_tech: {
    strong: ['climate tech', 'climatetech', 'cleantech', 'clean tech', 'carbon capture', 'carbon credit', 'carbon offset', 'carbon footprint', 'decarbonization', 'decarbonisation', 'decarbonize', 'net zero', 'climate change', 'greenhouse gas', 'co2 emission', 'emissions reduction', 'reforestation', 'carbon neutral', 'carbon removal', 'emission monitoring', 'emissions monitoring', 'circular economy', 'cambio climatico'],
    medium: ['co2', 'emissions', 'sustainability', 'climate', 'recycling', 'waste', 'pollution', 'carbon', 'environmental', 'biodiversity', 'sustainable', 'esg', 'sulfur'],
  },
  cloud: {
    strong: ['cloud storage', 'cloud infrastructure', 'cloud computing', 'cloud platform', 'cloud hosting', 'multi cloud', 'file storage', 'online storage', 'online backup', 'sync files', 'serverless', 'iaas', 'infrastructure as a service', 'file sharing'],
    medium: ['cloud', 'kubernetes', 'virtual machine', 'hosting', 'data center', 'backup', 'saas backup', 'storage'],
  },
  collaboration: {
    strong: ['collaboration tool', 'collaboration platform', 'team collaboration', 'collaborative', 'shared inbox', 'shared workspace', 'team communication', 'work together', 'real time collaboration', 'collaboration software'],
    medium: ['collaboration', 'collaborate', 'teamwork', 'video conferencing', 'remote teams', 'whiteboard', 'co editing'],
  },
  communications: {
    strong: ['email client', 'messaging app', 'messaging platform', 'communication platform', 'communications platform', 'unified communications', 'cpaas', 'voip', 'video calls', 'business messaging', 'external communications', 'customer communication', 'instant messaging', 'chat app'],
    medium: ['messaging', 'email', 'sms', 'inbox', 'voice calls', 'chat', 'push to talk', 'whatsapp', 'notifications'],
    against: ['email marketing', 'email us', 'by email', 'e mail us'],
  },
  construction_tech: {
    strong: ['construction tech', 'contech', 'construction industry', 'construction software', 'construction companies', 'building information modeling', 'general contractor', 'construction site', 'modular construction', 'prefab'],
    medium: ['construction', 'contractor', 'building materials', 'architects', 'subcontractor', 'bim', 'concrete'],
  },
  consumer_electronics: {
    strong: ['consumer electronics', 'wearable', 'smartwatch', 'smart ring', 'headphones', 'smart home device', 'smart speaker', 'gadget', 'earbuds'],
    medium: ['smart home', 'bluetooth', 'charger', 'wearables'],
  },
  consumer_goods: {
    strong: ['consumer goods', 'cpg', 'fmcg', 'consumer packaged goods', 'consumer product', 'household product', 'personal care product', 'd2c brand', 'dtc brand', 'consumer brand', 'direct to consumer brand'],
    medium: ['sku', 'toys', 'razor', 'mattress', 'baby products', 'household', 'shelf', 'packaging'],
  },
  creator_economy: {
    strong: ['creator economy', 'content creators', 'for creators', 'influencer marketing', 'creator platform', 'influencer platform', 'creators monetize', 'fan engagement', 'monetize their content', 'podcasters', 'crowdfunding platform'],
    medium: ['creators', 'influencer', 'followers', 'youtubers', 'streamers', 'fans', 'freelance designers', 'photographers'],
  },
  crypto: {
    strong: ['cryptocurrency', 'cryptocurrencies', 'crypto currency', 'bitcoin', 'defi', 'decentralized finance', 'stablecoin', 'crypto wallet', 'crypto exchange', 'token sale', 'initial coin offering', 'ico', 'launchpad', 'memecoin', 'meme coin', 'crypto payments', 'token launch', 'crypto assets', 'security token', 'criptomoneda', 'criptomonedas', 'staking'],
    medium: ['crypto', 'token', 'tokens', 'wallet', 'exchange listing', 'airdrop', 'liquidity pool', 'dex', 'tokenomics', 'coin', 'usdt', 'usdc'],
    against: ['session token', 'access token', 'input tokens', 'tokens per second', 'digital wallet'],
  },
  cybersecurity: {
    strong: ['cybersecurity', 'cyber security', 'cyber attack', 'ransomware', 'phishing', 'threat detection', 'zero trust', 'endpoint security', 'penetration testing', 'data breach', 'identity and access management', 'security operations', 'vulnerability management', 'fraud detection', 'security platform', 'privacy preserving', 'ciberseguridad', 'cybersecurite'],
    medium: ['encryption', 'malware', 'hackers', 'vulnerabilities', 'infosec', 'ciso', 'firewall', 'authentication', 'soc 2', 'privacy', 'attackers'],
  },
  data_infrastructure: {
    strong: ['data infrastructure', 'data pipeline', 'data warehouse', 'data lake', 'data platform', 'database', 'vector database', 'etl', 'data integration', 'data catalog', 'data marketplace', 'data sharing', 'data governance', 'knowledge graph', 'personal data', 'data ownership', 'data interoperability', 'interoperability protocol'],
    medium: ['metadata', 'data sources', 'data quality', 'data engineering', 'data storage', 'interoperability', 'datasets', 'data sovereignty', 'interoperable'],
  },
  dating: {
    strong: ['dating app', 'online dating', 'dating platform', 'dating', 'singles', 'matchmaking'],
    medium: ['romantic', 'soulmate', 'relationship app'],
    against: ['dating back'],
  },
  deep_tech: {
    strong: ['deep tech', 'deeptech', 'nuclear fusion', 'photonics', 'brain computer interface', 'advanced physics'],
    medium: ['patented technology', 'scientific breakthrough', 'spin off from', 'spinoff of', 'university spin off', 'r d intensive', 'lidar', 'superconducting'],
  },
  defense: {
    strong: ['defense', 'defence', 'military', 'department of defense', 'nato', 'armed forces', 'dual use', 'battlefield', 'defense tech', 'warfighter'],
    medium: ['army', 'weapon', 'soldiers', 'national security', 'border security', 'missile'],
    against: ['line of defense', 'legal defense', 'defense against', 'first line of defence'],
  },
  developer_tools: {
    strong: ['developer tools', 'developer tool', 'for developers', 'developer platform', 'sdk', 'open source library', 'npm', 'devops', 'ci cd', 'api first', 'low code', 'no code platform', 'code review', 'software developers', 'developer experience', 'debugging', 'javascript library', 'web apis'],
    medium: ['developers', 'api', 'github', 'framework', 'open source', 'command line', 'repository', 'integration testing', 'code', 'ide', 'cli'],
  },
  digital_health: {
    strong: ['digital health', 'telemedicine', 'telehealth', 'health app', 'healthtech', 'health tech', 'remote patient monitoring', 'electronic health record', 'digital therapeutics', 'wellness app', 'wellness tracking', 'mhealth', 'e health', 'ehealth', 'health platform', 'virtual care', 'salud digital', 'wellness platform', 'biometric data'],
    medium: ['wellness', 'symptom', 'health data', 'wearable data', 'sleep', 'hrv', 'care team', 'health records', 'health tracking'],
  },
  drones: {
    strong: ['drone', 'drones', 'uav', 'unmanned aerial', 'quadcopter', 'drone delivery', 'dron', 'drohne'],
    medium: ['aerial imaging', 'unmanned'],
  },
  e_commerce: {
    strong: ['e commerce', 'ecommerce', 'online store', 'online shop', 'online shopping', 'online retail', 'web shop', 'shopping cart', 'social commerce', 'dropshipping', 'sell online', 'comercio electronico', 'boutique en ligne', 'online merchants', 'onlineshop', 'storefront'],
    medium: ['checkout', 'shoppers', 'merchants', 'cart abandonment', 'online sales', 'shopify', 'amazon sellers', 'catalog', 'shopping'],
  },
  edtech: {
    strong: ['edtech', 'ed tech', 'e learning', 'elearning', 'online learning', 'online courses', 'online education', 'learning platform', 'language learning', 'tutoring', 'upskilling', 'learning management system', 'educational app', 'educational platform', 'coding bootcamp', 'learning app', 'educacion', 'bildung', 'bajki', 'edukacja', 'educational content', 'fairy tales', 'bedtime stories'],
    medium: ['students', 'teachers', 'schools', 'education', 'classroom', 'curriculum', 'university students', 'courses', 'learners', 'estudiantes', 'learning', 'homework', 'kids learn', 'alumnos', 'etudiants', 'schuler', 'pedagogy', '教育'],
    against: ['machine learning', 'deep learning', 'reinforcement learning', 'of course', 'team education', 'education mba', 'learning model'],
  },
  energy: {
    strong: ['renewable energy', 'solar energy', 'solar panel', 'energy storage', 'smart grid', 'energy efficiency', 'wind energy', 'power plant', 'hydrogen', 'electricity', 'energy management', 'heat pump', 'photovoltaic', 'energy consulting', 'energy company', 'battery storage', 'energia solar', 'energie', 'energieberatung', 'geothermal', 'oil and gas'],
    medium: ['energy', 'kwh', 'grid', 'solar', 'utility bills', 'batteries', 'wind', 'mwh', 'fuel'],
    against: ['energy drink', 'high energy', 'time and energy', 'energy levels', 'energetic'],
  },
  enterprise_software: {
    strong: ['enterprise software', 'erp', 'enterprise platform', 'workflow automation', 'business process automation', 'contract management', 'contract intelligence', 'procurement software', 'document management', 'enterprise customers', 'business software', 'robotic process automation', 'enterprise saas', 'finance teams', 'spend management'],
    medium: ['enterprise', 'workflow', 'compliance', 'sap', 'back office', 'integrations', 'audit trail', 'enterprises', 'netsuite', 'procurement', 'on premise'],
  },
  entertainment: {
    strong: ['entertainment', 'movies', 'film production', 'streaming service', 'video streaming', 'tv series', 'box office', 'film industry', 'live streaming', 'theme park', 'storytelling app', 'comedy'],
    medium: ['film', 'shows', 'hollywood', 'viewers', 'streaming', 'theater', 'studio', 'cinema', 'fun'],
  },
  events: {
    strong: ['event management', 'event tickets', 'ticketing', 'event organizers', 'event platform', 'live events', 'virtual events', 'event planning', 'conference platform', 'concert tickets', 'wedding'],
    medium: ['events', 'attendees', 'conference', 'venues', 'tickets', 'festival', 'meetup', 'evenements'],
    against: ['in the event of', 'event driven', 'event of'],
  },
  fashion: {
    strong: ['fashion', 'apparel', 'clothing', 'sneakers', 'garment', 'footwear', 'wardrobe', 'jewelry', 'streetwear', 'haute couture', 'textile', 'moda', 'mode ethique', 'luxury brand'],
    medium: ['outfit', 'designer brands', 'shoes', 'wear', 'dress', 'collection', 'handbag'],
  },
  fintech: {
    strong: ['fintech', 'financial technology', 'digital wallet', 'lending platform', 'peer to peer lending', 'trade finance', 'trade financing', 'financial inclusion', 'wealth management', 'robo advisor', 'personal finance', 'expense management', 'invoice financing', 'accounting software', 'crowdfunding', 'embedded finance', 'credit scoring', 'remittance', 'investment platform', 'buy now pay later', 'bnpl', 'payments platform', 'spending card', 'tax filing', 'rendicion de gastos', 'expense reports', 'financial services', 'mobile money', 'microfinance', 'mortgage', 'credito'],
    medium: ['loan', 'lending', 'credit', 'finance', 'investing', 'savings', 'financial', 'interest rate', 'portfolio', 'investors', 'invoice', 'kyc', 'aml', 'factoring', 'borrowers', 'gastos', 'down payment', 'unbanked'],
    against: ['financial projections', 'financial plan', 'financial model', 'our investors', 'existing investors', 'chief financial officer', 'financial forecast', 'finance background', 'for investors', 'angel investors', 'investor presentation', 'investor deck', 'head of finance'],
  },
  fitness: {
    strong: ['fitness', 'gym', 'workout', 'personal trainer', 'personal training', 'yoga', 'fitness app', 'home workouts', 'athletic training'],
    medium: ['exercise', 'running', 'coach', 'athletes', 'muscle', 'calories', 'training plan'],
    against: ['running cost', 'running on', 'up and running', 'running a business', 'fitness for purpose'],
  },
  food_and_beverage: {
    strong: ['food and beverage', 'beverage', 'restaurant chain', 'snack', 'soft drink', 'coffee', 'beer', 'wine', 'brewery', 'bakery', 'energy drink', 'plant based', 'restaurant', 'food products', 'chocolate', 'kombucha', 'tea brand', 'gastronomia'],
    medium: ['food', 'drink', 'recipe', 'flavor', 'menu', 'chef', 'ingredients', 'dining', 'grocery', 'meal'],
  },
  foodtech: {
    strong: ['foodtech', 'food tech', 'food delivery', 'meal delivery', 'alternative protein', 'cultured meat', 'cultivated meat', 'meal kit', 'cloud kitchen', 'ghost kitchen', 'food waste', 'restaurant software', 'plant based meat', 'grocery delivery', 'food ordering'],
    medium: ['food', 'protein', 'kitchen', 'grocery', 'nutrition', 'restaurants'],
  },
  future_of_work: {
    strong: ['future of work', 'remote work', 'freelancers', 'freelance marketplace', 'gig economy', 'coworking', 'hybrid work', 'distributed teams', 'gig workers', 'talent marketplace', 'digital nomads', 'freelance'],
    medium: ['remote teams', 'talent', 'workplace', 'work from home', 'contractors', 'flexible work'],
  },
  gaming: {
    strong: ['gaming', 'video game', 'mobile game', 'esports', 'game studio', 'game developers', 'play to earn', 'gamers', 'game engine', 'multiplayer', 'videojuegos', 'jeux video', 'board game', 'in game'],
    medium: ['game', 'player', 'console', 'gameplay', 'unity', 'unreal engine', 'guild', 'steam'],
    against: ['game changer', 'game changing', 'key players', 'market players', 'other players', 'players in the market', 'end game', 'music player', 'major players'],
  },
  govtech: {
    strong: ['govtech', 'public sector', 'government agencies', 'local government', 'smart city', 'smart cities', 'civic tech', 'municipalities', 'judiciary', 'poder judiciario', 'public administration', 'e government', 'court system', 'tribunais', 'citizen services', 'conselho nacional'],
    medium: ['government', 'citizens', 'municipality', 'city hall', 'public services', 'courts', 'tribunal', 'processos judiciais', 'administracion publica'],
    against: ['government regulations', 'government grant'],
  },
  hardware: {
    strong: ['hardware', 'hardware device', 'electronics', 'circuit board', 'microcontroller', 'pcb', 'arduino', 'embedded systems', 'open hardware', '3d printer', 'prototype board', 'hardware startup'],
    medium: ['device', 'sensor', 'firmware', 'manufactured', 'components', 'raspberry pi', 'actuator', 'processor'],
  },
  healthcare: {
    strong: ['healthcare', 'health care', 'hospital', 'patients', 'clinics', 'physicians', 'medical care', 'nursing', 'primary care', 'pharmacy', 'health system', 'elderly care', 'diagnosis', 'salud', 'sante', 'gesundheitswesen', 'saude', 'dental', 'surgery'],
    medium: ['doctor', 'clinical', 'medical', 'treatment', 'disease', 'nurses', 'caregivers', 'diagnostic', 'therapy', 'health', 'clinicians', 'medicine'],
    against: ['health insurance premium', 'healthy returns', 'financial health', 'health of the business'],
  },
  hospitality: {
    strong: ['hospitality', 'hotel', 'hoteliers', 'vacation rental', 'short term rental', 'hotel booking', 'guest experience', 'hostel', 'hoteleria', 'property management system', 'bed and breakfast'],
    medium: ['guests', 'restaurant', 'accommodation', 'bookings', 'hosts', 'hospitality industry'],
  },
  hr_tech: {
    strong: ['hr tech', 'hrtech', 'human resources', 'recruiting platform', 'recruitment', 'recruiters', 'applicant tracking', 'talent acquisition', 'payroll', 'employee engagement', 'hiring platform', 'job seekers', 'hr software', 'internships', 'pasantias', 'employee onboarding', 'job board', 'employee benefits', 'job matching', 'recursos humanos', 'hr teams'],
    medium: ['hiring', 'candidates', 'employers', 'talent', 'employability', 'resume', 'job', 'workforce', 'interview', 'empleabilidad', 'empleadores'],
    against: ['we are hiring', 'hiring plan', 'hiring engineers', 'key hires', 'job to be done', 'steve jobs'],
  },
  industrial: {
    strong: ['industrial', 'manufacturing', 'industry 4 0', 'factory', 'factories', 'predictive maintenance', 'industrial automation', 'machinery', 'production line', 'shop floor', 'industrie 4 0', 'plant operators', 'shipbuilding', 'maritime', 'shipping vessels', 'industrial iot'],
    medium: ['machines', 'maintenance', 'manufacturer', 'plant', 'steel', 'mining', 'tooling', 'vessel', 'ships', 'engineering firms'],
    against: ['industrial revolution', 'power plant'],
  },
  insurtech: {
    strong: ['insurtech', 'insurance', 'insurers', 'insurance platform', 'underwriting', 'insurance policy', 'claims management', 'insurance companies', 'insurance brokers', 'policyholders', 'reinsurance', 'seguros', 'assurance', 'versicherung', 'insured'],
    medium: ['premium payment', 'claims', 'policy management', 'coverage', 'actuarial', 'my insurance'],
    against: ['insurance included', 'quality assurance', 'health insurance portability', 'professional liability insurance'],
  },
  iot: {
    strong: ['iot', 'internet of things', 'connected devices', 'smart sensors', 'sensor network', 'connected sensors', 'iot device', 'iot platform', 'smart devices', 'smart meter'],
    medium: ['sensor', 'telemetry', 'lorawan', 'bluetooth', 'connected', 'smart home', 'edge device', 'm2m'],
  },
  legaltech: {
    strong: ['legaltech', 'legal tech', 'law firm', 'lawyers', 'legal services', 'legal research', 'e discovery', 'attorneys', 'litigation', 'legal documents', 'notary', 'legal contracts', 'abogados', 'advogados', 'avocats', 'judicial', 'judiciary', 'court cases', 'processo judicial', 'judge', 'juizes', 'magistrados'],
    medium: ['legal', 'court', 'compliance', 'contract clauses', 'clauses', 'law', 'tribunais', 'justica'],
    against: ['legal consultant', 'legal advisor', 'legal costs', 'legal counsel', 'legal disclaimer', 'legal fees', 'corporate lawyer'],
  },
  logistics: {
    strong: ['logistics', 'freight', 'last mile', 'delivery service', 'shipping', 'parcel', 'courier', 'trucking', 'warehousing', 'warehouse', 'fleet management', 'delivery drivers', 'cargo', 'fulfillment center', 'same day delivery', 'logistica', 'transporte de carga', 'freight forwarders', 'route optimization'],
    medium: ['delivery', 'trucks', 'carriers', 'shipment', 'fleet', 'drivers', 'couriers', 'container', 'shippers'],
    against: ['shipping code', 'delivery of results', 'product delivery', 'shipping documents', 'free shipping', 'content delivery'],
  },
  marketing: {
    strong: ['marketing automation', 'martech', 'digital marketing', 'email marketing', 'content marketing platform', 'marketing platform', 'brand marketers', 'marketing software', 'seo tool', 'marketing agency', 'customer engagement platform', 'loyalty program', 'loyalty platform', 'for marketers', 'marketing teams', 'social media marketing'],
    medium: ['marketers', 'campaigns', 'brands', 'advertising', 'lead generation', 'audience', 'social media', 'seo', 'loyalty'],
    against: ['sales and marketing', 'marketing budget', 'marketing plan', 'marketing strategy', 'our marketing', 'marketing cost', 'marketing campaigns', 'launch campaigns', 'chief marketing officer'],
  },
  marketplaces: {
    strong: ['marketplace', 'two sided marketplace', 'online marketplace', 'peer to peer marketplace', 'b2b marketplace', 'connects buyers and sellers', 'buyers and sellers', 'marktplatz', 'place de marche', 'marketplace for', 'supply and demand side'],
    medium: ['sellers', 'buyers', 'listings', 'take rate', 'peer to peer', 'matching supply', 'connects', 'vendors'],
    against: ['competitive marketplace', 'marketplace of ideas', 'in the marketplace', 'app marketplace', 'aws marketplace', 'salesforce marketplace', 'nft marketplaces'],
  },
  media: {
    strong: ['media company', 'publishing', 'news platform', 'journalism', 'podcast', 'digital media', 'newsletter', 'magazine', 'publishers', 'news app', 'video platform', 'broadcast', 'stock photos', 'illustrations', 'photography', 'video content', 'photographes', 'photographers'],
    medium: ['content', 'news', 'media', 'journalists', 'readers', 'audio', 'articles', 'subscribers', 'editors', 'photo', 'video'],
    against: ['social media', 'media coverage', 'media mentions', 'in the media', 'media inquiries', 'photo by'],
  },
  medical_devices: {
    strong: ['medical device', 'medtech', 'med tech', 'fda cleared', '510 k', 'implant', 'surgical', 'ce mark', 'prosthetic', 'point of care device', 'diagnostic device', 'catheter', 'medical imaging', 'ultrasound', 'class ii device', 'hearing aid'],
    medium: ['ecg', 'mri', 'clinical validation', 'fda', 'glucose', 'diagnostics', 'ventilator'],
  },
  mental_health: {
    strong: ['mental health', 'mental wellness', 'therapist', 'psychotherapy', 'anxiety', 'depression', 'emotional wellbeing', 'meditation', 'mindfulness', 'burnout', 'emotional health', 'stress management', 'salud mental', 'emotional state'],
    medium: ['stress', 'psychologist', 'emotional', 'counseling', 'wellbeing', 'mood', 'therapy', 'mental'],
  },
  mobility: {
    strong: ['mobility', 'ride sharing', 'ridesharing', 'ride hailing', 'car sharing', 'carsharing', 'taxi', 'cab', 'e scooter', 'micromobility', 'bike sharing', 'public transport', 'autonomous vehicle', 'self driving', 'carpooling', 'car service', 'rideshare', 'parking', 'ev charging', 'movilidad', 'black car', 'limo', 'commuters', 'electric scooter'],
    medium: ['drivers', 'passengers', 'riders', 'transit', 'trips', 'transportation', 'commute', 'scooter', 'vehicle', 'rides', 'fleet'],
    against: ['social mobility', 'upward mobility'],
  },
  music: {
    strong: ['music', 'musicians', 'record label', 'music streaming', 'songs', 'concerts', 'music industry', 'artists and labels', 'songwriters', 'playlist', 'musica'],
    medium: ['artists', 'audio', 'listeners', 'albums', 'royalties', 'band', 'dj', 'recording'],
  },
  payments: {
    strong: ['payment platform', 'payment processing', 'payment gateway', 'digital payments', 'mobile payments', 'payment solution', 'cross border payments', 'online payments', 'money transfer', 'point of sale', 'bill payment', 'bills payment', 'utility payment', 'crypto payments', 'payment infrastructure', 'send money', 'merchant payments', 'payments app', 'remittance', 'pagos', 'paiements', 'accept payments', 'peer to peer payments', 'qr payment', 'virtual card', 'instant payments', 'payment app'],
    medium: ['payment', 'wallet', 'transaction fee', 'merchants', 'transfers', 'pos', 'card payments', 'transactions', 'remittances', 'bills'],
    against: ['down payment', 'payment terms', 'upfront payment', 'premium payment', 'payment plan', 'payment integration', 'rent payment', 'payment settlement'],
  },
  pets: {
    strong: ['pet owners', 'pets', 'pet care', 'pet food', 'dog owners', 'veterinary', 'veterinarian', 'dog walking', 'cat owners', 'pet tech', 'mascotas', 'haustiere', 'petcare'],
    medium: ['dog', 'cat', 'pet', 'vet', 'puppy', 'animals'],
  },
  productivity: {
    strong: ['productivity', 'task management', 'to do list', 'calendar app', 'note taking', 'project management', 'personal assistant', 'productivity tool', 'productivity software', 'time management', 'productivity app', 'time tracking'],
    medium: ['tasks', 'workflow', 'scheduling', 'automate repetitive', 'save time', 'efficiency', 'documents', 'calendar', 'to do', 'files'],
  },
  proptech: {
    strong: ['proptech', 'real estate', 'property management', 'homeownership', 'home ownership', 'homebuyers', 'home buyers', 'housing', 'landlord', 'tenants', 'mortgage', 'rental property', 'real estate agents', 'first home', 'inmobiliaria', 'immobilier', 'immobilien', 'commercial real estate', 'apartment', 'homeowner', 'rent to own', 'smart building'],
    medium: ['homes', 'property', 'rent', 'buildings', 'renters', 'square feet', 'realtor', 'broker', 'residential'],
    against: ['intellectual property', 'real estate value', 'real estate value of'],
  },
  quantum: {
    strong: ['quantum computing', 'quantum computer', 'qubit', 'quantum cryptography', 'quantum sensing', 'quantum hardware', 'quantum algorithm', 'quantum software'],
    medium: ['quantum', 'photonic', 'superconducting'],
    against: ['quantum leap', 'quantum of'],
  },
  retail: {
    strong: ['retail stores', 'retailers', 'brick and mortar', 'in store', 'retail industry', 'supermarket', 'retail chain', 'convenience store', 'shopping mall', 'retail tech', 'omnichannel', 'offline stores', 'store owners', 'comercio minorista', 'retail business'],
    medium: ['retail', 'stores', 'shoppers', 'shelf', 'inventory', 'merchandising', 'shops', 'shopping'],
    against: ['retail investors', 'app store', 'google play store', 'retail and institutional', 'play store'],
  },
  robotics: {
    strong: ['robotics', 'robot', 'robots', 'robotic arm', 'humanoid', 'autonomous robots', 'cobots', 'robotik', 'industrial robot'],
    medium: ['automation', 'autonomous', 'gripper', 'manipulation', 'warehouse automation'],
    against: ['robotic process automation', 'robots txt'],
  },
  saas: {
    strong: ['saas', 'software as a service', 'saas platform', 'b2b saas', 'cloud based software', 'subscription software', 'vertical saas', 'annual recurring revenue'],
    medium: ['arr', 'mrr', 'per seat', 'per user per month', 'monthly subscription', 'churn', 'net revenue retention', 'subscription plans', 'free trial', 'freemium'],
  },
  sales: {
    strong: ['sales teams', 'sales automation', 'crm', 'sales reps', 'sales enablement', 'sales intelligence', 'lead generation platform', 'prospecting', 'sales software', 'salespeople', 'revenue teams', 'sales engagement', 'for sales teams', 'cold outreach', 'sdr'],
    medium: ['pipeline', 'leads', 'outreach', 'salesforce', 'deals', 'quota', 'prospects'],
    against: ['our pipeline', 'sales pipeline of', 'sales team of', 'sales projections', 'pre sales', 'public sale', 'private sale', 'drug pipeline', 'hiring sales'],
  },
  semiconductors: {
    strong: ['semiconductor', 'chip design', 'silicon', 'asic', 'fpga', 'integrated circuit', 'ai chips', 'wafer', 'gallium nitride', 'risc v', 'photonic chip', 'microchip'],
    medium: ['chip', 'foundry', 'gpu', 'processor', 'tsmc', 'nanometer'],
    against: ['silicon valley', 'silicone'],
  },
  social: {
    strong: ['social network', 'social media app', 'social platform', 'social app', 'community platform', 'social networking', 'online community', 'friends and family', 'red social', 'reseau social', 'rede social', 'user generated content', 'soziales netzwerk', 'check in', 'meet new people', 'your friends', 'social experience', 'social media platform', 'decentralized social', 'social layer', 'genealogy', 'family tree', '社交', '家族'],
    medium: ['community', 'friends', 'social', 'followers', 'share photos', 'social graph', 'profiles', 'communities', 'members', 'interact', 'social media', 'likes', 'sharing'],
    against: ['social impact', 'social media campaign', 'social media marketing', 'social security', 'corporate social responsibility', 'community building', 'social media ads', 'social media specialist', 'social proof'],
  },
  space: {
    strong: ['satellite', 'spacecraft', 'space industry', 'rocket', 'launch vehicle', 'orbit', 'low earth orbit', 'space debris', 'earth observation', 'space tech', 'new space', 'nanosatellite', 'cubesat'],
    medium: ['nasa', 'lunar', 'orbital', 'space mission', 'esa'],
    against: ['satellite imagery provider', 'office space', 'ex nasa'],
  },
  sports: {
    strong: ['sports', 'football clubs', 'soccer', 'athletes', 'sports fans', 'sports betting', 'golf', 'tennis', 'sports teams', 'basketball', 'cycling', 'fishing', 'anglers', 'deporte', 'sportler', 'surfing', 'ski', 'sports league', 'hockey', 'marathon'],
    medium: ['coach', 'club', 'league', 'stadium', 'tournament', 'sport', 'training', 'fans', 'outdoor'],
    against: ['motor sports car', 'nightclub'],
  },
  supply_chain: {
    strong: ['supply chain', 'supply chains', 'procurement', 'traceability', 'inventory management', 'international trade', 'global trade', 'sourcing platform', 'trade finance', 'wholesale', 'commodity trade', 'cadena de suministro', 'lieferkette', 'demand planning', 'import and export', 'distributors and suppliers'],
    medium: ['suppliers', 'inventory', 'sourcing', 'distributors', 'vendors', 'purchase orders', 'commodities', 'import', 'export', 'provenance'],
  },
  telecom: {
    strong: ['telecom', 'telecommunications', '5g', 'mobile operators', 'broadband', 'fiber network', 'esim', 'internet service provider', 'mobile network', 'telco', 'wireless network', 'roaming', 'cell towers'],
    medium: ['operators', 'spectrum', 'airtime', 'connectivity', 'sim card', 'bandwidth', 'carrier', 'wifi'],
  },
  travel: {
    strong: ['travel', 'travelers', 'travellers', 'tourism', 'tourists', 'trip planning', 'travel agency', 'flight booking', 'vacation', 'itinerary', 'hotel booking', 'viajes', 'voyage', 'reise', 'viagem', 'turismo', 'travel app', 'book rooms', 'trip planner', 'sightseeing', '旅行', '旅游', '出行', '行程'],
    medium: ['trip', 'destination', 'flights', 'hotels', 'guide', 'holiday', 'booking', 'tour', 'airport', '景点', '攻略'],
    against: ['travel expenses', 'travel budget', 'user journey', 'travel time', 'business travel costs', 'revenue from tourism', 'profits from tourism', 'money from tourism'],
  },
}
