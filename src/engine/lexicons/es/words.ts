import type { WordLists } from '../language-lexicon.ts'

/** Spanish words by what they tell. */
export const words: WordLists = {
  forecast: `proyecci*, proyectad*, proyectamos, proyecta, prevista*, previsto*, previsión, previsiones, prevemos, meta, metas, objetivo*, esperad*, esperamos, estimad*, estimamos, estimación, planead*, planeamos, planificad*, alcanzar, alcanzaremos, lograr, lograremos, llegar a, llegaremos, potencial*, escenario*, supuesto*, si, podría*,
    será, serán, pronóstico*, pronosticad*, a futuro, buscamos alcanzar, esperada, presupuestad*, para 2026, para 2027, para 2028, para 2030`,
  forecastTitle:
    'proyecci*, previsi*, plan financiero, hoja de ruta, próximos pasos, metas, objetivos, escenario*, modelo financiero, pronóstico*, cronograma, presupuesto, plan de negocio, plan económico',
  actual:
    'actual*, actualmente, hasta la fecha, hasta hoy, a la fecha, hoy, ya, alcanzad*, logrado*, logramos, generado*, generamos, desde, facturado*, facturamos, vendido*, vendimos, firmado*, real, reales, último mes, últimos meses, últimos 12 meses, año pasado, acumulad*, tenemos, contamos con, obtuvimos, conseguimos',
  pilot:
    'piloto, pilotos, prueba piloto, pruebas piloto, fase piloto, prueba de concepto, beta, período de prueba, periodo de prueba, beta testers, en prueba',
  intent:
    'carta de intención, cartas de intención, preventa*, pre-venta*, preventas, reservas, lista de espera, interesad*, en negociación, en conversaciones, preinscrit*, pre-registro*, prerregistro*, memorando de entendimiento, no vinculante*, convenio en proceso',
  others:
    'competidor*, nuestros clientes ganan, de nuestros clientes, de sus clientes, del sector, de la industria, líder del mercado, empresas con, promedio, en promedio, a nivel mundial, mundial*, en el mundo, pérdida de ingresos, ingresos perdidos, industria, ingresos del sector, las empresas',
  own: 'nuestro, nuestra, nuestros, nuestras, nosotros, ya, actualmente, hoy, registrad*, firmad*, hasta la fecha, a la fecha, tenemos, contamos, hemos, logramos, alcanzamos, generamos, desde el lanzamiento, facturamos, logrado*, alcanzado*',
  notACount:
    'hasta, por cliente, por usuario, por mes, primeros, próximos, buscamos, necesitamos, ilimitad*, mínimo, al menos, promedio, en promedio, cada, en el mundo, potencial*, ejemplo, si, mercado, meta, objetivo, existen, hay más de, encuestad*, entrevist*',
  perUnit:
    'por cliente, por usuario, promedio, en promedio, costo, costos, coste, costes, ahorro*, ahorra, pérdida*, participación, potencial, impuesto*, multa*, por tienda, por proyecto, por unidad, ticket, por pedido, por reserva, subvención*, adicional',
  arr: 'ingresos recurrentes anuales, ingreso recurrente anual, ingresos anuales recurrentes, ingreso anual recurrente, facturación recurrente anual, ventas anuales recurrentes',
  mrr: 'ingresos recurrentes mensuales, ingreso recurrente mensual, ingresos mensuales recurrentes, ingreso mensual recurrente, ingresos mensuales, facturación mensual, ventas mensuales, facturación recurrente mensual',
  revenue:
    'ingresos, ingresos totales, ingresos anuales, ingresos brutos, ingresos netos, facturación, facturación anual, facturado, facturados, ventas, ventas anuales, ventas totales, en ventas, ingreso anual, facturamos',
  growth:
    'crecimiento, crecemos, crecimos, creció, crece, crecido, creciendo, aumento, aumentó, incremento, incrementó, incrementamos, multiplic*, duplic*, triplic*, interanual, mes a mes, mensual, año contra año, año a año, respecto al año anterior, intermensual, vs, tasa de crecimiento, alza',
  notOwnGrowth:
    'mercado, industria, sector, cuota, participación de mercado, usuarios, descargas, retención, margen, nuestros clientes, sus clientes, para nuestros clientes, para los clientes, clientes aumentan',
  payingCustomers:
    'clientes activos, clientes de pago, clientes que pagan, clientes pagando, clientes pagos, clientes corporativos, empresas clientes, empresas cliente, clientes B2B, cuentas activas, clientes recurrentes, clientes empresariales, clientes facturando, comercios activos, comercios afiliados, empresas activas',
  customers: 'clientes, comercios, suscriptores, empresas afiliadas',
  users:
    'usuarios, usuarias, usuarios activos, usuarios registrados, usuarios activos mensuales, usuarios mensuales, miembros, suscriptores, descargas, inscritos, inscripciones, registros, personas registradas, jugadores, alumnos, estudiantes activos, seguidores, beta testers, instalaciones',
  retention:
    'retención, tasa de retención, fidelización, tasa de recompra, recompra, tasa de renovación, renovación, retención de clientes',
  churn:
    'tasa de cancelación, cancelación mensual, cancelación, tasa de abandono, abandono, tasa de churn, deserción, tasa de deserción, bajas',
  gmv: 'volumen de transacciones, volumen bruto de mercancía, volumen bruto de mercancías, valor bruto de mercancía, volumen transado, volumen transaccionado, monto transado, monto procesado, volumen procesado, valor transado, transado, transaccionado',
  pipeline: 'embudo de ventas, pipeline comercial, cartera de oportunidades, pipeline, oportunidades en negociación',
  grossMargin:
    'margen bruto, margen de ganancia bruto, margen bruto promedio, margen de utilidad bruta, márgenes brutos, margen bruto del, margen de contribución',
  burn: 'gasto mensual, quema mensual, consumo de caja, quema de caja, burn mensual, burn rate, gastos mensuales',
  runway: 'meses de pista, pista, pista financiera, runway, meses de operación, meses de caja, autonomía financiera',
  cac: 'costo de adquisición, costo de adquisición de cliente, costo de adquisición de clientes, costo de adquisición por cliente, coste de adquisición, coste de adquisición de cliente, coste de adquisición de clientes, costos de adquisición, costo por cliente adquirido, costo de adquirir un cliente',
  ltv: 'valor de vida del cliente, valor de vida, valor del cliente, valor del ciclo de vida, valor del tiempo de vida, valor de por vida, valor de vida útil del cliente',
  ask: `buscamos, estamos buscando, buscando, estamos levantando, levantando, levantar, levantaremos, queremos levantar, recaudar, recaudando, solicitamos, requerimos, necesitamos, inversión requerida, inversión solicitada, inversión buscada, inversión necesaria, inversión de, inversión inicial, ronda de, ronda actual, ronda abierta, monto de la ronda, monto a levantar, monto solicitado,
    monto requerido, monto buscado, tamaño de la ronda, capital requerido, capital buscado, capital solicitado, financiamiento requerido, financiación necesaria, financiación requerida, necesidad de financiación, objetivo de la ronda, ticket de inversión, nuestra ronda, abrimos ronda, abrimos una ronda, captar, ampliación de capital de, inversión total, ronda semilla de, ronda`,
  raised:
    'levantado, levantados, levantamos, hemos levantado, ya levantado, capital levantado, recaudado, recaudados, hemos recaudado, inversión previa, inversiones previas, financiamiento previo, financiación previa, ronda anterior, rondas anteriores, rondas previas, primera ronda cerrada, ronda cerrada, cerramos, captado, captados, capital captado, invertido a la fecha, inversión recibida, capital propio invertido, hemos recibido, recibimos, fondos recibidos, hasta la fecha, autofinanciad*, bootstrapping, invertidos, aportado',
  grant:
    'subvención*, subvenciones, beca, premio, premios, fondo no reembolsable, fondos no reembolsables, concurso, CORFO, ENISA, capital no reembolsable, grant, fondo semilla público, ayuda pública, ayudas públicas, aporte no reembolsable',
  notOwnRound:
    'nuestros clientes han levantado, startups han levantado, competidores han levantado, adquirida por, adquirido por, adquisición de, exit, campañas, preventa de tokens',
  valuation:
    'valoración, valuación, valoración pre-money, valoración post-money, valoración premoney, valuación pre-money, valuación post-money, pre-money, post-money, premoney, postmoney, tope, tope de valoración, cap de valoración, valuation cap, valorización',
  committed:
    'comprometido, comprometidos, comprometida, ya comprometido, ya comprometidos, compromisos, asegurado, asegurados, confirmado, confirmados, suscrito, suscritos, soft commitment, soft commitments, cerrado, cerrados',
  instrument:
    'nota convertible, notas convertibles, préstamo convertible, préstamo participativo, deuda convertible, ampliación de capital, acciones preferentes, acciones preferidas, participación accionaria, participación en el capital, capital accionario, acciones ordinarias, mutuo convertible',
  funding:
    'inversión, inversiones, inversor*, inversionista*, invertir, invierte, financia*, ronda*, capital, fondo*, levant*, recaud*, semilla, ángel, ángeles, valoración, valuación, participación, nota convertible, subvención*, apalancamiento, aporte*',
  notTheAsk:
    'uso de, distribución de, para marketing, para desarrollo, para contratación, por mes, mensual*, ingresos, facturación, valoración, valuación, comprometido*, levantado*, recaudado*, ya, MRR, ARR, gasto mensual',
  customerMoney:
    'ingresos, ventas, facturación, clientes, pedidos, usuarios, contratos, pagado, presupuesto, pago, pagos, órdenes',
  alreadyIn: 'ya, hasta la fecha, a la fecha, previo*, previa*, anterior*, hemos',
  useOfFunds:
    'uso de fondos, uso de los fondos, uso del capital, uso de la inversión, uso de recursos, uso de los recursos, destino de los fondos, destino de la inversión, destino del capital, distribución de los fondos, distribución de la inversión, distribución del capital, en qué usaremos, en qué invertiremos, cómo usaremos, asignación de fondos, asignación de recursos, uso del financiamiento, aplicación de fondos, plan de inversión, para qué usaremos',
  notAUse:
    'participación, accionaria, equity, descuento, crecimiento, tasa, interés, margen, comisión, acciones, cuota, mercado, retención, cancelación, total, valoración, valuación, comprometido*, levantado*, ronda, runway, ingresos, dilución',
  priceRate:
    'al mes, por mes, mensual, mensuales, al año, por año, anual, anuales, por usuario, por usuario al mes, por usuario/mes, por cliente, por empleado, por colaborador, por sucursal, por sede, por equipo, por dispositivo, por vehículo, por licencia, por transacción, por pedido, por reserva, por unidad, por hora, por día, por semana, por consulta, por clase, por alumno, por persona, por noche, por evento, por envío, la unidad, único, único pago, una vez, c/u, cada uno, /mes, por kilo, por hectárea, por propiedad, + IVA al mes, por establecimiento',
  prices:
    'precio*, plan, planes, tarifa*, suscripción, suscripciones, modelo de negocio, modelo de negocios, modelo de ingresos, membresía*, licencia*, paquete*, monetización, comisión, cobr*, fuentes de ingreso, fuentes de ingresos',
  notAPrice:
    'ahorr*, desperdici*, pérdida*, pierde*, sueldo*, salario*, ganan, ganar, promedio, ingresos, facturación, competidor*, costo de, costos de, cuesta, multa*, CAC, LTV, gasto*, ticket promedio, inversión, costo unitario, materia prima',
  breakEven:
    'punto de equilibrio, equilibrio, rentabilidad, rentables, rentable, break even, umbral de rentabilidad, flujo positivo, flujo de caja positivo, breakeven',
  closing:
    'cierre, cierre de la ronda, cierre de ronda, fecha de cierre, cierra, fecha límite, plazo, cierre previsto, cierre estimado, primer cierre, cierre final',
  tam: 'mercado total, mercado total direccionable, mercado total disponible, mercado potencial total, mercado direccionable total, mercado global total, mercado total accesible, mercado potencial',
  sam: 'mercado disponible, mercado direccionable, mercado accesible, mercado disponible útil, mercado al que podemos servir, mercado atendible, mercado servible, mercado disponible para servir',
  som: 'mercado obtenible, mercado objetivo alcanzable, mercado alcanzable, mercado capturable, mercado meta, cuota de mercado objetivo, mercado que podemos obtener, mercado accesible obtenible',
  marketSize:
    'tamaño de mercado, tamaño del mercado, mercado de, mercado global, mercado mundial, mercado valorado en, mercado está valorado, mercado vale, mercado mueve, mercado alcanzará, valor del mercado, la industria mueve, industria de, sector mueve, oportunidad de mercado, potencial de mercado, gasto anual, el sector, la industria, mercado',
  market: 'mercado, mercados, sector, industria, demanda, rubro',
  notMarketSize:
    'levantad*, recaudad*, financiamiento, invertid*, nuestros ingresos, nuestra facturación, nuestros clientes, nuestros usuarios, nuestra meta, nuestro objetivo, per cápita, promedio, líder, ganancias, utilidades, precio*, costo*, coste*, tarifa*, multa*, ahorr*, valoración, valuación, pérdida*, pierden, cuota de, participación de mercado de, buscamos, planeamos, esperamos, subvención*, remesas, deuda',
  marketGrowth:
    'crecimiento, crecimiento anual, tasa de crecimiento, tasa de crecimiento anual compuesta, TCAC, crece, creciendo, creció, crecerá, anual, anualmente, por año, al año, interanual, aumento, incremento, expansión anual',
  companyMetric:
    'ingresos, facturación, ventas, usuarios, clientes, descargas, retención, margen, equipo, tráfico, conversión, nuestro, nuestros',
  sellsIn:
    'mercado, mercados, empresas, usuarios, clientes, pymes, hogares, familias, personas, lanzamiento, lanzar, expansión, expandir*, expandirnos, público objetivo, enfoque, ciudades, países, país, región, regiones, consumidores, población, disponible en, presencia en, presentes en, operamos en, operaciones en, cobertura, habitantes, nivel nacional, entrada, llegar a, adultos, jóvenes, comercios, productores, agricultores, turistas',
  notSellsIn:
    'universidad, universitario, instituto, sede, oficina, fundada en, basada en, con base en, nació en, estudió, fuente, según, banco, trabajó, egresad*, licenciad*, máster, maestría, doctorado, patente, calle, avenida, ministerio, colegio, facultad, hackathon, INE, INEGI, BID, CEPAL',
  competitorLead:
    'competidores:, competidores como, nuestros competidores:, principales competidores:, competidores directos:, competidores indirectos:, competencia directa:, competencia indirecta:, la competencia:, a diferencia de, alternativas como, competidores son, competimos con, competimos contra, frente a',
  competitorExample:
    'como, tales como, por ejemplo, ej, entre ellos, frente a, vs, directos, indirectos, directa, indirecta, versus, comparado con',
  customerLead:
    'nuestros clientes:, confían en nosotros, ya confían en nosotros, han confiado en nosotros, clientes:, clientes actuales:, clientes como, entre nuestros clientes:, primeros clientes:, clientes piloto:, principales clientes:, trabajamos con, utilizado por, usado por, empresas que confían:, contratos con, contrato firmado con, casos de éxito:, algunos de nuestros clientes:',
  customerTitle:
    'nuestros clientes, clientes, confían en nosotros, quiénes confían en nosotros, ya confían en nosotros, han confiado en nosotros, algunos clientes, algunos de nuestros clientes, clientes actuales, primeros clientes, casos de éxito, testimonios, clientes y aliados, clientes destacados, empresas que confían en nosotros, principales clientes',
  investorLead:
    'inversionistas:, inversores:, nuestros inversores:, nuestros inversionistas:, inversores actuales:, inversionistas actuales:, respaldados por, respaldado por, respaldada por, invertidos por, financiado por, financiada por, liderada por, liderado por, apoyados por, con la participación de, participación de, inversión de, nos respaldan:, business angels:, ángeles inversionistas:',
  investorTitle:
    'inversionistas, inversores, nuestros inversores, nuestros inversionistas, inversores actuales, inversionistas actuales, nos respaldan, respaldo, respaldados por, inversores y aliados, quiénes nos respaldan, socios inversores',
  investorWord:
    'fondo, fondos, capital, inversiones, inversión, aceleradora, incubadora, ángeles, partners, grupo, ventures',
  founded:
    'fundada, fundado, fundados, fundación, constituida, constituido, constituidos, creada, creado, establecida, establecido, año de fundación, fecha de fundación, iniciamos, iniciamos operaciones, nacimos, nació, nace, inicio de operaciones, empezamos',
  since: 'desde, operando desde, en el mercado desde, activos desde, trabajamos desde',
  staff:
    'empleados, colaboradores, colaboradoras, trabajadores, personas en el equipo, miembros del equipo, integrantes, personas, profesionales, miembros, tiempo completo, empleados a tiempo completo, personas a tiempo completo, en plantilla',
  othersStaff:
    'empresas, compañías, pymes, con más de, hasta, entre, contratar, contratación, contrataciones, contrataremos, plan, meta, objetivo, para 2026, para 2027, por empleado, clientes, promedio, mercado, de menos de, menos de, generar, generaremos, empleos, grandes, más de mil, en el mundo, beneficiar',
  seat: 'sede en, con sede en, sede, sede central, sede principal, oficina en, oficinas en, oficina central, oficina principal, basada en, basado en, basados en, con base en, ubicada en, ubicados en, ubicado en, domicilio, constituida en, domiciliada en, ubicación',
  street:
    'calle, avenida, av, avda, carrera, cra, calz, calzada, paseo, plaza, colonia, col, barrio, piso, oficina, local, edificio, torre, código postal, C.P., jirón, jr, pasaje, carretera, polígono, edif',
  notATagline:
    'presentación para, presentación a, confidencial, presentado por, presentada por, elaborado por, preparado por, plan de negocio, plan de negocios, todos los derechos reservados, gracias, índice, ronda de inversión, ronda semilla, fundador, fundadora, cofundador, cofundadora, integrantes, equipo, universidad, facultad, materia, profesor, cátedra, hackathon, hackatón, trabajo final, carrera',
  whatItIs:
    'plataforma, aplicación, app, software, solución, servicio, marketplace, red, herramienta, asistente, sistema, sitio, tienda, marca, juego, agencia, comunidad, para, que, permite, ayuda, conecta, conectamos, facilita, simplifica, automatiza, digital, digitaliza, con, sin, donde, primera, primer',
  self: 'somos, somos una, somos un, somos la, somos el, ayudamos, conectamos, permitimos, ofrecemos, desarrollamos, creamos, brindamos, transformamos, digitalizamos, automatizamos, simplificamos, facilitamos, hacemos, construimos, empoderamos, impulsamos, diseñamos, fabricamos, producimos, nuestra misión es, nuestra plataforma, nuestra solución, nuestra app, nuestra aplicación, nuestro producto, nuestro software',
  isA: 'es un, es una, es la, es el, es nuestra, es nuestro, ayuda a, ayuda, permite, ofrece, conecta, desarrolla, facilita, simplifica, automatiza, transforma, digitaliza, brinda, crea, hace, revoluciona, integra, impulsa, convierte, empodera, une, optimiza, proporciona, busca, nace',
  notAName:
    'presentación, proyecto, confidencial, borrador, índice, introducción, resumen, resumen ejecutivo, gracias, bienvenidos, bienvenidas, problema, solución, equipo, contacto, anexo, anexos, página, ronda, ronda de inversión, plan de negocio, plan de negocios, mercado, contexto, hackathon, hackatón, integrantes, materia, carrera, universidad, facultad, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, concurso, convocatoria, propuesta, idea, trabajo',
  productStatus:
    'en desarrollo, prototipo, prototipo funcional, MVP, producto mínimo viable, beta, versión beta, beta cerrada, beta privada, en producción, en funcionamiento, disponible, disponible en, lanzado*, lanzada*, fase piloto, en fase piloto, piloto en, en pruebas, prueba de concepto, operativo*, operativa*, operando, en operación, certificad*, TRL, en línea, ya disponible, app publicada, testnet, red de pruebas',
  whyNow:
    'por qué ahora, es el momento, el momento ideal, momento perfecto, por primera vez, nueva regulación, nueva ley, ahora es posible, punto de inflexión, aceleración, obligatorio a partir, cambio regulatorio, entra en vigor',
  advantage:
    'ventaja competitiva, ventajas competitivas, nuestra ventaja, únicos, única plataforma, único en, única en, únicos en, los primeros, primera plataforma, a diferencia de, exclusiv*, patentad*, efecto de red, efectos de red, más rápido que, más barato que, mejor que, diferenciador*, diferenciación, diferencial, barrera de entrada, barreras de entrada, propietari*, tecnología propia, algoritmo propio, ningún competidor',
  property:
    'patente*, patentad*, patente en trámite, solicitud de patente, marca registrada, registro de marca, propiedad intelectual, secreto industrial, derechos de autor, modelo de utilidad, marcas registradas, INDECOPI, IMPI, OEPM',
  partnership:
    'alianza con, alianzas con, alianza estratégica, alianzas estratégicas, convenio con, convenios con, acuerdo con, acuerdos con, en colaboración con, colaboración con, socio estratégico, socios estratégicos, aliado estratégico, aliados estratégicos, nuestros aliados, partner oficial, aliados, asociación con, en conjunto con',
  award:
    'premio*, ganador*, ganadora*, galardon*, finalista*, reconocimiento*, reconocid*, seleccionad*, primer lugar, segundo lugar, tercer lugar, 1er lugar, primer puesto, mención, mejor startup, concurso, distinción, premiad*, nominad*',
  founderRole:
    'fundador, fundadora, cofundador, cofundadora, co-fundador, co-fundadora, fundadores, cofundadores, socio fundador, socia fundadora, fundador y CEO, fundadora y CEO, director fundador',
  leaderRole:
    'director general, directora general, director ejecutivo, directora ejecutiva, gerente general, presidente, presidenta, director de tecnología, directora de tecnología, director técnico, directora técnica, director de operaciones, directora de operaciones, director financiero, directora financiera, director comercial, directora comercial, director de marketing, directora de marketing, director de producto, directora de producto, consejero delegado, consejera delegada, líder del proyecto, lider de proyecto, líder de proyecto',
  adviserRole:
    'asesor, asesora, mentor, mentora, consejero, consejera, consejo asesor, miembro del consejo, asesor legal, asesor técnico, consultor externo, docente',
  investorRole: 'inversor, inversora, inversionista, ángel inversionista, accionista',
  role: `director, directora, gerente, responsable, desarrollador, desarrolladora, ingeniero, ingeniera, programador, programadora, diseñador, diseñadora, jefe de, jefa de, líder, encargado, encargada, coordinador, coordinadora, analista, especialista, abogado, abogada, médico, médica, investigador, investigadora, científico, científica, doctor en, doctora en, contador, contadora, socia, socio director,
    comercial, ventas, finanzas, operaciones, tecnología, administración, administrador, administradora, comunicación, redes sociales, estudiante, practicante, arquitecto, arquitecta, economista, psicólogo, psicóloga, biólogo, bióloga, químico, química, agrónomo, agrónoma, licenciado en, licenciada en, consultor, consultora, experto en, experta en, desarrollo de negocios, diseño, documentación, inteligencia artificial, desarrollo`,
  phd: 'doctorado, doctor en, doctora en, doctorado en, PhD, doctorados, doctor por, doctora por',
  foundedBefore:
    'emprendedor serial, emprendedora serial, emprendedor en serie, fundó, cofundó, ex fundador, exfundador, ex fundadora, fundador de, fundadora de, cofundador de, cofundadora de, vendió su, vendió su empresa, segunda startup, tercera startup, segundo emprendimiento, exit, previamente fundó, empresario serial, startups fundadas, vendida a',
  entrepreneur:
    'emprendedor, emprendedora, emprendedores, emprendimiento*, empresario, empresaria, dueño de, dueña de, propietario de, creador de, creadora de, fundador de, fundadora de, lanzó su, creó su',
  study:
    'universidad, licenciad*, ingenier*, grado en, máster, maestría, egresad*, graduad*, doctorado, MBA, facultad, estudió, estudios, titulad*, diplomad*, posgrado, carrera',
  atWork:
    'ex, anterior*, previamente, antes, experiencia, años, ingenier*, director*, gerente, trabajó, trabajo en, en, desarrollador*, líder, consultor*, trayectoria',
  customerStory:
    'testimonio, testimonios, caso de éxito, casos de éxito, caso de estudio, casos de estudio, caso práctico, historias de éxito, lo que dicen nuestros clientes, qué dicen nuestros clientes, opiniones de clientes, nuestros clientes dicen',
  exampleLead:
    'por ejemplo, ejemplo:, imagina, imagine, imaginemos, supongamos, pongamos que, escenario:, cálculo de ejemplo',
  exampleInside: 'por ejemplo, p. ej., p.ej.',
  exampleTitle:
    'ejemplo, ejemplos, ejemplo de uso, ejemplo de cálculo, ejemplo práctico, persona tipo, buyer persona, un día en la vida, simulación, caso de uso de ejemplo, ejemplo ilustrativo',
  personaMark: 'edad:, ocupación:, profesión:, objetivos:, frustraciones:, necesidades:',
  interfaceButton:
    'iniciar sesión, cerrar sesión, inicia sesión, regístrate, registrarse, crear cuenta, crear una cuenta, olvidaste tu contraseña, ¿olvidaste tu contraseña?, añadir al carrito, agregar al carrito, comprar ahora, pagar ahora, finalizar compra, ver más, ver todo, ver todos, ver detalles, saber más, siguiente, anterior, volver, atrás, cancelar, guardar, enviar, confirmar, continuar, eliminar, editar, mi cuenta, mi perfil, mis pedidos, escribe un mensaje, buscar, correo electrónico, contraseña, reservar ahora, ordenar por, saldo disponible, en línea, subir archivo',
  interfaceMenu:
    'inicio, panel, perfil, ajustes, configuración, notificaciones, mensajes, calendario, hoy, ayer, mañana, informes, reportes, pedidos, carrito, favoritos, ayuda, menú, contactos, historial, tareas, en curso, pendiente, completado, importe, monto, total, cantidad, precio, descripción, estado, fecha, facturas, pagos, saldo, transferir, depositar, enviar, recibir',
  legalTitle:
    'aviso legal, descargo de responsabilidad, exención de responsabilidad, aviso importante, aviso de confidencialidad, nota legal, información legal',
  legalPhrase:
    'declaraciones prospectivas, declaraciones a futuro, manifestaciones a futuro, no constituye una oferta, no constituye oferta, no constituyen una oferta, no constituye asesoramiento, todos los derechos reservados, estrictamente confidencial, sin el consentimiento previo, sin autorización previa, resultados reales pueden, prohibida su reproducción',
  confidentialLine: 'confidencial, estrictamente confidencial, documento confidencial, no distribuir, uso interno',
  disclaimerLead: 'aviso legal, descargo de responsabilidad, aviso importante, nota legal',
  references: 'fuentes, referencias, bibliografía, fuentes y referencias, notas al pie',
  competitorTitle:
    'competidores, competencia, la competencia, nuestra competencia, análisis de la competencia, panorama competitivo, análisis competitivo, alternativas, soluciones existentes',
  commonNoun: `clientes, cliente, usuarios, usuario, empresas, empresa, compañía, compañías, solución, soluciones, mercado, mercados, problema, problemas, precio, precios, costo, costos, coste, costes, ingresos, ventas, tiempo, año, años, mes, meses, semana, día, días, dinero, datos, tecnología, tecnologías, software, plataforma, plataformas, producto, productos, servicio, servicios,
    asesoría, consultoría, desarrollo, investigación, crecimiento, ventaja, ventajas, desventaja, desventajas, competencia, competidor, competidores, proveedores, proveedor, fabricantes, distribuidores, comercio, comercios, aliados, socios, inversores, inversionistas, inversión, financiamiento, capital, fundadores, creación, modelo, negocio, negocios, estrategia, objetivo, objetivos, meta, metas,
    calidad, seguridad, privacidad, integración, automatización, digitalización, inteligencia, artificial, análisis, reporte, reportes, gestión, seguimiento, mantenimiento, instalación, energía, electricidad, salud, médicos, pacientes, hospital, hospitales, clínicas, escuela, escuelas, educación, formación, agricultura, agricultores, productores, logística, seguro, seguros, banco, bancos, supermercados,
    restaurantes, hoteles, gobierno, municipios, particulares, profesionales, hogares, familias, consumidores, padres, hijos, niños, estudiantes, jóvenes, mundo, trimestre, hitos, fase, etapa, lanzamiento, mañana, futuro, idea, concepto, función, funciones, funcionalidades, fácil, simple, rápido, rápida, flexible, sostenible, local, locales, nacional, manual, automático, automática, papel,
    ninguno, ninguna, sí, no, alto, alta, medio, media, bajo, baja, clásico, tradicional, tradicionales, otro, otros, otras, nuevo, nueva, internacional, personal, compra, compras, producción, inventario, entrega, envío, pedido, pedidos, pago, pagos, facturación, factura, suscripción, licencia, comisión, publicidad, canales, red, redes, sociales, experiencia, acompañamiento, personalizado, personalización,
    simplicidad, rapidez, precisión, transparencia, confianza, cercanía, comunidad, accesibilidad, accesible, ecológico, oficina, calle, universidad, fortalezas, debilidades, oportunidades, amenazas, criterio, criterios, gratis, gratuito, pago, aplicación, aplicaciones, cobertura, soporte, variedad, escalabilidad, trazabilidad, competitivo, directa, indirecta, directos, indirectos`,
  falseFriend: 'sales, data',
}
