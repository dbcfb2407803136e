import type { PhraseLexicon } from './phrase-lexicon.ts'

/** Ways to the customer, by the label that the memo shows. */
export const distributions: PhraseLexicon = {
  'Direct sales': {
    strong: ['direct sales', 'sales team', 'sales force', 'outbound sales', 'inside sales', 'account executives', 'field sales', 'sales reps', 'enterprise sales', 'outbound', 'cold calling', 'cold email', 'ventas directas', 'direktvertrieb', 'founder led sales', 'sales representatives'],
    medium: ['sales cycle', 'sdr', 'trade shows', 'key accounts', 'demo calls', 'pilots', 'crm'],
    against: ['for sales teams', 'sales team productivity'],
  },
  'Self-serve': {
    strong: ['self serve', 'self service', 'product led growth', 'plg', 'free trial', 'freemium', 'bottom up adoption', 'sign up online', 'viral loop', 'word of mouth', 'organic growth', 'invite friends', 'inbound', 'no sales team', 'referral program', 'referrals', 'refer a friend'],
    medium: ['sign up', 'organic', 'viral', 'onboarding', 'referral', 'virality'],
  },
  'Online marketing': {
    strong: ['paid advertising', 'google ads', 'facebook ads', 'social media marketing', 'search engine marketing', 'content marketing', 'performance marketing', 'email marketing', 'online advertising', 'digital marketing', 'seo', 'instagram ads', 'social media campaigns', 'online marketing', 'paid ads', 'sem', 'google adwords', 'social media ads', 'paid acquisition', 'tiktok ads', 'publicite en ligne', 'email campaigns', 'targeted ads'],
    medium: ['social media', 'blog', 'campaigns', 'adwords', 'newsletter', 'pr', 'landing page', 'media spolecznosciowe'],
    against: ['social media platform', 'social media app', 'social media concept'],
  },
  Influencers: {
    strong: ['influencer marketing', 'influencers', 'influencer partnerships', 'kol', 'brand ambassadors', 'ambassador program', 'affiliate marketing', 'affiliate program', 'influencer campaigns', 'influenserzy', 'ambassadors', 'influenceurs', 'content creators'],
    medium: ['affiliates', 'creators', 'bloggers', 'streamers'],
  },
  'Partnerships and resellers': {
    strong: ['channel partners', 'resellers', 'distribution partners', 'strategic partnerships', 'partner network', 'partnerships with', 'distributors', 'system integrators', 'white label', 'partner channel', 'referral partners', 'value added resellers', 'co marketing', 'channel sales', 'b2b2c', 'oem partners', 'alianzas', 'partner program', 'partnership licensing', 'partnering with'],
    medium: ['partnership', 'partners', 'partner', 'integrators', 'alliances', 'partnerstwo'],
    against: ['partner dashboard', 'partner companies', 'managing partner', 'general partner', 'our partners love'],
  },
  Community: {
    strong: ['community building', 'community led', 'community driven', 'discord', 'telegram group', 'developer community', 'open source community', 'ambassador community', 'community growth', 'grassroots', 'communaute', 'meetups', 'community events', 'community engagement', 'online communities'],
    medium: ['community', 'hackathons', 'forum', 'reddit', 'events', 'twitter', 'telegram'],
  },
  Marketplaces: {
    strong: ['amazon marketplace', 'sold on amazon', 'app marketplace', 'salesforce appexchange', 'shopify app store', 'aws marketplace', 'app stores', 'app store and google play', 'app store', 'google play', 'online marketplaces'],
    medium: ['play store', 'amazon', 'etsy', 'ebay'],
  },
  Retail: {
    strong: ['retail stores', 'in retail', 'retail distribution', 'retail partners', 'supermarkets', 'sold in stores', 'brick and mortar', 'point of sale displays', 'retail chains', 'retail locations', 'shelf space', 'wholesale'],
    medium: ['stores', 'retailers', 'shops', 'shelf'],
    against: ['retail investors', 'app stores', 'app store'],
  },
  'Online store': {
    strong: ['online store', 'webshop', 'own website', 'direct to consumer', 'd2c', 'dtc', 'e commerce site', 'our website', 'online shop'],
    medium: ['e commerce', 'checkout'],
  },
}
