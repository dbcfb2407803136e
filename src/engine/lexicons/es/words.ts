import type { WordLists } from '../language-lexicon.ts'

/** Spanish words by what they tell. */
export const words: WordLists = {
  forecast: `
    proyecci*, proyectad*, proyectamos, proyecta, prevista*, previsto*, previsión, previsiones, prevemos, meta, metas, objetivo*, esperad*, esperamos,
    estimad*, estimamos, estimación, planead*, planeamos, planificad*, alcanzar, alcanzaremos, lograr, lograremos, llegar a, llegaremos, potencial*,
    escenario*, supuesto*, si, podría*, será, serán, pronóstico*, pronosticad*, a futuro, buscamos alcanzar, esperada, presupuestad*, para 2026, para 2027,
    para 2028, para 2030, para 2029, año 1, año 2, año 3, año 4, año 5, a 3 años, a 5 años, en los próximos, próximos años, próximos meses, apuntamos a,
    aspiramos a, tendremos, seremos, facturaremos, generaremos, venderemos, proyecciones`,
  forecastTitle: `
    proyecci*, previsi*, plan financiero, hoja de ruta, próximos pasos, metas, objetivos, escenario*, modelo financiero, pronóstico*, cronograma, presupuesto,
    plan de negocio, plan económico, corrida financiera, corridas financieras, ingresos proyectados, ventas proyectadas, a futuro, planes, visión,
    hitos futuros, próximos hitos, mapa de ruta`,
  actual: `
    actual*, actualmente, hasta la fecha, hasta hoy, a la fecha, hoy, ya, alcanzad*, logrado*, logramos, generado*, generamos, desde, facturado*, facturamos,
    vendido*, vendimos, firmado*, real, reales, último mes, últimos meses, últimos 12 meses, año pasado, acumulad*, tenemos, contamos con, obtuvimos,
    conseguimos`,
  pilot:
    'piloto, pilotos, prueba piloto, pruebas piloto, fase piloto, prueba de concepto, beta, período de prueba, periodo de prueba, beta testers, en prueba',
  intent: `
    carta de intención, cartas de intención, preventa*, pre-venta*, preventas, reservas, lista de espera, interesad*, en negociación, en conversaciones,
    preinscrit*, pre-registro*, prerregistro*, memorando de entendimiento, no vinculante*, convenio en proceso, LOI, LOIs, MOU, pre-registrad*, preregistr*,
    acuerdo de intención, acuerdos de intención, lista de interesados`,
  others: `
    competidor*, nuestros clientes ganan, de nuestros clientes, de sus clientes, del sector, de la industria, líder del mercado, empresas con, promedio,
    en promedio, a nivel mundial, mundial*, en el mundo, pérdida de ingresos, ingresos perdidos, industria, ingresos del sector, las empresas`,
  own: `
    nuestro, nuestra, nuestros, nuestras, nosotros, ya, actualmente, hoy, registrad*, firmad*, hasta la fecha, a la fecha, tenemos, contamos, hemos, logramos,
    alcanzamos, generamos, desde el lanzamiento, facturamos, logrado*, alcanzado*`,
  notACount: `
    hasta, por cliente, por usuario, por mes, primeros, próximos, buscamos, necesitamos, ilimitad*, mínimo, al menos, promedio, en promedio, cada,
    en el mundo, potencial*, ejemplo, si, mercado, meta, objetivo, existen, hay más de, encuestad*, entrevist*`,
  perUnit: `
    por cliente, por usuario, promedio, en promedio, costo, costos, coste, costes, ahorro*, ahorra, pérdida*, participación, potencial, impuesto*, multa*,
    por tienda, por proyecto, por unidad, ticket, por pedido, por reserva, subvención*, adicional`,
  arr: `
    ingresos recurrentes anuales, ingreso recurrente anual, ingresos anuales recurrentes, ingreso anual recurrente, facturación recurrente anual,
    ventas anuales recurrentes`,
  mrr: `
    ingresos recurrentes mensuales, ingreso recurrente mensual, ingresos mensuales recurrentes, ingreso mensual recurrente, ingresos mensuales,
    facturación mensual, ventas mensuales, facturación recurrente mensual`,
  revenue: `
    ingresos, ingresos totales, ingresos anuales, ingresos brutos, ingresos netos, facturación, facturación anual, facturado, facturados, ventas,
    ventas anuales, ventas totales, en ventas, ingreso anual, facturamos, facturación acumulada, ingresos acumulados, ventas acumuladas, ventas brutas,
    ventas netas, hemos facturado, hemos vendido, vendimos`,
  growth: `
    crecimiento, crecemos, crecimos, creció, crece, crecido, creciendo, aumento, aumentó, incremento, incrementó, incrementamos, multiplic*, duplic*,
    triplic*, interanual, mes a mes, mensual, año contra año, año a año, respecto al año anterior, intermensual, vs, tasa de crecimiento, alza,
    crecimiento mensual, crecimiento interanual, crecimiento anual, intertrimestral, anualizado`,
  notOwnGrowth: `
    mercado, industria, sector, cuota, participación de mercado, usuarios, descargas, retención, margen, nuestros clientes, sus clientes,
    para nuestros clientes, para los clientes, clientes aumentan`,
  payingCustomers: `
    clientes activos, clientes de pago, clientes que pagan, clientes pagando, clientes pagos, clientes corporativos, empresas clientes, empresas cliente,
    clientes B2B, cuentas activas, clientes recurrentes, clientes empresariales, clientes facturando, comercios activos, comercios afiliados,
    empresas activas, clientes pagadores, clientes con contrato, clientes firmados, clientes contratados, clientes facturados, clientes institucionales,
    clientes industriales, empresas suscritas, suscriptores de pago, suscriptores activos, cuentas de pago, restaurantes activos, hoteles activos,
    tiendas activas, pymes activas, negocios activos, colegios activos`,
  customers: `
    clientes, comercios, suscriptores, empresas afiliadas, empresas usuarias, negocios afiliados, comercios aliados, restaurantes afiliados,
    cuentas corporativas`,
  users: `
    usuarios, usuarias, usuarios activos, usuarios registrados, usuarios activos mensuales, usuarios mensuales, miembros, suscriptores, descargas, inscritos,
    inscripciones, personas registradas, jugadores, alumnos, estudiantes activos, beta testers, instalaciones, usuarios únicos, usuarios activos diarios,
    usuarios diarios, usuarios beta, usuarios totales, usuarios inscritos, registros de usuarios, personas inscritas, descargas de la app, cuentas creadas,
    cuentas registradas, cuentas abiertas`,
  retention: `
    retención, tasa de retención, fidelización, tasa de recompra, recompra, tasa de renovación, retención de clientes, tasa de renovación de contratos,
    retención mensual, retención anual`,
  churn: `
    tasa de cancelación, cancelación mensual, tasa de abandono, tasa de churn, tasa de deserción, abandono de clientes, abandono mensual, bajas mensuales,
    tasa de bajas, pérdida de clientes`,
  gmv: `
    volumen de transacciones, volumen bruto de mercancía, volumen bruto de mercancías, valor bruto de mercancía, volumen transado, volumen transaccionado,
    monto transado, monto procesado, volumen procesado, valor transado, transado, transaccionado`,
  pipeline: 'embudo de ventas, pipeline comercial, cartera de oportunidades, pipeline, oportunidades en negociación',
  grossMargin: `
    margen bruto, margen de ganancia bruto, margen bruto promedio, margen de utilidad bruta, márgenes brutos, margen bruto del, utilidad bruta,
    margen bruto por, margen bruto de`,
  burn: 'gasto mensual, quema mensual, consumo de caja, quema de caja, burn mensual, burn rate, gastos mensuales',
  runway:
    'meses de pista, pista, pista financiera, runway, meses de operación, meses de caja, autonomía financiera, meses de autonomía, autonomía de caja',
  cac: `
    costo de adquisición, costo de adquisición de cliente, costo de adquisición de clientes, costo de adquisición por cliente, coste de adquisición,
    coste de adquisición de cliente, coste de adquisición de clientes, costos de adquisición, costo por cliente adquirido, costo de adquirir un cliente,
    costo por adquisición, coste por adquisición, costo de captación, coste de captación, costo de captación de clientes, coste de captación de clientes`,
  ltv: `
    valor de vida del cliente, valor de vida, valor del ciclo de vida, valor del tiempo de vida, valor de por vida, valor de vida útil del cliente,
    valor vitalicio del cliente, valor de vida promedio, valor del cliente en el tiempo`,
  ask: `
    buscamos, estamos buscando, buscando, estamos levantando, levantando, levantar, levantaremos, queremos levantar, recaudar, recaudando, solicitamos,
    requerimos, necesitamos, inversión requerida, inversión solicitada, inversión buscada, inversión necesaria, inversión de, inversión inicial, ronda de,
    ronda actual, ronda abierta, monto de la ronda, monto a levantar, monto solicitado, monto requerido, monto buscado, tamaño de la ronda, capital requerido,
    capital buscado, capital solicitado, financiamiento requerido, financiación necesaria, financiación requerida, necesidad de financiación,
    objetivo de la ronda, ticket de inversión, nuestra ronda, abrimos ronda, abrimos una ronda, captar, ampliación de capital de, inversión total,
    ronda semilla de, ronda, monto total solicitado, monto total requerido, monto del crédito, crédito solicitado, levantamiento de,  
    ronda por, buscamos levantar, capital a levantar, a levantar, pedimos, estamos pidiendo, importe solicitado, importe de la ronda, importe a financiar,
    tamaño de ronda, inversión objetivo, financiamiento solicitado, financiamiento buscado, financiación solicitada, financiación buscada,
    requerimiento de capital, necesidad de capital, necesidad de inversión, objetivo de financiación, meta de recaudación, meta de levantamiento,
    ronda pre-semilla de, ronda seed de, aportación solicitada`,
  raised: `
    levantado, levantados, levantamos, hemos levantado, ya levantado, capital levantado, recaudado, recaudados, hemos recaudado, inversión previa,
    inversiones previas, financiamiento previo, financiación previa, ronda anterior, rondas anteriores, rondas previas, primera ronda cerrada, ronda cerrada,
    cerramos, captado, captados, capital captado, invertido a la fecha, inversión recibida, capital propio invertido, hemos recibido, recibimos,
    fondos recibidos, hasta la fecha, autofinanciad*, bootstrapping, invertidos, aportado, capital recaudado, capital recibido, capital aportado,
    capital invertido, total levantado, total recaudado, financiación obtenida, financiación recibida, financiamiento obtenido, financiamiento recibido,
    inversión obtenida, inversión captada, inversión levantada, inversión a la fecha, inversión realizada, inversión propia, ronda previa, hemos captado,
    hemos obtenido, hemos conseguido, hemos invertido, aporte de los fundadores, aportado por los fundadores, aportados por los fundadores,
    aportación de socios, aporte de socios, recursos propios, fondos propios, FFF, ya invertidos`,
  grant: `
    subvención*, subvenciones, beca, premio, premios, fondo no reembolsable, fondos no reembolsables, concurso, CORFO, ENISA, capital no reembolsable, grant,
    fondo semilla público, ayuda pública, ayudas públicas, aporte no reembolsable, subsidio*, fondo perdido, fondos públicos, fondos concursables,
    fondo concursable, cofinanciación pública, aportes no reembolsables, Start-Up Chile, StartUp Perú, ProInnóvate, Innóvate Perú, INNpulsa, Fondo Emprender,
    Minciencias, CONACYT, CDTI, NEOTEC, ANII, SERCOTEC, ANID, FONTAR, premio en efectivo, convocatoria pública`,
  notOwnRound: `
    nuestros clientes han levantado, startups han levantado, competidores han levantado, adquirida por, adquirido por, adquisición de, exit, campañas,
    preventa de tokens`,
  valuation: `
    valoración, valuación, valoración pre-money, valoración post-money, valoración premoney, valuación pre-money, valuación post-money, pre-money, post-money,
    premoney, postmoney, tope, tope de valoración, cap de valoración, valuation cap, tope de valuación, cap de, valoración de la empresa, valor de la empresa,
    valor de la compañía, valor pre-money, valor post-money, valorización pre-money, valorización post-money, valorización de la empresa`,
  committed: `
    comprometido, comprometidos, comprometida, ya comprometido, ya comprometidos, compromisos, asegurado, asegurados, confirmado, confirmados, suscrito,
    suscritos, soft commitment, soft commitments, cerrado, cerrados, compromisos de inversión, cartas de compromiso, ya captado, ya captados`,
  instrument: `
    nota convertible, notas convertibles, préstamo convertible, préstamo participativo, deuda convertible, ampliación de capital, acciones preferentes,
    acciones preferidas, participación accionaria, participación en el capital, capital accionario, acciones ordinarias, mutuo convertible, contrato SAFE,
    acuerdo SAFE, acuerdo convertible, instrumento convertible, préstamo de coinversión, deuda subordinada, financiación participativa`,
  funding: `
    inversión, inversiones, inversor*, inversionista*, invertir, invierte, financia*, ronda*, capital, fondo*, levant*, recaud*, semilla, ángel, ángeles,
    valoración, valuación, participación, nota convertible, subvención*, apalancamiento, aporte*, monto solicitado, monto total solicitado,
    capital de trabajo, destino del crédito, aportación*, recursos propios, dilución`,
  notTheAsk: `
    uso de, distribución de, para marketing, para desarrollo, para contratación, por mes, mensual*, ingresos, facturación, valoración, valuación,
    comprometido*, levantado*, recaudado*, ya, MRR, ARR, gasto mensual, avalúo, garantía, ahorro*, mercado potencial, tamaño de mercado, por año, al año`,
  customerMoney:
    'ingresos, ventas, facturación, clientes, pedidos, usuarios, contratos, pagado, presupuesto, pago, pagos, órdenes',
  alreadyIn: 'ya, hasta la fecha, a la fecha, previo*, previa*, anterior*, hemos',
  useOfFunds: `
    uso de fondos, uso de los fondos, uso del capital, uso de la inversión, uso de recursos, uso de los recursos, destino de los fondos,
    destino de la inversión, destino del capital, distribución de los fondos, distribución de la inversión, distribución del capital, en qué usaremos,
    en qué invertiremos, cómo usaremos, asignación de fondos, asignación de recursos, uso del financiamiento, aplicación de fondos, plan de inversión,
    para qué usaremos, destino del crédito, uso del crédito, destino de la financiación, destino del financiamiento, destino de los recursos,
    destino de fondos, destino de recursos, uso de la financiación, uso del dinero, aplicación de los fondos, asignación del capital, distribución de fondos,
    distribución de recursos, distribución de los recursos, distribución del presupuesto, en qué lo vamos a invertir, en qué vamos a invertir,
    en qué se invertirá, en qué utilizaremos, cómo utilizaremos, cómo invertiremos, cómo vamos a usar, invertiremos en, destinaremos, se destinará a,
    se destinarán a, a dónde va el dinero, adónde va el dinero, desglose de la inversión, desglose de inversión, desglose de fondos, presupuesto de inversión,
    para qué lo usaremos`,
  notAUse: `
    participación, accionaria, equity, descuento, crecimiento, tasa, interés, margen, comisión, acciones, cuota, mercado, retención, cancelación, total,
    valoración, valuación, comprometido*, levantado*, ronda, runway, ingresos, dilución`,
  priceRate: `
    al mes, por mes, mensual, mensuales, al año, por año, anual, anuales, por usuario, por usuario al mes, por usuario/mes, por cliente, por empleado,
    por colaborador, por sucursal, por sede, por equipo, por dispositivo, por vehículo, por licencia, por transacción, por pedido, por reserva, por unidad,
    por hora, por día, por semana, por consulta, por clase, por alumno, por persona, por noche, por evento, por envío, la unidad, único, único pago, una vez,
    c/u, cada uno, /mes, por kilo, por hectárea, por propiedad, + IVA al mes, por establecimiento, por paciente, por estudiante, por niño, por mascota,
    por viaje, por entrada, por boleto, por curso, por sesión, por servicio, por tonelada, por litro, por botella, por caja, por documento, por asiento,
    por trabajador, por tienda, por local, por punto de venta, por institución, por colegio, por escuela, por hotel, por restaurante, por semestre,
    por trimestre, trimestral, semestral`,
  prices: `
    precio*, plan, planes, tarifa*, suscripción, suscripciones, modelo de negocio, modelo de negocios, modelo de ingresos, membresía*, licencia*, paquete*,
    monetización, comisión, cobr*, fuentes de ingreso, fuentes de ingresos, cuota, cuotas, mensualidad*, tarifario`,
  notAPrice: `
    ahorr*, desperdici*, pérdida*, pierde*, sueldo*, salario*, ganan, ganar, promedio, ingresos, facturación, competidor*, costo de, costos de, cuesta,
    multa*, CAC, LTV, gasto*, ticket promedio, inversión, costo unitario, materia prima`,
  breakEven: `
    punto de equilibrio, equilibrio, rentabilidad, rentables, rentable, break even, umbral de rentabilidad, flujo positivo, flujo de caja positivo, breakeven,
    punto muerto, punto de quiebre`,
  closing: `
    cierre, cierre de la ronda, cierre de ronda, fecha de cierre, cierra, fecha límite, plazo, cierre previsto, cierre estimado, primer cierre, cierre final,
    cierre de la primera ronda, ronda abierta hasta, abierta hasta, fecha objetivo de cierre, cierre de inversión`,
  tam: `
    mercado total, mercado total direccionable, mercado total disponible, mercado potencial total, mercado direccionable total, mercado global total,
    mercado total accesible, mercado potencial, mercado mundial total, mercado total global, mercado total estimado, mercado total objetivo,
    tamaño total del mercado, mercado global direccionable, TAM mundial, TAM global`,
  sam: `
    mercado disponible, mercado direccionable, mercado accesible, mercado disponible útil, mercado al que podemos servir, mercado atendible, mercado servible,
    mercado disponible para servir, mercado servible disponible, mercado útil, mercado atendido, mercado que podemos atender`,
  som: `
    mercado obtenible, mercado objetivo alcanzable, mercado alcanzable, mercado capturable, mercado meta, cuota de mercado objetivo,
    mercado que podemos obtener, mercado accesible obtenible, mercado que podemos capturar, mercado a capturar, cuota objetivo, participación objetivo`,
  marketSize: `
    tamaño de mercado, tamaño del mercado, mercado de, mercado global, mercado mundial, mercado valorado en, mercado está valorado, mercado vale,
    mercado mueve, mercado alcanzará, valor del mercado, la industria mueve, industria de, sector mueve, oportunidad de mercado, potencial de mercado,
    gasto anual, el sector, la industria, mercado, mercado actual, valor de mercado, volumen de mercado, volumen del mercado, el mercado factura,
    el sector factura, facturación del sector, la industria factura, la industria genera, la industria alcanza, el sector genera, mercado anual,
    mercado estimado, mercado nacional, consumo anual, gasto total, se gastan, gastan al año, mercado llegará, mercado crecerá, industria global,
    industria mundial, tamaño de la industria`,
  market: 'mercado, mercados, sector, industria, demanda, rubro, segmento',
  notMarketSize: `
    levantad*, recaudad*, financiamiento, invertid*, nuestros ingresos, nuestra facturación, nuestros clientes, nuestros usuarios, nuestra meta,
    nuestro objetivo, per cápita, promedio, líder, ganancias, utilidades, precio*, costo*, coste*, tarifa*, multa*, ahorr*, valoración, valuación, pérdida*,
    pierden, cuota de, participación de mercado de, buscamos, planeamos, esperamos, subvención*, remesas, deuda, presupuesto, inversión requerida,
    monto solicitado, monto del crédito, sobreprecio, avalúo`,
  marketGrowth: `
    crecimiento, crecimiento anual, tasa de crecimiento, tasa de crecimiento anual compuesta, TCAC, crece, creciendo, creció, crecerá, anual, anualmente,
    por año, al año, interanual, aumento, incremento, expansión anual, crecimiento anual compuesto, tasa anual compuesta, tasa anual, TACC, anualizado,
    aumentará, crecimiento esperado, crecimiento estimado, crecimiento proyectado, a una tasa`,
  companyMetric: `
    ingresos, facturación, ventas, usuarios, clientes, descargas, retención, margen, equipo, tráfico, conversión, nuestro, nuestros, población, inflación,
    PIB, salario, salarios, empleo`,
  sellsIn: `
    mercado, mercados, empresas, usuarios, clientes, pymes, hogares, familias, personas, lanzamiento, lanzar, expansión, expandir*, expandirnos,
    público objetivo, enfoque, ciudades, países, país, región, regiones, consumidores, población, disponible en, presencia en, presentes en, operamos en,
    operaciones en, cobertura, habitantes, nivel nacional, entrada, llegar a, adultos, jóvenes, comercios, productores, agricultores, turistas, primero,
    inicialmente, entrar en, entramos en, llegamos a, comenzamos en, comenzaremos en, empezamos en, empezaremos en, arrancamos en, iniciamos en,
    iniciaremos en, piloto en, pilotos en, mercado inicial, nuevos mercados, próximos mercados, primera ciudad, ciudad, público, segmento, exportación,
    exportaciones, exportamos, exportar, vendemos en, venta en, ventas en, lanzamos en, tiendas en, internacionalización, despliegue en, escalar a,
    escalar en, replicar en, colegios, hoteles, restaurantes, hospitales, pacientes`,
  notSellsIn: `
    universidad, universitario, instituto, sede, oficina, fundada en, basada en, con base en, nació en, estudió, fuente, según, banco, trabajó, egresad*,
    licenciad*, máster, maestría, doctorado, patente, calle, avenida, ministerio, colegio, facultad, hackathon, INE, INEGI, BID, CEPAL, oficinas, ubicada en,
    ubicado en, constituida en, registrada en, domicilio, natural de, nacido en, nacida en, originario de, originaria de, posgrado, licenciatura,
    tecnológico de, politécnica, politécnico, escuela de negocios, competidor*, Banco Mundial, OCDE, INDEC, DANE, censo, informe, ley, Start-Up Chile`,
  competitorLead: `
    competidores:, competidores como, nuestros competidores:, principales competidores:, competidores directos:, competidores indirectos:,
    competencia directa:, competencia indirecta:, la competencia:, a diferencia de, alternativas como, competidores son, competimos con, competimos contra,
    competidores principales:, principales competidores son, competidores locales:, competidores internacionales:, competidores globales:,
    competidores incluyen, competidor principal:, principal competidor:, competencia:, alternativas:, alternativas actuales:, sustitutos:,
    soluciones actuales como, soluciones existentes como, soluciones tradicionales como, plataformas existentes como, plataformas actuales como,
    herramientas tradicionales como, aplicaciones existentes como, otras plataformas como, otras soluciones como, otras apps como, otros jugadores como,
    jugadores como, actores como, rivales como, competimos directamente con`,
  competitorExample: `
    como, tales como, por ejemplo, ej, entre ellos, frente a, vs, directos, indirectos, directa, indirecta, versus, comparado con, incluyen, incluye,
    comparados con, en comparación con`,
  customerLead: `
    nuestros clientes:, confían en nosotros, ya confían en nosotros, han confiado en nosotros, clientes:, clientes actuales:, clientes como,
    entre nuestros clientes:, primeros clientes:, clientes piloto:, principales clientes:, trabajamos con, utilizado por, usado por, empresas que confían:,
    contratos con, contrato firmado con, casos de éxito:, algunos de nuestros clientes:, clientes principales:, clientes activos:, clientes y aliados:,
    cuentas activas:, marcas que confían:, nos eligen:, ya nos eligen, ya trabajamos con, hemos trabajado con, contratos firmados con, contratos cerrados con,
    pilotos con, piloto con, clientes firmados:`,
  customerTitle: `
    nuestros clientes, clientes, confían en nosotros, quiénes confían en nosotros, ya confían en nosotros, han confiado en nosotros, algunos clientes,
    algunos de nuestros clientes, clientes actuales, primeros clientes, casos de éxito, testimonios, clientes y aliados, clientes destacados,
    empresas que confían en nosotros, principales clientes, ya nos eligen, nos eligen, nos han elegido, ellos confían en nosotros,
    marcas que confían en nosotros, empresas que ya confían en nosotros, ya trabajamos con, trabajamos con, hemos trabajado con,
    nuestros principales clientes, cartera de clientes, portafolio de clientes, clientes y socios, clientes y partners, clientes que confían en nosotros,
    clientes satisfechos, clientes de referencia, clientes piloto, clientes corporativos, clientes clave, clientes estratégicos, caso de éxito, nos usan,
    ya nos usan, quiénes nos usan, opiniones de clientes, lo que dicen nuestros clientes`,
  investorLead: `
    inversionistas:, inversores:, nuestros inversores:, nuestros inversionistas:, inversores actuales:, inversionistas actuales:, respaldados por,
    respaldado por, respaldada por, invertidos por, financiado por, financiada por, liderada por, liderado por, apoyados por, con la participación de,
    participación de, inversión de, nos respaldan:, business angels:, ángeles inversionistas:, invirtieron, inversores como, inversionistas como, fondos como,
    inversor líder:, inversionista líder:, con inversión de, con el respaldo de, respaldados por fondos como, lead investor:, accionistas:`,
  investorTitle: `
    inversionistas, inversores, nuestros inversores, nuestros inversionistas, inversores actuales, inversionistas actuales, nos respaldan, respaldo,
    respaldados por, inversores y aliados, quiénes nos respaldan, socios inversores, nos apoyan, quiénes nos apoyan, apoyados por, invertidos por,
    financiados por, con el respaldo de, con el apoyo de, accionistas, nuestros accionistas, business angels, ángeles inversionistas, inversionistas ángeles,
    fondos que nos respaldan, inversores y asesores`,
  investorWord: `
    fondo, fondos, capital, inversiones, inversión, aceleradora, incubadora, ángeles, partners, grupo, ventures, aceleradoras, incubadoras, inversores,
    inversionistas, family office, club de inversores, capital de riesgo, red de ángeles`,
  founded: `
    fundada, fundado, fundados, constituida, constituido, constituidos, creada, creado, establecida, establecido, año de fundación, fecha de fundación,
    iniciamos, iniciamos operaciones, nacimos, nació, nace, inicio de operaciones, empezamos, fundación:, fundación de la empresa, fundamos, arrancamos,
    inició operaciones, comenzamos, comenzamos operaciones, constitución de la empresa, constitución de la sociedad, fundadas`,
  since: `
    desde, operando desde, en el mercado desde, activos desde, trabajamos desde, operamos desde, operando en el mercado desde, en operación desde,
    en marcha desde, presentes desde, fundados en, fundada en`,
  staff: `
    empleados, colaboradores, colaboradoras, trabajadores, personas en el equipo, miembros del equipo, integrantes, personas, profesionales, tiempo completo,
    empleados a tiempo completo, personas a tiempo completo, en plantilla, colaboradores directos, empleados directos, personas contratadas, jornada completa,
    a jornada completa, personas a jornada completa, puestos de trabajo`,
  othersStaff: `
    empresas, compañías, pymes, con más de, hasta, entre, contratar, contratación, contrataciones, contrataremos, plan, meta, objetivo, para 2026, para 2027,
    por empleado, clientes, promedio, mercado, de menos de, menos de, generar, generaremos, empleos, grandes, más de mil, en el mundo, beneficiar, para 2028,
    para 2029, puestos de trabajo creados, capacitad*, atendid*, afiliad*`,
  seat: `
    sede en, con sede en, sede, sede central, sede principal, oficina en, oficinas en, oficina central, oficina principal, basados en, ubicada en,
    ubicados en, ubicado en, domicilio, constituida en, domiciliada en, ubicación, nuestra sede, sede social, domicilio social, domicilio fiscal, casa matriz,
    oficina matriz, oficinas centrales, con oficinas en, con sede central en, radicada en, radicado en, localizada en, localizado en,  
    establecida en, estamos basados en, operamos desde, empresa basada en, startup basada en`,
  street: `
    calle, avenida, av, avda, carrera, cra, calz, calzada, paseo, plaza, colonia, col, barrio, piso, oficina, edificio, torre, código postal, C.P., jirón, jr,
    pasaje, carretera, polígono, edif, blvd, bulevar, parque tecnológico, parque científico, parque industrial, polígono industrial, zona franca, rambla,
    transversal, esquina, esq, urbanización, autopista`,
  notATagline: `
    presentación para, presentación a, confidencial, presentado por, presentada por, elaborado por, preparado por, plan de negocio, plan de negocios,
    todos los derechos reservados, índice, ronda de inversión, ronda semilla, fundador, fundadora, cofundador, cofundadora, integrantes, universidad,
    facultad, cátedra, hackathon, hackatón, trabajo final, muchas gracias, gracias por, equipo:, nuestro equipo, integrantes:, carrera:, materia:, asignatura,
    profesor:, profesora:, tutor:, docente:, trabajo de grado, proyecto de grado, proyecto final, trabajo fin de grado, trabajo fin de máster, TFG, TFM,
    tesis, dossier, resumen ejecutivo, documento confidencial, uso interno, borrador, bienvenidos, ronda de financiación, ronda de financiamiento,
    ronda pre-semilla, ronda seed, levantamiento de, oportunidad de inversión, programa de aceleración, startup weekend, concurso, convocatoria,
    prueba la demo, prueba gratis, solicita una demo, agenda una demo, escanea, síguenos, contáctanos, escríbenos, visítanos, presentación corporativa`,
  whatItIs: `
    plataforma, aplicación, app, software, solución, servicio, marketplace, red, herramienta, asistente, sistema, sitio, tienda, marca, juego, agencia,
    comunidad, para, que, permite, ayuda, conecta, conectamos, facilita, simplifica, automatiza, digital, digitaliza, con, sin, donde, primera, primer,
    soluciones, servicios, productos, aplicaciones, plataformas, herramientas, ecosistema, infraestructura, tecnología, startup, empresa, fintech,
    cooperativa, dispositivo, dispositivos, sensores, robots, drones, máquina, videojuego, portal, buscador, billetera, asistentes, agente, agentes, copiloto,
    chatbot, consultoría, gestión, automatización, monitoreo, seguros, pagos, préstamos, créditos, banco, escuela, academia, laboratorio, fábrica, cadena,
    franquicia, alquiler, ayudamos, facilitamos, hacemos`,
  self: `
    somos, somos una, somos un, somos la, somos el, ayudamos, conectamos, permitimos, ofrecemos, desarrollamos, creamos, brindamos, transformamos,
    digitalizamos, automatizamos, simplificamos, facilitamos, hacemos, construimos, empoderamos, impulsamos, diseñamos, fabricamos, producimos,
    nuestra misión es, nuestra plataforma, nuestra solución, nuestra app, nuestra aplicación, nuestro producto, nuestro software, convertimos, resolvemos,
    reducimos, potenciamos, acompañamos, llevamos, ponemos, gestionamos, optimizamos, democratizamos, reinventamos, revolucionamos, protegemos, damos, unimos,
    reunimos, medimos, vendemos, aceleramos, integramos, generamos, acercamos, operamos, cultivamos, reciclamos, nuestro objetivo es, nuestra visión es,
    nuestro propósito es, nuestra tecnología, nuestro servicio, nuestro sistema, nuestra empresa, nuestra startup, nuestra herramienta, nuestra propuesta`,
  isA: `
    es un, es una, es la, es el, es nuestra, es nuestro, ayuda a, ayuda, permite, ofrece, conecta, desarrolla, facilita, simplifica, automatiza, transforma,
    digitaliza, brinda, crea, hace, revoluciona, integra, impulsa, convierte, empodera, une, optimiza, proporciona, busca, nace, resuelve, reduce, gestiona,
    protege, reúne, combina, utiliza, usa, genera, potencia, acerca, mejora, elimina, acelera, aprovecha, democratiza, acompaña, mide, entrega, te ayuda a,
    te ayuda, te permite, les permite, incorpora, propone`,
  notAName: `
    presentación, proyecto, confidencial, borrador, índice, introducción, resumen, resumen ejecutivo, gracias, bienvenidos, bienvenidas, problema, solución,
    equipo, contacto, anexo, anexos, página, ronda, ronda de inversión, plan de negocio, plan de negocios, mercado, contexto, hackathon, hackatón,
    integrantes, materia, carrera, universidad, facultad, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre,
    concurso, convocatoria, propuesta, idea, trabajo, inversión, tracción, competencia, producto, modelo de negocio, visión, misión, hoja de ruta, cronograma,
    finanzas, proyecciones, demo, dossier, portada, contenido, objetivo, objetivos, agenda, versión, tesis, asignatura, docente, ventajas, oportunidad,
    presupuesto`,
  productStatus: `
    en desarrollo, prototipo, prototipo funcional, MVP, producto mínimo viable, beta, versión beta, beta cerrada, beta privada, en producción,
    en funcionamiento, disponible, disponible en, lanzado*, lanzada*, fase piloto, en fase piloto, piloto en, en pruebas, prueba de concepto, operativo*,
    operativa*, operando, en operación, certificad*, TRL, en línea, ya disponible, app publicada, testnet, red de pruebas, en validación, ya en el mercado,
    preproducción, en marcha, acceso anticipado, prototipo validado, prototipo industrial, MVP validado, MVP funcional, PMV, listo para lanzar,
    listo para escalar, listos para escalar, pre-lanzamiento, en etapa de prueba, en etapa de pruebas`,
  whyNow: `
    por qué ahora, es el momento, el momento ideal, momento perfecto, por primera vez, nueva regulación, nueva ley, ahora es posible, punto de inflexión,
    obligatorio a partir, cambio regulatorio, entra en vigor, ahora es el momento, el momento es ya, el momento es ahora, ventana de oportunidad,
    cambio de paradigma, cambio de hábitos, tras la pandemia, pospandemia, post pandemia, entrada en vigor, nueva normativa, normativa europea, obliga a,
    exige, se vuelve obligatorio, obligatoriedad, adopción masiva, nearshoring`,
  advantage: `
    ventaja competitiva, ventajas competitivas, nuestra ventaja, únicos, única plataforma, único en, única en, únicos en, primera plataforma, a diferencia de,
    exclusiv*, patentad*, efecto de red, efectos de red, más rápido que, más barato que, mejor que, diferenciador*, diferenciación, diferencial,
    barrera de entrada, barreras de entrada, tecnología propia, algoritmo propio, ningún competidor, somos los primeros, primeros en, pioneros, pionera,
    ventaja del pionero, ventaja diferencial, nuestros diferenciales, nuestra diferencia, tecnología propietaria, software propietario, algoritmo propietario,
    datos propietarios, modelo propietario, sin competencia directa, sin competidores directos, ningún otro, ninguna otra`,
  property: `
    patente*, patentad*, patente en trámite, solicitud de patente, marca registrada, registro de marca, propiedad intelectual, secreto industrial,
    derechos de autor, modelo de utilidad, marcas registradas, INDECOPI, IMPI, OEPM, INAPI, INPI, OMPI, PCT, patente concedida, patente otorgada,
    patente provisional, patente internacional, registro de software, registro de propiedad, secreto comercial, secretos comerciales, propiedad industrial`,
  partnership: `
    alianza con, alianzas con, alianza estratégica, alianzas estratégicas, convenio con, convenios con, acuerdo con, acuerdos con, en colaboración con,
    colaboración con, socio estratégico, socios estratégicos, aliado estratégico, aliados estratégicos, nuestros aliados, partner oficial, aliados,
    asociación con, en conjunto con, acuerdo estratégico, acuerdos estratégicos, acuerdo comercial con, acuerdos comerciales con, acuerdo de colaboración,
    convenio de colaboración, convenio marco, memorando de entendimiento con, partnership con, partnerships con, partners estratégicos, socio tecnológico,
    socios tecnológicos, en alianza con, asociados con`,
  award: `
    ganador*, ganadora*, galardon*, finalista*, reconocimiento*, primer lugar, segundo lugar, tercer lugar, 1er lugar, primer puesto, mejor startup, concurso,
    distinción, premiad*, nominad*, premio, premios a, premios de, premios recibidos, premios y reconocimientos, premio a, reconocidos por, reconocida por,
    reconocido por, reconocidos como, reconocida como, reconocido como, seleccionados por, seleccionados entre, seleccionados para, seleccionada por,
    seleccionada entre, seleccionado por, seleccionado entre, ganamos el, mención honorífica, mención de honor, mención especial, accésit, segundo puesto,
    tercer puesto`,
  founderRole: `
    fundador, fundadora, cofundador, cofundadora, co-fundador, co-fundadora, fundadores, cofundadores, socio fundador, socia fundadora, fundador y CEO,
    fundadora y CEO, director fundador, fundadoras, cofundadoras, socio cofundador, socia cofundadora, CEO y fundador, CEO y fundadora, CEO y cofundador,
    CEO y cofundadora`,
  leaderRole: `
    director general, directora general, director ejecutivo, directora ejecutiva, gerente general, presidente, presidenta, director de tecnología,
    directora de tecnología, director técnico, directora técnica, director de operaciones, directora de operaciones, director financiero,
    directora financiera, director comercial, directora comercial, director de marketing, directora de marketing, director de producto, directora de producto,
    consejero delegado, consejera delegada, líder del proyecto, lider de proyecto, líder de proyecto, director tecnológico, directora tecnológica,
    director de finanzas, directora de finanzas, director de innovación, directora de innovación, director científico, directora científica, director médico,
    directora médica, director de ventas, directora de ventas, director de estrategia, directora de estrategia, director de desarrollo,
    directora de desarrollo, gerenta general, gerente de operaciones, gerente comercial, gerente de tecnología, gerente financiero, gerente financiera,
    vicepresidente, vicepresidenta, administrador único, administradora única, socio director, socia directora`,
  adviserRole: `
    asesor, asesora, mentor, mentora, consejero, consejera, consejo asesor, miembro del consejo, asesor legal, asesor técnico, consultor externo, docente,
    asesores, asesor financiero, asesora financiera, asesor científico, asesora científica, asesora legal, consejero independiente,
    miembro del consejo asesor`,
  investorRole: `
    inversor, inversora, inversionista, ángel inversionista, accionista, inversionista ángel, inversor ángel, inversores, inversionistas, socio inversor,
    accionistas`,
  role: `
    director, directora, gerente, responsable, desarrollador, desarrolladora, ingeniero, ingeniera, programador, programadora, diseñador, diseñadora, jefe de,
    jefa de, líder, encargado, encargada, coordinador, coordinadora, analista, especialista, abogado, abogada, médico, médica, investigador, investigadora,
    científico, científica, doctor en, doctora en, contador, contadora, socia, socio director, comercial, ventas, finanzas, operaciones, tecnología,
    administración, administrador, administradora, comunicación, redes sociales, estudiante, practicante, arquitecto, arquitecta, economista, psicólogo,
    psicóloga, biólogo, bióloga, químico, química, agrónomo, agrónoma, licenciado en, licenciada en, consultor, consultora, experto en, experta en,
    desarrollo de negocios, diseño, documentación, inteligencia artificial, desarrollo, gerenta, subdirector, subdirectora, jefe, jefa, mercadeo,
    mercadotecnia, recursos humanos, talento humano, relaciones públicas, relaciones institucionales, atención al cliente, gestión de proyectos,
    científico de datos, científica de datos, contable, nutricionista, nutriólogo, nutrióloga, odontólogo, odontóloga, veterinario, veterinaria, publicista,
    mercadólogo, mercadóloga, comunicador, comunicadora, periodista, tesorero, tesorera, informático, matemático, enfermero, enfermera, pedagogo, pedagoga,
    profesora, becario, becaria, pasante, experto, experta, biotecnólogo, biotecnóloga, sociólogo, socióloga`,
  phd: 'doctorado, doctor en, doctora en, doctorado en, PhD, doctorados, doctor por, doctora por, Dr. en, Dra. en, doctorando, doctoranda',
  foundedBefore: `
    emprendedor serial, emprendedora serial, emprendedor en serie, fundó, cofundó, ex fundador, exfundador, ex fundadora, fundador de, fundadora de,
    cofundador de, cofundadora de, vendió su, vendió su empresa, segunda startup, tercera startup, segundo emprendimiento, exit, previamente fundó,
    empresario serial, startups fundadas, vendida a, emprendedores seriales, cofundador de varias, fundadora de varias, fundador de varias, ex CEO de, exCEO,
    tres startups, dos startups`,
  entrepreneur: `
    emprendedor, emprendedora, emprendedores, emprendimiento*, empresario, empresaria, dueño de, dueña de, propietario de, creador de, creadora de,
    fundador de, fundadora de, lanzó su, creó su`,
  study: `
    universidad, licenciad*, ingenier*, grado en, máster, maestría, egresad*, graduad*, doctorado, MBA, facultad, estudió, estudios, titulad*, diplomad*,
    posgrado, carrera, universitari*, egres*, magíster, ingeniería, politécnic*, tecnológico de, escuela de negocios, especialización, becari*`,
  atWork: `
    ex, anterior*, previamente, antes, experiencia, años, ingenier*, director*, gerente, trabajó, trabajo en, en, desarrollador*, líder, consultor*,
    trayectoria`,
  customerStory: `
    testimonio, testimonios, caso de éxito, casos de éxito, caso de estudio, casos de estudio, caso práctico, historias de éxito,
    lo que dicen nuestros clientes, qué dicen nuestros clientes, opiniones de clientes, nuestros clientes dicen, historia de éxito, opiniones, reseñas,
    lo que dicen de nosotros, qué dicen de nosotros, qué dicen nuestros usuarios, lo que dicen nuestros usuarios`,
  exampleLead: `
    por ejemplo, ejemplo:, imagina, imagine, imaginemos, supongamos, pongamos que, escenario:, cálculo de ejemplo, pensemos en, caso hipotético, un ejemplo:,
    a modo de ejemplo`,
  exampleInside: 'por ejemplo, p. ej., p.ej.',
  exampleTitle: `
    ejemplo, ejemplos, ejemplo de uso, ejemplo de cálculo, ejemplo práctico, persona tipo, buyer persona, un día en la vida, simulación,
    caso de uso de ejemplo, ejemplo ilustrativo, caso práctico de uso, ejemplo real, ejemplo de cliente, ejemplo de caso, perfil tipo`,
  personaMark: `
    edad:, ocupación:, profesión:, objetivos:, frustraciones:, necesidades:, intereses:, motivaciones:, dolores:, comportamiento:, estado civil:, género:,
    sexo:, nivel educativo:, nivel socioeconómico:, NSE:, hobbies:, residencia:, miedos:, ingresos mensuales:`,
  interfaceButton: `
    iniciar sesión, cerrar sesión, inicia sesión, regístrate, registrarse, crear cuenta, crear una cuenta, olvidaste tu contraseña, ¿olvidaste tu contraseña?,
    añadir al carrito, agregar al carrito, comprar ahora, pagar ahora, finalizar compra, ver más, ver todo, ver todos, ver detalles, saber más, siguiente,
    anterior, volver, atrás, cancelar, guardar, enviar, confirmar, continuar, eliminar, editar, mi cuenta, mi perfil, mis pedidos, escribe un mensaje, buscar,
    correo electrónico, contraseña, reservar ahora, ordenar por, saldo disponible, en línea, subir archivo, acceder, ingresar, aceptar, rechazar, agregar,
    añadir, aplicar filtros, cargar más, leer más, más información, descargar PDF, compartir, responder, publicar, cerrar, mis citas, mis cursos, mi carrito,
    política de privacidad, términos y condiciones, nombre y apellidos, fecha de nacimiento, recordarme, pagar, recargar, retirar`,
  interfaceMenu: `
    inicio, panel, perfil, ajustes, configuración, notificaciones, mensajes, calendario, hoy, ayer, mañana, informes, reportes, pedidos, carrito, favoritos,
    ayuda, menú, contactos, historial, tareas, en curso, pendiente, completado, importe, monto, total, cantidad, precio, descripción, estado, fecha, facturas,
    pagos, saldo, transferir, depositar, enviar, recibir, agenda, explorar, descubrir, archivos, actividad, productos, categorías, usuarios, detalles,
    transacciones, subtotal, vencimiento, acciones, aprobado, rechazado, activo, inactivo, completados, pendientes`,
  legalTitle: `
    aviso legal, descargo de responsabilidad, exención de responsabilidad, aviso importante, aviso de confidencialidad, nota legal, información legal,
    aviso de privacidad, limitación de responsabilidad, cláusula de confidencialidad, aviso de riesgo`,
  legalPhrase: `
    declaraciones prospectivas, declaraciones a futuro, manifestaciones a futuro, no constituye una oferta, no constituye oferta, no constituyen una oferta,
    no constituye asesoramiento, todos los derechos reservados, estrictamente confidencial, sin el consentimiento previo, sin autorización previa,
    resultados reales pueden, prohibida su reproducción, no representa una oferta, no garantizan resultados, no garantiza resultados, rendimientos pasados,
    rentabilidades pasadas, uso exclusivo del destinatario, contiene información confidencial, queda prohibida`,
  confidentialLine: `
    confidencial, estrictamente confidencial, documento confidencial, no distribuir, uso interno, información confidencial, confidencial y privado,
    privado y confidencial, solo para uso interno`,
  disclaimerLead: 'aviso legal, descargo de responsabilidad, aviso importante, nota legal',
  references: `
    fuentes, referencias, bibliografía, fuentes y referencias, notas al pie, bibliografía y referencias, fuentes consultadas, referencias bibliográficas,
    notas y fuentes`,
  competitorTitle: `
    competidores, competencia, la competencia, nuestra competencia, análisis de la competencia, panorama competitivo, análisis competitivo, alternativas,
    soluciones existentes, competidores directos, competidores indirectos, mapa competitivo, entorno competitivo, principales actores, otros jugadores,
    sustitutos`,
  commonNoun: `
    clientes, cliente, usuarios, usuario, empresas, empresa, compañía, compañías, solución, soluciones, mercado, mercados, problema, problemas, precio,
    precios, costo, costos, coste, costes, ingresos, ventas, tiempo, año, años, mes, meses, semana, día, días, dinero, datos, tecnología, tecnologías,
    software, plataforma, plataformas, producto, productos, servicio, servicios, asesoría, consultoría, desarrollo, investigación, crecimiento, ventaja,
    ventajas, desventaja, desventajas, competencia, competidor, competidores, proveedores, proveedor, fabricantes, distribuidores, comercio, comercios,
    aliados, socios, inversores, inversionistas, inversión, financiamiento, capital, fundadores, creación, modelo, negocio, negocios, estrategia, objetivo,
    objetivos, meta, metas, calidad, seguridad, privacidad, integración, automatización, digitalización, inteligencia, artificial, análisis, reporte,
    reportes, gestión, seguimiento, mantenimiento, instalación, energía, electricidad, salud, médicos, pacientes, hospital, hospitales, clínicas, escuela,
    escuelas, educación, formación, agricultura, agricultores, productores, logística, seguro, seguros, banco, bancos, supermercados, restaurantes, hoteles,
    gobierno, municipios, particulares, profesionales, hogares, familias, consumidores, padres, hijos, niños, estudiantes, jóvenes, mundo, trimestre, hitos,
    fase, etapa, lanzamiento, mañana, futuro, idea, concepto, función, funciones, funcionalidades, fácil, simple, rápido, rápida, flexible, sostenible, local,
    locales, nacional, manual, automático, automática, papel, ninguno, ninguna, sí, no, alto, alta, medio, media, bajo, baja, clásico, tradicional,
    tradicionales, otro, otros, otras, nuevo, nueva, internacional, personal, compra, compras, producción, inventario, entrega, envío, pedido, pedidos, pago,
    pagos, facturación, factura, suscripción, licencia, comisión, publicidad, canales, red, redes, sociales, experiencia, acompañamiento, personalizado,
    personalización, simplicidad, rapidez, precisión, transparencia, confianza, cercanía, comunidad, accesibilidad, accesible, ecológico, oficina, calle,
    universidad, fortalezas, debilidades, oportunidades, amenazas, criterio, criterios, gratis, gratuito, pago, aplicación, aplicaciones, cobertura, soporte,
    variedad, escalabilidad, trazabilidad, competitivo, directa, indirecta, directos, indirectos, característica, características, beneficio, beneficios,
    elemento, elementos, aspecto, aspectos, atributo, atributos, variable, variables, factor, factores, rubro, rubros, conceptos, detalle, detalles,
    descripción, tipo, tipos, categoría, categorías, plazo, plazos, fecha, fechas, responsable, responsables, actividad, actividades, tarea, tareas, estado,
    unidad, unidades, cantidad, monto, montos, importe, importes, total, totales, subtotal, porcentaje, tasa, margen, márgenes, gasto, gastos, egresos,
    ingreso, utilidad, utilidades, ganancia, ganancias, pérdidas, impuestos, IVA, acumulado, acumulados, mensual, anual, trimestral, semestral, básico,
    básica, premium, estándar, profesional, empresarial, corporativo, corporativa, gratuita, limitado, limitada, ilimitado, ilimitada, parcial, completo,
    completa, disponible, disponibilidad, presencial, virtual, digital, digitales, online, offline, híbrido, móvil, móviles, web, app, apps, escritorio,
    perfil, perfiles, edad, género, ubicación, ciudad, ciudades, país, países, región, regiones, zona, zonas, norte, sur, oeste, población, habitantes,
    velocidad, eficiencia, eficacia, facilidad, comodidad, confiabilidad, fiabilidad, flexibilidad, garantía, garantías, atención, conectividad,
    compatibilidad, control, monitoreo, alertas, notificaciones, historial, informe, informes, indicador, indicadores, métrica, métricas, resultado,
    resultados, impacto, valor, valores, propuesta, oferta, demanda, oportunidad, reto, retos, desafío, desafíos, riesgo, riesgos, mitigación, probabilidad,
    nivel, niveles, prioridad, recurso, recursos, equipo, equipos, talento, contratación, contrataciones, marketing, mercadeo, operación, operaciones,
    infraestructura, comercial, comercialización, distribución, expansión, activo, activos, maquinaria, insumos, material, materiales, laboratorio,
    invernaderos, riego, terreno, deuda, crédito, créditos, préstamo, préstamos, cuota, cuotas, hito, trimestres, semestre, semestres, primavera, verano,
    otoño, invierno, inicio, fin, fases, etapas, próximo, próximos, actual, actuales, presente, pasado, corto, mediano, largo, primero, primera, segundo,
    segunda, tercero, tercera, directo, indirecto, propio, propia, único, única, excelente, bueno, regular, malo, limitaciones, mundial, global, regional,
    español, inglés, deporte, deportes, industria, industrias, sector, sectores, público, privado, privada, instituciones, institución, colegios, alumnos,
    profesores, docentes, maestros, exámenes, cursos, clases, agencias, marcas, tiendas, startups, startup, emprendedores, pymes, corporativos,
    organizaciones, farmacias, laboratorios, aseguradoras, inmobiliarias, propietarios, inquilinos, conductores, repartidores, vendedores, compradores,
    creadores, seguidores, anunciantes, patrocinadores, mascotas, vehículos, viajes, turistas, alimentos, bebidas, ropa, hardware, sensores, dispositivos,
    pantalla, pantallas`,
  falseFriend: 'sales, data',
}
