/**
 * Everyday nouns and adjectives that decks set with a capital over a feature, a product or a trend. Companies use such
 * words as names too, so they count only where two of them stand together or nothing else points to a name.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `nobody everyone everybody anyone someone none none many most several half two three four five dozens hundreds thousands
  water air fire earth land soil sun light wind rain sea ocean river forest tree trees plant plants animal animals pet pets dog dogs cat cats fish
  bird birds crop crops fruit fruits vegetable vegetables apple apples pear pears plum plums grape grapes wheat corn rice coffee tea milk bread meat egg eggs sugar salt
  oil gas coal wood steel iron metal metals gold silver copper stone glass plastic plastics paper cotton leather fabric textile textiles clothes clothing
  shoes bag bags box boxes bottle bottles furniture chair chairs table bed beds kitchen bathroom bedroom room rooms garden gardens roof wall walls
  window windows floor building buildings construction architecture property properties apartment apartments homes houses housing rent renting mortgage
  street streets road roads bridge town towns village villages region regions country countries nation nations border borders rural urban
  vehicle vehicles truck trucks bus buses train trains plane planes flight flights ship ships boat boats bike bikes scooter scooters taxi taxis cab cabs
  limo limos ride rides driver drivers passenger passengers fleet fleets parking fuel engine engines battery batteries motor motors wheel wheels transport transportation
  shipping freight cargo container containers warehouse warehouses courier couriers mail post parcel parcels package packages packaging pallet
  doctor nurse nurses patient clinic clinics medicine medicines drug drugs pharmacy pharmacies therapy therapies therapist therapists treatment treatments surgery
  hospital disease diseases cancer heart brain blood body skin hair eye eyes sleep stress diet nutrition fitness gym gyms wellness beauty cosmetics
  school pupil pupils student teacher teachers tutor tutors tutoring class classes classroom course courses lesson lessons exam exams degree degrees
  parent parents child children kid kids baby babies family families mother father woman women man men senior seniors adult adults teen teens youth
  worker farmer farmers grower growers fisherman fishermen chef chefs waiter waiters cleaner cleaners lawyer lawyers accountant accountants consultant
  engineer engineers designer scientist scientists researcher researchers artist artists musician musicians athlete athletes gamer gamers creator
  tourist tourists traveller travellers traveler travelers guest guests host hosts tenant tenants landlord landlords homeowner homeowners resident residents citizen citizens
  hotel hotels restaurant bar bars cafe cafes bakery bakeries supermarket supermarkets grocery groceries mall malls boutique boutiques outlet outlets
  farm farms factory factories mill mills mine mines lab laboratory laboratories plantation plantations vineyard vineyards greenhouse greenhouses
  insurance insurer insurers lender borrower borrowers mortgage mortgages debt debts equity stock stocks bond bonds fund currency currencies cash coin coins
  interest wage wages salary fee bonus refund refunds receipt receipts bill billing invoicing bookkeeping audit taxes taxation treasury
  law laws rule court courts license licensing permit permits certificate certificates certification certified standard standards liability
  agriculture farming irrigation fishing hunting mining manufacturing fashion sport sports football hiking travel tourism hospitality
  photography photo photos picture pictures film films movie movies television radio podcast podcasts theatre theater concert concerts festival festivals art arts
  news newspaper newspapers magazine magazines journalism books reading writing story stories language languages translation translations
  internet web browser browsers search engine engines network cable satellite satellites phone phones smartphone smartphones telephone camera cameras
  screen screens keyboard laptop laptops tablet tablets printer printers computer computers server servers chip chips robot robots robotics drone drones
  sensor valve valves pump pumps filter filters pipe pipes tank tanks meter meters clock clocks watch watches lock locks switch switches tool machine machines
  electricity electric solar hydrogen nuclear grid renewable carbon emission emissions waste recycling circular climate nature natural organic
  weather temperature pressure humidity moisture noise sound music colour color colours size weight height length width depth
  mode modes ownership sovereignty routing route routes mapping navigation location tracking tracker trackers scanning scan detection recognition recognised
  prediction forecasting planning scheduling simulation modelling modeling calculation calculator estimation optimisation comparison ranking rating
  alert alerts reminder reminders warning warnings notification dashboards widget widgets plugin plugins extension extensions template layout layouts theme themes
  upload download export import sync backup restore archive archives folder folders attachment attachments document form forms survey surveys questionnaire
  password passwords login signup registration profile profiles avatar avatars account accounts identity biometric biometrics authentication authorization encryption
  privacy firewall antivirus spam fraud theft crime police emergency rescue defence defense military
  matchmaking dating friendship love marriage wedding weddings religion church politics election elections vote votes voting
  charity charities donation donations volunteer volunteers nonprofit aid
  ability capacity capability capabilities skill skills talent experience knowledge wisdom intelligence memory attention focus motivation emotion emotions
  happiness fun joy fear anger pain hope dream dreams wish wishes idea ideas thought thoughts mind minds soul spirit
  truth trust honesty respect freedom justice peace war conflict conflicts power strength courage
  success failure mistake mistakes error errors bug bugs issue issues delay delays bottleneck bottlenecks obstacle obstacles gap gaps
  chance chances opportunity opportunities option options decision decisions choice choices preference preferences
  beginning start end middle past present history tradition traditional culture cultural heritage generation generations age
  morning evening night nights noon weekend weekends hour hours minute minutes second seconds season seasons spring summer autumn winter
  red green blue yellow black white grey gray orange purple pink brown dark bright
  hot cold warm cool wet dry soft hard light heavy thick thin sharp smooth rough clean dirty
  big huge tiny little wide narrow tall deep flat round straight broken empty solid liquid
  new old young modern ancient recent latest upcoming current previous former original unique common rare usual typical normal regular ordinary special
  good bad great poor excellent terrible perfect nice pretty beautiful ugly lovely
  easy difficult complicated complex simple plain fancy basic advanced robust stable reliable durable lasting sturdy resilient
  strong weak powerful tough gentle kind friendly polite rude honest loyal
  rich wealthy cheap pricey costly costlier cheaper faster slower expensive affordable valuable worthless lucrative profitable
  fast rapid quick swift slow sluggish immediate sudden gradual constant steady continuous
  early late daily weekly monthly yearly annual seasonal temporary permanent
  near far close distant remote nearby global worldwide local national rural
  open closed public private hidden visible clear obvious secret anonymous
  full whole complete partial single double triple dual multiple various diverse mixed
  right wrong correct accurate exact precise approximate vague
  manual automatic automated mechanical electronic electrical chemical biological physical digital virtual synthetic artificial human
  legal illegal formal informal official unofficial regulated unregulated compliant
  healthy sick ill dead alive active passive busy idle lazy tired
  important critical crucial essential necessary optional useful useless helpful harmful dangerous risky safe
  effect effects network first mover budget pending patent drip crowd crowds peer peers expert touch sense vision hearing taste smell
  credit credits token stamp stamps voucher vouchers coupon coupons gift gifts prize prizes lottery raffle
  chain chains link links loop loops ring rings circle circles square squares triangle line lines point dot dots
  moat moats momentum scale synergy leverage agility flexibility scalability usability accessibility availability compatibility interoperability
  supplier wholesaler wholesalers distributor distributors reseller resellers dealer dealers importer importers exporter exporters
  incumbent newcomer newcomers entrant entrants follower followers challenger challengers giant giants leader
  spreadsheet notebook notebooks pen pens pencil whiteboard whiteboards paperwork phonecall calls meeting meetings email
  status quo workaround workarounds outsourcing insourcing inhouse diy handmade homemade`
    .split(/\s+/)
    .filter(Boolean),
)
