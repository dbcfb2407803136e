import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides, the wording and the numbers of a Latin American seed deck. */
export const spanishDeck = deck(
  [
    page({
      title: 'Cosechapp',
      blocks: [
        'Plataforma que conecta a pequeños agricultores con restaurantes y hoteles',
        'Ronda semilla · enero de 2026',
        'www.cosechapp.example',
      ],
    }),
    page({
      title: 'El problema',
      blocks: [
        'Los agricultores pierden hasta el 40 % de sus ingresos con los intermediarios.',
        'Falta de acceso a compradores y precios poco transparentes.',
        'Los restaurantes no tienen trazabilidad de sus alimentos.',
      ],
    }),
    page({
      title: 'Nuestra solución',
      blocks: [
        'Cosechapp es una plataforma que permite comprar directamente al productor con entrega en 24 horas.',
        'Automatizamos pedidos, pagos y logística en un solo lugar.',
      ],
    }),
    page({
      title: 'Tamaño del mercado',
      blocks: [
        'TAM: US$ 4.200 millones',
        'SAM: US$ 620 millones',
        'SOM: US$ 35 millones',
        'El mercado crece 9 % anual en Perú, Colombia y Chile.',
      ],
    }),
    page({
      title: 'Competencia',
      blocks: [
        'Competidores: Frubana, Agrofy y Siembraviva',
        'Nuestra ventaja: somos la única plataforma con crédito para el productor.',
      ],
    }),
    page({
      title: 'Modelo de negocio',
      blocks: [
        'Marketplace con comisión del 8 % por cada venta',
        'Suscripción premium para restaurantes: S/ 120 al mes',
        'Clientes: restaurantes, hoteles y supermercados',
      ],
    }),
    page({
      title: 'Tracción',
      blocks: [
        '320 clientes activos',
        'Ingresos anuales recurrentes: US$ 210 mil',
        'Crecimiento de ingresos de 18 % mensual',
        'Confían en nosotros: Hotel Miraflor, Grupo Sazonal, Tambo Verde',
      ],
    }),
    page({
      title: 'Estrategia comercial',
      blocks: [
        'Venta directa a cadenas de restaurantes',
        'Alianzas con asociaciones de productores',
        'Marketing digital y programa de referidos',
      ],
    }),
    page({
      title: 'Proyecciones financieras',
      blocks: [
        'Ingresos 2025: US$ 180 mil',
        'Ingresos 2027: US$ 2,5 millones (proyectado)',
        'Margen bruto: 31 %',
        'Punto de equilibrio en diciembre de 2027',
      ],
    }),
    page({
      title: 'Hoja de ruta',
      blocks: [
        'T2 2026: lanzamiento en Bogotá',
        'T4 2026: nueva aplicación móvil',
        '1er semestre 2027: expansión a Santiago de Chile',
      ],
    }),
    page({
      title: 'Nuestro equipo',
      blocks: [
        { lines: 'Lucía Paredes\nCofundadora y CEO\nEx gerente en Alicorp, MBA en INSEAD', x: 0.06, y: 0.3 },
        {
          lines: 'Mateo Quispe\nCofundador, director de tecnología\nIngeniero de software, antes en Mercado Libre',
          x: 0.55,
          y: 0.3,
        },
        { lines: 'Somos un equipo de 14 personas', x: 0.06, y: 0.7 },
      ],
    }),
    page({
      title: 'Inversión',
      blocks: [
        'Buscamos US$ 800 mil en una ronda semilla',
        'Valoración pre-money: US$ 4 millones',
        'Hemos levantado US$ 150 mil de ángeles inversionistas',
        'Uso de fondos',
        '50 % Tecnología',
        '30 % Ventas y marketing',
        '20 % Operaciones',
      ],
    }),
    page({
      title: 'Contacto',
      blocks: ['Cosechapp S.A.C., fundada en 2022', 'Con sede en Lima, Perú', 'lucia@cosechapp.example'],
    }),
  ],
  { createdOn: '2026-01-20' },
)
