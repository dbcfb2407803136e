import { deck, page } from '../deck-builder.ts'

/** An invented company with the slides and the wording of a Turkish seed deck. */
export const turkishDeck = deck(
  [
    page({
      title: 'Tarlabul',
      blocks: ['Çiftçiler için yapay zeka destekli sulama uygulaması', 'Yatırımcı sunumu 2026'],
    }),
    page({
      title: 'Sorun',
      blocks: ['Çiftçiler suyu verimsiz kullanıyor ve ürün kaybı yaşıyor.', 'Mevcut sistemler pahalı ve karmaşık.'],
    }),
    page({
      title: 'Çözümümüz',
      blocks: [
        'Tarlabul, toprağı sensörlerle izleyen bir platformdur.',
        'Uygulamamız sulama zamanını otomatik olarak hesaplar.',
      ],
    }),
    page({
      title: 'Pazar büyüklüğü',
      blocks: ['TAM: 2,4 milyar TL', 'SAM: 400 milyon TL', 'Pazar yıllık %12 büyüyor.'],
    }),
    page({ title: 'Rekabet', blocks: ['Rakiplerimiz: Netafim, CropX', 'Farkımız: kurulum ücretsiz.'] }),
    page({ title: 'Gelir modeli', blocks: ['Aylık abonelik', '450 TL aylık'] }),
    page({ title: 'Başarılarımız', blocks: ['120 aktif müşteri', 'Ciro: 1,8 milyon TL'] }),
    page({
      title: 'Ekibimiz',
      blocks: [
        { lines: 'Elif Kaya\nKurucu ortak, CEO', x: 0.06, y: 0.3 },
        { lines: 'Murat Demir\nKurucu ortak, yazılım mühendisi', x: 0.55, y: 0.3 },
      ],
    }),
    page({
      title: 'Yatırım',
      blocks: ['5 milyon TL yatırım arıyoruz', 'Fon kullanımı', '%50 Ürün geliştirme', '%30 Satış', '%20 Operasyon'],
    }),
    page({ title: 'İletişim', blocks: ['2023 yılında kuruldu', 'Merkez: İzmir, Türkiye', 'info@tarlabul.example'] }),
  ],
  { createdOn: '2026-02-01' },
)
