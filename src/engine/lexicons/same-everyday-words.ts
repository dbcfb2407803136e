/** Everyday words that say the same, by which prose tells in its own words what a slide says; ';' parts the groups. Lemmas. */
const groups = `
exchange trade swap; disturb disrupt; marker biomarker; discreet subtle; want seek; child kid; simple simplify simplification easy; abroad international internationally overseas cross-border foreign;
still remain continue; weak low poor limited; stress emphasise emphasize highlight focus; roof rooftop; home house residential household;
assess evaluate evaluation assessment appraise rate; worth equivalent equal value; forecast predict prediction project projection anticipate;
care handle look; electricity power energy; utility energy; cover pay bear; plant factory site; fault defect failure; fault error bug;
begin start commence initial; first initial; final last; finish complete end conclude; batch series run; stock stockpile inventory; board pcb;
enclosure housing case; hardware device equipment; device equipment gadget; machine device; sensor probe; radio rf wireless;
detect detection sense sensing identify spot recognise; locate localise position; alert alarm warning notification notify warn;
at-once instant immediate immediately; harsh rough extreme; remote distant far; cheap affordable; costly expensive; risk danger hazard threat;
exposed vulnerable; increase rise growth; lower reduce cut decrease reduction; avoid prevent; eliminate remove; repair fix mend;
modify adapt adjust change alter; adapt tailor customise customize personalise personalize; tailor custom customise bespoke; order bespoke custom;
fit integrate; integrate integration embed embedded; workflow process; regulation regulatory regulate regulated; audit auditable; model algorithm;
insight analytics analysis; analyse analysis analytics analyze; predict predictive forecast; automation automate automatic autonomous;
autonomous automatic independent self; local locally on-device on-premise; privacy private data; sensitive confidential; understand clear comprehend;
learn learning train; suggest propose recommend proposal suggestion recommendation; rare rarely seldom; frequent frequently often;
routine pattern habit; delivery deliver shipment; ship deliver; sector industry vertical market; architecture platform design; common shared same;
share common; quick quickly fast rapid rapidly; accelerate speed faster; production manufacturing manufacture; manufacturer producer maker;
component part; supplier vendor; redundant several; several multiple various; contact relationship network; relation relationship;
salary wage pay payroll; launch release rollout roll-out introduce introduction; monitor watch observe track tracking; progress development advance;
improve improvement enhance enhancement better upgrade; enhance add; feature function functionality capability; ability capability capacity;
choose selection pick; prize reward; reward incentive; fun enjoyable; gift present; goal objective aim; savings save saving; financial finance money;
finance fund; account wallet; remittance transfer money; transfer send move remit; transaction payment deal;
trouble difficulty struggle problem challenge; difficult hard difficulty; delay wait late; wait waiting; access reach accessible; area region zone;
rural countryside; urban city; suburb suburban; country state nation; government governmental; law legal; police law-enforcement; army military;
military defence defense; hospital clinic; patient sick; disease condition illness; drug medicine medication; therapy treatment treat;
doctor physician; test testing check; check verify verification; verify authenticate; proof evidence; secure safe protect;
protect protection guard shield secure; fraud scam; attack breach; leak leakage; waste loss; environment environmental climate; green sustainable;
emission pollution; carbon co2; water moisture; heat thermal; sun solar; wind breeze; rubbish trash garbage; recycle recycling reuse; food meal;
eat dine; restaurant eatery; cook chef; farm agricultural; crop harvest; animal livestock; pet animal; sport sports athletic; game gaming play;
player gamer; music song; video film; photo picture image; write author; author writer; read reader; text written; message text;
chat message conversation; conversation talk dialogue; speak talk; call phone; telephone phone; phone mobile; laptop computer; computer pc;
screen display; print printed; file upload; upload send; store save storage; database data; share distribute; spread distribute; distribution channel;
channel route; reach contact; marketing advertising promotion; advertising advertisement ad advert; word-of-mouth referral recommend;
referral refer recommend; invite invitation; join enrol enroll participate; enrol enroll register sign; register registration sign-up; sign-up signup;
member membership; subscription plan; tier plan package level; package bundle plan; discount reduced; commission cut; rent rental lease hire;
lease leasing rent; loan borrow; debt borrowing; credit loan; insurance insure cover; claim request; request ask; query question request;
answer reply response respond; respond reply react; result outcome; effect impact; cause reason; operate operation run; manage management administer;
administer administration; oversee supervise responsible; responsible charge head lead; found establish create; set establish;
education educational learn teach; teach educate instruct; lesson class course; student learner; academic university; university college;
degree diploma; skill ability; skill competence; expert professional; professional pro; experience background; career work; job role position post;
hire recruit; recruit recruitment; employ employment; freelance freelancer; work job; task job duty chore; duty responsibility; tool instrument;
instrument device; software program; code source; developer programmer engineer; design designer; build construction; construct construction;
site location place; spot place; space room; office workplace; building property; property realestate; land plot; flat apartment; owner ownership own;
hold own; tenant renter; visit trip; visitor guest; guest traveller; travel tourism trip; tourist traveller; hotel accommodation; fly flight air;
aircraft airplane plane; ship vessel boat; port harbour harbor; truck lorry; fleet vehicle; transport transportation logistics; deliver bring;
bring carry; parcel package; warehouse store storage; shelf rack; retail retailer shop; purchase order; invoice bill; due owe; tax fiscal; earn make;
budget plan; plan roadmap strategy; strategy approach plan; phase stage step; round stage; deadline date; soon shortly; currently now today;
modern contemporary; outdated old obsolete; old legacy; legacy traditional conventional; traditional conventional classic; usual conventional;
general overall; specific particular special; particular certain specific; tiny small; complex complicated sophisticated; clear transparent;
transparent transparency; open transparent; manual paper hand; tedious time-consuming; time-consuming slow; slow delay; error mistake;
wrong incorrect; correct accurate right; accurate accuracy precise precision; precise exact; full complete entirely fully whole;
entirely fully completely 100; each every; various several diverse; single one; double twice; limit restrict restriction cap; block prevent;
ban prohibit; require requirement must; requirement need; lack missing miss without; gap lack; shortage lack; demand need; interest demand;
opportunity chance; advantage benefit edge; differ difference different; distinct different; similar like; alike similar; compare comparison;
match pair; group cluster; community group; crowd community; social community; friend peer; family household; mother mom parent; father dad parent;
baby infant; elderly senior old; woman female; man male; worker labourer laborer labor; labour labor work; migrant immigrant; refugee migrant;
citizen resident; resident inhabitant household homeowner; population people; world global international worldwide; worldwide global everywhere;
everywhere anywhere; anyone everyone; via through; convert conversion exchange; integrate connect; connect connection link; connection connectivity;
network net; internet web; bandwidth internet; offline disconnected`

/** The words of each group. */
export const everydayGroups: ReadonlyArray<readonly string[]> = groups
  .split(/[;\n]\s*/u)
  .map((group) => group.trim().split(/\s+/u))
  .filter((group) => group.length > 1)
