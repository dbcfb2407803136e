/** Kinds of pages of a company's site that state facts about it, the most telling first. */
export const sitePageKinds = ['about', 'team', 'contact', 'customers', 'pricing', 'jobs'] as const
export type SitePageKind = (typeof sitePageKinds)[number]

/**
 * Words of links to such pages, in English, German, French, Spanish and Italian, without accents. Each is a whole word of
 * the link's text or a whole part of its path, hyphens as spaces.
 */
export const sitePageWords: Readonly<Record<SitePageKind, readonly string[]>> = {
  about: [
    ...['about', 'about us', 'our story', 'story', 'company', 'mission', 'who we are', 'imprint', 'legal notice'],
    ...['uber uns', 'ueber uns', 'unternehmen', 'wer wir sind', 'impressum'],
    ...['a propos', 'qui sommes nous', 'notre histoire', 'entreprise', 'mentions legales'],
    ...['sobre nosotros', 'quienes somos', 'nuestra historia', 'empresa', 'aviso legal'],
    ...['chi siamo', 'azienda', 'la nostra storia', 'note legali'],
  ],
  team: [
    ...['team', 'our team', 'the team', 'people', 'leadership', 'founders', 'management'],
    ...['unser team', 'das team', 'grunder', 'gruender', 'geschaftsfuhrung'],
    ...['equipe', 'l equipe', 'notre equipe', 'fondateurs', 'direction'],
    ...['equipo', 'nuestro equipo', 'fundadores', 'direccion'],
    ...['squadra', 'il team', 'fondatori'],
  ],
  contact: [
    ...['contact', 'contact us', 'contacts', 'get in touch', 'locations', 'offices'],
    ...['kontakt', 'standorte', 'anfahrt'],
    ...['contactez nous', 'nous contacter', 'nos bureaux'],
    ...['contacto', 'contactanos', 'oficinas'],
    ...['contatti', 'contattaci', 'sedi'],
  ],
  customers: [
    ...['customers', 'our customers', 'clients', 'case studies', 'partners', 'references', 'investors'],
    ...['kunden', 'unsere kunden', 'referenzen', 'partner', 'investoren'],
    ...['nos clients', 'partenaires', 'investisseurs', 'temoignages'],
    ...['clientes', 'nuestros clientes', 'socios', 'casos de exito', 'inversores'],
    ...['clienti', 'i nostri clienti', 'casi di successo', 'investitori'],
  ],
  pricing: [
    ...['pricing', 'prices', 'plans', 'plans and pricing', 'plans pricing'],
    ...['preise', 'tarife', 'preise und tarife'],
    ...['tarifs', 'prix', 'nos tarifs', 'offres'],
    ...['precios', 'planes', 'tarifas'],
    ...['prezzi', 'piani', 'tariffe'],
  ],
  jobs: [
    ...['jobs', 'careers', 'career', 'join us', 'work with us', 'open positions', 'hiring'],
    ...['karriere', 'stellenangebote', 'stellen'],
    ...['carrieres', 'emplois', 'recrutement', 'nous rejoindre', 'rejoignez nous'],
    ...['empleo', 'trabaja con nosotros', 'carreras', 'unete'],
    ...['lavora con noi', 'carriere', 'posizioni aperte'],
  ],
}
