import type { PhraseLists } from '../language-lexicon.ts'

/** Spanish phrases by the values of the vocabularies that they speak for. */
export const phrases: PhraseLists = {
  industry: {
    adtech: {
      strong: 'publicidad programática, red publicitaria, plataforma publicitaria',
      medium: 'anunciantes, espacios publicitarios',
    },
    advanced_materials: {
      strong: 'nuevos materiales, materiales avanzados, nanomaterial*, grafeno, bioplástico*, biomaterial*',
      medium: 'polímero*, recubrimiento*, fibra*',
    },
    aerospace: {
      strong: 'aeroespacial, aeronáutica, aviación, aviones',
      medium: 'aeronave*, aerolíneas',
    },
    agtech: {
      strong: `
        agricultura, agrícola*, agricultor*, agtech, agrotech, agro, agropecuari*, ganader*, productores agrícolas, campo mexicano, caficultores,
        pequeños productores, agroindustria*, agronegocio*, agricultura de precisión, agroalimentario, agroalimentaria, hortícola*, sector agrícola`,
      medium: `
        cultivo*, cosecha*, suelo*, riego, semillas, hectáreas, invernadero*, ganado, fertilizante*, siembra, tierras agrícolas, campesin*, hortalizas,
        ganadería, maíz, aguacate, agroexport*`,
      against:
        'capital semilla, ronda semilla, etapa semilla, fase semilla, pre semilla, inversión semilla, fondo semilla',
    },
    ai: {
      strong: `
        inteligencia artificial, aprendizaje automático, IA generativa, con IA, con inteligencia artificial, basado en IA, impulsado por IA, agente de IA,
        agentes de IA, asistente de IA, redes neuronales, visión artificial, visión por computadora, modelos de lenguaje, machine learning, potenciado por IA`,
      medium: 'IA, algoritmo*, chatbot*, predictiv*',
    },
    analytics: {
      strong: `
        análisis de datos, analítica de datos, inteligencia de negocios, visualización de datos, analítica avanzada, analítica predictiva,
        plataforma de analítica, plataforma de análisis`,
      medium: 'dashboard*, reportes, tableros, analítica, big data',
    },
    ar_vr: {
      strong: 'realidad aumentada, realidad virtual, realidad mixta, metaverso',
      medium: 'inmersiv*, 3D',
    },
    automotive: {
      strong:
        'automotriz, automotrices, automóvil*, concesionari*, talleres mecánicos, vehículos eléctricos, autos usados, autopartes',
      medium: 'vehículo*, autos, coches, conductores, taller*, carros',
    },
    banking: {
      strong:
        'neobanco, banca digital, banco digital, cuenta bancaria, banca móvil, servicios bancarios, inclusión financiera, bancarización',
      medium: 'bancos, banco, bancari*, cuentas',
    },
    beauty: {
      strong: `
        belleza, cosmétic*, cuidado de la piel, maquillaje, salones de belleza, peluquería*, centro de estética, centros de estética, medicina estética,
        productos de belleza`,
      medium: 'piel, cabello, spa, estética',
    },
    biotech: {
      strong: 'biotecnología, biotecnológic*, terapia génica, fármaco*, farmacéutic*, biotech, vacuna*',
      medium:
        'ensayos clínicos, laboratorio*, proteína*, células, moléculas, enzima*, bioproceso*, biológic*, microorganismo*, fermentación',
    },
    blockchain: {
      strong: 'blockchain, cadena de bloques, contratos inteligentes, descentralizad*, tokenización, web3',
      medium: 'token*, NFT*, on-chain, billetera digital',
    },
    climate_tech: {
      strong: `
        huella de carbono, emisiones de carbono, descarboniz*, cambio climático, economía circular, reciclaje, reciclad*, créditos de carbono,
        carbono neutral, bonos de carbono, gestión de residuos, captura de carbono, neutralidad climática, gases de efecto invernadero, cleantech, climatech,
        ESG`,
      medium:
        'CO2, emisiones, medio ambiente, ambiental*, sostenib*, sustentab*, residuos, ecológic*, plástico*, reforestación',
    },
    cloud: {
      strong: 'infraestructura en la nube, computación en la nube',
      medium: 'nube, servidores, centro de datos',
    },
    collaboration: {
      strong: 'trabajo colaborativo, herramienta colaborativa, colaboración en equipo',
      medium: 'colaborativ*, videollamadas',
    },
    communications: {
      strong: 'plataforma de comunicación, mensajería',
      medium: 'mensajes, WhatsApp, llamadas',
    },
    construction_tech: {
      strong: `
        construcción, constructoras, contratistas, materiales de construcción, proptech y construcción, industria de la construcción,
        sector de la construcción, empresas constructoras, construtech, contech`,
      medium: 'obra, arquitectos, edificación, remodelación, viviendas',
      against: 'construcción de comunidad, construcción de marca, en construcción, obras de arte',
    },
    consumer_electronics: {
      strong: 'electrónica de consumo, audífonos',
      medium: 'gadget*, electrodoméstico*',
    },
    consumer_goods: {
      strong: 'consumo masivo, productos de consumo, bienes de consumo, juguetes, pañales, productos de limpieza',
      medium: 'empaque*, muebles, hogar, marca de consumo, marca propia',
    },
    creator_economy: {
      strong: 'creadores de contenido, economía de creadores, creadores digitales',
      medium: 'creadores, influencers, seguidores, contenido',
    },
    crypto: {
      strong: 'criptomoneda*, cripto, criptoactivo*, bitcoin, stablecoin*',
      medium: 'wallet, DeFi, billetera',
    },
    cybersecurity: {
      strong: 'ciberseguridad, ciberataque*, seguridad informática, protección de datos, ciberdelito*',
      medium:
        'fraude*, phishing, encriptación, verificación de identidad, amenazas cibernéticas, suplantación de identidad, antifraude',
    },
    data_infrastructure: {
      strong: 'infraestructura de datos, plataforma de datos, integración de datos',
      medium: 'bases de datos, interoperabilidad',
    },
    dating: {
      strong: 'app de citas, solteros, citas en línea, aplicación de citas, citas románticas',
      medium: 'pareja, parejas, match',
      against: 'citas médicas, agenda de citas, agendar citas',
    },
    deep_tech: {
      strong: 'deep tech, deeptech, base científica, fotónica',
      medium: 'investigación científica, spin-off, CONICET, CSIC',
    },
    defense: {
      strong:
        'militar*, fuerzas armadas, industria de defensa, sector defensa, ministerio de defensa, seguridad y defensa, tecnología de defensa',
      medium: 'seguridad nacional, defensa',
    },
    developer_tools: {
      strong: 'herramientas para desarrolladores, para desarrolladores',
      medium: 'desarrolladores, código abierto, API',
    },
    digital_health: {
      strong: `
        salud digital, telemedicina, teleconsulta*, historia clínica, historias clínicas, expediente clínico, healthtech, monitoreo de pacientes, salud móvil,
        e-salud, receta electrónica, historia clínica electrónica, expediente clínico electrónico`,
      medium: 'pacientes, médicos, citas médicas, bienestar',
    },
    drones: {
      strong: 'dron, drones',
      medium: 'no tripulad*',
    },
    e_commerce: {
      strong: `
        e-commerce, ecommerce, comercio electrónico, tienda en línea, tienda online, tiendas online, ventas en línea, venta online, venta por internet,
        ventas por internet, tienda virtual, tiendas virtuales`,
      medium: 'carrito, envíos, pedidos, compras en línea, tiendas',
    },
    edtech: {
      strong: `
        educación, educativ*, edtech, aprendizaje, e-learning, cursos en línea, estudiantes, plataforma de aprendizaje, docentes, alumnos,
        formación profesional, pasantías, prácticas profesionales, becas, plataforma educativa, tecnología educativa, educación en línea, formación online,
        exámenes de admisión, simulacros de examen`,
      medium: `
        escuelas, universidades, cursos, profesores, colegios, aprender, clases, académic*, universitari*, capacitación, exámenes, tutorías, maestros,
        formación, currículo, matemáticas`,
    },
    energy: {
      strong: `
        energía*, energías renovables, energía solar, paneles solares, fotovoltaic*, hidrógeno, eólica*, eficiencia energética, transición energética, biogás,
        electrolineras, estaciones de carga, energétic*`,
      medium: 'electricidad, kWh, solar, baterías, consumo energético, red eléctrica',
    },
    enterprise_software: {
      strong:
        'software empresarial, software de gestión, software para empresas, ERP, gestión empresarial, sistema de gestión, transformación digital',
      medium: 'procesos, flujos de trabajo, automatización, digitalización, ERP, software a medida',
    },
    entertainment: {
      strong: 'entretenimiento, cine, streaming, espectáculo*, contenido audiovisual',
      medium: 'películas, series, cultura, audiencia, ocio',
    },
    events: {
      strong: `
        organización de eventos, boletería, venta de boletos, venta de entradas, conciertos, festivales, gestión de eventos, industria de eventos,
        industria de los eventos, eventos en vivo, eventos corporativos, organizadores de eventos`,
      medium: 'entradas, boletos, bodas, ferias, fiestas, eventos, asistentes al evento',
    },
    fashion: {
      strong:
        'moda, ropa, prendas, vestimenta, calzado, textil*, joyería, moda sostenible, ropa de segunda mano, prendas de segunda mano',
      medium: 'colección*, estilo, closet, accesorios, segunda mano',
    },
    fintech: {
      strong: `
        fintech, servicios financieros, préstamo*, microcrédito*, educación financiera, finanzas personales, inversiones en línea, remesas, factoring,
        facturación electrónica, contabilidad, crowdfunding, financiamiento a pymes, inclusión financiera, créditos personales, créditos digitales,
        crédito digital, créditos al consumo, acceso a crédito, acceso al crédito, acceso a créditos, crédito para pymes, créditos para pymes,
        historial crediticio, score crediticio, crediticio, crediticia, cuenta de ahorro, cuentas de ahorro, ahorro e inversión, open banking, open finance,
        banca abierta, insurtech y fintech, gestión de gastos, adelanto de nómina, adelanto de sueldo, compra ahora y paga después`,
      medium: 'financier*, finanzas, impuestos, facturas, tarjeta*, deuda*, dinero, crédito*, ahorro',
      against: `
        proyecciones financieras, proyección financiera, plan financiero, modelo financiero, análisis financiero, estados financieros, corrida financiera,
        director financiero, directora financiera, créditos de carbono, destino del crédito, monto del crédito, crédito solicitado, ahorro de tiempo,
        ahorro de costos, ahorro de costes, ahorro energético, ahorro de energía, ahorro de agua`,
    },
    fitness: {
      strong: 'fitness, gimnasio*, entrenamiento personal, entrenadores personales',
      medium: 'entrenamiento, rutinas, ejercicio, deporte',
    },
    food_and_beverage: {
      strong:
        'alimentos, bebida*, restaurante*, gastronomía, gastronómic*, alimentari*, café, cerveza, vino, snack*, panadería*, comida, chocolate, supermercados',
      medium: 'ingredientes, sabor, receta*, cocina, menú, orgánic*, platos, nutrición',
    },
    foodtech: {
      strong: `
        foodtech, proteína vegetal, proteínas alternativas, desperdicio de alimentos, dark kitchen*, cocinas ocultas, delivery de comida, a base de plantas,
        carne cultivada`,
      medium: 'vegan*, delivery, plant based, nutritiv*',
    },
    future_of_work: {
      strong:
        'futuro del trabajo, trabajo remoto, trabajo híbrido, coworking, freelancers, empleabilidad, primer empleo',
      medium: 'home office, talento, nómadas digitales',
    },
    gaming: {
      strong:
        'videojuego*, gaming, esports, juegos móviles, gamers, juego móvil, industria del videojuego, estudio de videojuegos',
      medium: 'jugadores, juego, juegos, gamificación, gamificad*, torneo*, avatares, partidas',
    },
    govtech: {
      strong: `
        govtech, gobierno digital, gobiernos locales, municipios, municipalidades, ayuntamientos, sector público, ciudades inteligentes,
        administración pública, gobierno electrónico, compras públicas, contratación pública`,
      medium: 'ciudadan*, gobierno*, trámites, ciudades',
      against: 'gobierno corporativo',
    },
    hardware: {
      strong: 'hardware, dispositivo electrónico',
      medium: 'dispositivo*, sensor*, electrónic*, equipos electrónicos, componentes electrónicos',
    },
    healthcare: {
      strong: `
        salud, hospital, hospitales, clínicas, sector salud, médico, médicos, médica*, farmacia*, enfermería, atención médica, servicios de salud,
        adultos mayores`,
      medium: 'paciente*, tratamiento*, enfermedad*, diagnóstico*, terapia*, cuidado*, bienestar',
    },
    hospitality: {
      strong: 'hotelería, hoteles, hotel, hotelero*, hospedaje*, alojamiento*, restauranteros, alquiler vacacional',
      medium: 'huéspedes, habitaciones, reservas, turistas',
    },
    hr_tech: {
      strong: `
        recursos humanos, reclutamiento, selección de personal, RRHH, contratación de talento, bolsa de trabajo, empleabilidad, gestión de talento, nómina,
        pasantías, prácticas profesionales, búsqueda de empleo, software de nómina, software de recursos humanos, headhunting, gestión del talento,
        bienestar laboral, clima laboral, atracción de talento`,
      medium: 'talento, candidatos, empleo, empleados, vacantes, empleadores, CV, colaboradores, ofertas de empleo',
    },
    industrial: {
      strong: `
        industria 4.0, manufactura, industrial, industriales, fábrica*, plantas industriales, mantenimiento predictivo, minería, minera*,
        industria manufacturera, automatización industrial, sector industrial, plantas de producción`,
      medium: 'producción, maquinaria, maquinas, operarios, planta, metalmecánica, manufacturero',
      against: `
        ingeniero industrial, ingeniera industrial, ingeniería industrial, secreto industrial, propiedad industrial, diseño industrial, diseñador industrial,
        diseñadora industrial`,
    },
    insurtech: {
      strong: `
        aseguradora*, insurtech, microseguro*, póliza*, industria de seguros, compañías de seguros, sector asegurador, seguros de, seguro de vida,
        seguro médico, seguro de salud, corredores de seguros, contratar seguros, seguros digitales, seguro de auto, seguro de hogar, seguro paramétrico,
        seguros paramétricos, corredor de seguros, correduría`,
      medium: 'siniestro*, asegurad*, primas, cobertura',
    },
    iot: {
      strong: 'internet de las cosas, IoT, sensores inteligentes, hogar inteligente, domótica',
      medium: 'sensores, conectad*, dispositivos',
    },
    legaltech: {
      strong: `
        legaltech, abogados, despachos, servicios legales, contratos legales, notarías, estudios jurídicos, despachos de abogados, bufetes, firma electrónica,
        gestión de contratos`,
      medium: 'contratos, jurídic*, cumplimiento, asesoría legal, abogado*',
      against: 'asesor legal, asesora legal, aviso legal, gastos legales, marco legal',
    },
    logistics: {
      strong: `
        logística, logístico*, última milla, transportistas, fletes, transporte de carga, mensajería, paquetería, envíos, operadores logísticos, almacén,
        almacenes, logística inversa, operador logístico, fulfillment, transporte de mercancías, comercio exterior, agente de carga`,
      medium: 'entregas, entrega, transporte, carga, rutas, flota, camiones, repartidores, bodegas, mercancía*',
    },
    marketing: {
      strong: `
        automatización de marketing, plataforma de marketing, fidelización de clientes, programa de lealtad, agencias de marketing, agencia de marketing,
        software de marketing, martech, marketing de influencers, marketing de influencia, programa de fidelización`,
      medium: 'campañas, publicidad, marcas, agencia*, marketing digital, fidelización',
    },
    marketplaces: {
      strong:
        'marketplace, mercado en línea, mercado digital, conecta oferta y demanda, conecta compradores y vendedores, plataforma que conecta',
      medium: 'vendedores, compradores, oferta y demanda, proveedores, anuncios, intermediarios',
    },
    media: {
      strong: 'medios de comunicación, periodismo, podcast*, editorial, producción audiovisual, medios digitales',
      medium: 'contenido*, audiencia, lectores, videos, noticias',
      against: 'redes sociales, medios sociales',
    },
    medical_devices: {
      strong:
        'dispositivo médico, dispositivos médicos, medtech, implante*, prótesis, equipo médico, equipos médicos, diagnóstico médico',
      medium: 'quirúrgic*, cirugía, registro sanitario',
    },
    mental_health: {
      strong: 'salud mental, psicólog*, psicológic*, bienestar emocional, depresión, ansiedad, terapia en línea',
      medium: 'estrés, terapia, terapeutas, meditación, emocional*',
    },
    mobility: {
      strong: `
        movilidad*, movilidad eléctrica, movilidad urbana, transporte público, carsharing, scooter*, bicicleta*, micromovilidad, taxi*, estacionamiento*,
        viajes compartidos, electromovilidad, motos eléctricas, vehículo eléctrico, moto eléctrica, cargadores eléctricos, carpooling, ciclomotores,
        patinetes eléctricos`,
      medium: 'transporte, vehículo*, pasajeros, conductores, viajes, tráfico',
    },
    music: {
      strong: 'música, musical*, músicos, industria musical',
      medium: 'artistas, canciones, conciertos, bandas',
    },
    payments: {
      strong: `
        pagos digitales, pasarela de pago, pasarela de pagos, procesamiento de pagos, medios de pago, pagos en línea, pagos móviles, cobros,
        transferencias internacionales, billetera digital, remesas, terminal de pago, terminales de pago, billeteras digitales, links de pago, botón de pago`,
      medium: 'pagos, pago, cobro*, transferencia*, QR',
    },
    pets: {
      strong: 'mascotas, mascota, perros, gatos, veterinari*, dueños de mascotas',
      medium: 'perro, gato, animales, adopción',
    },
    productivity: {
      strong:
        'gestión de tareas, gestión de proyectos, gestión del tiempo, app de productividad, herramienta de productividad, productividad personal',
      medium: 'tareas, agenda, calendario, productividad',
    },
    proptech: {
      strong:
        'inmobiliari*, bienes raíces, proptech, alquiler*, arrendamiento, corredores inmobiliarios, propiedades, administración de condominios, inquilinos',
      medium: 'vivienda*, departamento*, propietarios, hipoteca*, casa, casas, edificio*, renta',
    },
    quantum: {
      strong: 'cuántic*, computación cuántica',
      medium: 'qubit*',
    },
    retail: {
      strong:
        'retail, minorista*, comercio minorista, tiendas físicas, tiendas de barrio, bodegas y tiendas, supermercados, puntos de venta, tienditas, abarrotes',
      medium: 'tiendas, comercio*, inventario, góndola, local comercial',
    },
    robotics: {
      strong: 'robótica, robot, robots, robots autónomos, brazo robótico, brazos robóticos',
      medium: 'robotizad*, vehículos autónomos',
    },
    saas: {
      strong: 'SaaS, software como servicio, plataforma SaaS, software en la nube',
      medium: 'suscripción mensual, ingresos recurrentes, licencias',
    },
    sales: {
      strong: 'equipos de ventas, fuerza de ventas, automatización de ventas, CRM',
      medium: 'vendedores, prospectos, leads, pipeline de ventas, cierre de ventas',
    },
    semiconductors: {
      strong: 'semiconductor*, microchip*',
      medium: 'chips',
    },
    social: {
      strong: 'red social, redes sociales propias, app social',
      medium: 'comunidad, amigos, compartir, conectar personas',
    },
    space: {
      strong:
        'satélite*, espacio exterior, cohete*, nanosatélite*, sector espacial, industria espacial, agencia espacial, economía espacial, tecnología espacial',
      medium: 'órbita, observación terrestre, espacial',
    },
    sports: {
      strong: 'deporte*, deportiv*, deportistas, fútbol, clubes deportivos',
      medium: 'atletas, canchas, clubes, aficionados, torneos deportivos, entrenadores',
    },
    supply_chain: {
      strong: `
        cadena de suministro, cadenas de suministro, trazabilidad, abastecimiento, cadena de abastecimiento, compras corporativas, gestión de proveedores,
        proveeduría, cadena de frío`,
      medium: 'proveedores, inventario*, compras',
    },
    telecom: {
      strong: 'telecomunicaciones, telefonía móvil, fibra óptica, conectividad rural',
      medium: 'internet, conectividad, 5G, operadores',
    },
    travel: {
      strong:
        'turismo, turístic*, viajes, viajeros, turistas, agencias de viaje*, vacaciones, agencia de viajes, operadores turísticos, ecoturismo, agroturismo',
      medium: 'reservas, destinos, hoteles, vuelos, tours, experiencias, viajar',
    },
  },
  client_type: {
    b2b: {
      strong: `
        B2B, empresas, pymes, mipymes, negocios, pequeñas y medianas empresas, corporativos, grandes empresas, comercios, restaurantes, hoteles, clínicas,
        hospitales, escuelas, colegios, universidades, bancos, aseguradoras, retailers, fabricantes, distribuidores, proveedores, emprendedores, agricultores,
        productores, constructoras, inmobiliarias, despachos, agencias, marcas, transportistas, empleadores, marca blanca, instituciones, comerciantes,
        anunciantes, tiendas, empresas de, farmacias, talleres, organizaciones, micropymes, microempresas, gran empresa, empresa a empresa, sector privado,
        concesionarios, cooperativas, gimnasios, cafeterías, supermercados, cadenas hoteleras, mayoristas, minoristas, importadores, exportadores,
        centrales de abasto, autoservicios, operadores turísticos, contratistas, industriales, clientes corporativos, bufetes, gestorías, ONG, B2B2C`,
      medium: `
        empresa, negocio, compañías, corporativ*, empleados, colaboradores, recursos humanos, profesionales, desarrolladores, operadores, gerentes, CRM, ERP,
        SaaS, socios comerciales, startups`,
      against: `
        modelo de negocio, modelo de negocios, plan de negocio, plan de negocios, nuestra empresa, la empresa fue, desarrollo de negocios,
        oportunidad de negocio, ingeniero industrial, ingeniería industrial, secreto industrial, propiedad industrial, diseño industrial`,
    },
    b2c: {
      strong: `
        B2C, consumidores, consumidor final, usuarios finales, familias, padres, padres de familia, madres, niños, niñas, jóvenes, hogares, estudiantes,
        pacientes, viajeros, turistas, adultos mayores, mujeres, hombres, inquilinos, jugadores, deportistas, dueños de mascotas, millennials, generación Z,
        público en general, clientes finales, D2C, DTC, aficionados, fans, personas que, ciudadanos, trabajadores, parejas, amantes, consumidores finales,
        cliente final, público general, personas mayores, amas de casa, gamers, corredores aficionados, ciclistas, recién graduados, universitarios,
        migrantes, nómadas digitales, usuarios individuales, adultos jóvenes, hogares y familias`,
      medium: `
        usuarios, personas, gente, app móvil, aplicación móvil, comunidad, amigos, vida diaria, día a día, hogar, celular, suscriptores, seguidores, alumnos,
        compradores`,
      against: 'usuarios empresariales, personas en el equipo',
    },
    b2g: {
      strong: `
        B2G, gobierno*, municipios, municipalidades, ayuntamientos, sector público, entidades públicas, instituciones públicas, ministerios,
        administraciones públicas, administración pública, gobiernos locales, gobiernos regionales, organismos públicos, entes públicos, empresas públicas,
        alcaldías, diputaciones, comunidades autónomas, compras públicas, contratación pública, licitaciones públicas, fuerzas de seguridad`,
      medium: 'licitaciones, ciudades, políticas públicas, instituciones gubernamentales, ministerio, secretaría de',
      against: 'gobierno corporativo, apoyo del gobierno',
    },
  },
  product_type: {
    pt_software: {
      strong: `
        software, plataforma*, aplicación, aplicaciones, app, app móvil, aplicación móvil, aplicación web, sitio web, página web, solución digital, sistema,
        algoritmo*, panel de control, dashboard, marketplace, herramienta digital, API, portal, SaaS, red social, videojuego*, inteligencia artificial,
        chatbot, blockchain, contratos inteligentes, extensión, bot, web app, webapp, aplicativo, aplicativos, motor de búsqueda, agente de IA, agentes de IA,
        asistente virtual, tienda online, gemelo digital, simulador, CRM, ERP, software como servicio, ecosistema digital`,
      medium: 'nube, digital*, interfaz, web, móvil, en línea, online, datos, automatización, IA, código QR, WhatsApp',
      against: `
        redes sociales, sistema de salud, sistema educativo, sistema financiero, sistema de riego, sistema inmune, sistema inmunológico, sistema nervioso,
        sistema constructivo`,
    },
    pt_hardware: {
      strong: `
        dispositivo*, hardware, sensor, sensores, robot*, dron, drones, máquina, equipo electrónico, batería*, estación de carga, casco, pulsera, panel solar,
        paneles solares, impresora 3D, dispositivo médico, prototipo físico, satélite*, arduino, microcontrolador*, vehículo, reactor, wearable*, cargador*,
        gafas inteligentes, lentes inteligentes, prótesis, silla de ruedas, electrodoméstico*, biorreactor*, purificador*, turbina*, vehículo eléctrico,
        moto eléctrica, bicicleta eléctrica, exoesqueleto*, sensores IoT`,
      medium:
        'prototipo*, componentes, fabricación, ensamblaje, electrónic*, patente*, instalación, equipos electrónicos',
      against: 'dispositivos móviles, cualquier dispositivo, aprendizaje de máquina, dispositivo móvil',
    },
    pt_service: {
      strong: `
        consultoría, asesoría*, agencia, servicio integral, servicio a domicilio, coaching, capacitación*, talleres, mentoría*, outsourcing, mantenimiento,
        alquiler, tutorías, reparación, catering, transporte de, servicio de, servicios profesionales, lavandería, mudanzas, gestoría, tours, llave en mano,
        a domicilio, bootcamp, logística integral`,
      medium: 'servicios, servicio, acompañamiento, personalizad*, expertos, instalación, profesionales',
    },
    pt_goods: {
      strong: `
        alimentos, bebida, bebidas, ropa, prendas, cosméticos, joyería, muebles, juguetes, cerveza, vino, café, chocolate, calzado, zapatos, empaques,
        suplementos, snacks, accesorios, productos de limpieza, artesanías, productos naturales, envases, bolsas, fertilizante*, hortalizas, verduras, frutas,
        productos agrícolas, productos frescos, miel, aceite de oliva, harina, lácteos, queso, huevos, licor*, mezcal, tequila, pisco, aguacate, cacao,
        helado*, salsas, galletas, jabón*, champú, cremas, velas, bolsos, mochilas, camisetas, uniformes, textiles, colchones, pañales, vitaminas,
        alimento para mascotas, cerveza artesanal, agua embotellada, maíz, frijol, tomate`,
      medium: `
        ingredientes, orgánico*, hecho a mano, materia prima, receta, sabores, artesanal*, biodegradable*, empaque, envasado, cosecha*, cultivo*, toneladas,
        madera`,
    },
  },
  business_model: {
    bm_transactional: {
      strong: `
        comisión, comisiones, por transacción, tarifa de servicio, comisión por, comisión por venta, comisión por transacción, fee por transacción,
        porcentaje por, porcentaje de cada, cobro por transacción, por reserva, pago por uso, fee de éxito, cobramos un, take rate, success fee,
        por cada venta, por cada transacción, pago por transacción, porcentaje de la venta, porcentaje sobre, comisión de intermediación, por boleto vendido,
        por operación`,
      medium: 'tarifa*, transacciones, fee, margen por, por pedido, por venta, spread, por viaje',
      against:
        'sin comisiones, sin comisión, cero comisiones, comisiones altas, altas comisiones, comisiones ocultas, comisiones excesivas',
    },
    bm_marketplace: {
      strong:
        'marketplace, mercado en línea, compradores y vendedores, conecta oferta y demanda, oferta y demanda, plataforma de dos lados',
      medium: 'vendedores, compradores, proveedores y clientes, anuncios, publicaciones',
    },
    bm_subscription: {
      strong: `
        suscripción, suscripciones, SaaS, al mes, por mes, mensualidad*, licencia anual, ingresos recurrentes, freemium, membresía*, plan mensual, plan anual,
        por usuario al mes, planes de suscripción, MRR, ARR, plan básico, plan premium, suscriptores, suscripción mensual, suscripción anual, cuota mensual,
        tarifa mensual, abono mensual, fee mensual, iguala mensual, pago mensual`,
      medium: 'mensual, anual*, premium, planes, licencia*, recurrente*, plan pro, al año, por año, versión premium',
      against: `
        crecimiento mensual, usuarios por mes, pedidos por mes, visitas al mes, toneladas al año, gasto mensual, ventas al mes, millones al año,
        transacciones al mes`,
    },
    bm_usage_based: {
      strong: `
        pago por uso, por consumo, según uso, según consumo, basado en uso, pay per use, pay as you go, pago por consumo, por créditos, por llamada a la API`,
      medium: 'créditos, por consulta, por unidad, por kWh',
    },
    bm_e_commerce: {
      strong: `
        e-commerce, ecommerce, tienda en línea, tienda online, comercio electrónico, venta directa online, venta en línea, venta directa al consumidor,
        venta por internet, tienda virtual`,
      medium: 'pedidos, envíos, carrito, ticket promedio, venta de productos',
    },
    bm_advertising: {
      strong: `
        publicidad, ingresos por publicidad, ingresos publicitarios, anuncios, patrocinio*, anunciantes, contenido patrocinado, pauta publicitaria,
        acuerdos publicitarios, espacios publicitarios, patrocinad*, ingresos por anuncios`,
      medium: 'sponsors, marcas patrocinadoras, banners, afiliados',
      against: `
        presupuesto de publicidad, sin publicidad, sin anuncios, campañas de publicidad, publicidad en redes, gasto en publicidad, publicidad digital,
        publicidad online, publicidad en línea, publicidad en redes sociales, publicidad en medios, campañas publicitarias, inversión en publicidad`,
    },
    bm_open_source: {
      strong: 'código abierto, open source, software libre',
      medium: 'GitHub',
    },
    bm_hardtech: {
      strong: 'semiconductores, fotónica, hidrógeno, satélite*, deep tech, deeptech, reactor*',
      medium: 'patentes, prototipo, hardware, escalamiento industrial',
    },
    bm_biotech: {
      strong: 'biotecnología, terapia génica, biotech, nueva molécula',
      medium: 'ensayos clínicos, laboratorio, preclínic*',
    },
    bm_manufacturing: {
      strong: `
        fabricación, planta de producción, fábrica, manufactura, producción propia, línea de producción, planta propia, fabricamos, producción agrícola,
        producimos y vendemos, planta de procesamiento`,
      medium: 'producción, costo de producción, materia prima, maquila, fabricante*',
    },
  },
  revenue_model: {
    Subscription: {
      strong:
        'suscripción, suscripciones, membresía*, mensualidad*, ingresos recurrentes, plan mensual, plan anual, cuota mensual, tarifa mensual, iguala mensual',
      medium: 'al mes, por mes, mensual, anual, SaaS, por año',
    },
    Freemium: {
      strong: 'freemium, versión gratuita, plan gratuito',
      medium: 'premium, gratis, gratuito',
    },
    'Transaction fee': {
      strong: 'por transacción, tarifa de servicio, fee por transacción, comisión por transacción',
      medium: 'tarifa*, fee, transacciones',
    },
    Commission: {
      strong: 'comisión, comisiones, comisión por venta, porcentaje de cada',
      medium: 'margen por',
      against: 'sin comisiones, sin comisión, cero comisiones, altas comisiones',
    },
    Licensing: {
      strong:
        'licencia, licencias, licenciamiento, licencia anual, regalías, marca blanca, licencias anuales, licencia de uso',
      medium: 'franquicia*',
    },
    Advertising: {
      strong:
        'publicidad, anunciantes, patrocinio*, ingresos publicitarios, contenido patrocinado, patrocinad*, acuerdos publicitarios',
      medium: 'anuncios, sponsors',
      against: 'sin publicidad, publicidad en redes, presupuesto de publicidad',
    },
    'Usage-based': {
      strong: 'pago por uso, por consumo, según uso',
      medium: 'créditos, por consulta',
    },
    'Product sales': {
      strong:
        'venta de productos, venta directa, precio de venta, precio unitario, venta de equipos, venta de dispositivos, pago único',
      medium: 'venta, ventas, ticket promedio',
    },
    'Setup and services': {
      strong:
        'implementación, costo de implementación, instalación, consultoría, capacitación*, servicios profesionales, personalización',
      medium: 'mantenimiento, soporte, asesoría*',
    },
    'Interest and lending': {
      strong: 'intereses, tasa de interés, colocación de créditos',
      medium: 'préstamos, créditos',
    },
    'Data monetisation': {
      strong: 'venta de datos, monetización de datos, venta de información',
      medium: 'reportes de mercado',
    },
    'Token sale': {
      strong: 'venta de tokens, preventa de tokens',
      medium: 'tokens',
    },
  },
  product_structure: {
    Platform: {
      strong: 'plataforma, plataformas',
      medium: 'ecosistema',
    },
    SaaS: {
      strong: 'SaaS, software como servicio, software en la nube',
      medium: 'software por suscripción',
    },
    'Mobile app': {
      strong: 'app móvil, aplicación móvil, iOS y Android, App Store, Google Play, aplicativo móvil',
      medium: 'app, aplicación, celular, descargar',
    },
    'Web app': {
      strong: 'aplicación web, sitio web, página web, plataforma web, portal web, web app',
      medium: 'navegador, portal, en línea',
    },
    Marketplace: {
      strong: 'marketplace, mercado en línea',
      medium: 'vendedores, anuncios',
    },
    API: {
      strong: 'nuestra API, integración vía API, API abierta',
      medium: 'API',
    },
    'Hardware device': {
      strong: 'dispositivo, sensor, robot, dron, equipo electrónico',
      medium: 'hardware, sensores, electrónica',
    },
    'AI assistant': {
      strong: 'asistente de IA, agente de IA, agentes de IA, chatbot, asistente virtual, asistente inteligente',
      medium: 'IA',
    },
    'Blockchain protocol': {
      strong: 'contratos inteligentes, aplicación descentralizada, protocolo descentralizado',
      medium: 'blockchain, token, on-chain',
    },
    'Managed service': {
      strong: 'servicio integral, servicio llave en mano, consultoría',
      medium: 'servicio, asesoría, acompañamiento',
    },
    'Physical goods': {
      strong: 'ropa, cosméticos, bebidas, joyería, muebles, alimentos, calzado',
      medium: 'empaque, ingredientes, envase',
    },
  },
  distribution: {
    'Direct sales': {
      strong: `
        venta directa, ventas directas, fuerza de ventas, equipo comercial, equipo de ventas, prospección, venta consultiva, contratos cerrados con,
        ventas B2B, venta B2B, ventas corporativas`,
      medium: 'ferias, visitas, reuniones, cuentas clave',
    },
    'Self-serve': {
      strong:
        'boca a boca, referidos, programa de referidos, viralidad, prueba gratuita, crecimiento orgánico, prueba gratis',
      medium: 'recomendación*, orgánico, registro en línea',
    },
    'Online marketing': {
      strong: `
        marketing digital, redes sociales, publicidad en redes, publicidad digital, SEO, SEM, marketing de contenidos, campañas digitales, anuncios en redes,
        inbound marketing, publicidad en línea, email marketing, redes sociales y, publicidad pagada, pauta digital, posicionamiento SEO`,
      medium: 'campañas, contenido, blog, newsletter, pauta',
    },
    Influencers: {
      strong: 'influencers, embajadores, marketing de influencia, influenciadores, programa de embajadores, afiliados',
      medium: 'creadores de contenido',
    },
    'Partnerships and resellers': {
      strong: `
        alianzas, alianzas estratégicas, distribuidores, revendedores, socios comerciales, canal de socios, convenios, integradores, mayoristas,
        aliados estratégicos, cámaras de comercio, gremios, asociaciones, acuerdos de distribución, red de distribuidores, alianzas comerciales`,
      medium: 'alianza, aliados, partners, socios',
    },
    Community: {
      strong: 'comunidad de usuarios, construcción de comunidad, comunidades',
      medium: 'comunidad, eventos, talleres',
    },
    Marketplaces: {
      strong: 'Mercado Libre, MercadoLibre, Amazon, App Store, Google Play',
      medium: 'Rappi, stores',
    },
    Retail: {
      strong: `
        supermercados, tiendas físicas, retail, puntos de venta, tiendas departamentales, farmacias, tiendas de conveniencia, autoservicios,
        grandes superficies, tiendas de barrio, centrales de abasto`,
      medium: 'tiendas, locales',
    },
    'Online store': {
      strong: 'tienda en línea, tienda online, e-commerce propio, sitio web propio, venta en línea',
      medium: 'pedidos en línea',
    },
  },
}
