import type { LanguageLexicon } from '../language-lexicon.ts'

export const turkish: LanguageLexicon = {
  titles: {
    cover: 'yatırımcı sunumu, şirket tanıtımı',
    problem: 'problem, sorun, sorunlar, problemler, mevcut durum, ihtiyaç, zorluk, zorluklar, sorun nedir, neden',
    'why-now': 'neden şimdi, trendler, pazar trendleri, zamanlama',
    solution:
      'çözüm, çözümümüz, çözümlerimiz, çözüm önerimiz, misyon, misyonumuz, vizyon, vizyonumuz, değer önerisi, değer önerimiz, ne yapıyoruz, fikir, hakkımızda, proje, projemiz, konsept, faydalar',
    product:
      'ürün, ürünümüz, ürünler, ürünlerimiz, nasıl çalışır, nasıl çalışıyor, özellikler, demo, platform, platformumuz, hizmetler, hizmetlerimiz, uygulama, uygulamamız, prototip',
    technology: 'teknoloji, teknolojimiz, mimari, inovasyon, patent, patentler, yapay zeka, Ar-Ge, altyapı',
    market:
      'pazar, pazarımız, pazar büyüklüğü, pazar fırsatı, fırsat, pazar analizi, hedef kitle, hedef pazar, hedef müşteri, müşteri segmentleri, TAM SAM SOM, pazar potansiyeli',
    competition:
      'rekabet, rakipler, rakiplerimiz, rakip analizi, rekabet analizi, rekabet avantajı, rekabet avantajımız, farkımız, avantajlarımız, neden biz, bizi farklı kılan, konumlandırma',
    'business-model':
      'iş modeli, iş modelimiz, gelir modeli, gelir modelimiz, gelirler, gelir kaynakları, fiyatlandırma, fiyatlar, nasıl para kazanıyoruz, paketler',
    traction:
      'traction, sonuçlar, başarılar, başarılarımız, müşteriler, müşterilerimiz, referanslar, referanslarımız, doğrulama, mevcut durumumuz, kilometre taşları, ortaklarımız, iş ortakları, ödüller, neler yaptık, rakamlarla',
    'go-to-market':
      'pazara giriş, pazara giriş stratejisi, pazarlama, pazarlama stratejisi, satış stratejisi, satış ve pazarlama, satış kanalları, dağıtım kanalları, büyüme stratejisi, büyüme, müşteri kazanımı, strateji, go to market, genişleme',
    roadmap:
      'yol haritası, yol haritamız, zaman çizelgesi, sonraki adımlar, gelecek, gelecek planları, planlar, hedefler, hedeflerimiz, takvim, roadmap',
    financials:
      'finansal, finansallar, finansal projeksiyon, finansal projeksiyonlar, finansal tahminler, finansal plan, projeksiyonlar, bütçe, maliyetler, mali tablolar, gelir tablosu, finansal tablo',
    team: 'ekip, ekibimiz, takım, takımımız, kurucular, kurucu ekip, biz kimiz, yönetim, kurucularımız',
    advisors: 'danışmanlar, danışmanlarımız, mentorlar, yatırımcılar, yatırımcılarımız, danışma kurulu',
    ask: 'yatırım, yatırım ihtiyacı, yatırım talebi, yatırım turu, fon kullanımı, fonların kullanımı, kaynak kullanımı, finansman, finansman ihtiyacı, yatırım fırsatı, talebimiz, ne arıyoruz, yatırım teklifi, tur',
    contact: 'iletişim, teşekkürler, teşekkür ederiz, sorular, bize ulaşın',
    appendix: 'ek, ekler, içindekiler, kaynakça, kaynaklar, ajanda, yasal uyarı',
  },
  bodies: {
    problem:
      'sorun*, problem*, eksik*, zor, zorluk*, pahalı, maliyetli, verimsiz*, zaman kaybı, israf, karmaşık, manuel, kayıp*, yetersiz*, yavaş',
    solution:
      'çözümümüz, platformumuz, uygulamamız, sunuyoruz, sağlıyoruz, yardımcı oluyoruz, geliştiriyoruz, kolay*, otomatik*, gerçek zamanlı, tek platform',
    product: 'özellik*, uygulama*, panel, arayüz*, entegrasyon*, modül*, bildirim*, prototip, MVP, beta, kullanıcı',
    technology: 'algoritma*, yapay zeka, makine öğrenmesi, patent*, teknoloji*, sensör*, bulut, veri tabanı',
    market: 'pazar*, milyar, TAM, SAM, SOM, CAGR, yıllık büyüme, hedef kitle, sektör*, KOBİ*, pazar payı, tüketici*',
    competition: 'rakip*, rekabet*, avantaj*, alternatif*, fark*, tek, benzersiz, karşılaştırma',
    'business-model':
      'abonelik*, komisyon*, lisans*, aylık, yıllık, kullanıcı başına, fiyat*, gelir*, marj*, freemium, premium, reklam*, satış*, paket*, ücret*',
    traction:
      'müşteri*, kullanıcı*, aktif kullanıcı, pilot*, niyet mektubu, ciro, indirme, büyüme, bekleme listesi, imzala*, sözleşme*, lansman, bugüne kadar, ödül*, iş birliği',
    'go-to-market':
      'pazarlama*, sosyal medya, influencer*, SEO, ağızdan ağıza, iş ortaklı*, distribütör*, doğrudan satış, fuar*, kanal*, kampanya*, genişleme',
    roadmap: 'lansman, faz 1, faz 2, sonraki adımlar, çeyrek, geliştirme, ölçeklenme, sürüm, ay',
    financials:
      'gelir*, ciro, FAVÖK, kâr, kar, gider*, maliyet*, brüt kar, nakit akışı, başabaş, projeksiyon*, bütçe, zarar',
    team: 'kurucu*, kurucu ortak, genel müdür, direktör, mühendis*, yıl deneyim, yıllık deneyim, üniversite*, geliştirici, mezun*, doktora, yüksek lisans',
    ask: 'yatırım*, yatırımcı*, finansman, arıyoruz, tur*, sermaye, fon*, değerleme, hisse, öz sermaye, runway',
    contact: 'teşekkür*, iletişim, telefon, e-posta',
  },
  words: {
    forecast: 'tahmin*, hedef*, plan*, bekle*, öngör*, projeksiyon*, potansiyel*, senaryo*, ulaşmak, ulaşacağız',
    forecastTitle: 'projeksiyon*, tahmin*, finansal plan, yol haritası, hedefler, sonraki adımlar, bütçe',
    actual:
      'bugüne kadar, şu anda, şu an, mevcut, halihazırda, gerçekleş*, ulaştık, son 12 ay, geçen yıl, bugün, elde ettik',
    pilot: 'pilot*, test aşaması, kavram kanıtı, beta',
    intent: 'niyet mektubu, ön sipariş*, bekleme listesi, görüşme*',
    own: 'bizim, biz, şu anda, mevcut, aktif, bugüne kadar',
    arr: 'yıllık tekrarlayan gelir, yıllık yinelenen gelir',
    mrr: 'aylık tekrarlayan gelir, aylık yinelenen gelir, aylık gelir',
    revenue: 'ciro, gelir, toplam gelir, yıllık gelir, satış geliri, hasılat',
    growth: 'büyüme, büyüdük, artış, arttı, yıllık büyüme, aylık büyüme',
    payingCustomers: 'ödeme yapan müşteri, aktif müşteri, kurumsal müşteri, ücretli müşteri',
    customers: 'müşteri, müşterimiz, abone',
    users: 'kullanıcı, aktif kullanıcı, kayıtlı kullanıcı, üye, indirme, takipçi',
    retention: 'elde tutma oranı, müşteri sadakati',
    churn: 'müşteri kayıp oranı, kayıp oranı',
    grossMargin: 'brüt kar marjı, brüt kâr marjı, brüt marj',
    cac: 'müşteri edinme maliyeti, müşteri kazanma maliyeti',
    ltv: 'yaşam boyu değer, müşteri yaşam boyu değeri',
    ask: 'arıyoruz, yatırım arıyoruz, yatırım ihtiyacı, yatırım talebi, yatırım turu, finansman ihtiyacı, talep ediyoruz, hedeflenen yatırım, yatırım tutarı, tur büyüklüğü, yatırım almayı',
    raised: 'aldık, alınan yatırım, yatırım aldık, önceki tur, önceki yatırım, bugüne kadar alınan, toplanan',
    grant: 'hibe*, TÜBİTAK, KOSGEB, ödül, destek',
    valuation: 'değerleme, şirket değerlemesi, değerlemesi, pre-money, post-money',
    committed: 'taahhüt edilen, taahhüt',
    funding: 'yatırım*, finansman, sermaye, fon*, tur*, değerleme, hisse, hibe*',
    useOfFunds:
      'fon kullanımı, fonların kullanımı, kaynak kullanımı, yatırımın kullanımı, yatırım kullanım planı, bütçe dağılımı, yatırımın kullanım alanları',
    notAUse: 'hisse, indirim, büyüme, faiz, marj, komisyon, pazar payı, toplam, değerleme, ciro, gelir',
    priceRate:
      'aylık, / ay, ayda, yıllık, / yıl, kullanıcı başına, kullanıcı başı, işlem başına, sipariş başına, adet, kişi başı',
    prices: 'fiyat*, abonelik, paket*, lisans*, gelir modeli, iş modeli, ücret*',
    breakEven: 'başabaş noktası, başabaş, kârlılık, karlılık',
    tam: 'toplam pazar, toplam adreslenebilir pazar, toplam ulaşılabilir pazar',
    sam: 'hizmet verilebilir pazar, ulaşılabilir pazar, adreslenebilir pazar',
    som: 'elde edilebilir pazar, kazanılabilir pazar, hedef pazar payı',
    marketSize:
      'pazar büyüklüğü, pazar değeri, küresel pazar, dünya pazarı, pazar hacmi, pazarı, pazarın büyüklüğü, sektör büyüklüğü',
    market: 'pazar*, sektör*, talep',
    notMarketSize: 'yatırım, ciromuz, müşterilerimiz, hedefimiz, ortalama, fiyat, maliyet, tasarruf, değerleme, kayıp',
    marketGrowth: 'büyüme, yıllık büyüme, yıllık bileşik büyüme, büyüyor, büyüme oranı, yıllık, artış',
    companyMetric: 'ciro*, gelir*, kullanıcı*, müşteri*, indirme, marj*',
    sellsIn:
      'pazar*, müşteri*, kullanıcı*, şirket*, hane*, genişle*, açılım, hedef kitle, şehir*, ülke*, bölge*, tüketici*, lansman',
    notSellsIn: 'üniversite*, merkez*, ofis*, kaynak, banka*, mezun*, doktora',
    competitorLead: 'rakipler:, rakiplerimiz:, doğrudan rakipler:, dolaylı rakipler:, başlıca rakipler:',
    customerLead: 'müşterilerimiz:, referanslarımız:, bize güvenenler',
    customerTitle:
      'müşterilerimiz, müşteriler, referanslar, referanslarımız, bize güvenenler, iş ortaklarımız ve müşterilerimiz',
    investorLead: 'yatırımcılarımız:, yatırımcılar:, mevcut yatırımcılar:',
    investorTitle: 'yatırımcılarımız, yatırımcılar, mevcut yatırımcılar',
    founded: 'kuruldu, kurulan, kuruluş, kuruluş yılı, kurulmuştur',
    staff: 'çalışan, çalışanı, kişi, kişilik ekip, personel',
    seat: 'merkezi, merkez, genel merkez, merkez ofis, ofis, adres',
    street: 'cad, caddesi, sok, sokak, mah, mahallesi, bulvarı, sk',
    notATagline: 'sunum, sunumu, gizli, gizlidir, teşekkürler, içindekiler, kurucu, yatırımcı sunumu',
    whatItIs:
      'platform, platformu, uygulama, uygulaması, yazılım, çözüm, çözümü, hizmet, pazaryeri, ağ, araç, sistem, için, ile, sağlayan, sunan, yapay zeka',
    self: 'biz, platformumuz, uygulamamız, misyonumuz, çözümümüz, amacımız',
    notAName:
      'sunum, sunumu, proje, gizli, içindekiler, giriş, teşekkürler, hoş geldiniz, sorun, çözüm, ekip, iletişim, pazar, yatırımcı, ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık',
    productStatus:
      'prototip, MVP, beta, geliştirme aşamasında, yayında, canlı, kullanıma sunuldu, pilot aşamasında, lansman yapıldı, canlıda',
    advantage: 'rekabet avantajı, benzersiz, tek, ilk, patentli, farkımız, özgün, rakiplerinden farklı',
    property: 'patent*, tescilli, marka tescili, fikri mülkiyet',
    partnership: 'iş birliği, iş ortaklığı, ortaklık, stratejik ortak, iş ortaklarımız',
    award: 'ödül*, birincilik, finalist, kazanan, birincisi, derece',
    founderRole: 'kurucu, kurucu ortak, kurucusu, eş kurucu, kurucu ortağı, ortak kurucu',
    leaderRole: 'genel müdür, icra kurulu başkanı, yönetim kurulu başkanı, teknoloji direktörü, operasyon direktörü',
    adviserRole: 'danışman, danışmanı',
    investorRole: 'yatırımcı, melek yatırımcı',
    role: 'müdür, müdürü, yönetici, yöneticisi, mühendis, mühendisi, yazılımcı, geliştirici, tasarımcı, uzman, uzmanı, direktör, direktörü, sorumlusu, koordinatör, avukat',
    phd: 'doktora, doktorası',
    entrepreneur: 'girişimci, seri girişimci, kurdu',
    foundedBefore: 'seri girişimci, daha önce kurdu',
    study: 'üniversite*, mezun*, lisans, yüksek lisans, mühendisli*',
    atWork: 'eski, önceki, deneyim, yıl',
    commonNoun:
      'müşteri, müşteriler, kullanıcı, kullanıcılar, şirket, şirketler, çözüm, çözümler, pazar, sorun, fiyat, fiyatlar, maliyet, gelir, gelirler, satış, satışlar, zaman, yıl, ay, veri, teknoloji, ürün, ürünler, hizmet, hizmetler, danışmanlık, geliştirme, araştırma, büyüme, avantaj, avantajlar, rekabet, rakip, rakipler, yatırım, yatırımcılar, kurucular, model, strateji, hedef, hedefler, kalite, güvenlik, entegrasyon, otomasyon, yönetim, enerji, sağlık, doktorlar, hastalar, hastaneler, okullar, eğitim, tarım, lojistik, sigorta, bankalar, restoranlar, oteller, aileler, tüketiciler, dünya, çeyrek, gelecek, fikir, kolay, hızlı, manuel, yüksek, orta, düşük, geleneksel, diğer, yeni, üretim, teslimat, ödeme, abonelik, lisans, komisyon, reklam, kanallar, ağ, deneyim, destek, evet, hayır, türkiye',
  },
  phrases: {
    industry: {
      agtech: { strong: 'tarım*, çiftçi*', medium: 'ürün verimi, toprak, sulama, hasat' },
      ai: { strong: 'yapay zeka*, makine öğrenmesi, derin öğrenme', medium: 'algoritma*' },
      climate_tech: {
        strong: 'karbon ayak izi, geri dönüşüm, döngüsel ekonomi',
        medium: 'sürdürülebilir*, çevre*, atık*, emisyon*',
      },
      construction_tech: { strong: 'inşaat*, yapı sektörü', medium: 'şantiye, bina*' },
      digital_health: { strong: 'dijital sağlık, teletıp', medium: 'hasta*, doktor*' },
      e_commerce: { strong: 'e-ticaret*, online mağaza*, online satış', medium: 'sipariş*, sepet, kargo' },
      edtech: { strong: 'eğitim*, öğrenci*, öğrenme platformu, uzaktan eğitim', medium: 'okul*, öğretmen*, kurs*' },
      energy: {
        strong: 'enerji*, güneş enerjisi, yenilenebilir enerji, güneş paneli, şarj istasyonu',
        medium: 'elektrik, kWh',
      },
      fashion: { strong: 'moda, giyim, ayakkabı, tekstil', medium: 'koleksiyon' },
      fintech: { strong: 'fintech, finansal teknoloji, kredi*, finansal hizmetler', medium: 'finans*, fatura*' },
      food_and_beverage: { strong: 'gıda*, içecek*, restoran*, yiyecek*', medium: 'lezzet, tarif*' },
      gaming: { strong: 'oyun*, mobil oyun, espor', medium: 'oyuncu*' },
      healthcare: { strong: 'sağlık*, hastane*, tıbbi*, eczane*', medium: 'hasta*, tedavi*, teşhis' },
      hospitality: { strong: 'otel*, konaklama', medium: 'misafir*' },
      hr_tech: { strong: 'insan kaynakları, işe alım, İK', medium: 'aday*, iş ilanı' },
      industrial: { strong: 'endüstri 4.0, fabrika*, sanayi*, imalat', medium: 'üretim, makine*' },
      insurtech: { strong: 'sigorta*', medium: 'poliçe*' },
      iot: { strong: 'nesnelerin interneti, akıllı ev', medium: 'sensör*' },
      logistics: { strong: 'lojistik*, nakliye*, kargo*, taşımacılık', medium: 'teslimat*, depo*' },
      marketplaces: { strong: 'pazaryeri*, arz ve talep', medium: 'satıcı*, alıcı*' },
      mobility: {
        strong: 'mobilite, scooter*, elektrikli araç*, toplu taşıma, araç paylaşım*',
        medium: 'araç*, sürücü*',
      },
      payments: { strong: 'ödeme sistemleri, mobil ödeme, dijital cüzdan', medium: 'ödeme*' },
      proptech: { strong: 'gayrimenkul, emlak*', medium: 'konut*, kira*' },
      retail: { strong: 'perakende*, mağaza*', medium: 'marketler' },
      saas: { strong: 'SaaS, bulut tabanlı yazılım', medium: 'abonelik*' },
      travel: { strong: 'turizm*, seyahat*, tatil*', medium: 'rezervasyon*, turist*' },
    },
    client_type: {
      b2b: {
        strong:
          'B2B, şirketler, işletme*, KOBİ*, kurumsal müşteri*, firmalar, restoranlar, oteller, hastaneler, okullar, markalar, kurumlar',
        medium: 'şirket, çalışan*, SaaS',
      },
      b2c: {
        strong:
          'B2C, tüketici*, bireysel, aileler, ebeveyn*, çocuk*, gençler, öğrenciler, hastalar, kadınlar, son kullanıcı',
        medium: 'kullanıcı*, insanlar, mobil uygulama',
      },
      b2g: { strong: 'B2G, belediye*, kamu kurum*, devlet', medium: 'ihale*' },
    },
    product_type: {
      pt_software: {
        strong: 'yazılım*, platform*, uygulama*, web sitesi, algoritma*, SaaS',
        medium: 'bulut, dijital, online',
      },
      pt_hardware: { strong: 'cihaz*, sensör*, robot*, drone*, donanım*, makine*, batarya*', medium: 'prototip*' },
      pt_service: { strong: 'danışmanlık*, ajans*', medium: 'hizmet*' },
      pt_goods: { strong: 'gıda, içecek, giyim, kozmetik, mobilya, ayakkabı', medium: 'ambalaj' },
    },
    business_model: {
      bm_transactional: { strong: 'komisyon*, işlem başına', medium: 'işlem ücreti' },
      bm_marketplace: { strong: 'pazaryeri*, arz ve talep', medium: 'satıcı*' },
      bm_subscription: {
        strong: 'abonelik*, SaaS, aylık ücret, aylık üyelik, freemium',
        medium: 'aylık, yıllık, üyelik*, premium, lisans*',
      },
      bm_e_commerce: { strong: 'e-ticaret, online mağaza', medium: 'sipariş*' },
      bm_advertising: { strong: 'reklam geliri, reklam gelirleri, sponsorluk*', medium: 'reklam*' },
    },
    revenue_model: {
      Subscription: { strong: 'abonelik*', medium: 'aylık, yıllık' },
      Commission: { strong: 'komisyon*', medium: 'işlem başına' },
      Advertising: { strong: 'reklam geliri', medium: 'reklam*' },
    },
    product_structure: {
      Platform: { strong: 'platform, platformu', medium: 'ekosistem' },
      'Mobile app': { strong: 'mobil uygulama*', medium: 'uygulama*' },
    },
  },
  places: {
    usa: { country: 'ABD, Amerika Birleşik Devletleri, Amerika' },
    europe: {
      country: 'Almanya, Fransa, İspanya, İtalya, Hollanda, Yunanistan',
      region: 'Avrupa, Avrupa Birliği',
      demonym: 'Avrupalı',
    },
    great_britain: { country: 'İngiltere, Birleşik Krallık', city: 'Londra' },
    mena: {
      country: 'Türkiye, BAE, Suudi Arabistan, Mısır',
      city: 'İstanbul, Ankara, İzmir, Bursa, Antalya, Konya, Kocaeli',
      region: 'Orta Doğu, MENA',
      demonym: 'Türk',
    },
    asia: { region: 'Asya', country: 'Çin, Japonya, Hindistan' },
    other: { region: 'Afrika', country: 'Rusya, Kanada' },
  },
}
