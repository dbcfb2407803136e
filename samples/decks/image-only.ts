/** Slumberfen: a consumer deck exported as pictures, so that everything has to be read from the raster. */
import { slide } from '../html-deck.ts'
import type { Sample } from '../sample.ts'

const nightColor = '#141b3c'
const moonColor = '#ffd98a'
const mistColor = '#e9ecfb'

const foot = (page: number) => `<div class="foot"><span>Slumberfen</span><span>${page}</span></div>`
const fact = (value: string, label: string) => `<div class="fact"><b>${value}</b><span>${label}</span></div>`

const cover = slide(
  'night mid',
  `<div class="moon"></div><h1 class="name">Slumberfen</h1><p class="line">The sleep coach for people who work shifts</p><p>Pre-seed deck · July 2026</p>`,
)

const problem = slide(
  '',
  `<h1>Problem</h1><p class="lead">One in five workers sleeps against the clock.</p><div class="row facts">${fact('27%', 'of shift workers sleep under six hours')}${fact('2x', 'the risk of falling asleep while driving')}${fact('0', 'sleep apps built around a roster')}</div>${foot(2)}`,
)

const solution = slide(
  '',
  `<h1>Solution</h1><p class="lead">Slumberfen reads the roster and plans light, coffee and naps around every shift.</p>
<ul><li>Import the roster from a photo</li><li>A plan for each day, two taps long</li><li>Works with any watch or without one</li></ul>${foot(3)}`,
)

const product = slide(
  'night',
  `<h1>Product</h1><div class="row grow middle"><ul><li>iOS and Android app, launched in January 2026</li><li>Rated 4.7 stars from 2,100 reviews</li><li>Sleep plans checked by two physicians</li></ul>
<div class="phone"><b>Tonight</b><p>Night shift 22:00</p><p>Nap 15:30</p><p>Coffee 21:30</p><p>Dark glasses 06:15</p></div></div>${foot(4)}`,
)

const traction = slide(
  '',
  `<h1>Traction</h1><p class="lead">Six months after launch</p><div class="row facts">${fact('38,000', 'registered users')}${fact('1,450', 'paying subscribers')}${fact('$9,400', 'MRR, June 2026')}</div>
<p class="lead">MRR grows 21% per month.</p>${foot(5)}`,
)

const model = slide(
  '',
  `<h1>Business model</h1><div class="row facts">${fact('Free', 'roster and sleep diary')}${fact('$6.99', 'per month, Plus subscription')}${fact('$49', 'per year, Plus subscription')}</div><p class="lead">Gross margin 81% after app store fees. CAC $11.</p>${foot(6)}`,
)

const market = slide(
  '',
  `<h1>Market</h1><div class="row facts">${fact('$5.2B', 'TAM, sleep technology')}${fact('$1.3B', 'SAM, shift workers in the USA')}${fact('$90M', 'SOM, nurses and drivers')}</div><p>Source: Nachtwerk Institute, Sleep Report 2025</p>
<h2>Competition</h2><p class="lead">Drowsely and Napwise plan for nine-to-five lives.</p>${foot(7)}`,
)

const team = slide(
  '',
  `<h1>Team</h1><div class="row"><div class="card"><h2>Odalys Brenner</h2><h3>Co-founder and CEO</h3><p>Nurse for nine years</p><p>Ex-Apple, Health team</p></div>
<div class="card"><h2>Kofi Lindqvist</h2><h3>Co-founder and CTO</h3><p>PhD in sleep science, Uppsala University</p><p>Built three apps with over a million downloads</p></div></div><p class="lead">Founded in 2025 in Denver, Colorado.</p>${foot(8)}`,
)

const ask = slide(
  'night',
  `<h1>Raising $750k pre-seed</h1><div class="row"><div><h2>Use of funds</h2><ul><li>60% Product</li><li>25% Marketing</li><li>15% Clinical study</li></ul></div><div><h2>Plan</h2><ul><li>15 months of runway</li><li>10,000 subscribers by 2027</li></ul></div></div>
<p class="lead">hello@slumberfen.app</p><p>slumberfen.app · 1820 Larkrow Street, Denver, CO 80202, USA</p>`,
)

const css = `
.slide{background:#fff;color:${nightColor};font-size:30px}.night{background:${nightColor};color:#fff}
h1{font-size:60px;font-weight:750;line-height:1.1;margin-bottom:26px}h2{font-size:38px;font-weight:700;margin:14px 0}h3{font-size:30px;font-weight:600;margin-bottom:14px}
.lead{font-size:36px;margin-bottom:28px}.name{font-size:92px}.line{font-size:42px;line-height:1.25;margin-bottom:30px;max-width:600px}
.moon{position:absolute;right:130px;top:170px;width:320px;height:320px;border-radius:50%;background:${moonColor}}.moon:after{content:"";position:absolute;left:-70px;top:-30px;width:290px;height:290px;border-radius:50%;background:${nightColor}}
.facts{margin-bottom:34px}.fact{background:${mistColor};border-radius:24px;padding:34px 30px}.fact b{display:block;font-size:64px;line-height:1.15}
ul li{margin-bottom:20px;padding-left:30px;border-left:6px solid ${moonColor}}.middle{align-items:center}
.phone{flex:none!important;width:360px;border:8px solid #fff;border-radius:44px;padding:36px 32px;font-size:28px}.phone b{color:${moonColor};font-size:34px}.phone p{padding:10px 0}
.card{background:${mistColor};border-radius:24px;padding:30px 36px}.card+.card{margin:0}.row+.lead{margin-top:30px}.foot{font-size:18px;opacity:1}
`

/** A consumer app deck without a text layer: nine pages, each one picture. */
export const imageOnly: Sample = {
  name: 'image-only',
  kind: 'pictures',
  deck: {
    title: 'Pre-seed deck',
    lang: 'en',
    date: new Date('2026-07-06T11:00:00Z'),
    css,
    slides: [cover, problem, solution, product, traction, model, market, team, ask],
  },
}
