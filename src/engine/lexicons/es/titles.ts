import type { SlideWords } from '../language-lexicon.ts'

/** What Spanish decks set over their slides. */
export const titles: SlideWords = {
  cover:
    'presentación para inversores, presentación para inversionistas, presentación a inversores, presentación de inversión',
  problem: `
    problema, el problema, problemas, los problemas, el reto, reto, retos, desafío, desafíos, el desafío, dolor, dolores, el dolor, los dolores, necesidad, la necesidad, necesidades, situación actual, problemática, la problemática, planteamiento del problema, puntos de dolor, diagnóstico, la realidad, realidad actual, hoy en día,
    antecedentes, identificación del problema, la situación, la oportunidad perdida, qué está pasando, justificación`,
  'why-now':
    'por qué ahora, why now, tendencias, el momento, el momento es ahora, contexto, contexto actual, tendencias del mercado, timing, momento de mercado, coyuntura',
  solution: `
    solución, la solución, nuestra solución, soluciones, nuestras soluciones, propuesta de valor, nuestra propuesta, nuestra propuesta de valor, la propuesta, propuesta, misión, visión, misión y visión, nuestra misión, nuestra visión, qué es, qué hacemos, lo que hacemos, la idea, nuestra idea, concepto, beneficios, valor agregado, cómo lo resolvemos, cómo lo solucionamos,
    solución propuesta, qué ofrecemos, nuestra oferta, el proyecto, sobre nosotros, objetivo, objetivo general`,
  product: `
    producto, el producto, nuestro producto, productos, nuestros productos, cómo funciona, cómo funcionamos, funcionamiento, funcionalidades, características, características principales, demo, demostración, plataforma, la plataforma, nuestra plataforma, servicios, nuestros servicios, la app, nuestra app, la aplicación, casos de uso, prototipo, experiencia de usuario, módulos,
    flujo, flujo de usuario, nuestro servicio, portafolio, producto mínimo viable`,
  technology:
    'tecnología, nuestra tecnología, arquitectura, innovación, stack, stack tecnológico, tecnologías, patentes, propiedad intelectual, inteligencia artificial, ciencia, investigación y desarrollo, tecnologías utilizadas, arquitectura técnica, infraestructura',
  market: `
    mercado, el mercado, nuestro mercado, oportunidad, la oportunidad, oportunidad de mercado, tamaño de mercado, tamaño del mercado, TAM, TAM SAM SOM, mercado objetivo, mercado potencial, público objetivo, clientes objetivo, cliente objetivo, segmento, segmentos, segmento de clientes, segmentos de clientes, cliente ideal, perfil del cliente, análisis de mercado, estudio de mercado,
    audiencia, potencial de mercado, nicho, nicho de mercado, público meta, mercado meta`,
  competition: `
    competencia, la competencia, competidores, nuestros competidores, análisis de la competencia, análisis competitivo, panorama competitivo, ventaja competitiva, ventajas competitivas, ventajas, nuestras ventajas, diferenciación, diferenciales, diferencial, diferenciadores, moat, por qué nosotros, qué nos hace diferentes, qué nos diferencia, nuestro diferencial, comparativa, cuadro comparativo,
    posicionamiento, entorno competitivo, factor diferencial, elementos diferenciadores, matriz competitiva, barreras de entrada, benchmark, alternativas`,
  'business-model': `
    modelo de negocio, modelo de negocios, nuestro modelo de negocio, el modelo de negocio, modelo de ingresos, modelo de ingreso, fuentes de ingreso, fuentes de ingresos, ingresos, monetización, modelo de monetización, precios, pricing, planes, tarifas, esquema de ingresos, cómo ganamos dinero, cómo monetizamos, flujos de ingresos, planes y precios, modelo, unit economics, lean canvas, canvas`,
  traction: `
    tracción, nuestra tracción, avances, resultados, nuestros resultados, clientes, nuestros clientes, validación, validación de mercado, logros, nuestros logros, métricas, métricas clave, casos de éxito, impacto, nuestro impacto, hitos alcanzados, hitos logrados, hitos, números, nuestros números, indicadores, testimonios, alianzas, aliados, nuestros aliados, reconocimientos, premios, confían en nosotros,
    quiénes confían en nosotros, lo que hemos logrado, estado actual, estado del proyecto, trayectoria, crecimiento logrado, cifras`,
  'go-to-market': `
    go to market, estrategia go to market, estrategia comercial, estrategia de mercado, estrategia de entrada, estrategia de marketing, estrategia de ventas, estrategia de crecimiento, estrategia de adquisición, marketing, ventas, canales, canales de venta, canales de distribución, distribución, crecimiento, expansión, plan de expansión, plan de marketing, adquisición de clientes, captación, estrategia,
    comercialización, estrategia de comercialización, escalabilidad, plan comercial, internacionalización, promoción, difusión, estrategia de expansión, marketing y ventas`,
  roadmap:
    'roadmap, hoja de ruta, cronograma, próximos pasos, los próximos pasos, futuro, el futuro, plan, línea de tiempo, siguientes pasos, plan de trabajo, plan de desarrollo, etapas, fases, calendario, plan de acción, objetivos, metas, nuestras metas, proyección a futuro, qué sigue, planes a futuro, visión a futuro',
  financials:
    'finanzas, financiero, proyecciones, proyecciones financieras, proyección financiera, proyección de ingresos, proyecciones de ventas, presupuesto, plan financiero, estados financieros, modelo financiero, análisis financiero, costos, costes, estructura de costos, estructura de costes, rentabilidad, previsiones, previsiones financieras, plan económico, viabilidad económica, resultados financieros, flujo de caja, punto de equilibrio, números clave',
  team: 'equipo, nuestro equipo, el equipo, fundadores, los fundadores, equipo fundador, founders, founder, quiénes somos, sobre el equipo, conoce al equipo, equipo directivo, el equipo fundador, integrantes, nosotros, miembros, equipo de trabajo, socios fundadores, equipo humano',
  advisors:
    'asesores, nuestros asesores, mentores, inversores, inversionistas, nuestros inversores, consejo asesor, comité asesor, advisors, advisory board, respaldo, nos respaldan, quienes nos apoyan, consejeros',
  ask: `
    inversión, la inversión, financiamiento, financiación, ronda, la ronda, ronda de inversión, ronda actual, nuestra ronda, buscamos, qué buscamos, the ask, uso de fondos, uso de los fondos, uso de la inversión, uso del capital, destino de los fondos, destino de la inversión, la oportunidad de inversión, oportunidad de inversión, qué necesitamos, necesidades de financiación, necesidad de financiamiento,
    levantamiento de capital, capital requerido, propuesta de inversión, solicitud de inversión, inversión requerida, inversión solicitada, inversión buscada, requerimiento de inversión, fondos requeridos, únete, invierte, levantamiento, petición, solicitud, plan de inversión, invierte con nosotros, la petición, nuestra solicitud, qué pedimos`,
  contact:
    'contacto, contáctanos, contáctenos, gracias, muchas gracias, gracias por su atención, gracias por tu atención, cierre y contacto, preguntas, hablemos, datos de contacto, contactos',
  appendix:
    'anexo, anexos, índice, referencias, bibliografía, agenda, riesgos, apéndice, fuentes, contenido, aviso legal, descargo de responsabilidad, tabla de contenido, análisis de riesgos, glosario, temario',
}

/** What stands on Spanish slides, by what they are about. */
export const bodies: SlideWords = {
  problem: `
    problema*, falta de, faltan, carece*, difícil*, dificultad*, costoso*, caro, caros, caras, lento*, ineficien*, frustra*, fragmentad*, desperdicio, desperdicia*, pérdida*, pierden, pierde, manual*, obsolet*, engorroso*, complejo*, complejidad, burocracia, burocrátic*, desafío*, reto*, no existe*, no tienen, no pueden, no cuentan,
    insuficien*, escasez, escaso*, brecha, informal*, desconfianza, inseguridad, demora*, sufren, sufre, desconect*, errores, poca, poco acceso, barrera*, tediosos*, intermediarios`,
  'why-now':
    'por primera vez, nueva regulación, nueva ley, pospandemia, post pandemia, auge, creciente*, cada vez más, aceleración, transformación digital, tendencia*, en aumento',
  solution: `
    nuestra solución, nuestra plataforma, nuestra aplicación, nuestra app, ofrecemos, ayudamos, permitimos, conectamos, desarrollamos, brindamos, creamos, permite, permiten, facilita, simplifica, automatiza*, una plataforma, una solución, plataforma que, aplicación que, app que, sencill*, fácil*, en tiempo real, todo en uno, en un solo lugar,
    integral, innovador*, a través de, digitaliza*, optimiza*`,
  product:
    'funcionalidad*, función*, aplicación, tablero, panel, dashboard, interfaz, integración, integraciones, móvil, paso 1, paso 2, clic, descarga*, módulo*, notificaciones, prototipo, beta, MVP, demo, registro, registrarse, regístrate, búsqueda, perfil, usuario',
  technology:
    'algoritmo*, inteligencia artificial, aprendizaje automático, machine learning, patente*, patentad*, tecnología*, arquitectura, encriptación, cifrado, sensor*, base de datos, nube, blockchain, contratos inteligentes, IA, API, código abierto, propietari*, visión por computadora',
  market:
    'mercado, tamaño de mercado, tamaño del mercado, millones, billones, TAM, SAM, SOM, CAGR, crecimiento anual, público objetivo, segmento*, industria, sector, hogares, pymes, empresas en, personas, usuarios potenciales, participación de mercado, cuota de mercado, población, potencial, consumidores, Latinoamérica',
  competition:
    'competencia, competidor*, ventaja*, alternativa*, a diferencia de, diferencia*, diferenciador*, único*, única*, líder, frente a, comparación, comparado, barreras, sustitutos, los demás, primeros en',
  'business-model':
    'suscripción, suscripciones, comisión, comisiones, licencia*, tarifa*, por mes, al mes, mensual*, anual*, por usuario, precio*, ingresos, margen, márgenes, freemium, premium, publicidad, recurrente*, modelo de negocio, cobro, cobramos, cobra, planes, plan básico, fee, membresía*, pago por, venta de, por transacción, IVA, ticket promedio, por venta',
  traction:
    'clientes, usuarios, usuarios activos, piloto*, cartas de intención, carta de intención, ventas, facturación, facturado, descargas, crecimiento, lista de espera, firmado*, contratos, lanzamiento, lanzamos, hasta la fecha, hasta hoy, actualmente, ya, desde el lanzamiento, ganador*, premio*, alianzas, preventa, registrados, suscriptores, logrado, validación, entrevistas, encuesta*, hitos',
  'go-to-market':
    'estrategia comercial, adquisición, marketing, redes sociales, influencers, SEO, SEM, boca a boca, referidos, alianzas, distribuidores, fuerza de ventas, venta directa, ferias, eventos, canales, campaña*, expansión, embajadores, prospección, publicidad, contenido, lanzamiento en, convenios, comunidad, promoción',
  roadmap:
    'lanzamiento, fase 1, fase 2, fase 3, próximos pasos, hito*, expansión, Q1, Q2, Q3, Q4, T1, T2, T3, T4, trimestre, semestre, desarrollo, escalamiento, escalar, beta, versión, meses, corto plazo, mediano plazo, largo plazo, etapa, implementación, piloto',
  financials:
    'ingresos, EBITDA, utilidad*, utilidad neta, beneficio neto, gastos, costos, costes, egresos, margen bruto, flujo de caja, punto de equilibrio, proyección, proyecciones, proyectad*, ganancia*, rentab*, TIR, VAN, presupuesto, ventas, facturación, año 1, año 2, año 3, OPEX, CAPEX, resultado',
  team: 'fundador, fundadora, cofundador, cofundadora, co-fundador, co-fundadora, socio, socia, director, directora, CEO, CTO, COO, CFO, ingeniero, ingeniera, años de experiencia, licenciad*, universidad, máster, maestría, MBA, desarrollador, desarrolladora, responsable, gerente, doctor, doctora, experto, experta, especialista, estudiante*, programador*, abogad*',
  advisors: 'asesor*, mentor*, advisor*, consejero*, consejo, inversor*, inversionista*, ángel, ángeles',
  ask: 'ronda, inversión, inversionistas, inversores, financiación, financiamiento, buscamos, levantando, levantar, estamos levantando, capital, capital semilla, uso de fondos, valoración, valuación, pre-money, post-money, nota convertible, runway, participación, equity, SAFE, préstamo, fondos, contratación, destinaremos, presupuesto',
  contact: 'gracias, contacto, contáctanos, teléfono, correo, sitio web, preguntas, síguenos, escríbenos',
  appendix: 'anexo*, índice, fuentes, bibliografía, aviso legal, referencias',
}
