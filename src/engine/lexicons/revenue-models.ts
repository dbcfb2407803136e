import type { PhraseLexicon } from './phrase-lexicon.ts'

/** Ways of charging, by the label that the memo shows. */
export const revenueModels: PhraseLexicon = {
  Subscription: {
    strong: ['subscription', 'subscriptions', 'recurring revenue', 'per user per month', 'per seat', 'monthly fee', 'annual plan', 'monthly plan', 'membership fee', 'suscripcion', 'abonnement', 'assinatura', 'abonament', 'subscribers', 'monthly membership', 'billed annually', '订阅', 'paid plans'],
    medium: ['per month', 'per year', 'mrr', 'arr', 'saas', 'a month', 'premium plan', 'churn', 'monthly'],
    against: ['users per month', 'growth per month', 'orders per month', 'burn per month', 'per year by', 'million per year'],
  },
  Freemium: {
    strong: ['freemium', 'free tier', 'free plan', 'basic version is free', 'free version', 'upgrade to premium', 'free basic version', 'premium features', 'premium accounts', 'premium users'],
    medium: ['free trial', 'premium', 'upgrade'],
  },
  'Transaction fee': {
    strong: ['transaction fee', 'transaction fees', 'per transaction', 'processing fee', 'fee per transaction', 'interchange', 'fee on each', 'of each transaction', 'of every transaction', 'trading fee', 'swap fee', 'protocol fee', 'booking fee', 'service fee', 'transaction based'],
    medium: ['fees', 'per booking', 'per ride', 'per order', 'transactions'],
    against: ['no transaction fees', 'high transaction fees', 'excessive transaction fees', 'gas fees', 'no fees', 'hidden fees'],
  },
  Commission: {
    strong: ['commission', 'take rate', 'percentage of each', 'percent of each', 'of each sale', 'comision', 'provision', 'prowizja', 'comissao', 'success fee', 'cut of each', '佣金'],
    medium: ['revenue share', 'markup', 'brokerage', 'profit share'],
    against: ['no commission', 'commission free', 'zero commission', 'european commission', 'securities and exchange commission', 'exchange commission'],
  },
  Licensing: {
    strong: ['licensing', 'license fee', 'licence fee', 'annual license', 'white label', 'royalties', 'technology licensing', 'out licensing', 'licencia', 'lizenz', 'enterprise license', 'license revenue'],
    medium: ['license', 'licence', 'oem'],
    against: ['driving license', 'medallion licenses', 'mit license', 'open source license', 'verified licenses', 'banking license', 'dev license', 'gpl license'],
  },
  Advertising: {
    strong: ['advertising revenue', 'ad revenue', 'ad supported', 'revenue from ads', 'sponsored content', 'in app ads', 'advertisers pay', 'cpm', 'advertising fees', 'publicidad', 'sponsored listings', 'promoted listings', 'targeted ads', 'advertising model', 'sponsored', 'sponsorships', 'تبلیغات', '广告'],
    medium: ['advertising', 'advertisers', 'ads', 'sponsorship', 'sponsors'],
    against: ['facebook ads', 'google ads', 'advertising budget', 'advertising campaign', 'paid advertising', 'no ads', 'ad free', 'online advertising', 'social media advertising', 'social media ads', 'advertising costs'],
  },
  'Usage-based': {
    strong: ['usage based', 'pay as you go', 'pay per use', 'per api call', 'per request', 'consumption based', 'metered', 'per gb', 'per minute', 'pay for what you use', 'per message'],
    medium: ['credits', 'per unit', 'usage'],
    against: ['usage statistics', 'carbon credits', 'tax credits'],
  },
  'Product sales': {
    strong: ['product sales', 'hardware sales', 'device sales', 'unit price', 'price per unit', 'one time purchase', 'units sold', 'sale of devices', 'average order value', 'retail price', 'merchandise sales', 'sale of products'],
    medium: ['cogs', 'sku', 'wholesale', 'one time fee', 'average selling price'],
  },
  'Setup and services': {
    strong: ['setup fee', 'set up fee', 'implementation fee', 'integration fee', 'onboarding fee', 'professional services', 'consulting fees', 'support contracts', 'installation fee', 'customization fee'],
    medium: ['one time fee', 'training', 'maintenance fee', 'support'],
  },
  'Interest and lending': {
    strong: ['interest income', 'net interest margin', 'loan interest', 'origination fee', 'interest spread', 'lending spread'],
    medium: ['interest rate', 'apr', 'spread'],
    against: ['without charging interest'],
  },
  'Data monetisation': {
    strong: ['data monetization', 'data monetisation', 'sell data', 'data licensing', 'sale of data', 'anonymized data'],
    medium: ['data insights'],
  },
  'Token sale': {
    strong: ['token sale', 'public sale', 'private sale', 'token launch', 'initial coin offering', 'sto', 'token generation event'],
    medium: ['tokenomics', 'token'],
  },
}
