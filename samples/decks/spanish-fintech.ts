/** Cuadrela: a fintech deck written in Spanish throughout. */
import { slide } from '../html-deck.ts'
import { barChart, linkedInIcon } from '../html-parts.ts'
import type { Sample } from '../sample.ts'

const inkColor = '#2b1a2f'
const plumColor = '#6b2a6e'
const coralColor = '#f0654a'

const foot = (page: number) =>
  `<div class="foot"><span>Cuadrela · Presentación para inversionistas</span><span>${page}</span></div>`
const cifra = (value: string, label: string) => `<div class="cifra"><b>${value}</b><span>${label}</span></div>`

const portada = slide(
  'portada',
  `<div class="lado"></div><div class="marca">Cuadrela</div><h1>Las pymes cobran sus facturas en 24 horas, sin papeleo</h1><p>Ronda semilla · Octubre de 2026</p><p>Ciudad de México, México</p>`,
)

const problema = slide(
  '',
  `<h6>El problema</h6><h1>Vender a crédito asfixia a la pyme</h1>
<div class="row grow centro">${cifra('68 días', 'tarda en cobrar una factura una pyme mexicana')}${cifra('7 de 10', 'no consiguen crédito bancario para cubrir la espera')}${cifra('23 horas', 'al mes se van en conciliar pagos a mano')}</div>
<p class="nota">Fuente: encuesta propia a 640 pymes, marzo de 2026</p>${foot(2)}`,
)

const solucion = slide(
  '',
  `<h6>La solución</h6><h1>Conciliación y anticipo en un solo lugar</h1>
<div class="row grow centro pasos"><div><i>1</i><h2>Conecta</h2><p>La pyme conecta su facturación electrónica y su banco en cinco minutos.</p></div>
<div><i>2</i><h2>Concilia</h2><p>Cuadrela cruza pagos y facturas de forma automática y avisa de los atrasos.</p></div>
<div><i>3</i><h2>Adelanta</h2><p>Con un clic la empresa recibe hasta el 90% de la factura en 24 horas.</p></div></div>${foot(3)}`,
)

const producto = slide(
  '',
  `<h6>Producto</h6><h1>Una plataforma en línea que ya mueve dinero todos los días</h1>
<div class="row grow centro"><ul class="lista"><li>En operación desde enero de 2025</li><li>Modelo de riesgo propio con 140 variables de facturación</li><li>API para sistemas contables y despachos</li><li>Fondeo de terceros: no prestamos con capital de la empresa</li></ul>
<div class="telefono"><p class="mini">Disponible hoy</p><b>$184,300 MXN</b><p class="mini">Facturas por cobrar</p><div class="fila"><span>Textiles Arriaga</span><em>Lista</em></div><div class="fila"><span>Grupo Olmeda</span><em>Lista</em></div><div class="fila"><span>Frutas del Bajío</span><em>En revisión</em></div><div class="boton">Adelantar</div></div></div>${foot(4)}`,
)

const ingresos = { labels: ['T3 2025', 'T4 2025', 'T1 2026', 'T2 2026', 'T3 2026'], values: [58, 84, 121, 166, 210] }
const traccion = slide(
  '',
  `<h6>Tracción</h6><h1>Los ingresos se multiplicaron por 3.6 en un año</h1>
<div class="row">${cifra('US$840,000', 'ingresos recurrentes anuales (ARR)')}${cifra('+262%', 'crecimiento anual de ingresos')}${cifra('1,240', 'clientes activos')}${cifra('1.4%', 'cartera vencida')}</div>
<div class="row grow grafico"><div><h3>Ingresos por trimestre, miles de US$</h3>${barChart(ingresos, { width: 640, height: 270, max: 250, ticks: 5, color: coralColor, ink: inkColor, tick: (v) => String(v) }, (v) => String(v))}</div>
<div class="clientes"><h3>Confían en nosotros</h3><p>Textiles Arriaga</p><p>Grupo Olmeda</p><p>Frutas del Bajío</p><p>Imprenta Solórzano</p></div></div>${foot(5)}`,
)

const modelo = slide(
  '',
  `<h6>Modelo de negocio</h6><h1>Suscripción más comisión por anticipo</h1>
<div class="row centro tarjetas"><div><h2>Plan Concilia</h2><b>$890 MXN al mes</b><p>Suscripción por empresa, usuarios ilimitados</p></div><div><h2>Anticipo</h2><b>1.9% por factura</b><p>Comisión sobre el monto adelantado</p></div></div>
<div class="row">${cifra('71%', 'margen bruto')}${cifra('US$96', 'CAC')}${cifra('US$1,150', 'LTV')}${cifra('2.1%', 'cancelación mensual')}</div>${foot(6)}`,
)

const mercado = slide(
  '',
  `<h6>Mercado</h6><h1>4.9 millones de pymes en México</h1>
<div class="barras"><div style="width:100%"><b>US$38,000 millones</b><span>TAM: crédito comercial entre empresas en México, Colombia y Perú</span></div><div style="width:72%"><b>US$9,400 millones</b><span>SAM: pymes mexicanas con factura electrónica</span></div><div style="width:46%"><b>US$310 millones</b><span>SOM: manufactura y alimentos</span></div></div>
<p class="nota">El mercado crece 17% anual. Fuente: Observatorio Andino de Pagos, Informe 2026</p>${foot(7)}`,
)

const competencia = slide(
  '',
  `<h6>Competencia</h6><h1>Los bancos piden aval; nosotros leemos facturas</h1>
<table><tr><th></th><th class="nos">Cuadrela</th><th>Factorval</th><th>Pagolisto</th><th>Banca tradicional</th></tr>
<tr><td>Respuesta</td><td class="nos">2 horas</td><td>3 días</td><td>1 día</td><td>4 semanas</td></tr><tr><td>Conciliación incluida</td><td class="nos">Sí</td><td>No</td><td>No</td><td>No</td></tr>
<tr><td>Aval personal</td><td class="nos">No</td><td>Sí</td><td>No</td><td>Sí</td></tr><tr><td>Comisión por 30 días</td><td class="nos">1.9%</td><td>3.2%</td><td>2.8%</td><td>2.4%</td></tr></table>
<p class="ventaja">Ventaja competitiva: los datos de conciliación nos dejan ver el atraso antes que nadie.</p>${foot(8)}`,
)

const salida = slide(
  '',
  `<h6>Estrategia comercial</h6><h1>Crecemos con los despachos contables</h1>
<div class="row grow centro pasos"><div><i>A</i><h2>Contadores</h2><p>310 despachos recomiendan Cuadrela; cada uno trae 3 clientes en promedio.</p></div><div><i>B</i><h2>Venta directa</h2><p>Equipo de seis personas para empresas con más de 50 empleados.</p></div><div><i>C</i><h2>Integraciones</h2><p>Alianza con dos sistemas de facturación: Timbralo y Contaforma.</p></div></div>${foot(9)}`,
)

const finanzas = slide(
  '',
  `<h6>Proyecciones financieras</h6><h1>Punto de equilibrio en 2028</h1>
<table class="num"><tr><th>US$</th><th>2025 real</th><th>2026 est.</th><th>2027 est.</th><th>2028 est.</th></tr><tr><td>Ingresos</td><td>230,000</td><td>760,000</td><td>2.1 M</td><td>5.3 M</td></tr>
<tr><td>Clientes</td><td>520</td><td>1,500</td><td>3,800</td><td>8,200</td></tr><tr><td>Resultado operativo</td><td>–410,000</td><td>–620,000</td><td>–540,000</td><td>350,000</td></tr></table>
<h3 class="sep">Hoja de ruta</h3><div class="row hitos"><p><b>T1 2027</b>Licencia de fondeo colectivo</p><p><b>T3 2027</b>Apertura en Colombia</p><p><b>2028</b>Apertura en Perú</p></div>${foot(10)}`,
)

const persona = (initials: string, name: string, role: string, lines: readonly string[], slug: string) =>
  `<div class="persona"><div class="cara">${initials}</div><div><h2>${name} ${linkedInIcon(`https://www.linkedin.com/in/${slug}`, plumColor, 26)}</h2><h3>${role}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div></div>`
const equipo = slide(
  '',
  `<h6>Equipo</h6><h1>Fundadores que ya construyeron y vendieron</h1>
<div class="grow personas">${persona('XL', 'Ximena Larrondo', 'Cofundadora y directora general (CEO)', ['Fundó Monedero Azul (adquirida por Pagolux en 2022)', 'MBA por Stanford'], 'ximena-larrondo')}
${persona('RB', 'Rodrigo Bustinza', 'Cofundador y director de tecnología (CTO)', ['Ex-Amazon, ingeniero principal de pagos', 'Doctor en estadística por la UNAM'], 'rodrigo-bustinza')}
${persona('PV', 'Paula Villaseca', 'Cofundadora y directora de riesgos', ['Once años en crédito a pymes', 'Actuaria por el ITAM'], 'paula-villaseca')}</div><p class="nota">Fundada en 2024 · 27 empleados</p>${foot(11)}`,
)

const uso = (share: number, label: string) =>
  `<div class="uso"><div style="width:${share * 1.8}%"></div><p><b>${share}%</b> ${label}</p></div>`
const ronda = slide(
  'oscura',
  `<h6>La ronda</h6><h1>Buscamos US$1.5 millones de inversión semilla</h1>
<div class="row grow centro"><div class="datos"><p><span>Instrumento</span>Nota convertible con tope de US$9 millones</p><p><span>Comprometido</span>US$400,000</p><p><span>Pista</span>18 meses de operación</p><p><span>Financiamiento previo</span>US$320,000 de Fondo Tepozán y ángeles (2024)</p></div>
<div><h3>Uso de los fondos</h3>${uso(40, 'Tecnología y datos')}${uso(35, 'Comercial y marketing')}${uso(15, 'Riesgo y cumplimiento')}${uso(10, 'Administración')}</div></div>${foot(12)}`,
)

const contacto = slide(
  'portada',
  `<div class="lado"></div><div class="marca">Cuadrela</div><h1>Hablemos</h1><p><a href="mailto:ximena@cuadrela.mx">ximena@cuadrela.mx</a></p><p><a href="https://cuadrela.mx">www.cuadrela.mx</a></p>
<p>Calle Jacaranda 214, Roma Norte, 06700 Ciudad de México, México</p><p>${linkedInIcon('https://www.linkedin.com/company/cuadrela', coralColor, 38)}</p>`,
)

const css = `
.slide,.slide svg text{font-family:"Noto Sans","Deck Sans"}h1,.marca,.cifra b,.tarjetas b,.barras b,.telefono>b{font-family:"Noto Serif","Deck Serif"}
.slide{background:#fffaf6;color:${inkColor}}.oscura{background:${inkColor};color:#fff}
h6{font-size:17px;font-weight:700;color:${coralColor};margin-bottom:8px}h1{font-size:44px;line-height:1.18;font-weight:700;margin-bottom:28px;color:${plumColor}}.oscura h1{color:#fff}
h2{font-size:27px;font-weight:700;margin-bottom:8px}h3{font-size:18px;font-weight:700;margin-bottom:12px;color:#7d6a80}.oscura h3{color:#e6c9e8}
.portada{justify-content:center;padding-right:480px}.portada p{margin-bottom:8px}.lado{position:absolute;right:0;top:0;bottom:0;width:400px;background:linear-gradient(160deg,${coralColor},${plumColor});border-radius:200px 0 0 200px}
.marca{font-size:34px;font-weight:700;color:${coralColor};margin-bottom:26px}.portada h1{font-size:54px}
.centro{align-items:center}.cifra{border-top:3px solid ${coralColor};padding-top:14px}.cifra b{display:block;font-size:46px;line-height:1.15;font-weight:700;color:${plumColor};white-space:nowrap}.cifra span{font-size:18px;color:#6a586d}
.grow .cifra b{font-size:64px}.grow .cifra span{font-size:22px}.nota{font-size:16px;color:#7d6a80;margin-bottom:14px}
.pasos>div{background:#fff;border-radius:24px;padding:34px;height:310px;border:1px solid #f3ddd2}.pasos i{display:flex;width:54px;height:54px;border-radius:50%;background:${plumColor};color:#fff;font-style:normal;font-weight:700;align-items:center;justify-content:center;margin-bottom:18px}
.lista li{font-size:25px;margin-bottom:24px;padding-left:26px;border-left:5px solid ${coralColor}}
.telefono{flex:none!important;width:330px;border-radius:36px;border:9px solid ${inkColor};background:#fff;padding:26px 22px}.telefono>b{font-size:31px;color:${plumColor}}.mini{font-size:15px;color:#7d6a80}.fila{display:flex;justify-content:space-between;font-size:17px;border-top:1px solid #f3ddd2;padding:10px 0}.fila em{font-style:normal;color:${coralColor}}.boton{background:${coralColor};color:#fff;font-weight:700;text-align:center;border-radius:14px;padding:12px;margin-top:14px}
.grafico{margin-top:26px}.clientes{flex:.6!important}.clientes p{font-weight:700;font-size:22px;padding:11px 0;border-bottom:1px solid #f3ddd2}
.tarjetas{margin-bottom:44px}.tarjetas>div{background:${plumColor};color:#fff;border-radius:24px;padding:34px}.tarjetas b{font-size:40px}
.barras>div{background:${plumColor};color:#fff;border-radius:0 60px 60px 0;margin:0 0 22px -80px;padding:20px 60px 20px 80px}.barras>div:nth-child(2){background:#95508f}.barras>div:nth-child(3){background:${coralColor}}.barras b{display:block;font-size:36px;line-height:1.2}
td,th{padding:15px 16px;text-align:left;border-bottom:1px solid #f0dcd2;font-size:22px}.nos{color:${coralColor};font-weight:700}.num td:not(:first-child),.num th:not(:first-child){text-align:right}.ventaja{margin-top:30px;font-size:24px}
.sep{margin-top:36px}.hitos p{border-left:5px solid ${coralColor};padding-left:16px}.hitos b{display:block}
.persona{display:flex;gap:26px;align-items:center;margin-bottom:14px;background:#fff;border:1px solid #f3ddd2;border-radius:24px;padding:8px 28px;line-height:1.36}.cara{width:84px;height:84px;border-radius:50%;background:${coralColor};color:#fff;font-weight:700;font-size:28px;display:flex;align-items:center;justify-content:center}.persona h2,.persona h3{margin-bottom:2px}.persona p{font-size:17px}.persona svg{vertical-align:-3px}
.datos p{margin-bottom:20px}.datos span{display:block;font-size:16px;color:#e6c9e8}.uso{margin-bottom:16px}.uso div{height:14px;border-radius:7px;background:${coralColor};margin-bottom:4px}
`

/** A fintech deck in Spanish, with Mexican number style and peso and dollar amounts. */
export const spanishFintech: Sample = {
  name: 'spanish-fintech',
  kind: 'printed',
  deck: {
    title: 'Cuadrela - Ronda semilla',
    lang: 'es',
    date: new Date('2026-10-19T15:00:00Z'),
    css,
    slides: [
      portada,
      problema,
      solucion,
      producto,
      traccion,
      modelo,
      mercado,
      competencia,
      salida,
      finanzas,
      equipo,
      ronda,
      contacto,
    ],
  },
}
