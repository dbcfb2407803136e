/** Inkwharf: a clean SaaS seed deck in English. */
import { slide } from '../html-deck.ts'
import { barChart, linkedInIcon, tickMark } from '../html-parts.ts'
import type { Sample } from '../sample.ts'

const inkColor = '#10233f'
const blueColor = '#2f5bea'

const foot = (page: number) => `<div class="foot"><span>Inkwharf · Confidential</span><span>${page}</span></div>`

const cover = slide(
  'dark mid',
  `<div class="brand"><i></i>Inkwharf</div>
<h1 class="hero">Inkwharf reads every vendor contract and warns finance teams before it renews.</h1>
<p class="sub">Seed deck · October 2026</p><p class="sub"><a href="https://inkwharf.io">inkwharf.io</a></p>`,
)

const problem = slide(
  '',
  `<p class="kicker">Problem</p><h1>Finance hears about a renewal when the invoice arrives</h1>
<div class="row grow tiles">
<div class="tile"><b>61%</b><span>of notice dates are missed by mid-market finance teams</span></div>
<div class="tile"><b>$184k</b><span>wasted each year on unwanted auto-renewals at a 300-person company</span></div>
<div class="tile"><b>9 hours</b><span>a week spent searching inboxes and shared drives for the signed version</span></div></div>
<p class="note">Source: Inkwharf survey of 212 finance leaders, May 2026</p>${foot(2)}`,
)

const solution = slide(
  '',
  `<p class="kicker">Solution</p><h1>An always-current register of every commitment</h1>
<p class="lead">Inkwharf is contract intelligence software that turns scattered PDFs into dates, prices and notice periods that a controller can act on.</p>
<div class="row grow steps">
<div><em>1</em><h2>Connect</h2><p>Link e-mail, shared drives and the ERP in ten minutes. No migration, no template.</p></div>
<div><em>2</em><h2>Read</h2><p>Our language models extract term, price, uplift and notice clauses, each with its page.</p></div>
<div><em>3</em><h2>Act</h2><p>Owners get the decision 90 days ahead, with a ready-to-send notice letter.</p></div></div>${foot(3)}`,
)

const contractRow = (name: string, date: string, price: string, state: string, tone: string) =>
  `<tr><td>${name}</td><td>${date}</td><td>${price}</td><td><span class="pill ${tone}">${state}</span></td></tr>`

const product = slide(
  '',
  `<p class="kicker">Product</p><h1>One calendar for everything you have signed</h1>
<div class="row grow product"><div class="bullets"><ul>
<li>Live since March 2025, SOC 2 Type II audited</li>
<li>Clause extraction with the source page beside it</li>
<li>Renewal calendar, owner reminders, notice letters</li>
<li>Integrations: NetSuite, Xero, Slack and Google Drive</li></ul></div>
<div class="window"><div class="bar"><i></i><i></i><i></i></div><table>
<tr><th>Vendor</th><th>Notice by</th><th>Per year</th><th>Status</th></tr>
${contractRow('Payroll suite', '12 Nov', '$38,400', 'Decide', 'warm')}
${contractRow('Fleet lease', '30 Nov', '$112,000', 'Decide', 'warm')}
${contractRow('Cloud hosting', '14 Jan', '$96,500', 'Keep', 'cool')}
${contractRow('Office cleaning', '02 Feb', '$21,900', 'Cancelled', 'grey')}
${contractRow('Design tool', '19 Mar', '$7,200', 'Keep', 'cool')}</table></div></div>${foot(4)}`,
)

const arr = { labels: ["Q3'25", "Q4'25", "Q1'26", "Q2'26", "Q3'26"], values: [0.35, 0.45, 0.64, 0.9, 1.2] }
const traction = slide(
  '',
  `<p class="kicker">Traction</p><h1>ARR has grown 240% in twelve months</h1>
<div class="row"><div class="kpi"><b>$1.2M</b><span>ARR, September 2026</span></div><div class="kpi"><b>+240%</b><span>ARR growth year over year</span></div>
<div class="kpi"><b>86</b><span>paying customers</span></div><div class="kpi"><b>124%</b><span>net revenue retention</span></div></div>
<div class="row grow split"><div><h3>ARR by quarter, $M</h3>${barChart(arr, { width: 620, height: 280, max: 1.5, ticks: 3, color: blueColor, ink: inkColor, tick: (v) => v.toFixed(1) }, (v) => `$${v}M`)}</div>
<div><h3>Trusted by</h3><div class="logos"><span>HALDEN FREIGHT</span><span>Norvik Dental</span><span>Pellmoor Foods</span><span>CASTREL</span><span>Obrano Hotels</span><span>Lumenfield</span></div></div></div>${foot(5)}`,
)

const tier = (name: string, price: string, text: string) =>
  `<div class="tile"><h2>${name}</h2><b class="price">${price}</b><span>${text}</span></div>`
const model = slide(
  '',
  `<p class="kicker">Business model</p><h1>Annual SaaS subscription, priced by contracts managed</h1>
<div class="row tiles">${tier('Team', '$590 / month', 'up to 150 contracts')}${tier('Growth', '$1,250 / month', 'up to 600 contracts, ERP sync')}${tier('Enterprise', 'from $2,900 / month', 'unlimited contracts, SSO, audit trail')}</div>
<div class="row metrics"><div><b>82%</b><span>Gross margin</span></div><div><b>$6,400</b><span>CAC</span></div><div><b>$41,000</b><span>LTV</span></div><div><b>7 months</b><span>CAC payback</span></div></div>${foot(6)}`,
)

const market = slide(
  '',
  `<p class="kicker">Market</p><h1>An $18.4B market, growing 14% a year</h1>
<div class="row grow market"><div class="circles"><div class="c1"><b>$18.4B</b><span>TAM</span></div><div class="c2"><b>$4.1B</b><span>SAM</span></div><div class="c3"><b>$310M</b><span>SOM</span></div></div>
<div class="bullets"><ul><li>TAM: contract and spend management software worldwide</li>
<li>SAM: 92,000 companies in the United States with 200 to 2,000 employees</li>
<li>SOM: 7,000 of them that run NetSuite or Xero, our first two integrations</li></ul></div></div>
<p class="note">Source: Harrowgate Research, Spend Software Outlook 2026; company analysis</p>${foot(7)}`,
)

const compared = [
  ['Finds contracts in the inbox', 1, 0, 0, 0],
  ['Clauses with source page', 1, 0, 1, 0],
  ['Live in under a day', 1, 1, 0, 1],
  ['Notice letters', 1, 0, 0, 0],
  ['Built for finance', 1, 1, 0, 0],
] as const
const competition = slide(
  '',
  `<p class="kicker">Competition</p><h1>Others store contracts. We read them.</h1>
<table class="compare"><tr><th></th><th class="us">Inkwharf</th><th>Vendrally</th><th>ContractNest</th><th>Spreadsheets</th></tr>
${compared.map(([label, ...marks]) => `<tr><td>${label}</td>${marks.map((on, i) => `<td class="${i ? '' : 'us'}">${on ? tickMark(i ? '#8a97ab' : blueColor) : ''}</td>`).join('')}</tr>`).join('')}</table>
<p class="lead">Our advantage: 1.1 million labelled clauses, and accuracy that improves with every correction a customer makes.</p>${foot(8)}`,
)

const goToMarket = slide(
  '',
  `<p class="kicker">Go-to-market</p><h1>Controllers first, partners next</h1>
<div class="row grow steps"><div><em>Now</em><h2>Direct sales</h2><p>Two account executives sell to controllers at US companies. 34-day median sales cycle.</p></div>
<div><em>Now</em><h2>Free contract audit</h2><p>Upload 50 contracts, get the renewal list. 28% of audits become customers.</p></div>
<div><em>2027</em><h2>Channel partners</h2><p>Outsourced-CFO firms resell Inkwharf to their clients. Three partners signed.</p></div></div>${foot(9)}`,
)

const financials = slide(
  '',
  `<p class="kicker">Financials</p><h1>Profitable at $12M of ARR</h1>
<table class="figures"><tr><th></th><th>2025A</th><th>2026E</th><th>2027E</th><th>2028E</th></tr>
<tr><td>ARR, year end</td><td>$0.45M</td><td>$1.6M</td><td>$4.8M</td><td>$12.5M</td></tr>
<tr><td>Customers</td><td>37</td><td>110</td><td>290</td><td>690</td></tr>
<tr><td>Gross margin</td><td>78%</td><td>82%</td><td>83%</td><td>85%</td></tr>
<tr><td>Operating result</td><td>–$0.7M</td><td>–$1.1M</td><td>–$1.4M</td><td>$0.6M</td></tr></table>
<p class="lead">Net burn today: $95k per month. Break-even in the second half of 2028.</p>${foot(10)}`,
)

const person = (name: string, initials: string, role: string, lines: readonly string[], slug: string) =>
  `<div class="person"><div class="face">${initials}</div><h2>${name} ${linkedInIcon(`https://www.linkedin.com/in/${slug}`, blueColor)}</h2><h3>${role}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`
const team = slide(
  '',
  `<p class="kicker">Team</p><h1>We have felt this pain, and sold the cure before</h1>
<div class="row grow people">${person('Maren Oskvig', 'MO', 'Co-founder &amp; CEO', ['Previously founded Tillgate (acquired by Norvane, 2021)', 'ex-Google, product lead in Cloud billing', 'MBA, INSEAD · YC W24'], 'maren-oskvig')}
${person('Devraj Palit', 'DP', 'Co-founder &amp; CTO', ['PhD in computational linguistics, University of Edinburgh', 'Former head of document research at Lexweave', 'Author of 11 papers on clause extraction · YC W24'], 'devraj-palit')}</div>
<p class="lead">Founded in 2023. A team of 14 in Portland, Oregon.</p>${foot(11)}`,
)

const fund = (share: number, label: string, color: string) =>
  `<div class="fund"><div class="fill" style="width:${share * 2}%;background:${color}"></div><p><b>${share}%</b> ${label}</p></div>`
const ask = slide(
  'dark',
  `<p class="kicker">The ask</p><h1>Raising $2.5M seed</h1>
<div class="row grow"><div><div class="terms"><p><span>Instrument</span>SAFE, $14M post-money cap</p><p><span>Committed</span>$900k from existing investors</p>
<p><span>Runway</span>18 months</p><p><span>Milestone</span>$4.8M ARR by the end of 2027</p><p><span>Closing</span>December 2026</p></div></div>
<div><h3>Use of funds</h3>${fund(50, 'Product and engineering', '#6d8dff')}${fund(30, 'Sales and marketing', '#9fb4ff')}${fund(20, 'Customer success and operations', '#cfd9ff')}</div></div>
<p class="lead">Raised to date: $650k pre-seed (2024) from Y Combinator, Larkhill Ventures and Pinemoor Angels.</p>${foot(12)}`,
)

const contact = slide(
  'dark mid',
  `<div class="brand"><i></i>Inkwharf</div><h1>Never be surprised by a renewal again.</h1>
<div class="terms"><p><span>E-mail</span><a href="mailto:maren@inkwharf.io">maren@inkwharf.io</a></p><p><span>Web</span><a href="https://inkwharf.io">www.inkwharf.io</a></p>
<p><span>Headquarters</span>418 Alder Street, Suite 200, Portland, OR 97205, USA</p></div>
<p>${linkedInIcon('https://www.linkedin.com/company/inkwharf', '#6d8dff', 40)}</p>`,
)

const css = `
.slide,.slide svg text{font-family:"Noto Sans","Deck Sans"}
.slide{color:${inkColor};background:#fff}
.dark{background:linear-gradient(120deg,#0b1a33,#17346b);color:#fff}
.kicker{font-size:16px;font-weight:650;color:${blueColor};margin-bottom:10px}.dark .kicker{color:#9fb4ff}
h1{font-size:46px;line-height:1.12;font-weight:720;margin-bottom:30px}
.hero{font-size:54px;max-width:980px}.sub{font-size:22px;opacity:.8}
h2{font-size:27px;font-weight:680;margin-bottom:8px}h3{font-size:18px;font-weight:600;margin-bottom:14px;color:#5b6b84}.dark h3{color:#c4d0ff}
.brand{display:flex;align-items:center;gap:14px;font-size:30px;font-weight:750;margin-bottom:34px}
.brand i{width:34px;height:34px;border-radius:10px 10px 10px 2px;background:#6d8dff}
.lead{font-size:24px;max-width:1040px;margin-bottom:26px}
.tiles{align-items:stretch;margin-bottom:24px}.grow.tiles{align-items:center}
.tile{background:#f2f5fc;border-radius:18px;padding:34px 30px}.tile b{display:block;font-size:60px;line-height:1.1;font-weight:760;color:${blueColor};margin-bottom:14px}
.tile b.price{font-size:27px;white-space:nowrap}
.steps{align-items:center}.steps p{font-size:25px}.steps h2{font-size:32px}.steps>div{border-top:4px solid ${blueColor};padding-top:22px}.steps em{font-style:normal;font-weight:700;color:${blueColor}}
.product{align-items:center}.product>.bullets{flex:.8}.bullets li{margin-bottom:20px;padding-left:28px;position:relative}
.bullets li:before{content:"";position:absolute;left:0;top:11px;width:12px;height:12px;border-radius:4px;background:${blueColor}}
.window{border:1px solid #d8dfec;border-radius:14px;box-shadow:0 1px 0 #d8dfec;overflow:hidden}.bar{background:#eef2fa;padding:12px;display:flex;gap:8px}
.bar i{width:12px;height:12px;border-radius:50%;background:#c5cfe2}.window td,.window th{font-size:17px;text-align:left;padding:11px 16px;border-top:1px solid #e6ebf4}.window th{color:#5b6b84;font-weight:600}
.pill{border-radius:20px;padding:3px 12px;font-size:15px;font-weight:600}.warm{background:#ffe9d6;color:#9a4a00}.cool{background:#dff3e6;color:#12683a}.grey{background:#e9edf3;color:#5b6b84}
.kpi b{display:block;font-size:56px;line-height:1.1;font-weight:760;color:${blueColor}}.kpi span{color:#5b6b84;font-size:18px}
.split{margin-top:30px}.split>div:last-child{flex:.8}.logos{display:grid;grid-template-columns:1fr 1fr;gap:14px}.logos span{background:#f2f5fc;border-radius:12px;padding:20px 8px;text-align:center;font-weight:700;font-size:19px;color:#3b4b66}
.metrics{margin-top:18px}.metrics b{display:block;font-size:42px;font-weight:740}.metrics span{color:#5b6b84}
.market{align-items:center}.circles{position:relative;height:400px}.circles div{position:absolute;border-radius:50%;left:50%;transform:translateX(-50%);bottom:0;text-align:center;color:#fff}
.circles b{display:block;font-size:30px;line-height:1.15}.circles span{font-size:17px}.c1{width:400px;height:400px;background:#17346b;padding-top:30px}.c2{width:275px;height:275px;background:#2f5bea;padding-top:28px}.c3{width:150px;height:150px;background:#6d8dff;padding-top:42px}
.compare{margin-bottom:28px}.compare td,.compare th{padding:11px 18px;border-bottom:1px solid #e1e7f1;text-align:center;font-size:20px;height:52px}.compare td:first-child{text-align:left}.compare .us{background:#eef2ff;color:${blueColor}}
.figures{margin-bottom:32px}.figures td,.figures th{padding:16px 18px;border-bottom:1px solid #e1e7f1;text-align:right;font-size:23px}.figures td:first-child{text-align:left;font-weight:600}.figures th{color:#5b6b84}
.people{align-items:center}.person{background:#f2f5fc;border-radius:18px;padding:30px 34px}.face{width:76px;height:76px;border-radius:50%;background:${blueColor};color:#fff;font-weight:700;font-size:26px;display:flex;align-items:center;justify-content:center;margin-bottom:16px}
.person h3{color:${blueColor}}.person li{font-size:19px;margin-bottom:8px}.person .icon svg{vertical-align:-4px;margin-left:6px}.people+.lead{margin:20px 0 0}
.terms p{margin-bottom:18px;font-size:23px}.terms span{display:block;font-size:15px;color:#9fb4ff}
.fund{margin-bottom:20px}.fund .fill{height:16px;border-radius:8px;margin-bottom:6px}.fund b{font-size:26px}
`

/** A clean SaaS seed deck: thirteen slides, every usual topic, one claim each. */
export const saasSeed: Sample = {
  name: 'saas-seed',
  kind: 'printed',
  deck: {
    title: 'Inkwharf seed deck',
    lang: 'en',
    date: new Date('2026-10-05T09:00:00Z'),
    css,
    slides: [
      cover,
      problem,
      solution,
      product,
      traction,
      model,
      market,
      competition,
      goToMarket,
      financials,
      team,
      ask,
      contact,
    ],
  },
}
