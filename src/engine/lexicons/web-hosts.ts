/** Endings of hosts, as alternatives of a pattern: without them every 'e.g' would be an address. */
export const topLevelDomains =
  'com|org|net|io|co|ai|app|dev|xyz|me|us|uk|eu|de|fr|es|it|nl|be|ch|at|pl|pt|br|mx|ar|cl|pe|in|cn|jp|kr|sg|hk|tw|id|vn|th|my|ph|au|nz|ca|za|ng|ke|gh|ug|tz|rw|eg|ma|tn|ae|sa|il|tr|ru|ua|ro|cz|sk|hu|bg|gr|hr|si|rs|lt|lv|ee|fi|se|no|dk|is|ie|lu|africa|tech|health|care|finance|money|cloud|shop|store|online|site|website|club|space|world|network|studio|agency|design|digital|group|company|energy|earth|green|bio|pro|biz|info|tv|fm|gg|so|sh|to|ly|inc|vc|fund|capital|ventures|games|game|music|art|live|life|fit|food|farm|house|homes|travel|law|legal|academy|school|edu|education|work|jobs|works|tools|software|systems|solutions|services|team|social|community|chat|email|link|page|zone|cash|pay|bank|insurance|land|city|global|international|family|kids|pet|dog|beer|coffee|fashion|style|beauty|yoga|run|bike|car|cars|auto|foundation|ngo|gov|exchange|market|trade|markets|crypto|dao|wtf|lol|cool|one|plus|best|ltd|llc|gmbh|ist|cat|quest|guru|expert|partners|media|news|video|photo|photos|pictures|science|engineering|build|robotics|new|cooking|kitchen|restaurant|pizza|bar|cafe|fun|ninja|rocks|today|careers|management|consulting|marketing|technology|ventures|credit|loans|fit|clinic|dental|doctor|surgery|vet|garden|supply|parts|rentals|properties|estate|realty|construction|contractors|builders|solar|limo|taxi|flights|holiday|vacations|cruises|tours|tickets|theater|dance|band|audio|film|movie|blog|press|report|review|reviews|wiki|guide|help|support|directory|center|zip|codes|computer|domains|host|domain|bot|day|ing|kiwi|onl|rip|vip|win|bet|casino|poker|football|soccer|tennis|golf|hockey|ski|surf|fishing|auction|deals|discount|sale|gift|gifts|toys|shoes|clothing|diamonds|jewelry|watch|luxury|boutique|lat|eus|gal|nyc|london|berlin|paris|tokyo|asia|xn--p1ai|ir|pk|bd|lk|np|kz|uz|ge|am|az|cy|mt|pa|py|uy|bo|ec|ve|cr|do|gt|hn|ni|sv|cu|pr|mg|mu|sn|ci|cm|et|zm|zw|na|bw|kg|kh|mn|qa|kw|bh|jo|lb|dz|mz|ao|jm|tt|mk|ba|md|li|mc|eco|fish|dating|scot|wales|hamburg|amsterdam|swiss|coop|events|delivery|express|direct|hotel|baby|tax|holdings'

/**
 * Social networks, tools, news sites and mail providers: companies have pages and mailboxes there, never their own
 * site.
 */
export const sharedHosts =
  /(?:^|\.)(?:linkedin|facebook|fb|instagram|twitter|x|t|youtube|youtu|tiktok|medium|github|gitlab|discord|telegram|t\.me|reddit|pinterest|google|goo|bit|docsend|dropbox|wikipedia|crunchbase|apple|canva|figma|slideshare|slidesgo|freepik|flaticon|gamma|notion|calendly|typeform|zoom|loom|vimeo|gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|proton|live|aol|gmx|web|mail|qq|163|126|whatsapp|wa|pitch|statista|techcrunch|forbes|bloomberg|nytimes|amazonaws|unsplash|pexels|eventbrite|angel|producthunt|appsource|beautiful|storyset|linktr|substack|npmjs|stackoverflow|kickstarter|indiegogo)\.(?:com|org|net|io|co|me|be|gl|ly|app|so|us|de|tv|gg|ee|it|news)$/i

/** A line that cites a source: its address is not the company's. */
export const sourceLines =
  /\b(?:sources?|quellen?|fuentes?|fontes?|źródł[oa]|retrieved|citation|references?|via)\s*[:：]?\s*(?:https?:|www\.|[a-z0-9-]+\.)|^\s*\[?\d+\]?\s*https?:/i

/** A part of a site for one purpose; the site itself is preferred. */
export const hostsOfOnePurpose =
  /^(?:docs|blog|app|api|dev|testnet|demo|staging|wiki|help|support|portal|shop|forum|beta)\./u

/** Domain names of mail providers, networks and tools, which are not the company's own. */
export const foreignDomainNames =
  /^(?:gmail|outlook|hotmail|yahoo|linkedin|twitter|facebook|github|google|youtube|medium|notion|docs|drive|instagram|bit|calendly|x|t)$/i

/** Services that build and host sites: ahead of their name stands the company's own ('acme.vercel.app'). */
export const siteBuilders =
  /^(?:vercel|netlify|github|gitlab|herokuapp|web|firebaseapp|webflow|wixsite|squarespace|pages|workers|notion|streamlit|onrender|render|fly|railway|surge|glitch|replit|repl|lovable|bubbleapps|framer|carrd|wordpress|blogspot|weebly|godaddysites|myshopify|azurewebsites|webnode|strikingly|tilda|softr|glideapp|super|typedream|durable|deno|base44|ngrok-free|ngrok)$/u

/** Hosts of such services that keep each user's sites apart, though the service itself is a tool. */
export const userHosts = /^[a-z0-9-]+\.(?:github|gitlab)\.io$/u

/** What companies set before their name in a host: 'getacme.com'. */
export const hostPrefixes = /^(?:get|try|use|join|go|hello|my|the|with|meet|team|we|app|hey|weare)(?=[a-z]{4})/u

/** What companies set behind their name in a host: 'acmehq.com'. */
export const hostSuffixes = /(?:app|hq|inc|labs?|tech|group|ai|io|team|online|global|official|pay)$/u
