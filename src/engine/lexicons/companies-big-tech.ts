/** Technology firms whose former staff investors look for, as they are printed in biographies. */
export const bigTechCompanies: readonly string[] = [
  'Google', 'Alphabet', 'DeepMind', 'Waymo', 'YouTube', 'Facebook', 'Meta', 'Instagram', 'WhatsApp', 'Apple', 'Amazon', 'AWS', 'Amazon Web Services',
  'Microsoft', 'LinkedIn', 'GitHub', 'Netflix', 'Uber', 'Airbnb', 'Stripe', 'Twitter', 'Snap', 'Snapchat', 'Spotify', 'Tesla', 'SpaceX', 'Palantir',
  'OpenAI', 'Anthropic', 'NVIDIA', 'Intel', 'AMD', 'Qualcomm', 'IBM', 'Oracle', 'SAP', 'Salesforce', 'Adobe', 'Cisco', 'VMware', 'Dropbox', 'PayPal',
  'Square', 'Block', 'Shopify', 'eBay', 'Yahoo', 'Lyft', 'DoorDash', 'Pinterest', 'Slack', 'Zoom', 'Atlassian', 'Twilio', 'Databricks', 'Snowflake',
  'Coinbase', 'Robinhood', 'Klarna', 'Revolut', 'Booking.com', 'Zalando', 'Delivery Hero', 'ByteDance', 'TikTok', 'Tencent', 'Alibaba', 'Baidu', 'Huawei',
  'Xiaomi', 'Samsung', 'Sony', 'Yandex', 'Mercado Libre', 'MercadoLibre', 'Nubank', 'Rappi', 'Grab', 'Gojek', 'Flipkart', 'Infosys', 'Hewlett-Packard', 'HP', 'Dell',
  'Siemens', 'Bosch', 'Ericsson', 'Nokia', 'ARM', 'ASML', 'Workday', 'ServiceNow', 'Intuit', 'Cloudflare', 'Figma', 'Notion', 'Reddit', 'Expedia', 'Wise', 'Deliveroo',
]

/** Names that are ordinary words too; they count only after 'ex-', 'at', 'from' or beside a job. */
export const ambiguousBigTech: ReadonlySet<string> = new Set(['meta', 'apple', 'square', 'block', 'snap', 'slack', 'zoom', 'wise', 'grab', 'notion', 'arm', 'amazon', 'oracle', 'intel', 'hp'])
