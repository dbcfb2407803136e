/**
 * Words that slides set with a capital and that alone do not name a company: features, roles, kinds of products,
 * headings. A name needs one word outside this list.
 */
export const genericWords: ReadonlySet<string> = new Set(
  `strength strengths weakness weaknesses pros cons swot moat edge barrier barriers uniqueness usp summary objective objectives differentiator affordability
  convenience scalability trust ability comparison criteria criterion ours theirs competitor x-factor headquarters founded revenue funding employees year
  a about above access accessible accounting accuracy accurate acquisition action active ad added additional adoption ads advanced advantage advantages
  advertising advisor advisors affordable after agencies agency agent agents agile ai all alternative alternatives always an analysis analytics and
  android angel angels annual any api apis app application applications approach apps are area around as asset assets at audio audit audits automated
  automatic automatically automation availability available average award awards awareness back bank banking banks bar based basic before behind benefit
  benefits best better beyond big bill blockchain blog board book booking books bot bots brand brands bring broad broker brokers browser budget build
  builders building built business businesses buy buyers by calendar call campaign campaigns can capital car card care cash category center central
  centralized challenge challenges channel channels charging chart chat chatbot chatbots cheap check checklist choice choose city class clear client
  clients close cloud club code collaboration collateral college combined comments commerce commercial commission commitment committed communication
  communities community companies company compare compared comparison competition competitive competitor competitors complete complex compliance
  computer conclusion connect connected connection consultancies consultants consulting consumer consumers contact content contract contracts control
  conversion core corporate cost costs coverage create creative creators credit cross crowdfunding crypto current custom customer customers
  customisation customizable customization cycle daily dashboard dashboards data database date day days deal deals decentralised decentralized deep
  delivery demand demo deployment design designed designers desktop detailed developer developers development device devices diagnostics different
  differentiation differentiators digital direct discount discovery distribution documentation documents domain door doctors dynamic early ease easy
  economy ecosystem editor education effective efficiency efficient email emails employee employees enabled end energy engagement engine engineering
  english enterprise enterprises entertainment entry environment equipment etc event events everything excel execution existing exit expand expansion
  expensive experience expert expertise experts export external family fast faster feature features fee feedback fees few field file files finance
  financial financing find fintech first fit fixed flexibility flexible flow focus focused follow food for forecast forums founder founders founding
  free freelancer freelancers frequent friendly friends from full fully functionality fund funding funds future gains game games gaming gas general get
  global go goal goals good google goods government governments great green group groups growth guarantee guidance hand hardware health healthcare
  help high higher history home hospitals house how human id identity image images impact implementation in inbox inc income increase incumbents
  independent individual individuals industrial industries industry inefficient influencers informal information infrastructure innovation innovative insight insights
  instant insurance integrated integration integrations integrity intelligence intelligent interactive interest interface internal international internet
  intuitive inventory invest investment investor investors invoice invoices ip is it item items job jobs key kit knowledge labor labour lack large latest
  launch law lead leader leaders leading learn learning legacy legal lenders less letter letters level levels library licence license life like limited
  link live loan loans local location logistics long low lower lowest loyalty luxury machine main maintenance make manage management manager managers manual
  manually manufacturers many map market marketing marketplace marketplaces markets mass matching maximum measure media medical meet member members
  merchant merchants message messaging metrics middle mobile model models modern money monitoring monthly more multi multiple music my national native
  natural near need needs network networks new news next niche no non not note notes notifications now of off offer offering offers office offline on
  onboarding one online only open operating operation operational operations opportunity optimised optimization optimized option options or order
  orders organic organisation organization organizations other others our outcome outdated outsourced outsourcing own owned owner page paid paper
  participation partial partner partners partnership partnerships patent patented patients pay paying payment payments payroll peer people per
  performance person personal personalisation personalised personalization personalized phone photo pilot pipeline place plan planning plans platform
  platforms play player players plus point points policy pool portal portfolio poor post power powered precision predictive premium presence
  previous price prices pricing privacy private pro problem problems process processes processing product production products professional professionals
  profit profits program programs progress project projects proof property proprietary protection proven provider providers public purchase quality quick
  quote range rate rates ratings reach reactive ready real recognition recommendations record records recruiting recurring reduced referral regional regulation
  regulatory reliability reliable remote rental report reporting reports requirements research resource resources response restaurants results retail
  retailers retention revenue reviews reward rewards rich risk roadmap roi role round rules safe safety salaries sales satisfaction save savings scalability
  scalable scale scaling schedule scheduling school schools science score search seamless sector secure security seed segment select self seller sellers
  send sensor sensors service services set setup share shared sharing shop shopping short simple simplicity single site slow small smart social
  software solo solution solutions source space speed spend spreadsheet spreadsheets staff stage standard start startup startups state status stay
  step steps storage store stores strategy streaming strong structure students studio studios subscription success suite supplier suppliers supply support
  supported sustainability sustainable system systems tablet talent target task tasks tax team teams tech technical technologies technology template
  templates test testing text the their them theme third this threat time to today token tokens tool tools top total touch tracking trade trading
  traditional traffic training transaction transactions transfer transparency transparent travel trend trust trusted turnkey type types unique
  universities university unlimited up update updates upload us usage use user users using utility ux validation value variable vendor vendors verified
  verification version vertical very via video videos view virtual vision visibility voice volume vs wallet wallets warranty way we web website websites
  weekly what when white who why wide wifi wiki with within without word work worker workers workflow workflows world worldwide writing year years yes
  you your zero affiliates`
    .split(/\s+/)
    .filter(Boolean),
)

/** Places and months: capitalised, but not the name of a company. */
export const placeWords: ReadonlySet<string> = new Set(
  `africa america american asia asian australia austria belgium berlin boston brazil british california canada chicago china chinese colombia czech dach denmark
  dubai dutch emea england english eu europe european finland florida france french german germany ghana greece hungary iberia india indian indonesia ireland
  israel italy japan japanese kenya korea latam latin lisbon london madrid malaysia mexico miami munich nairobi netherlands nigeria nordics norway nyc paris peru
  poland polish portugal russia san francisco sf singapore south north east west spain spanish stockholm sweden swiss switzerland texas tokyo toronto turkey uk
  ukraine united kingdom states us usa vienna vietnam york zurich january february march april may june july august september october november december jan
  feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday q1 q2 q3 q4`
    .split(/\s+/)
    .filter(Boolean),
)
