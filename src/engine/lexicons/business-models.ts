import type { PhraseLexicon } from './phrase-lexicon.ts'

/** Words by which decks show how the company earns, by value of the `business_model` vocabulary. */
export const businessModels: PhraseLexicon = {
  bm_transactional: {
    strong: ['transaction fee', 'transaction fees', 'commission', 'per transaction', 'take rate', 'fee per transaction', 'booking fee', 'service fee', 'success fee', 'percentage of each', 'percent of each', 'fee on each', 'processing fee', 'revenue share per', 'cut of each', 'per booking', 'per ride', 'pay per ride', 'interchange', 'comision', 'comisiones', 'por transaccion', 'provision', 'comissao', 'prowizja', 'of every transaction', 'of each transaction', 'of each sale', 'of every sale', 'transaction based', 'fee per', 'trading fee', 'listing fee', 'protocol fee', 'withdrawal fee', 'swap fee', 'one time payment', 'one time purchase', 'pay per use fee', 'per contract signed', 'brokerage', 'spread', '佣金'],
    medium: ['transactions', 'fees', 'fee', 'profit share', 'profit sharing', 'revenue share', 'per trip', 'charge a', 'margin on', 'markup', 'entrance fee', 'per sale', 'gmv', 'paid per', 'per order', 'profits are distributed'],
    against: ['no fees', 'no commission', 'hidden fees', 'high fees', 'excessive transaction fees', 'high transaction fees', 'late fees', 'subscription fee', 'subscription fees', 'monthly fee', 'licence fee', 'license fee', 'no transaction fees', 'zero commission', 'monthly fees', 'gas fees', 'excessive fees', 'minimal fees', 'low fees', 'legal fees', 'commission free'],
  },
  bm_marketplace: {
    strong: ['marketplace', 'two sided market', 'two sided platform', 'connects buyers and sellers', 'buyers and sellers', 'peer to peer platform', 'peer to peer marketplace', 'marketplace model', 'online marketplace', 'marktplatz', 'place de marche', 'buyers sellers', 'demand and supply side'],
    medium: ['sellers', 'listings', 'take rate', 'vendors', 'hosts', 'freelancers', 'buyers', 'supply side', 'demand side', 'auctions', 'providers and customers'],
    against: ['competitive marketplace', 'in the marketplace', 'app marketplace', 'aws marketplace', 'other marketplaces', 'chrome marketplace'],
  },
  bm_subscription: {
    strong: ['subscription', 'subscriptions', 'monthly fee', 'per month', 'saas', 'annual license', 'recurring revenue', 'mrr', 'arr', 'per user per month', 'per seat', 'premium plan', 'freemium', 'monthly plan', 'annual plan', 'membership fee', 'per year', 'billed annually', 'software as a service', 'premium subscription', 'subscribers', 'suscripcion', 'suscripciones', 'abonnement', 'assinatura', 'abo modell', 'abonament', 'subskrypcja', 'subskrybentow', 'monthly membership', 'premium accounts', 'premium users', 'a month', 'pro plan', 'paid plans', 'yearly fee', '订阅', '会员', 'al mes', 'par mois', 'pro monat', 'premium version', 'upgrade to premium', 'paid accounts', 'freemium model', 'plan mensual', 'mensual'],
    medium: ['churn', 'plans', 'tier', 'annual contract', 'monthly', 'premium', 'recurring', 'renewal', 'free trial', 'members', 'annual fee', 'miesiac', 'retainer', 'basic plan', 'mo'],
    against: ['users per month', 'orders per month', 'transactions per month', 'growth per month', 'downloads per month', 'visitors per month', 'sales per month', 'burn per month', 'competitors subscription', 'per year by', 'growth per year', 'month over month', 'tons per year', 'million per year', 'times a month', 'tonnes per year', 'k per month'],
  },
  bm_usage_based: {
    strong: ['usage based', 'pay as you go', 'pay per use', 'consumption based', 'metered', 'per api call', 'per request', 'per minute', 'pay per click', 'credits based', 'per gb', 'per scan', 'per query', 'per verification', 'per message', 'per document', 'per token', 'pay for what you use', 'pago por uso'],
    medium: ['usage', 'credits', 'per call', 'per unit', 'consumption', 'by volume'],
    against: ['usage statistics', 'daily usage', 'usage growth', 'carbon credits', 'tax credits', 'energy consumption', 'power consumption'],
  },
  bm_e_commerce: {
    strong: ['e commerce store', 'online store', 'online shop', 'direct to consumer', 'd2c', 'dtc', 'webshop', 'sell online', 'our store', 'own online store', 'dropshipping', 'ecommerce brand', 'online sales of', 'tienda online', 'boutique en ligne', 'merchandise sales'],
    medium: ['checkout', 'e commerce', 'ecommerce', 'cart', 'average order value', 'aov', 'sku', 'merchandise', 'product sales', 'storefront'],
    against: ['e commerce platforms', 'for e commerce', 'ecommerce companies', 'ecommerce merchants', 'global e commerce', 'e commerce market'],
  },
  bm_advertising: {
    strong: ['advertising revenue', 'ad revenue', 'ad supported', 'advertising model', 'revenue from ads', 'sponsored content', 'sponsored listings', 'cpm', 'advertisers pay', 'in app ads', 'in app advertising', 'advertising fees', 'sponsorship revenue', 'revenue from advertising', 'advertising based', 'display advertising', 'sell ads', 'ads revenue', 'publicidad', 'publicite payante', 'werbeeinnahmen', 'تبلیغات', 'promoted listings', 'advertisement', 'sponsored', 'sponsorships', 'targeted ads', 'local advertising', 'paid placement', 'banner ads', '广告'],
    medium: ['advertising', 'advertisers', 'ads', 'sponsors', 'sponsorship', 'impressions', 'promote your'],
    against: ['facebook ads', 'google ads', 'advertising budget', 'advertising costs', 'advertising campaign', 'advertising spend', 'paid advertising', 'online advertising', 'social media advertising', 'paid ads', 'no ads', 'ad free', 'marketing and advertising', 'advertising and marketing', 'social media ads', 'instagram ads', 'advertising agency', 'without ads'],
  },
  bm_open_source: {
    strong: ['open source', 'open core', 'open sourced', 'mit license', 'apache 2 0', 'gpl license', 'open source software', 'open source hardware', 'open source community', 'codigo abierto', 'commercial open source', 'quelloffen'],
    medium: ['github stars', 'contributors', 'dual license', 'open hardware'],
    against: ['open source tools', 'open source data', 'open source intelligence', 'built on open source', 'open source libraries', 'open source models', 'open source competitors'],
  },
  bm_hardtech: {
    strong: ['hardware sales', 'device sales', 'hardware plus subscription', 'hardware as a service', 'robots as a service', 'price per device', 'sell the device', 'unit price', 'hardware margin', 'sale of devices', 'per device', 'cost of hardware', 'bill of materials', 'bom cost', 'hardware kit'],
    medium: ['hardware', 'device', 'sensor', 'robot', 'battery', 'installation fee', 'units sold', 'prototype'],
    against: ['mobile device', 'any device', 'hardware wallet', 'user devices', 'devices sold worldwide', 'commodity hardware'],
  },
  bm_biotech: {
    strong: ['royalties and milestones', 'milestone payments', 'drug licensing', 'out licensing', 'clinical pipeline', 'phase i trial', 'phase ii trial', 'preclinical', 'drug candidate', 'therapeutic pipeline', 'ind filing', 'fda approval pathway', 'pharma partnership', 'contract research', 'biopharma'],
    medium: ['clinical trials', 'pharma partners', 'therapeutics', 'biotech', 'drug', 'orphan drug'],
  },
  bm_manufacturing: {
    strong: ['we manufacture', 'own production', 'our factory', 'manufacturing facility', 'contract manufacturing', 'production capacity', 'mass production', 'manufacturing plant', 'produce and sell', 'our production line', 'manufacture and sell', 'tons per year', 'oem sales', 'industrial production'],
    medium: ['manufacturing', 'production', 'cogs', 'wholesale', 'distributors', 'raw material'],
    against: ['manufacturing companies', 'for manufacturers', 'manufacturing industry', 'content production', 'in production', 'production release', 'video production', 'watch manufacturers', 'wearable manufacturers', 'production environment'],
  },
}
