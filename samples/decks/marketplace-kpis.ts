/** Wherrow: a two-sided marketplace at Series A, told with KPI tiles and charts. */
import { slide } from '../html-deck.ts'
import { barChart, lineChart, linkedInIcon, ring } from '../html-parts.ts'
import type { Sample } from '../sample.ts'

const inkColor = '#1d2a1f'
const greenColor = '#1f7a4d'
const cornColor = '#f2b632'

const foot = (page: number) =>
  `<div class="foot"><span>Wherrow Ltd · Series A · September 2026</span><span>${page}</span></div>`
const kpi = (value: string, label: string) => `<div class="kpi"><b>${value}</b><span>${label}</span></div>`

const cover = slide(
  'cover',
  `<div class="hills"></div><div class="logo">wherrow</div><h1>The marketplace where farms rent machinery from each other</h1><p>Series A · September 2026</p>`,
)

const problem = slide(
  '',
  `<h6>The problem</h6><h1>A £180,000 combine works eleven days a year</h1>
<div class="row grow center"><div class="big">11 <small>days in use</small></div><div><ul class="list">
<li>Machinery is the second largest cost of a British farm, after land.</li>
<li>Owners carry finance and storage for kit that stands idle 300 days a year.</li>
<li>Neighbours who need it for a week wait for a contractor, or miss the weather.</li>
<li>Lending among friends has no insurance, no deposit and no paper.</li></ul></div></div>${foot(2)}`,
)

const solution = slide(
  '',
  `<h6>Our solution</h6><h1>Idle machines earn. Busy farms get the right kit this week.</h1>
<div class="row grow center sides"><div><h2>Owners</h2><p>List a machine in four minutes, set the days and the price, get paid two days after return.</p></div>
<div class="mid-card"><h2>Wherrow</h2><p>Matching by distance and crop calendar, telematics check-in, payment, deposit and insurance for every booking.</p></div>
<div><h2>Renters</h2><p>Find a tractor, drill or baler within 25 miles, insured, at a third less than the hire yard.</p></div></div>${foot(3)}`,
)

const howItWorks = slide(
  'sand',
  `<h6>Product</h6><h1>From search to field in under a day</h1>
<div class="row grow center flow"><div><i>1</i><h2>Search</h2><p>Live map with dates, horsepower and implements</p></div><div><i>2</i><h2>Book</h2><p>Instant or on request; deposit held by us</p></div>
<div><i>3</i><h2>Collect</h2><p>Photo check-in and engine hours by telematics plug</p></div><div><i>4</i><h2>Return</h2><p>Fuel and damage settled in the app, both sides rated</p></div></div>
<p class="note">iOS, Android and web. Launched in the United Kingdom in April 2023.</p>${foot(4)}`,
)

const traction = slide(
  '',
  `<h6>Traction</h6><h1>Twelve months to August 2026</h1>
<div class="tiles">${kpi('£7.8M', 'GMV')}${kpi('£1.09M', 'net revenue')}${kpi('14%', 'take rate')}${kpi('+168%', 'net revenue growth year on year')}
${kpi('11,600', 'registered users')}${kpi('1,870', 'paying customers')}${kpi('2,940', 'machines listed')}${kpi('68%', 'of renters book again within six months')}</div>${foot(5)}`,
)

const months = ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const gmv = [420, 380, 290, 210, 260, 390, 640, 780, 850, 960, 1230, 1390]
const quarters = ["Q3'25", "Q4'25", "Q1'26", "Q2'26"]
const revenue = [118, 124, 181, 363]
const growth = slide(
  '',
  `<h6>Growth</h6><h1>Seasonal, and rising through every season</h1>
<div class="row grow charts"><div><h3>GMV by month, £k</h3>${lineChart({ labels: months, values: gmv }, { width: 640, height: 360, max: 1500, ticks: 5, color: greenColor, ink: inkColor, tick: (v) => v.toLocaleString('en-GB') })}</div>
<div class="narrow"><h3>Net revenue by quarter, £k</h3>${barChart({ labels: quarters, values: revenue }, { width: 420, height: 360, max: 400, ticks: 4, color: cornColor, ink: inkColor, tick: (v) => String(v) }, (v) => `£${v}k`)}</div></div>${foot(6)}`,
)

const model = slide(
  '',
  `<h6>Business model</h6><h1>We earn a commission on every rental</h1>
<div class="row grow center"><div><div class="split"><div style="flex:10">10%<small>from the owner</small></div><div class="corn" style="flex:4">4%<small>renter</small></div></div>
<p>Commission of 14% of the booking value. Insurance add-on of £9 a day from October 2026.</p></div>
<div class="econ">${kpi('£612', 'average booking')}${kpi('74%', 'gross margin')}${kpi('£118', 'CAC, both sides blended')}${kpi('£940', 'LTV over three seasons')}</div></div>${foot(7)}`,
)

const market = slide(
  'sand',
  `<h6>Market</h6><h1>Rental replaces ownership, farm by farm</h1>
<div class="row grow center sizes"><div class="size" style="height:340px"><b>£21bn</b><span>TAM: farm machinery use in Europe that could be rented</span></div>
<div class="size" style="height:250px"><b>£5.6bn</b><span>SAM: United Kingdom, Ireland, France, Germany</span></div><div class="size corn" style="height:170px"><b>£420M</b><span>SOM: arable farms within 25 miles of ten listed machines</span></div></div>
<p class="note">Machinery rental grows 9% a year. Source: Agrimetric Outlook 2025, Table 14; Wherrow analysis.</p>${foot(8)}`,
)

const rival = (x: number, y: number, name: string) =>
  `<circle cx="${x}" cy="${y}" r="9" fill="#8b9a8d"/><text x="${x + 18}" y="${y + 6}" font-size="19" fill="${inkColor}">${name}</text>`
const competition = slide(
  '',
  `<h6>Competition</h6><h1>Close to the farm, and insured</h1>
<svg width="1120" height="450"><line x1="560" y1="10" x2="560" y2="440" stroke="${inkColor}" stroke-opacity=".3"/><line x1="20" y1="225" x2="1100" y2="225" stroke="${inkColor}" stroke-opacity=".3"/>
<text x="574" y="26" font-size="16" fill="#5c6a5e">Insured and paid online</text><text x="574" y="440" font-size="16" fill="#5c6a5e">Informal</text><text x="20" y="250" font-size="16" fill="#5c6a5e">Depot far away</text><text x="1000" y="250" font-size="16" fill="#5c6a5e">Next door</text>
<circle cx="890" cy="90" r="17" fill="${greenColor}"/><text x="916" y="98" font-size="26" font-weight="800" fill="${greenColor}">Wherrow</text>
${rival(170, 110, 'Kesterton Plant Hire')}${rival(330, 170, 'Hirefield')}${rival(250, 350, 'TractorTie')}${rival(840, 360, 'Machinery rings')}</svg>${foot(9)}`,
)

const goToMarket = slide(
  '',
  `<h6>Go-to-market and roadmap</h6><h1>Dense counties first, then countries</h1>
<div class="row grow center"><div><ul class="list"><li>Seed supply through growers' co-operatives: one partner brings 40 machines.</li><li>Field days and machinery dealers bring renters; 46% of new customers come by referral.</li><li>A county is profitable at 60 machines, after seven months.</li></ul>
<p class="partners"><span>Partners and customers</span>Eastmarch Growers · Ridgeland Estates · Holloway Farms</p></div>
<div class="road"><p><b>Q4 2026</b>Insurance add-on, all English counties</p><p><b>Q2 2027</b>Ireland</p><p><b>Q4 2027</b>France, with two co-operatives</p><p><b>2028</b>Germany, operator-with-machine bookings</p></div></div>${foot(10)}`,
)

const person = (initials: string, name: string, role: string, lines: readonly string[], slug: string) =>
  `<div class="person"><div class="face">${initials}</div><h2>${name}</h2><h3>${role}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}${linkedInIcon(`https://www.linkedin.com/in/${slug}`, greenColor, 28)}</div>`
const team = slide(
  '',
  `<h6>Founders</h6><h1>Raised on a farm, trained on marketplaces</h1>
<div class="row people">${person('IF', 'Isolde Farrant', 'Co-founder, CEO', ['Ex-Amazon, marketplace operations', 'Fourth-generation arable farmer', 'MEng, University of Cambridge'], 'isolde-farrant')}
${person('TW', 'Tomasz Wieliczko', 'Co-founder, CTO', ['Ex-Meta, payments engineer', 'Built the booking engine of Roamly Camps'], 'tomasz-wieliczko')}
${person('BO', 'Bea Okonjo', 'Co-founder, COO', ['Previously co-founded Cratewell (sold to Haulmark, 2020)', 'Techstars London 2022'], 'bea-okonjo')}</div>
<p class="advisors"><b>Advisors</b> Prof. Alun Brockhurst, agricultural economics · Henrike Dahl, former COO of Roamly Camps</p><p class="note">31 people in Norwich and remote. Founded 2022.</p>${foot(11)}`,
)

const uses = [
  { share: 45, color: greenColor, label: 'Expansion in Ireland and France' },
  { share: 35, color: cornColor, label: 'Product and engineering' },
  { share: 20, color: '#9fc3ae', label: 'Insurance and risk reserve' },
]
const ask = slide(
  'sand',
  `<h6>The round</h6><h1>We are raising £8M in Series A equity</h1>
<div class="row grow center"><div class="chart">${ring(uses, 300)}</div><div><h3>Use of proceeds</h3>${uses.map((use) => `<p class="use"><i style="background:${use.color}"></i><b>${use.share}%</b> ${use.label}</p>`).join('')}
<div class="facts"><p><b>£32M</b> pre-money valuation</p><p><b>24 months</b> of runway</p><p><b>£3M</b> committed by existing investors</p></div></div></div>
<p class="previous"><b>Previous funding:</b> £2.1M seed in 2024, led by Fenwright Capital with Saltmarsh Ventures and Barleycorn Angels</p>${foot(12)}`,
)

const contact = slide(
  'cover',
  `<div class="hills"></div><div class="logo">wherrow</div><h1>Come and see a field day.</h1><p><a href="mailto:isolde@wherrow.co">isolde@wherrow.co</a> · <a href="https://www.wherrow.co">www.wherrow.co</a></p>
<p>Unit 4, Old Maltings, Norwich NR3 1ST, United Kingdom</p><p>${linkedInIcon('https://www.linkedin.com/company/wherrow', cornColor, 36)}</p>`,
)

const css = `
.slide{background:#fff;color:${inkColor}}.sand{background:#f7f3e8}
h6{font-size:17px;font-weight:650;color:${greenColor};margin-bottom:8px}h1{font-size:44px;line-height:1.14;font-weight:800;margin-bottom:26px;letter-spacing:-.01em}
h2{font-size:27px;font-weight:800;margin-bottom:8px}h3{font-size:18px;font-weight:650;color:#5c6a5e;margin-bottom:12px}
.cover{background:linear-gradient(#fbe7b4,#f7f3e8 70%);padding-top:110px}.cover h1{font-size:60px;max-width:1020px}.cover p{font-size:24px;margin-bottom:8px}.logo{font-size:34px;font-weight:800;color:${greenColor};margin-bottom:40px}
.hills{position:absolute;left:-10%;right:-10%;bottom:-330px;height:520px;border-radius:50%;background:${greenColor}}.cover p,.cover h1,.logo{position:relative}
.center{align-items:center}.big{font-size:190px;font-weight:800;line-height:1;color:${greenColor}}.big small{display:block;font-size:26px;font-weight:650;color:#5c6a5e}
.list li{margin-bottom:22px;padding-left:30px;position:relative;font-size:24px}.list li:before{content:"";position:absolute;left:0;top:13px;width:14px;height:5px;background:${cornColor}}
.sides>div{border:2px solid #dfe6df;border-radius:20px;padding:32px;height:320px}.sides .mid-card{background:${greenColor};color:#fff;border-color:${greenColor}}
.flow{align-items:flex-start;padding-top:90px}.flow i{display:flex;width:58px;height:58px;border-radius:50%;background:${cornColor};align-items:center;justify-content:center;font-style:normal;font-weight:800;margin-bottom:20px}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}.tiles .kpi{background:#eef5f0;border-radius:18px;padding:34px 24px;height:216px}
.kpi b{display:block;font-size:52px;line-height:1.1;font-weight:800;color:${greenColor}}.kpi span{display:block;margin-top:10px;font-size:18px;color:#48564a}
.charts{align-items:center}.narrow{flex:.68}.econ{display:grid;grid-template-columns:1fr 1fr;gap:26px 20px}
.split{display:flex;gap:6px;margin-bottom:24px}.split>div{background:${greenColor};color:#fff;border-radius:14px;padding:26px 22px;font-size:44px;font-weight:800}.split small{display:block;font-size:16px;font-weight:500}.split .corn{background:${cornColor};color:${inkColor}}
.sizes{align-items:flex-end;padding-bottom:20px}.size{background:${greenColor};color:#fff;border-radius:18px 18px 4px 4px;padding:24px}.size b{display:block;font-size:46px;font-weight:800;line-height:1.2}.size span{font-size:18px}.size.corn{background:${cornColor};color:${inkColor}}
.road p{border-left:4px solid ${cornColor};padding:4px 0 22px 22px}.road b{display:block;color:${greenColor}}.partners span{display:block;font-size:16px;color:#5c6a5e}.partners{font-weight:650;margin-top:18px}
.person{position:relative;background:#eef5f0;border-radius:20px;padding:28px;height:340px}.face{width:70px;height:70px;border-radius:50%;background:${cornColor};display:flex;align-items:center;justify-content:center;font-weight:800;margin-bottom:14px}.person p{font-size:18px;margin-bottom:6px}.person h3{color:${greenColor}}
.person h2{margin-bottom:0}.person .icon{position:absolute;top:48px;left:116px}.people{margin-bottom:24px}.advisors{font-size:19px;margin-bottom:8px}
.chart{text-align:center;flex:.7}.use{margin-bottom:8px}.use i{display:inline-block;width:18px;height:18px;border-radius:5px;margin-right:12px;vertical-align:-2px}.facts{margin-top:26px;display:flex;gap:30px}.facts b{display:block;white-space:nowrap;font-size:34px;font-weight:800;color:${greenColor}}.facts p{font-size:17px}.previous{margin-bottom:14px}
`

/** A marketplace at Series A: GMV, revenue and take rate apart, customers and users apart, charts with axes and months. */
export const marketplaceKpis: Sample = {
  name: 'marketplace-kpis',
  kind: 'printed',
  deck: {
    title: 'Wherrow Series A',
    lang: 'en',
    date: new Date('2026-09-14T08:30:00Z'),
    css,
    slides: [
      cover,
      problem,
      solution,
      howItWorks,
      traction,
      growth,
      model,
      market,
      competition,
      goToMarket,
      team,
      ask,
      contact,
    ],
  },
}
