import type { LanguageLexicon } from '../language-lexicon.ts'

/** A hyphen stands for an apostrophe too: 'Türkiye-nin' finds "Türkiye'nin". Endings are written out where a star would find another word. */
export const turkish: LanguageLexicon = {
  titles: {
    cover: 'yatırımcı sunumu, şirket tanıtımı, şirket sunumu, girişim sunumu, tanıtım sunumu, girişim tanıtımı',
    problem: `
      problem*, sorun, sorunu, sorunun, sorunumuz, sorunlar, sorunları, temel sorun, asıl sorun, sorun nedir, sorun ne, hangi sorunu çözüyoruz,
      çözdüğümüz sorun, çözdüğümüz problem, mesele, asıl mesele, mevcut durum, mevcut durum analizi, günümüzde durum, =ihtiyaç, =ihtiyaçlar,
      ihtiyaç analizi, pazar ihtiyacı, müşteri ihtiyacı, zorluk, zorluklar, acı noktaları, sıkıntı, sıkıntılar, sektörün sorunları,
      sektördeki sorunlar, problemin tanımı, sorunun tanımı, =neden, proje gerekçesi, motivasyon`,
    'why-now': `
      neden şimdi, neden bugün, niçin şimdi, trendler, pazar trendleri, sektör trendleri, küresel trendler, doğru zaman, doğru zamanlama, tam zamanı,
      zamanlama, mevzuat değişikliği, yasal düzenlemeler, regülasyon*`,
    solution: `
      çözüm, çözümü, çözümümüz, çözümler, çözümlerimiz, çözüm önerisi, çözüm önerimiz, önerilen çözüm, önerdiğimiz çözüm, sunduğumuz çözüm,
      nasıl çözüyoruz, misyon, misyonumuz, vizyon, vizyonumuz, vizyon ve misyon, değer önerisi, değer önerimiz, değer teklifi, sunduğumuz değer,
      ne yapıyoruz, biz ne yapıyoruz, ne sunuyoruz, ne iş yapıyoruz, =fikir, iş fikri, iş fikrimiz, girişim fikri, hakkımızda, =proje, =projemiz,
      proje nedir, proje özeti, projenin amacı, projenin özeti, projenin konusu, proje konusu, proje fikri, amacımız, yaklaşımımız, =konsept,
      =faydalar, sağladığı faydalar, müşteriye faydaları, yönetici özeti, iş özeti`,
    product: `
      ürün, ürünü, ürünümüz, ürünler, ürünlerimiz, ürün tanıtımı, ürün nedir, ürün özellikleri, ürün ailesi, ürün gamı, ürün portföyü,
      ürün ve hizmetler, ürün ve hizmetlerimiz, nasıl çalışır, nasıl çalışıyor, nasıl çalışıyoruz, nasıl işliyor, nasıl kullanılır, nasıl kullanılıyor,
      çalışma prensibi, çalışma mantığı, sistemin çalışması, özellikler, özellikleri, temel özellikler, öne çıkan özellikler, demo, canlı demo,
      ürün demosu, =platform, platformumuz, platform özellikleri, =hizmetler, hizmetlerimiz, =uygulama, uygulamamız, mobil uygulamamız,
      uygulama ekranları, ekran görüntüleri, uygulama alanları, kullanım alanları, kullanım senaryoları, kullanım senaryosu, müşteri yolculuğu,
      kullanıcı yolculuğu, modüller, prototip, prototipimiz`,
    technology: `
      teknoloji, teknolojisi, teknolojimiz, teknolojiler, teknik altyapı, teknolojik altyapı, teknik mimari, sistem mimarisi, mimari, inovasyon,
      yenilikçi yön, yenilikçi yönü, yenilikçi yönleri, yenilikçi yönümüz, yenilik, patent, patentler, patentlerimiz, fikri mülkiyet, fikri haklar,
      =yapay zeka, Ar-Ge, Ar-Ge çalışmaları, =altyapı, altyapımız, algoritma, algoritmamız, =yöntem, teknoloji hazırlık seviyesi`,
    market: `
      pazar, pazarı, pazarımız, pazarlar, pazar büyüklüğü, pazarın büyüklüğü, pazar hacmi, pazar fırsatı, pazardaki fırsat, =fırsat, fırsatlar,
      pazar analizi, pazar araştırması, pazar potansiyeli, pazar boyutu, pazara bakış, pazara genel bakış, hedef kitle, hedef kitlemiz, hedef pazar,
      hedef pazarlar, hedef pazarımız, hedef müşteri, hedef müşteriler, hedef müşterilerimiz, hedef sektörler, müşteri segmentleri,
      müşteri segmentasyonu, müşteri profili, müşterimiz kim, TAM SAM SOM, sektör analizi, sektörel analiz, sektöre bakış, sektör büyüklüğü,
      küresel pazar, global pazar, dünya pazarı, Türkiye pazarı, adreslenebilir pazar, potansiyel müşteriler`,
    competition: `
      rekabet*, rakip*, rakib*, rekabet analizi, rekabet avantajı, rekabet avantajları, rekabet avantajımız, rekabet üstünlüğü, rekabetçi avantaj,
      rekabetçi avantajlar, rekabet ortamı, rakipler, rakiplerimiz, rakip analizi, rakip karşılaştırması, rakiplerden farkımız,
      rakiplerimizden farkımız, pazardaki boşluk, karşılaştırma, karşılaştırma tablosu, farkımız, farklarımız, bizim farkımız, bizi farklı kılan,
      bizi ayıran, fark yaratan, neyi farklı yapıyoruz, neden farklıyız, avantajlarımız, =avantajlar, üstünlükler, üstünlüklerimiz, neden biz,
      konumlandırma, konumlanma, pazardaki konumumuz, alternatifler, mevcut çözümler, benzer ürünler, benzer çözümler, SWOT analizi`,
    'business-model': `
      iş modeli, iş modelimiz, gelir modeli, gelir modelimiz, gelir modelleri, =gelirler, gelir kaynakları, gelir kaynaklarımız, gelir kalemleri,
      gelir akışı, gelir akışları, kazanç modeli, nasıl para kazanıyoruz, nasıl para kazanacağız, nasıl kazanıyoruz, nasıl gelir elde, fiyatlandırma,
      fiyatlandırma modeli, fiyatlama, fiyat politikası, fiyat stratejisi, =fiyatlar, =paketler, paketlerimiz, abonelik paketleri, abonelik modeli,
      komisyon modeli, ticarileşme, ticarileşme modeli, ticarileştirme, iş modeli kanvası, birim ekonomisi, monetizasyon`,
    traction: `
      traction, =sonuçlar, elde edilen sonuçlar, başarılar, başarılarımız, kazanımlar, kazanımlarımız, =müşteriler, müşterilerimiz, mevcut müşteriler,
      mevcut müşterilerimiz, referans, referanslar, referanslarımız, referans projeler, doğrulama, pazar doğrulaması, pazar doğrulama,
      müşteri doğrulama, mevcut durumumuz, güncel durum, neredeyiz, şu an neredeyiz, bugün neredeyiz, hangi aşamadayız, geldiğimiz nokta,
      kilometre taşları, kilometre taşlarımız, ortaklarımız, iş ortakları, iş ortaklarımız, çözüm ortakları, çözüm ortaklarımız, paydaşlarımız,
      ödüller, ödüllerimiz, ödüller ve başarılar, neler yaptık, ne yaptık, bugüne kadar, bugüne kadar neler yaptık, şimdiye kadar, neler başardık,
      gelişmeler, rakamlarla, sayılarla, temel metrikler, metrikler, metriklerimiz, anahtar metrikler, performans göstergeleri, pilot çalışmalar,
      pilot projeler, başarı hikayeleri, başarı hikayemiz, müşteri yorumları, kullanıcı yorumları, müşteri geri bildirimleri, basında biz, tarihçe,
      tarihçemiz, ivme, çekiş`,
    'go-to-market': `
      pazara giriş, pazara giriş stratejisi, pazara giriş planı, pazara çıkış, pazara açılma, pazarlama, pazarlama stratejisi, pazarlama stratejimiz,
      pazarlama planı, pazarlama kanalları, pazarlama ve satış, satış stratejisi, satış stratejimiz, satış ve pazarlama, =satış, satış kanalları,
      satış planı, satış modeli, dağıtım kanalları, kanallarımız, büyüme stratejisi, büyüme stratejimiz, büyüme planı, =büyüme, müşteri kazanımı,
      müşteri kazanma, müşteri edinme, müşteri edinimi, müşteriye ulaşma, müşteriye nasıl ulaşıyoruz, kullanıcı kazanımı, =strateji, stratejimiz,
      go to market, genişleme, genişleme planı, globalleşme, global açılım, yurt dışı açılımı, uluslararası genişleme, ölçeklenme,
      ölçeklenme stratejisi, ihracat stratejisi`,
    roadmap: `
      yol haritası, yol haritamız, ürün yol haritası, büyüme yol haritası, zaman çizelgesi, zaman planı, iş zaman çizelgesi, iş takvimi, proje takvimi,
      =takvim, sonraki adımlar, bir sonraki adım, sonraki adımımız, gelecek adımlar, =gelecek, gelecek planları, gelecek planlarımız,
      gelecek hedefleri, gelecek hedeflerimiz, geleceğe bakış, =planlar, planlarımız, =hedefler, hedeflerimiz, kısa vadeli hedefler,
      uzun vadeli hedefler, önümüzdeki dönem, neler yapacağız, roadmap, iş planı, iş paketleri, proje planı, aksiyon planı, eylem planı, 5 yıllık plan`,
    financials: `
      finansal*, finanslar, mali plan, mali tablolar, mali projeksiyon, mali projeksiyonlar, mali veriler, gelir tablosu, gelir gider,
      gelir gider tablosu, gelir tahmini, gelir projeksiyonu, gelir hedefleri, satış hedefleri, satış tahmini, satış projeksiyonu, ciro hedefi,
      ciro hedefleri, projeksiyon, projeksiyonlar, =bütçe, bütçe planı, proje bütçesi, maliyetler, maliyet analizi, maliyet yapısı, gider yapısı,
      giderler, nakit akışı, nakit akış tablosu, kârlılık, başabaş noktası, başa baş noktası, fizibilite`,
    team: `
      ekip, ekibimiz, ekibi, ekip üyeleri, proje ekibi, takım, takımımız, takım üyeleri, proje takımı, kurucular, kurucularımız, kurucu ekip,
      kurucu ekibimiz, kurucu ortaklar, çekirdek ekip, yönetim ekibi, yönetim kadrosu, yönetim kurulu, =yönetim, biz kimiz, kadromuz,
      organizasyon şeması`,
    advisors: `
      danışmanlar, danışmanlarımız, mentorlar, mentorlarımız, yatırımcılar, yatırımcılarımız, danışma kurulu, danışma kurulumuz, akademik danışmanlar,
      destekçilerimiz, destekleyenler, hissedarlar, hissedarlık yapısı, ortaklık yapısı, sermaye yapısı`,
    ask: `
      yatırım, yatırımı, yatırım ihtiyacı, yatırım ihtiyacımız, yatırım talebi, yatırım talebimiz, yatırım turu, yatırım turumuz, yatırım planı,
      yatırım teklifi, yatırım fırsatı, yatırım çağrısı, yatırım beklentisi, yatırım beklentimiz, yatırımcıdan beklenti, yatırımcıdan beklentiler,
      yatırımcıdan beklentimiz, yatırımcılardan beklentimiz, beklentimiz, beklentilerimiz, aranan yatırım, istenen yatırım, talebimiz, ne istiyoruz,
      ne arıyoruz, ne talep ediyoruz, neye ihtiyacımız var, ihtiyacımız, ihtiyaçlarımız, fon kullanımı, fonun kullanımı, fonların kullanımı,
      fon kullanım planı, fon ihtiyacı, fon dağılımı, yatırımın kullanımı, yatırım kullanımı, yatırım kullanım alanları, yatırımın kullanım alanları,
      yatırımı nasıl kullanacağız, yatırımı nerede kullanacağız, yatırım dağılımı, kaynak kullanımı, kaynak ihtiyacı, sermaye ihtiyacı, finansman,
      finansman ihtiyacı, finansman talebi, bütçe dağılımı, bütçe kullanımı, destek talebi, tohum yatırım, tohum yatırımı, tohum turu, köprü turu,
      değerleme, şirket değerlemesi, çıkış stratejisi, exit stratejisi, bize katılın`,
    contact: `
      iletişim, iletişim bilgileri, bizimle iletişime geçin, teşekkür, teşekkürler, teşekkür ederiz, teşekkür ederim, dinlediğiniz için teşekkürler,
      ilginiz için teşekkürler, =sorular, sorularınız, soru cevap, soru ve cevap, bize ulaşın, tanışalım, görüşmek üzere`,
    appendix: `
      =ek, ek 1, ek 2, ekler, ek bilgiler, ek slaytlar, içindekiler, kaynakça, kaynaklar, ajanda, =gündem, yasal uyarı, yasal bildirim,
      gizlilik bildirimi, sorumluluk reddi, =riskler, risk analizi, riskler ve önlemler, riskler ve çözümler, sıkça sorulan sorular`,
  },
  bodies: {
    problem: `
      sorun, sorunlar*, sorunu*, problem*, eksiklik*, zorlanıyor*, zorluk*, pahalı, maliyetli, yüksek maliyet*, verimsiz*, zaman kaybı, israf*,
      karmaşık*, manuel, yetersiz*, yavaş, ulaşamıyor*, bulamıyor*, yapamıyor*, güvensiz*, belirsizlik*, kayıt dışı, dağınık, hatalı, insan hatası,
      şikayet*, mağdur*, darboğaz*, bürokrasi, geleneksel yöntem*, saatlerce, günlerce, haftalarca`,
    'why-now':
      'pandemi*, mevzuat*, yönetmelik*, zorunlu hale, regülasyon*, ilk kez, dijitalleşme, yaygınlaş*, artan talep, yeşil mutabakat, enflasyon*',
    solution: `
      çözümümüz, çözüm sunuyor*, çözüyoruz, platformumuz, uygulamamız, sistemimiz, sunuyoruz, sağlıyoruz, yardımcı oluyoruz, geliştiriyoruz,
      kolaylaştır*, otomatikleştir*, otomatik olarak, gerçek zamanlı, anlık, tek platform*, tek çatı altında, uçtan uca, tek tıkla, bir araya getir*,
      dijitalleştir*`,
    product: `
      özellik*, uygulama*, panel*, arayüz*, entegrasyon*, modül*, bildirim*, prototip*, MVP, beta, kullanıcı dostu, ekran*, rapor*, kayıt ol*,
      tarayıcı, kurulum*, sürüm*, mobil uygulama*`,
    technology: `
      algoritma*, yapay zeka*, yapay zekâ*, makine öğrenmesi, makine öğrenimi, derin öğrenme, görüntü işleme, doğal dil işleme, patent*, teknoloji*,
      sensör*, bulut tabanlı, veri tabanı, veritabanı, mimari, Ar-Ge, faydalı model, büyük veri, blokzincir*, yazılım altyapısı`,
    market: `
      pazar büyüklü*, pazarı*, pazar payı, pazar hacmi, milyar, TAM, SAM, SOM, CAGR, YBBO, yıllık büyüme, yıllık bileşik, hedef kitle*, hedef pazar*,
      hedef sektör*, KOBİ*, tüketici*, hane*, sektör büyüklü*, dünya genelinde, küresel, nüfus*, potansiyel müşteri*`,
    competition: `
      rakip*, rakib*, rekabet*, avantaj*, alternatif*, farkımız*, farklılaş*, farklı olarak, benzersiz, karşılaştırma*, aksine, muadil*, kıyasla,
      pazar lideri`,
    'business-model': `
      abonelik*, komisyon*, lisans*, aylık, yıllık, kullanıcı başına, işlem başına, fiyat*, gelir model*, gelir kalem*, gelir kaynak*, marj*, freemium,
      premium, reklam gelir*, paket*, ücret*, üyelik*, satış gelir*, hizmet bedeli, kurulum bedeli, franchise, bayilik`,
    traction: `
      müşterimiz, müşteriye ulaş*, aktif müşteri*, aktif kullanıcı*, kullanıcıya ulaş*, kayıtlı kullanıcı*, ödeme yapan, pilot*, niyet mektubu,
      niyet mektupları, ciro, indirme, bekleme listesi, imzaladık, imzalandı, sözleşme*, lansman*, bugüne kadar, ödül*, iş birliği, iş birlikleri,
      ön sipariş*, ihracat*, hızlandırma program*, kuluçka*, tamamlandı, geri bildirim*`,
    'go-to-market': `
      pazarlama*, sosyal medya, influencer*, fenomen*, SEO, ağızdan ağıza, iş ortaklı*, distribütör*, bayi, bayiler*, bayilik*, doğrudan satış,
      saha satış*, fuar*, satış kanal*, satış ekib*, kampanya*, genişleme*, referans sistemi, içerik pazarlama*, dijital reklam*, kanal ortak*,
      pazara giriş*, tavsiye*, dernek*, ihracat*`,
    roadmap: `
      lansman*, faz 1, faz 2, faz 3, sonraki adımlar, 1. çeyrek, 2. çeyrek, 3. çeyrek, 4. çeyrek, ilk çeyrek, Ç1, Ç2, Ç3, Ç4, Q1, Q2, Q3, Q4,
      ölçeklenme, yeni sürüm*, kısa vade*, orta vade*, uzun vade*, seri üretim*, açılım*, genişleme*, planlanan, hedeflenen, 6 ay, 12 ay, 18 ay`,
    financials: `
      gelirler*, toplam gelir*, ciro*, FAVÖK, kâr, kar, net kar*, net kâr*, gider*, maliyet*, brüt kar*, brüt kâr*, nakit akış*, başabaş, başa baş,
      projeksiyon*, bütçe*, zarar, personel gider*, işletme sermayesi, vergi*, amortisman`,
    team: `
      kurucu*, kurucu ortak, eş kurucu, genel müdür*, direktör*, mühendis*, yıl deneyim*, yıllık deneyim*, yıllık tecrübe*, tecrübe*, üniversitesi*,
      geliştirici*, yazılımcı*, mezun*, doktora*, yüksek lisans*, girişimci*, CEO, CTO, COO, uzman*, öğretim üyesi`,
    advisors: 'danışman*, mentor*, melek yatırımcı*, yatırımcı*, danışma kurulu, profesör*',
    ask: `
      yatırım turu*, yatırım ihtiyac*, yatırım arıyoruz, yatırım talep*, yatırım almak, yatırımcı*, finansman*, arıyoruz, tohum yatırım*, sermaye*,
      fon kullanım*, değerleme*, hisse*, runway, köprü tur*, ürün geliştirme, ekip genişleme*, işe alım*, melek yatırım*, girişim sermayesi`,
    contact: 'teşekkür*, iletişim, telefon, e-posta, eposta, adres, tel',
    appendix: 'kaynakça, kaynaklar, içindekiler, yasal uyarı, sorumluluk reddi',
  },
  words: {
    forecast: `
      tahmin*, hedef, hedefi*, hedefle*, hedefimiz, planla*, planımız, bekleni*, bekliyoruz, beklenen, beklenti*, öngör*, projeksiyon*, potansiyel*,
      senaryo*, ulaşmak, ulaşacağız, ulaşacak, olacak, edeceğiz, yapacağız, sonuna kadar, yıl sonu, 1. yıl, 2. yıl, 3. yıl, 4. yıl, 5. yıl`,
    forecastTitle: `
      projeksiyon*, tahmin*, finansal plan, mali plan, yol haritası, yol haritamız, hedefler, hedeflerimiz, sonraki adımlar, bütçe*, iş planı,
      gelecek planları, senaryo*`,
    actual: `
      bugüne kadar, şu anda, şu an, şu ana kadar, şimdiye kadar, halihazırda, hâlihazırda, gerçekleş*, ulaştık, ulaştı, son 12 ay, son 6 ay, geçen yıl,
      geçtiğimiz yıl, geçen ay, elde ettik, elde edildi, tamamladık, tamamlandı, kazandık, sattık, satıldı, imzaladık, büyüdük`,
    pilot: 'pilot*, test aşaması, test kullanıcı*, kavram kanıtı, kavram ispatı, beta, deneme sürümü, POC',
    intent: `
      niyet mektubu, niyet mektupları, ön sipariş*, ön talep*, ön kayıt*, bekleme listesi, görüşme aşamasında, görüşmeler*, müzakere*,
      teklif aşamasında, iyi niyet`,
    others: `
      rakip*, rakibimiz, müşterilerimizin, kullanıcıların, şirketlerin, işletmelerin, KOBİ-lerin, insanların, tüketicilerin, sektörde, dünyada,
      dünya genelinde, Türkiye-de her, Türkiye-deki, ortalama, küresel, her yıl, nüfusun`,
    own: `
      bizim, biz, şu anda, şu an, bugüne kadar, şimdiye kadar, ekibimiz, ekibimizde, müşterimiz, müşterilerimiz, kullanıcımız, kullanıcılarımız,
      ciromuz, platformumuz, ulaştık, kazandık, elde ettik, ekip olarak`,
    notACount: `
      başına, başı, ortalama, en az, en fazla, kadar müşteri, potansiyel*, sınırsız, ilk 100, hedef*, her bir, dünyada, Türkiye-de, dünya genelinde,
      arıyoruz, adayı, örnek, pazarda, nüfus*`,
    perUnit: `
      başına, kişi başı, kullanıcı başı, müşteri başı, ortalama, tasarruf*, maliyet*, kayıp*, kaybı, kaybediyor, ceza*, bir işletme, bir şirket,
      bir restoran, gider*, teşvik*, hibe*`,
    arr: 'yıllık tekrarlayan gelir, yıllık yinelenen gelir, yıllık düzenli gelir, yıllık tekrar eden gelir',
    mrr: 'aylık tekrarlayan gelir, aylık yinelenen gelir, aylık tekrar eden gelir, aylık düzenli gelir, aylık gelir, aylık ciro',
    revenue: `
      ciro, cirosu, ciromuz, yıllık ciro, toplam ciro, gelir, geliri, gelirimiz, gelirler, toplam gelir, yıllık gelir, satış geliri, satış gelirleri,
      hasılat, net satışlar, toplam satış, satış hacmi, satış tutarı`,
    growth: `
      büyüme, büyüdük, büyüdü, büyüyoruz, artış, artışı, arttı, artırdık, yıllık büyüme, aylık büyüme, büyüme oranı, bir önceki yıla göre,
      geçen yıla göre, kat büyüme, katına çıktı`,
    revenueGrowth: 'ciro artışı, ciro büyümesi, gelir artışı, gelir büyümesi, satış artışı, satış büyümesi',
    notOwnGrowth:
      'pazar*, sektör*, nüfus*, enflasyon*, verimlilik artışı, verim artışı, müşterilerimizin, işletmelerin, dünyada, küresel, ortalama, ihracatı',
    payingCustomers: `
      ödeme yapan müşteri, ödeme yapan müşteriler, ödeme yapan kullanıcı, aktif müşteri, kurumsal müşteri, ücretli müşteri, ücretli abone, aktif abone,
      B2B müşteri, ücretli kullanıcı, kurumsal abone, üye işletme, anlaşmalı işletme`,
    customers:
      'müşteri, müşterimiz, müşteriye, müşteriler, müşterilerimiz, müşterisi, abone, abonemiz, üye iş yeri, kurum',
    users: `
      kullanıcı, kullanıcımız, kullanıcıya, kullanıcılar, kullanıcısı, aktif kullanıcı, aylık aktif kullanıcı, günlük aktif kullanıcı,
      kayıtlı kullanıcı, üye, üyemiz, üyeye, indirme, indirilme, takipçi, oyuncu, ziyaretçi, kayıtlı üye`,
    retention: `
      elde tutma oranı, elde tutma, müşteri sadakati, tutundurma, tutundurma oranı, müşteri tutma, yenileme oranı, tekrar satın alma, tekrar sipariş,
      sözleşme yenileme`,
    churn: 'müşteri kayıp oranı, kayıp oranı, müşteri kaybı oranı, terk oranı, kayıp müşteri oranı, iptal oranı',
    gmv: 'brüt mal değeri, brüt işlem hacmi, işlem hacmi, toplam işlem hacmi, ödeme hacmi, satış hacmi, brüt ürün hacmi',
    pipeline: 'satış hunisi, satış boru hattı, satış fırsatları, bekleyen sipariş*, teklif aşamasında',
    grossMargin:
      'brüt kar marjı, brüt kâr marjı, brüt marj, brüt kar oranı, brüt kâr oranı, brüt karlılık, brüt kârlılık',
    burn: 'aylık nakit yakma, nakit yakma hızı, nakit yakma, nakit yakım, yakma oranı, aylık gider, aylık gideri, aylık giderimiz, aylık net gider',
    runway: 'nakit ömrü, nakit dayanma süresi, nakit pisti, finansal pist, aylık nakit, yeterli nakit',
    cac: `
      müşteri edinme maliyeti, müşteri kazanma maliyeti, müşteri kazanım maliyeti, müşteri edinim maliyeti, kullanıcı edinme maliyeti,
      müşteri başı maliyet`,
    ltv: 'yaşam boyu değer, yaşam boyu değeri, müşteri yaşam boyu değeri, müşteri ömür boyu değeri, ömür boyu değer, müşteri yaşam değeri',
    ask: `
      arıyoruz, yatırım arıyoruz, yatırım arayışı*, yatırım ihtiyacı, yatırım ihtiyacımız, yatırım talebi, yatırım talebimiz, yatırım turu,
      yatırım turumuz, tohum yatırım turu, finansman ihtiyacı, sermaye ihtiyacı, fon ihtiyacı, talep ediyoruz, talep edilen, hedeflenen yatırım,
      aranan yatırım, istenen yatırım, ihtiyaç duyulan, yatırım tutarı, yatırım miktarı, tur büyüklüğü, yatırım almayı, yatırım almak, yatırım hedefi,
      yatırım hedefliyoruz, hisse karşılığı, hisse karşılığında, tura çıkıyoruz, yatırım beklentisi`,
    raised: `
      yatırım aldık, yatırım aldı, yatırım alındı, alınan yatırım, aldığımız yatırım, aldığı yatırım, yatırımı aldık, yatırımını aldık, önceki tur,
      önceki yatırım, önceki yatırımlar, geçmiş yatırımlar, bugüne kadar alınan, bugüne kadar toplanan, toplanan yatırım, tamamlanan tur,
      turu tamamladık, turunu tamamladık, turunu kapattık, topladık, fon aldık, hibe aldık, kurucu sermayesi, öz kaynak`,
    grant: `
      hibe*, TÜBİTAK, KOSGEB, TÜSEB, BiGG, Teknogirişim, Ar-Ge desteği, kalkınma ajansı, para ödülü, nakit ödül, devlet desteği, hibe desteği,
      destek programı`,
    notOwnRound: `
      rakiplerimiz yatırım, rakipler yatırım, girişimlere yapılan, girişimlere yatırım, satın alındı, satın aldı, satın alma, halka arz, ekosistemine,
      kitle fonlaması projeleri`,
    valuation: `
      değerleme, değerlemesi, değerlemeyle, değerleme ile, değerlemeden, şirket değerlemesi, şirket değeri, pre-money, post-money,
      para öncesi değerleme, yatırım öncesi değer, yatırım öncesi değerleme, yatırım sonrası değer, yatırım sonrası değerleme, değerleme tavanı,
      üst limit değerleme`,
    committed: 'taahhüt edilen, taahhüt, taahhüdü, taahhüt alındı, söz verilen, kesinleşen, taahhütlü',
    instrument: `
      öz sermaye, hisse senedi, hisse devri, sermaye artırımı, hisseye dönüştürülebilir borç, dönüştürülebilir borç, paya dönüştürülebilir,
      paya dayalı kitle fonlama, imtiyazlı hisse, kredi`,
    funding:
      'yatırım*, finansman*, sermaye*, fon, fonu, fonlar*, fonun, fon kullanımı, tohum*, turu, turumuz, değerleme*, hisse*, hibe*, kitle fonlama*',
    notTheAsk: `
      kullanımı, dağılımı, için ayrılan, aylık, ayda, ciro*, gelir*, değerleme*, taahhüt*, alınan, aldık, topladık, bugüne kadar, pazarlama için,
      ürün geliştirme için, personel, maaş*, Seri A, Seri B`,
    customerMoney: 'ciro*, gelir*, satış*, sipariş*, müşteri*, kullanıcı*, sözleşme*, ödeme*, fatura*',
    alreadyIn: 'bugüne kadar, şimdiye kadar, şu ana kadar, önceki, daha önce, geçmiş, halihazırda, aldık, alınan',
    useOfFunds: `
      fon kullanımı, fonun kullanımı, fonların kullanımı, fon kullanım planı, fon dağılımı, kaynak kullanımı, kaynakların kullanımı,
      yatırımın kullanımı, yatırım kullanımı, yatırım kullanım planı, yatırım kullanım alanları, yatırımın kullanım alanları, yatırım dağılımı,
      yatırımın dağılımı, yatırımı nasıl kullanacağız, yatırımı nerede kullanacağız, bütçe dağılımı, bütçe kullanımı, harcama planı, harcama kalemleri,
      kullanım alanları, kullanım planı`,
    notAUse:
      'hisse*, indirim*, büyüme, faiz*, marj*, komisyon*, pazar payı, toplam, değerleme*, ciro*, gelir*, kâr, kar, artış*, tasarruf*, runway',
    priceRate: `
      aylık, / ay, ayda, ay başına, yıllık, / yıl, yılda, yıl başına, kullanıcı başına, kullanıcı başı, işlem başına, sipariş başına, çalışan başına,
      cihaz başına, şube başına, araç başına, adet başına, adet, adedi, kişi başı, kişi başına, / kullanıcı, / kişi, / adet, / kg, saatlik, günlük,
      haftalık, tek seferlik, / saat, / gün`,
    prices: 'fiyat*, abonelik*, paket*, lisans*, gelir modeli, iş modeli, ücret*, üyelik*, tarife*, komisyon*',
    notAPrice: `
      tasarruf*, israf*, kayıp*, kaybı, kaybediyor, maaş*, ortalama, ciro*, gelir*, rakip*, maliyeti, maliyet*, ceza*, edinme maliyeti,
      üretim maliyeti, zarar*, değerleme*`,
    breakEven: `
      başabaş noktası, başabaş, başa baş noktası, başa baş, kârlılığa, karlılığa, kârlılık noktası, kara geçiş, kâra geçiş, kara geçme, kâra geçme,
      amorti`,
    closing: 'tur kapanışı, turun kapanışı, turu kapat*, turu kapanış, kapanış tarihi, son başvuru, son katılım',
    tam: `
      toplam pazar, toplam pazar büyüklüğü, toplam adreslenebilir pazar, toplam ulaşılabilir pazar, toplam erişilebilir pazar,
      toplam hedeflenebilir pazar`,
    sam: `
      hizmet verilebilir pazar, hizmet verilebilir adreslenebilir pazar, ulaşılabilir pazar, erişilebilir pazar, adreslenebilir pazar,
      hizmet edilebilir pazar, hedeflenebilir pazar`,
    som: 'elde edilebilir pazar, kazanılabilir pazar, hedef pazar payı, hedeflenen pazar payı, elde edilebilir hizmet pazarı, alınabilecek pazar payı',
    marketSize: `
      pazar büyüklüğü, pazarın büyüklüğü, pazar değeri, pazar hacmi, pazar potansiyeli, küresel pazar, global pazar, dünya pazarı, Türkiye pazarı,
      Avrupa pazarı, pazarı, pazar, pazarın, sektör büyüklüğü, sektörün büyüklüğü, sektör hacmi, sektörü, büyüklüğünde, büyüklüğe ulaş*`,
    market: 'pazar, pazarı*, pazarın*, pazarda*, pazar büyüklüğü, pazar hacmi, sektör*, talep, talebi, endüstri*',
    notMarketSize: `
      yatırım, yatırımı, ciromuz, gelirimiz, müşterilerimiz, hedefimiz, ortalama, fiyat*, maliyet*, tasarruf*, değerleme*, kayıp*, kaybı, ceza*,
      pazar lideri, pazar payımız, kâr, kar, zarar, kişi başı, hibe*, pazarlama*`,
    marketGrowth: `
      büyüme, büyümesi, yıllık büyüme, yıllık bileşik büyüme, yıllık bileşik büyüme oranı, bileşik yıllık büyüme, YBBO, büyüyor, büyümekte, büyüyen,
      büyüme oranı, büyüme hızı, yıllık, artış, artıyor, pazar büyümesi`,
    companyMetric:
      'ciro*, gelir*, satışlarımız, kullanıcı*, müşteri*, indirme*, marj*, ekip, çalışan*, dönüşüm oranı, trafik',
    sellsIn: `
      pazar*, müşteri*, kullanıcı*, şirket*, işletme*, KOBİ*, hane*, genişle*, açılım*, açılma*, açılacağız, açılıyoruz, hedef*, şehir*, şehri*, ülke*,
      bölge*, ilde, ilinde, tüketici*, lansman*, ihracat*, ihraç*, faaliyet*, hizmet ver*, hizmet sun*, yaygınlaş*, genelinde, çapında, başlıyoruz,
      nüfus*, satış*`,
    notSellsIn: `
      üniversite*, genel merkez*, ofis*, merkezli, kaynak, kaynak:, banka*, mezun*, doktora*, lisans*, yüksek lisans*, kurulan, kuruldu, doğumlu,
      Teknokent*, Teknopark*, Bakanlığı, TÜİK, rakip*, enstitü*, adres*, çalıştı, görev yaptı`,
    competitorLead: `
      rakipler:, rakiplerimiz:, doğrudan rakipler:, dolaylı rakipler:, doğrudan rakiplerimiz:, dolaylı rakiplerimiz:, başlıca rakipler:,
      başlıca rakiplerimiz, en büyük rakiplerimiz, ana rakipler:, ana rakiplerimiz, yerli rakipler:, yabancı rakipler:, global rakipler:,
      küresel rakipler:, yerel rakipler:, mevcut rakipler:, rakiplerimiz arasında, mevcut oyuncular:, alternatifler:, benzer ürünler:`,
    competitorExample: 'örneğin, örn., örnek:, doğrudan:, dolaylı:, yerli:, yabancı:, global:, yerel:, karşısında',
    customerLead: `
      müşterilerimiz:, müşterilerimiz arasında, başlıca müşterilerimiz, müşterilerimizden bazıları:, referanslarımız:, referanslar:,
      referanslarımız arasında, bize güvenenler, pilot müşteriler:, pilot müşterilerimiz:, mevcut müşterilerimiz:, kurumsal müşterilerimiz:,
      kullanıcılarımız arasında`,
    customerTitle: `
      müşterilerimiz, müşteriler, referanslar, referanslarımız, bize güvenenler, bize güvenen markalar, bize güvenen kurumlar, bizi tercih edenler,
      mevcut müşterilerimiz, mevcut müşteriler, bazı müşterilerimiz, bazı referanslarımız, müşterilerimizden bazıları, pilot müşterilerimiz,
      kurumsal müşterilerimiz, iş ortaklarımız ve müşterilerimiz, müşterilerimiz ve iş ortaklarımız, markalar`,
    investorLead: `
      yatırımcılarımız:, yatırımcılar:, mevcut yatırımcılar:, mevcut yatırımcılarımız:, yatırımcılarımız arasında, lider yatırımcı:,
      önceki yatırımcılar:, melek yatırımcılar:, melek yatırımcılarımız:, hissedarlar:, ortaklarımız:`,
    investorTitle: `
      yatırımcılarımız, yatırımcılar, mevcut yatırımcılar, mevcut yatırımcılarımız, melek yatırımcılarımız, melek yatırımcılar, hissedarlar,
      hissedarlarımız, destekçilerimiz, yatırımcılarımız ve destekçilerimiz`,
    investorWord: `
      girişim sermayesi, yatırım fonu, yatırım ortaklığı, GSYF, GSYO, melek yatırım ağı, melek yatırımcı, melek yatırımcılar, portföy, holding, fonu,
      hızlandırma programı, kuluçka merkezi, yatırım`,
    founded: `
      kuruldu, kuruldu., kurulan, kuruluş, kuruluşu, kuruluş yılı, kuruluş tarihi, kurulmuştur, kurulmuş, kurduk, şirketleşme, şirketleşti,
      şirket kuruluşu, şirket kuruldu, şirketimiz kuruldu, hayata geçti, temelleri atıldı`,
    since: 'faaliyet gösteriyor, faaliyete başladı, faaliyete geçti, yılından beri, yılından bu yana, yılında başladı',
    staff: `
      çalışan, çalışanı, çalışanımız, çalışan sayısı, çalışma arkadaşı, tam zamanlı çalışan, tam zamanlı, kişi, kişilik ekip, kişilik bir ekip,
      kişilik ekibimiz, kişilik kadro, kişilik takım, personel, ekip üyesi, ekip arkadaşı, takım üyesi, ekip büyüklüğü`,
    othersStaff: `
      şirketlerde, işletmelerde, şirketler, işletmeler*, KOBİ*, kurumlar*, firmalar*, milyon, bin kişi, arası, üzeri, üzerinde çalışan*, çalışanı olan,
      ve üzeri, en az, işe alım*, işe alınacak, istihdam*, hedef*, planla*, müşteri*, kullanıcı*, nüfus*, kişi başı, Türkiye-de, dünyada, anket*,
      katılımcı*`,
    seat: `
      genel merkez, genel merkezi, genel merkezimiz, merkez ofis, merkez ofisi, merkez ofisimiz, merkez:, merkezimiz, merkezi:, ofis:, ofisimiz,
      ofislerimiz, adres, adresimiz, adres:, konum:, lokasyon:, yerleşke:`,
    street: `
      cad, cad., caddesi, cd, cd., sok, sok., sokak, sokağı, mah, mah., mahallesi, bulvarı, blv, blv., sk, sk., apt, apt., kat:, no:, daire:, plaza,
      iş merkezi, Teknokent, Teknopark, teknoloji geliştirme bölgesi, OSB, organize sanayi bölgesi, posta kodu`,
    notATagline: `
      sunum, sunumu, sunumudur, gizli, gizlidir, ticari sır, teşekkürler, içindekiler, kurucu, kurucu ortak, genel müdür, yatırımcı sunumu,
      yatırım turu, tohum yatırım turu, hazırlayan, hazırlayanlar, sunan, iş planı, tüm hakları saklıdır, her hakkı saklıdır, anonim şirketi,
      limited şirketi, A.Ş., Ltd. Şti., demo günü, proje sunumu, danışman`,
    whatItIs: `
      platform, platformu, platformudur, uygulama, uygulaması, uygulamasıdır, yazılım, yazılımı, çözüm, çözümü, çözümleri, hizmet, hizmeti, hizmetleri,
      pazaryeri, pazar yeri, pazaryeridir, ağ, ağı, araç, aracı, sistem, sistemi, sistemidir, asistan, asistanı, cihaz, cihazı, altyapı, altyapısı,
      ekosistem, ekosistemi, girişim, girişimi, marka, markası, robot, robotu, oyun, oyunu, mobil uygulama, yönetim sistemi, teknolojisi,
      teknolojileri, üretici, üreticisi, asistanıdır, motoru, için, ile, sağlayan, sunan, geliştiren, üreten, birleştiren, buluşturan, kolaylaştıran,
      yapan, tabanlı, destekli, yapay zeka, yapay zekâ`,
    self: `
      biz, bizim, platformumuz, uygulamamız, sistemimiz, ürünümüz, misyonumuz, vizyonumuz, çözümümüz, amacımız, hedefimiz, şirketimiz, girişimimiz,
      ekibimiz, sunuyoruz, sağlıyoruz, geliştiriyoruz, geliştirdik, yapıyoruz, çözüyoruz, üretiyoruz, tasarlıyoruz, yardımcı oluyoruz,
      hayata geçiriyoruz, bir araya getiriyoruz, buluşturuyoruz, dönüştürüyoruz, kolaylaştırıyoruz, dijitalleştiriyoruz, otomatikleştiriyoruz,
      inşa ediyoruz, mümkün kılıyoruz`,
    isA: `
      bir, yapay zeka destekli, yapay zeka tabanlı, yapay zekâ destekli, Türkiye-nin, dünyanın, kullanıcılarına, kullanıcıların, işletmelerin,
      şirketlerin, işletmelere, şirketlere, müşterilerine, ile, sayesinde, sunar, sağlar`,
    notAName: `
      sunum, sunumu, proje, projesi, gizli, içindekiler, giriş, teşekkürler, hoş geldiniz, sorun, problem, çözüm, çözümümüz, ürün, ekip, ekibimiz,
      takım, iletişim, pazar, rakipler, rekabet, iş modeli, gelir modeli, yol haritası, yatırım, yatırımcı, özet, vizyon, misyon, sayfa, slayt,
      hakkımızda, kurucular, ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık`,
    productStatus: `
      prototip*, MVP, beta, geliştirme aşamasında, geliştiriliyor, geliştirildi, yayında, yayınlandı, yayına alındı, canlı, canlıda, canlıya alındı,
      canlıya aldık, kullanıma sunuldu, kullanıma açıldı, kullanımda, pilot aşamasında, fikir aşamasında, test aşamasında, lansman yapıldı,
      lansmanı yapıldı, piyasaya sürüldü, piyasada, satışta, seri üretim*, seri üretime, App Store-da, Google Play-de, THS, minimum uygulanabilir ürün,
      çalışan prototip`,
    whyNow: `
      neden şimdi, tam zamanı, doğru zaman, doğru zamanlama, ilk kez, ilk defa, zorunlu hale, zorunlu oldu, zorunluluğu, yeni yönetmelik,
      yeni düzenleme, mevzuat değiş*, pandemi sonrası, kırılma noktası, dönüm noktası, yaygınlaş*, hızla artıyor, artık mümkün`,
    advantage: `
      rekabet avantajı, rekabet avantajımız, rekabet üstünlüğü, benzersiz, eşsiz, patentli, farkımız, bizi farklı kılan, özgün, rakiplerinden farklı,
      rakiplerimizden farklı, rakiplerden farklı, rakiplerin aksine, aksine, Türkiye-nin ilk, Türkiye-nin tek, Türkiye-de ilk, Türkiye-de tek,
      dünyada ilk, dünyanın ilk, dünyada tek, ilk ve tek, sektörde ilk, tek yerli, ilk yerli, yerli ve milli, daha hızlı, daha ucuz, daha uygun,
      ağ etkisi, münhasır, inovatif, kendi geliştirdiğimiz`,
    property: `
      patent*, faydalı model*, tescilli, tescil edil*, tescil başvuru*, marka tescil*, fikri mülkiyet*, fikri hak*, sınai mülkiyet*, telif hak*,
      endüstriyel tasarım tescil*, ticari sır*`,
    partnership: `
      iş birliği, iş birliğimiz, iş birlikleri, iş birliğiyle, işbirliği, işbirlikleri, iş ortaklığı, iş ortağı, iş ortağımız, ortaklık anlaşması,
      stratejik ortak*, stratejik iş birliği, iş ortaklarımız, çözüm ortağı, çözüm ortağımız, çözüm ortaklarımız, anlaşma imzala*, protokol imzala*,
      anlaşmamız, mutabakat zaptı`,
    award: `
      ödül, ödülü, ödüller*, ödüllü, ödülünü*, birincilik, ikincilik, üçüncülük, birincisi, ikincisi, üçüncüsü, finalist*, yarı finalist*, kazananı,
      derece aldı*, derece elde, dereceye gir*, ilk 10, ilk 3, birinci oldu*, seçildi*, en iyi girişim, en yenilikçi`,
    founderRole: `
      kurucu, kurucusu, kurucular, kurucu ortak, kurucu ortağı, kurucu ortağımız, kurucu ortaklar, eş kurucu, eş kurucusu, ortak kurucu, kurucu başkan,
      kurucu CEO, kurucu genel müdür, girişimin sahibi, proje sahibi, şirket ortağı`,
    leaderRole: `
      genel müdür, genel müdürü, genel müdür yardımcısı, genel koordinatör, icra kurulu başkanı, icra kurulu üyesi, yönetim kurulu başkanı,
      yönetim kurulu üyesi, teknoloji direktörü, operasyon direktörü, pazarlama direktörü, finans direktörü, satış direktörü, ürün direktörü,
      başkan yardımcısı, proje yürütücüsü, ülke müdürü`,
    adviserRole: `
      danışman, danışmanı, danışmanımız, akademik danışman, hukuk danışmanı, finans danışmanı, danışma kurulu üyesi, mentor, mentör, mali müşavir,
      hukuk müşaviri`,
    investorRole: 'yatırımcı, yatırımcısı, melek yatırımcı, hissedar',
    role: `
      müdür, müdürü, yönetici, yöneticisi, ürün yöneticisi, proje yöneticisi, mühendis, mühendisi, yazılım mühendisi, bilgisayar mühendisi,
      endüstri mühendisi, makine mühendisi, elektrik elektronik mühendisi, yazılımcı, yazılım geliştirici, yazılım geliştirme, geliştirici,
      geliştiricisi, tasarımcı, tasarımcısı, grafik tasarımcı, uzman, uzmanı, pazarlama uzmanı, direktör, direktörü, sorumlusu, koordinatör,
      koordinatörü, avukat, takım lideri, ekip lideri, lideri, iş geliştirme, iş geliştirme müdürü, iş geliştirme uzmanı, araştırmacı, akademisyen,
      doçent, profesör, öğretim üyesi, öğretim görevlisi, veri bilimci, analist, analisti, stajyer, diyetisyen, psikolog, mimar, ziraat mühendisi,
      gıda mühendisi, teknisyen, muhasebeci, içerik üreticisi, müşteri temsilcisi, satış temsilcisi, bölge müdürü, operasyon müdürü, satış müdürü,
      pazarlama müdürü, finans müdürü, hekim, veteriner hekim`,
    phd: 'doktora, doktorası, doktorasını, doktora adayı, doktora öğrencisi, Dr. Öğr. Üyesi, Doç. Dr., Prof. Dr.',
    entrepreneur:
      'girişimci, seri girişimci, kurdu, kurmuş, girişimcilik deneyimi, kurucusu olduğu, girişimini kurdu, şirketini kurdu, girişiminde',
    foundedBefore: `
      seri girişimci, daha önce kurdu, daha önce kurduğu, önceki girişimi, önceki girişimini, önceki şirketi, şirketini sattı, girişimini sattı,
      başarılı exit, başarılı çıkış, ikinci girişimi, üçüncü girişimi, eski kurucusu, exit yaptı`,
    study: `
      üniversite*, mezun*, lisans, lisansı, lisansını, yüksek lisans*, mühendisli*, fakülte*, bölümü*, ODTÜ, İTÜ, YTÜ, Boğaziçi, Bilkent,
      Sabancı Üniversitesi, Koç Üniversitesi, Hacettepe, enstitü*`,
    atWork: `
      eski, önceki, öncesinde, daha önce, deneyim, deneyimi, deneyimli, tecrübe, tecrübesi, tecrübeli, yıl, yıllık, çalıştı, çalışmış, görev yaptı,
      görev aldı, yöneticilik, eski çalışanı`,
    customerStory: `
      müşteri yorumları, kullanıcı yorumları, müşteri hikayeleri, müşteri hikayesi, başarı hikayesi, başarı hikayeleri, vaka çalışması,
      vaka çalışmaları, vaka analizi, müşterilerimiz ne diyor, kullanıcılarımız ne diyor, müşteri görüşleri, kullanıcı görüşleri, referans proje,
      örnek vaka`,
    exampleLead:
      'örneğin, örnek olarak, örnek:, örnek senaryo, örnek hesaplama, mesela, diyelim ki, farz edelim, varsayalım, düşünün ki, hayal edin, senaryo:',
    exampleInside: 'örneğin, örnek olarak, örn., mesela',
    exampleTitle: `
      örnek, örnekler, örnek senaryo, örnek hesaplama, örnek kullanım, örnek vaka, kullanım örneği, kullanıcı senaryosu, örnek uygulama, persona,
      personalar, kullanıcı personası, müşteri personası`,
    personaMark:
      'yaş:, yaşı:, meslek:, mesleği:, hedefler:, hedefleri:, ihtiyaçlar:, ihtiyaçları:, sorunları:, şehir:, eğitim:, gelir düzeyi:',
    interfaceButton: `
      giriş yap, giriş, kayıt ol, üye ol, çıkış yap, çıkış, şifremi unuttum, şifre, beni hatırla, sepete ekle, satın al, hemen al, hemen başla,
      ücretsiz dene, ödeme yap, rezervasyon yap, randevu al, devam et, ileri, geri, geri dön, iptal, vazgeç, kaydet, gönder, onayla, sil, düzenle,
      tümünü gör, daha fazla, daha fazla göster, detayları gör, hesabım, profilim, siparişlerim, ara, indir, yükle, paylaş, filtrele, sırala,
      kullanıcı adı`,
    interfaceMenu: `
      ana sayfa, anasayfa, profil, ayarlar, bildirimler, mesajlar, takvim, bugün, dün, yarın, raporlar, siparişler, sepet, sepetim, favoriler, yardım,
      menü, kişiler, geçmiş, görevler, tamamlandı, bekliyor, beklemede, toplam, tutar, adet, tarih, durum, açıklama, faturalar, ödemeler, bakiye,
      cüzdan, kontrol paneli`,
    legalTitle: `
      yasal uyarı, yasal bildirim, yasal bilgilendirme, sorumluluk reddi, sorumluluk reddi beyanı, feragatname, gizlilik bildirimi, gizlilik beyanı,
      önemli uyarı, önemli not, çekince`,
    legalPhrase: `
      ileriye dönük beyan*, ileriye yönelik beyan*, geleceğe yönelik beyan*, yatırım tavsiyesi değildir, yatırım tavsiyesi niteliğinde,
      yatırım danışmanlığı, tüm hakları saklıdır, her hakkı saklıdır, yazılı izni olmadan, yazılı izin olmaksızın, önceden yazılı,
      üçüncü kişilerle paylaşılamaz, teklif niteliği taşımaz, taahhüt niteliği, garanti edilmez, gizlilik sözleşmesi`,
    confidentialLine: 'gizli, gizlidir, çok gizli, ticari sır, gizli ve özel, kuruma özel, hizmete özel, gizli belge',
    disclaimerLead: 'yasal uyarı, sorumluluk reddi, feragatname, çekince, önemli uyarı',
    references: 'kaynaklar, kaynakça, kaynak, referanslar ve kaynaklar, dipnotlar',
    competitorTitle: `
      rakip, rakipler, rakiplerimiz, rakip analizi, rakip karşılaştırması, rekabet, rekabet analizi, rekabette, rekabet ortamı, rekabet haritası,
      alternatifler, mevcut çözümler, benzer ürünler, benzer çözümler`,
    commonNoun: `
      müşteri, müşteriler, müşterimiz, müşterilerimiz, kullanıcı, kullanıcılar, kullanıcılarımız, şirket, şirketler, şirketimiz, firma, firmalar,
      işletme, işletmeler, kurum, kurumlar, kurumsal, çözüm, çözümler, çözümü, pazar, pazarı, pazarlar, pazarlama, sorun, sorunlar, problem,
      problemler, fiyat, fiyatı, fiyatlar, maliyet, maliyeti, maliyetler, gelir, geliri, gelirler, gider, giderler, kâr, kar, zarar, satış, satışlar,
      ciro, zaman, süre, süresi, yıl, yıllar, yıllık, ay, aylık, hafta, gün, saat, tarih, dönem, çeyrek, vade, para, veri, veriler, veri tabanı, bilgi,
      teknoloji, teknolojiler, ürün, ürünü, ürünler, ürünlerimiz, hizmet, hizmeti, hizmetler, danışmanlık, geliştirme, geliştirici, araştırma, büyüme,
      avantaj, avantajlar, dezavantaj, dezavantajlar, rekabet, rakip, rakipler, yatırım, yatırımcı, yatırımcılar, kurucu, kurucular, model, modeli,
      strateji, stratejisi, hedef, hedefi, hedefler, amaç, kalite, güvenlik, güvenilirlik, gizlilik, hız, doğruluk, esneklik, ölçeklenebilirlik,
      sürdürülebilirlik, kolaylık, erişilebilirlik, verimlilik, kişiselleştirme, raporlama, analiz, analizi, entegrasyon, entegrasyonu, otomasyon,
      yönetim, yönetimi, enerji, sağlık, doktorlar, hastalar, hastaneler, okullar, eğitim, tarım, çiftçiler, lojistik, sigorta, finans, bankalar,
      banka, restoranlar, oteller, aileler, çocuklar, kadınlar, öğrenciler, öğretmenler, tüketiciler, tüketici, bireysel, üreticiler, üretici,
      tedarikçiler, tedarikçi, satıcılar, alıcılar, markalar, marka, belediyeler, kamu, dünya, gelecek, fikir, kolay, hızlı, ucuz, pahalı, manuel,
      otomatik, yüksek, orta, düşük, geleneksel, diğer, diğerleri, yeni, eski, mevcut, yerli, yabancı, yerel, küresel, ulusal, uluslararası, doğrudan,
      dolaylı, üretim, teslimat, ödeme, ödemeler, abonelik, abonelikler, lisans, komisyon, reklam, kanal, kanallar, ağ, deneyim, deneyimi, destek,
      desteği, evet, hayır, var, yok, kısmen, kısmi, sınırlı, tam, eksik, özellik, özelliği, özellikler, kriter, kriterler, kriteri, karşılaştırma,
      karşılaştırması, açıklama, açıklaması, tanım, kategori, tür, türü, tip, tipi, başlık, konu, kalem, kalemler, miktar, miktarı, tutar, tutarı,
      oran, oranı, yüzde, adet, sayı, sayısı, toplam, ortalama, birim, segment, odak, kaynak, kaynaklar, bulgu, bulgular, sonuç, sonuçlar, aşama,
      aşaması, aşamalar, faz, adım, adımlar, görev, sorumlu, durum, durumu, tamamlandı, planlandı, kullanım, kullanımı, uygulama, uygulaması,
      uygulamalar, yazılım, yazılımı, donanım, mobil, web, bulut, platform, sistem, sistemi, sistemler, cihaz, araç, araçlar, makine, sensör, robot,
      mühendislik, toplantı, ekip, ekipler, takım, personel, çalışan, çalışanlar, insan, insanlar, kişi, kişiler, ülke, ülkeler, şehir, şehirler,
      bölge, türkiye, avrupa, sektör, sektörü, sektörler, sanayi, ticaret, ihracat, risk, riskler, önlem, fırsat, fırsatlar, tehdit, tehditler, güçlü,
      zayıf, yönler, yönleri, sermaye, hisse, değerleme, bütçe, bütçesi, proje, projeler, iş, girişim, girişimler, ortak, ortaklar, ortaklık,
      işbirliği, tasarım, test, deneme, pilot, lansman, kurulum, bakım, içerik, topluluk, sosyal, medya, dijital, akıllı, yapay, zeka, zekâ, neden,
      nasıl, nerede, kim, ne, her, tüm, bugün, yarın, şimdi`,
    falseFriend: 'kol, pet',
  },
  phrases: {
    industry: {
      adtech: {
        strong: 'reklam teknolojisi, reklam teknolojileri, reklam platformu, reklam ağı, programatik reklam*',
        medium: 'reklam veren*, reklam bütçe*, reklam alan*',
      },
      advanced_materials: {
        strong: 'nanoteknoloji*, kompozit*, ileri malzeme*, biyoplastik*',
        medium: 'polimer*, kaplama*, alaşım*',
      },
      aerospace: {
        strong: 'havacılık*, uçak*, hava yolu*, havayolu*',
        medium: 'pilotlar, havalimanı*',
      },
      agtech: {
        strong:
          'tarım, tarımsal*, tarımda*, çiftçi*, sera, seralar*, seracılık, akıllı tarım, hayvancılık, topraksız tarım, dikey tarım',
        medium: 'ürün verimi, toprak*, sulama*, hasat*, gübre*, tohum ıslah*, ziraat*, süt üretici*',
      },
      ai: {
        strong: `
          yapay zeka*, yapay zekâ*, makine öğrenmesi, makine öğrenimi, derin öğrenme, doğal dil işleme, görüntü işleme, dil modeli*, büyük dil model*,
          sohbet robotu*`,
        medium: 'algoritma*, chatbot*, YZ',
      },
      analytics: {
        strong: 'veri analitiği, veri analizi, iş zekası, iş zekâsı, analitik platform*',
        medium: 'raporlama*, gösterge panel*, görselleştirme',
      },
      ar_vr: {
        strong: 'artırılmış gerçeklik, sanal gerçeklik, karma gerçeklik',
        medium: 'sanal tur*, metaverse, 3B model*',
      },
      automotive: {
        strong:
          'otomotiv*, otomobil*, araç servis*, oto servis*, yedek parça*, oto ekspertiz, ikinci el araç*, araç kiralama*',
        medium: 'ekspertiz, sürücü*',
      },
      banking: {
        strong: 'dijital bankacılık, bankacılık*, neobank, açık bankacılık, servis bankacılığı',
        medium: 'banka, bankalar*, banka hesab*, mevduat',
      },
      beauty: {
        strong: 'kozmetik*, güzellik salon*, güzellik merkez*, cilt bakım*, kuaför*',
        medium: 'cilt, saç bakım*, makyaj',
      },
      biotech: {
        strong: 'biyoteknoloji*, ilaç geliştirme, ilaç keşfi, gen tedavisi, hücre tedavisi, kök hücre, antikor*',
        medium: 'klinik çalışma*, klinik araştırma*, protein*, enzim*, molekül*',
      },
      blockchain: {
        strong: 'blokzincir*, blok zinciri*, akıllı sözleşme*, merkeziyetsiz*',
        medium: 'token*',
      },
      climate_tech: {
        strong:
          'karbon ayak izi, karbon emisyon*, geri dönüşüm*, döngüsel ekonomi, iklim değişikliği, iklim teknoloji*, karbon nötr, atık yönetimi, sıfır atık',
        medium: 'sürdürülebilir*, atık*, emisyon*, çevre dostu, karbon*, yeşil mutabakat',
      },
      cloud: {
        strong: 'bulut bilişim, bulut altyapı*, bulut platform*',
        medium: 'veri merkezi, veri merkezleri, sunucu*',
      },
      collaboration: {
        strong: 'ekip içi iletişim, ekip iş birliği, ortak çalışma araç*',
        medium: 'toplantı*',
      },
      communications: {
        strong: 'iletişim platformu, çağrı merkezi*, mesajlaşma*',
        medium: 'SMS, görüntülü görüşme',
      },
      construction_tech: {
        strong: 'inşaat*, yapı sektörü, müteahhit*, şantiye*, yapı malzeme*',
        medium: 'bina, binalar*, mimarlar*, kentsel dönüşüm, deprem*',
      },
      consumer_electronics: {
        strong: 'tüketici elektroniği, kulaklık*, akıllı saat*',
        medium: 'elektronik ürün*',
      },
      consumer_goods: {
        strong: 'hızlı tüketim, FMCG, ev tekstili, oyuncak*, temizlik ürün*',
        medium: 'mobilya*, ambalaj*',
      },
      creator_economy: {
        strong: 'içerik üretici*, influencer platform*, fenomen*',
        medium: 'influencer*, takipçi*',
      },
      crypto: {
        strong: 'kripto para*, kripto varlık*, kripto*, bitcoin',
        medium: 'cüzdan*, token*',
      },
      cybersecurity: {
        strong: 'siber güvenlik*, siber saldırı*, bilgi güvenliği, veri güvenliği, sızma test*',
        medium: 'şifreleme, KVKK, zararlı yazılım*, kimlik avı',
      },
      data_infrastructure: {
        strong: 'veri altyapısı, veri platformu, veri tabanı yönetim*, veri entegrasyon*',
        medium: 'veri tabanı, veritabanı, veri ambarı',
      },
      dating: {
        strong: 'flört uygulama*, arkadaşlık uygulama*, eş bulma',
        medium: 'evlilik',
      },
      deep_tech: {
        strong: 'derin teknoloji*, fotonik',
        medium: 'temel araştırma, akademik araştırma',
      },
      defense: {
        strong: 'savunma sanayi*, savunma teknoloji*, askeri*',
        medium: 'milli savunma, TSK',
      },
      developer_tools: {
        strong: `
          geliştirici araç*, geliştiriciler için, yazılımcılar için, yazılım geliştirme araç*, kodlama araç*, kod tabanı*, kod üretim*, yazılımcı*,
          yazılım ekip*`,
        medium: 'geliştiriciler*, kodlama, kod yaz*, açık kaynak*, kaynak kod*, API',
      },
      digital_health: {
        strong:
          'dijital sağlık*, teletıp*, uzaktan sağlık*, sağlık uygulama*, online doktor*, online randevu, e-nabız, giyilebilir sağlık',
        medium: 'hasta takib*, hastalar*, hekim*, doktorlar*, randevu*',
      },
      drones: {
        strong: 'drone*, insansız hava araç*, insansız hava aracı*, İHA, SİHA',
        medium: 'insansız',
      },
      e_commerce: {
        strong:
          'e-ticaret*, eticaret*, online mağaza*, online satış, online alışveriş*, internetten satış*, e-ihracat*',
        medium: 'sipariş*, sepet*, kargo*, iade*',
      },
      edtech: {
        strong: `
          eğitim teknoloji*, eğitim platform*, online eğitim*, uzaktan eğitim*, öğrenme platform*, e-öğrenme, dil öğren*, öğrenciler*, öğrencilere*,
          öğrenci, sınav hazırlık*, kodlama eğitimi, okul öncesi, YKS, LGS`,
        medium: 'eğitim, okul*, öğretmen*, kurs*, veli*, müfredat*, ders*',
      },
      energy: {
        strong: `
          güneş enerji*, yenilenebilir enerji*, enerji verimlili*, enerji yönetim*, enerji depolama*, enerji tüketim*, enerji sektör*, güneş panel*,
          rüzgar enerji*, rüzgar türbin*, şarj istasyon*, şarj ağı, elektrik üretim*, elektrik dağıtım*, hidrojen*`,
        medium: 'enerji*, elektrik, kWh, batarya*, pil, doğalgaz',
      },
      enterprise_software: {
        strong:
          'kurumsal yazılım*, kurumsal kaynak planlama, ERP yazılım*, iş süreç yönetim*, süreç otomasyon*, dijital dönüşüm*',
        medium: 'ERP, iş akış*, süreç*, kurumsal*',
      },
      entertainment: {
        strong: 'eğlence sektör*, sinema*, dizi ve film*, dijital yayın*',
        medium: 'izleyici*, dizi, konser*',
      },
      events: {
        strong: 'etkinlik platform*, etkinlik yönetim*, etkinlik organizasyon*, biletleme*, bilet satış*, düğün*',
        medium: 'etkinlik*, fuar*, konser*, kongre*',
      },
      fashion: {
        strong: 'moda, hazır giyim, giyim, ayakkabı*, tekstil*, mücevher*, takı tasarım*',
        medium: 'koleksiyon*, kıyafet*, kumaş*, beden',
      },
      fintech: {
        strong: `
          fintech*, finansal teknoloji*, finansal hizmet*, kredi*, ön muhasebe*, muhasebe yazılım*, e-fatura*, tedarikçi finansman*,
          kitle fonlama platform*, yatırım platform*, bireysel emeklilik, faktoring`,
        medium: 'finans*, fatura*, bütçe yönetim*, birikim*, vergi*',
      },
      fitness: {
        strong: 'spor salon*, fitness*, antrenman program*, kişisel antrenör*',
        medium: 'antrenman*, egzersiz*, diyet*',
      },
      food_and_beverage: {
        strong: 'gıda*, içecek*, restoran*, yiyecek*, kahve*, kafe*, cafe*, zeytinyağı*, süt ürün*, atıştırmalık*',
        medium: 'lezzet*, tarif*, mutfak*, yemek*',
      },
      foodtech: {
        strong: 'gıda teknoloji*, alternatif protein*, bitkisel protein*, bitki bazlı*, gıda israf*, yemek sipariş*',
        medium: 'vegan*, protein',
      },
      future_of_work: {
        strong: 'uzaktan çalışma*, hibrit çalışma*, freelance*, serbest çalışan*, ortak çalışma alan*',
        medium: 'ofis çalışan*',
      },
      gaming: {
        strong:
          'mobil oyun*, oyun stüdyo*, oyun geliştir*, oyun sektör*, oyun şirket*, video oyun*, bilgisayar oyun*, espor, e-spor, oyunlaştır*',
        medium: 'oyun, oyunlar*, oyuncu, oyuncular*',
      },
      govtech: {
        strong: 'akıllı şehir*, akıllı kent*, e-devlet*, belediyecilik, kamu kurumları için',
        medium: 'belediye*, vatandaş*, kamu',
      },
      hardware: {
        strong: 'donanım*, elektronik kart*',
        medium: 'cihaz*, sensör*',
      },
      healthcare: {
        strong: `
          sağlık hizmet*, sağlık sektör*, sağlık turizm*, sağlık kuruluş*, hastane*, klinik, klinikler*, tıbbi*, tıp, eczane*, ilaç sektör*, hemşire*,
          diş hekim*, yaşlı bakım*`,
        medium: 'hasta, hastalar*, hastanın, tedavi*, teşhis*, tanı, doktor*, hekim*, sağlık*',
      },
      hospitality: {
        strong: 'otel, oteller*, otelcilik, konaklama*, kısa dönem kiralama, pansiyon*',
        medium: 'misafir*, rezervasyon*',
      },
      hr_tech: {
        strong:
          'insan kaynakları*, işe alım*, İK yazılım*, İK platform*, özgeçmiş*, yetenek yönetim*, çalışan bağlılı*, performans yönetim*, bordro*',
        medium: 'aday, adaylar*, iş ilan*, İK, işveren*, istihdam*',
      },
      industrial: {
        strong:
          'endüstri 4.0, fabrika*, sanayi kuruluş*, sanayici*, imalat*, üretim hatt*, endüstriyel*, kestirimci bakım, CNC',
        medium: 'üretim, makineler*, sanayi, kalite kontrol',
      },
      insurtech: {
        strong: 'sigorta*, insurtech*',
        medium: 'poliçe*, hasar*, acente*',
      },
      iot: {
        strong: 'nesnelerin interneti, akıllı ev*, IoT platform*, bağlantılı cihaz*',
        medium: 'sensör*, IoT',
      },
      legaltech: {
        strong: 'hukuk teknoloji*, avukatlar*, hukuk büro*, hukuki danışmanlık, sözleşme yönetim*',
        medium: 'avukat*, dava*, hukuk*',
      },
      logistics: {
        strong:
          'lojistik*, nakliye*, kargo şirket*, taşımacılık*, kurye*, son kilometre, yük taşıma*, filo yönetim*, depo yönetim*, antrepo*',
        medium: 'teslimat*, depo, depolar*, kargo*, kamyon*, sevkiyat*',
      },
      marketing: {
        strong:
          'pazarlama otomasyon*, dijital pazarlama platform*, pazarlama teknoloji*, sadakat program*, reklam ajans*',
        medium: 'kampanyalar*, marka bilinirli*',
      },
      marketplaces: {
        strong:
          'pazaryeri, pazaryeridir, pazaryerleri, online pazaryeri, alıcı ve satıcı*, arz ve talep, ilan platform*',
        medium: 'satıcı*, alıcı*, ilanlar*',
      },
      media: {
        strong: 'medya şirket*, yayıncılık*, podcast*, gazetecilik, haber platform*, sesli kitap*',
        medium: 'medya, içerik*, okuyucu*, haber*',
      },
      medical_devices: {
        strong: 'tıbbi cihaz*, medikal cihaz*, implant*, protez*, biyomedikal*',
        medium: 'CE belge*, ameliyat*, cerrah*, MDR',
      },
      mental_health: {
        strong: 'ruh sağlığı, psikolojik destek*, psikoterapi*, online terapi*, psikolog*',
        medium: 'stres, kaygı, depresyon*, terapist*',
      },
      mobility: {
        strong: `
          mobilite*, scooter*, elektrikli araç*, elektrikli otomobil*, toplu taşıma*, araç paylaşım*, yolculuk paylaşım*, mikromobilite, otopark*,
          şarj istasyon*, otonom sürüş, otonom araç*`,
        medium: 'sürücü*, yolcu*, trafik*, bisiklet*',
      },
      music: {
        strong: 'müzik*, müzisyen*',
        medium: 'sanatçı*, şarkı*',
      },
      payments: {
        strong:
          'ödeme sistem*, ödeme altyapı*, ödeme çözüm*, ödeme kuruluş*, mobil ödeme*, dijital cüzdan*, sanal POS, para transfer*',
        medium: 'ödeme*, POS',
      },
      pets: {
        strong: 'evcil hayvan*, veteriner*, pet shop*, köpek sahip*, kedi sahip*',
        medium: 'köpek*, kedi, kediler*, mama',
      },
      productivity: {
        strong: 'verimlilik araç*, görev yönetim*, proje yönetim araç*',
        medium: 'verimlilik, görevler, not al*',
      },
      proptech: {
        strong: 'gayrimenkul*, emlak*, konut sektör*, site yönetim*, apartman yönetim*, kiracı*, ev sahib*, proptech',
        medium: 'konut*, kira, kiralık*, daire*',
      },
      quantum: {
        strong: 'kuantum*',
        medium: 'kübit*',
      },
      retail: {
        strong: 'perakende*, mağaza*, süpermarket*, zincir market*',
        medium: 'market, marketler*, raf*, şube*',
      },
      robotics: {
        strong: 'robotik*, robot kol*, robotlar*, otonom robot*',
        medium: 'robot',
      },
      saas: {
        strong: 'SaaS, bulut tabanlı yazılım*, bulut tabanlı platform*',
        medium: 'abonelik*, yinelenen gelir',
      },
      sales: {
        strong: 'satış otomasyon*, satış ekipleri*, CRM yazılım*',
        medium: 'CRM, potansiyel müşteri*',
      },
      semiconductors: {
        strong: 'yarı iletken*, yarıiletken*, çip tasarım*',
        medium: 'çip, çipler*',
      },
      social: {
        strong: 'sosyal ağ*, sosyal medya platform*, sosyal platform*',
        medium: 'topluluk*, arkadaş*',
      },
      space: {
        strong: 'uzay*, uydu*, roket*',
        medium: 'yörünge*',
      },
      sports: {
        strong: 'spor kulüb*, futbol*, sporcu*, spor teknoloji*',
        medium: 'spor, taraftar*, kulüp*',
      },
      supply_chain: {
        strong: 'tedarik zincir*, satın alma platform*, tedarik yönetim*, izlenebilirlik',
        medium: 'tedarikçi*, stok*',
      },
      telecom: {
        strong: 'telekom*, mobil operatör*, fiber altyapı',
        medium: 'operatör*, 5G',
      },
      travel: {
        strong: 'turizm*, seyahat*, tatil*, gezgin*, uçak bilet*',
        medium: 'turist*, tur, turlar*, otel*, rezervasyon*',
      },
    },
    client_type: {
      b2b: {
        strong: `
          B2B, şirketler, şirketlere, şirketlerin, işletme, işletmeler*, KOBİ*, kurumsal müşteri*, kurumsal firma*, firmalar*, firmalara, restoranlar*,
          kafeler*, oteller*, hastaneler*, klinikler*, okullar*, eczaneler*, markalar*, kurumlar*, kurumlara, fabrikalar*, üreticiler*, sanayici*,
          perakendeci*, toptancı*, ihracatçı*, tedarikçiler*, satıcılar*, bankalar*, sigorta şirket*, acenteler*, ajanslar*, e-ticaret sitele*,
          çiftçi*, müteahhit*, lojistik firma*, belediyeler ve şirketler, işverenler*, esnaf*, startup-lar, girişimler, yazılım ekip*, yazılımcılar*,
          geliştiriciler*, mühendislik ekip*, ürün ekip*, white label`,
        medium: 'şirket, çalışan*, SaaS, kurumsal, ekipler, ekibi, departman*, yönetici*, ERP, CRM, bayiler*',
        against: 'şirketimiz*, şirket tanıtım*, şirketler grubu, şirket değer*',
      },
      b2c: {
        strong: `
          B2C, tüketici*, bireysel kullanıcı*, bireysel müşteri*, bireyler*, aileler*, ebeveyn*, anneler*, çocuklar*, gençler*, öğrenciler*, hastalar*,
          kadınlar*, son kullanıcı*, nihai tüketici*, hane halk*, ev sahip*, kiracılar*, turistler*, gezginler*, sporcular*, oyuncular*, sürücüler*,
          yaşlılar*, evcil hayvan sahip*, Z kuşağı, D2C`,
        medium: 'kullanıcılar*, insanlar*, mobil uygulama*, arkadaş*, üyeler*, evde, günlük hayat*',
        against: 'insan kaynakları, yapay zeka*, tüketici finansman*',
      },
      b2g: {
        strong:
          'B2G, belediye*, kamu kurum*, kamu sektör*, kamu kuruluş*, bakanlık*, bakanlığı*, devlet kurum*, yerel yönetim*',
        medium: 'ihale*, kamu, devlet*',
        against: 'devlet desteği, devlet destek*, devlet üniversite*, kamuoyu',
      },
    },
    product_type: {
      pt_software: {
        strong: `
          yazılım*, platform, platformu*, platformuz, platformumuz, platformlar*, uygulama, uygulaması*, uygulamamız*, mobil uygulama*, web uygulama*,
          web sitesi, web tabanlı*, algoritma*, SaaS, kontrol panel*, chatbot*, sohbet robotu*, online pazaryeri, dijital asistan*, kod tabanı*`,
        medium: 'bulut*, dijital*, online, yapay zeka*, yapay zekâ*, veri, entegrasyon*, arayüz*, API',
        against: 'sosyal medya platform*, uygulama alan*, uygulama planı',
      },
      pt_hardware: {
        strong: `
          cihaz, cihazı*, cihazımız*, sensör*, robot*, drone*, donanım*, makine, makinesi*, makinemiz, batarya*, şarj istasyon*, giyilebilir*,
          elektrikli araç*, insansız hava araç*, tıbbi cihaz*`,
        medium: 'prototip*, seri üretim*, kalıp*, montaj*, mekanik*, elektronik kart*',
        against: 'makine öğren*, mobil cihaz*, tüm cihaz*, her cihaz*, sohbet robotu*',
      },
      pt_service: {
        strong:
          'danışmanlık*, ajans*, yerinde hizmet*, kuluçka*, hızlandırma program*, temizlik hizmet*, kurye hizmet*, bakım hizmet*, eğitim hizmet*',
        medium: 'hizmet, hizmeti*, hizmetler*, destek hizmet*',
      },
      pt_goods: {
        strong: `
          gıda ürün*, gıda, içecek*, giyim, kozmetik*, mobilya*, ayakkabı*, oyuncak*, atıştırmalık*, kahve*, zeytinyağı*, takı, takılar*,
          temizlik ürün*, gübre*, takviye edici*, mama, tekstil ürün*`,
        medium: 'ambalaj*, el yapımı, organik*, içerik listesi, ham madde*, hammadde*',
      },
    },
    business_model: {
      bm_transactional: {
        strong: `
          komisyon, komisyonu*, komisyon oran*, komisyon gelir*, işlem başına, sipariş başına, işlem ücret*, satış başına, rezervasyon başına,
          hizmet bedeli, aracılık ücret*, başarı prim*`,
        medium: 'işlem hacmi, ciro payı, gelir paylaşım*',
        against: 'komisyonsuz, komisyon yok, sıfır komisyon',
      },
      bm_marketplace: {
        strong:
          'pazaryeri, pazaryeridir, pazar yeri platform*, online pazaryeri, alıcı ve satıcı*, arz ve talep, iki taraflı platform, iki taraflı pazar*',
        medium: 'satıcı*, alıcı*, ilan*',
      },
      bm_subscription: {
        strong: `
          abonelik*, SaaS, aylık ücret*, aylık abonelik*, yıllık abonelik*, aylık üyelik*, freemium, üyelik ücret*, kullanıcı başına aylık,
          yinelenen gelir*, tekrarlayan gelir*, yıllık lisans*, lisans bedel*, lisans model*, ARR, MRR`,
        medium: 'aylık, yıllık, üyelik*, premium, paket*, lisans*',
        against:
          'yıllık büyüme, aylık büyüme, yıllık ciro, yıllık bileşik, yıllık deneyim, lisans mezun*, yüksek lisans, lisans derece*, aylık aktif',
      },
      bm_usage_based: {
        strong: 'kullandıkça öde*, kullanım bazlı*, kullanıma dayalı*, tüketim bazlı*',
        medium: 'kredi başına, sorgu başına, kWh başına',
      },
      bm_e_commerce: {
        strong: 'e-ticaret sitem*, online mağaza*, online satış*, doğrudan tüketiciye, D2C, kendi e-ticaret*',
        medium: 'e-ticaret, sipariş*, sepet*, kargo*',
      },
      bm_advertising: {
        strong: 'reklam gelir*, reklam model*, sponsorluk gelir*, sponsorluk*, reklam alan*, öne çıkan ilan*',
        medium: 'reklam, reklamlar*',
        against: 'reklam bütçe*, reklam harcama*, reklam gider*, reklamsız',
      },
      bm_open_source: {
        strong: 'açık kaynak*, açık kaynaklı*',
        medium: 'GitHub',
      },
      bm_hardtech: {
        strong: 'yarı iletken*, yarıiletken*, fotonik*, kuantum*, uydu*, batarya teknoloji*, hidrojen teknoloji*',
        medium: 'patent*, prototip*, donanım*, seri üretim*',
      },
      bm_biotech: {
        strong: 'biyoteknoloji*, ilaç geliştirme, ilaç keşfi, gen tedavisi, hücre tedavisi',
        medium: 'klinik çalışma*, preklinik*, antikor*',
      },
      bm_manufacturing: {
        strong: 'kendi üretim*, üretim tesis*, fabrikamız*, seri üretim*, fason üretim*, imalat*, üretim kapasite*',
        medium: 'üretim, ham madde*, hammadde*, birim maliyet*, üretim maliyet*',
      },
    },
    revenue_model: {
      Subscription: {
        strong: 'abonelik*, aylık üyelik*, yıllık üyelik*, aylık ücret*, üyelik ücret*, yinelenen gelir*',
        medium: 'aylık, yıllık, üyelik*',
      },
      Freemium: {
        strong: 'freemium, ücretsiz sürüm, ücretsiz paket, ücretsiz versiyon',
        medium: 'premium, ücretsiz',
      },
      'Transaction fee': {
        strong: 'işlem ücret*, işlem başına, hizmet bedeli',
        medium: 'sipariş başına',
      },
      Commission: {
        strong: 'komisyon*, aracılık ücret*, gelir paylaşım*',
        medium: 'işlem başına, ciro payı',
      },
      Licensing: {
        strong: 'lisans gelir*, lisans bedel*, lisans satış*, lisanslama*, yıllık lisans*',
        medium: 'lisans ücret*, white label',
      },
      Advertising: {
        strong: 'reklam gelir*, reklam model*, sponsorluk gelir*',
        medium: 'reklam*, sponsor*',
      },
      'Usage-based': {
        strong: 'kullandıkça öde*, kullanım bazlı*, kullanıma dayalı*',
        medium: 'kredi başına',
      },
      'Product sales': {
        strong: 'ürün satış*, cihaz satış*, donanım satış*, makine satış*',
        medium: 'satış gelir*, birim fiyat*',
      },
      'Setup and services': {
        strong: 'kurulum ücret*, kurulum bedel*, danışmanlık gelir*, eğitim gelir*, bakım gelir*, proje bazlı*',
        medium: 'bakım ve destek, teknik destek',
      },
      'Interest and lending': {
        strong: 'faiz gelir*, kredi faiz*',
        medium: 'faiz*',
      },
      'Data monetisation': {
        strong: 'veri satış*, veri gelir*, veri lisans*',
        medium: 'pazar veri*',
      },
    },
    product_structure: {
      Platform: {
        strong: 'platform, platformu*, platformumuz*',
        medium: 'ekosistem*',
      },
      SaaS: {
        strong: 'SaaS, bulut tabanlı yazılım*, bulut tabanlı platform*',
        medium: 'abonelik*',
      },
      'Mobile app': {
        strong: 'mobil uygulama*, mobil app, iOS ve Android, App Store',
        medium: 'uygulamayı indir*, akıllı telefon*',
      },
      'Web app': {
        strong: 'web uygulama*, web tabanlı*, web platform*, web panel*',
        medium: 'web sitesi, tarayıcı*',
      },
      Marketplace: {
        strong: 'pazaryeri, pazaryeridir, online pazaryeri',
        medium: 'satıcı*, ilan*',
      },
      API: {
        strong: 'API entegrasyon*',
        medium: 'entegrasyon*',
      },
      'Hardware device': {
        strong: 'cihaz, cihazı*, sensör*, robot*, drone*, şarj istasyon*, giyilebilir*',
        medium: 'donanım*, elektronik kart*',
      },
      'AI assistant': {
        strong: 'yapay zeka asistan*, yapay zekâ asistan*, dijital asistan*, sanal asistan*, sesli asistan*, chatbot*',
        medium: 'yapay zeka*, asistan*',
      },
      'Managed service': {
        strong: 'danışmanlık hizmet*, anahtar teslim*, uçtan uca hizmet*',
        medium: 'hizmet*, danışmanlık*',
      },
      'Physical goods': {
        strong: 'gıda, içecek*, giyim, kozmetik*, mobilya*, ayakkabı*',
        medium: 'ambalaj*',
      },
    },
    distribution: {
      'Direct sales': {
        strong: 'doğrudan satış*, saha satış*, satış ekib*, kurumsal satış*, soğuk arama*',
        medium: 'fuar*, satış temsilci*',
      },
      'Self-serve': {
        strong:
          'ağızdan ağıza*, organik büyüme*, tavsiye program*, arkadaşını getir, ücretsiz deneme*, kendi kendine kayıt',
        medium: 'organik*, tavsiye*, viral*',
      },
      'Online marketing': {
        strong: `
          dijital pazarlama*, performans pazarlama*, içerik pazarlama*, sosyal medya pazarlama*, arama motoru optimizasyonu, Google Ads,
          sosyal medya reklam*`,
        medium: 'sosyal medya, SEO, SEM, kampanya*, e-posta pazarlama*',
      },
      Influencers: {
        strong: 'influencer*, fenomen*, marka elçi*',
        medium: 'içerik üretici*',
      },
      'Partnerships and resellers': {
        strong: `
          bayi, bayiler*, bayilik*, distribütör*, iş ortağı ağ*, kanal ortak*, çözüm ortak*, iş ortaklı*, stratejik ortaklık*, stratejik iş birli*,
          entegratör*, toptancı*`,
        medium: 'iş birliği, iş birlikleri, işbirliği, dernek*, odalar*',
      },
      Community: {
        strong: 'topluluk oluştur*, kullanıcı topluluğ*',
        medium: 'topluluk*, etkinlik*',
      },
      Marketplaces: {
        strong: 'Trendyol, Hepsiburada, Amazon, N11, App Store, Google Play',
        medium: 'pazaryerleri',
      },
      Retail: {
        strong: 'zincir market*, perakende zincir*, mağazalar*, süpermarket*',
        medium: 'marketler*, raflar*',
      },
      'Online store': {
        strong: 'online mağaza*, e-ticaret sitem*, web sitemiz*',
        medium: 'online satış*',
      },
    },
  },
  places: {
    usa: {
      country: 'ABD, Amerika Birleşik Devletleri, Amerika',
      region: 'Kuzey Amerika, Silikon Vadisi',
      state: 'Kaliforniya, Teksas',
      demonym: 'Amerikan, Amerikalı',
    },
    europe: {
      country: `
        Almanya, Fransa, İspanya, İtalya, Hollanda, Yunanistan, Belçika, Avusturya, İsviçre, İsveç, Norveç, Danimarka, Finlandiya, Polonya, Çekya,
        Macaristan, Romanya, Bulgaristan, Sırbistan, Hırvatistan, Portekiz, İrlanda, Estonya, Letonya, Litvanya, Kuzey Makedonya, Arnavutluk,
        Bosna Hersek, Kosova, Kıbrıs, KKTC, Kuzey Kıbrıs`,
      city: 'Münih, Viyana, Zürih, Cenevre, Brüksel, Milano, Roma, Atina, Varşova, Prag, Bükreş, Budapeşte, Sofya, Lizbon, Kopenhag, Köln, Lefkoşa',
      region: 'Avrupa, Avrupa Birliği, Balkanlar, Batı Avrupa, Doğu Avrupa, İskandinavya',
      demonym: 'Avrupalı, Alman, Fransız, İtalyan',
    },
    great_britain: {
      country: 'İngiltere, Birleşik Krallık, Büyük Britanya, İskoçya',
      city: 'Londra',
      demonym: 'İngiliz',
    },
    mena: {
      country: `
        Türkiye, BAE, Birleşik Arap Emirlikleri, Suudi Arabistan, Mısır, Katar, Kuveyt, Bahreyn, Umman, Ürdün, Lübnan, Irak, İran, Suriye, İsrail, Fas,
        Cezayir, Tunus, Libya`,
      city: `
        İstanbul, Ankara, İzmir, Bursa, Antalya, Konya, Kocaeli, Adana, Gaziantep, Mersin, Kayseri, Eskişehir, Samsun, Denizli, Sakarya, Trabzon,
        Malatya, Diyarbakır, Erzurum, Şanlıurfa, Manisa, Muğla, Tekirdağ, Balıkesir, Hatay, Elazığ, Çanakkale, Isparta, Afyonkarahisar, Kahramanmaraş,
        Gebze, Bodrum, Yalova, Sivas, Maslak, Ataşehir, Kadıköy, Beşiktaş, Dubai, Riyad, Cidde, Kahire, Doha, Tahran, Erbil, Tel Aviv`,
      region: `
        Orta Doğu, Ortadoğu, Orta Doğu ve Kuzey Afrika, Kuzey Afrika, Körfez ülkeleri, Körfez bölgesi, MENA, Anadolu, Türkiye geneli, Marmara Bölgesi,
        Ege Bölgesi`,
      demonym: 'Türk, Türkiyeli, Arap',
    },
    asia: {
      region: 'Asya, Orta Asya, Güneydoğu Asya, Asya Pasifik, Türki cumhuriyetler',
      country: `
        Çin, Japonya, Hindistan, Güney Kore, Singapur, Malezya, Endonezya, Tayland, Vietnam, Filipinler, Pakistan, Azerbaycan, Kazakistan, Özbekistan,
        Türkmenistan, Kırgızistan, Gürcistan, Ermenistan, Bangladeş`,
      city: 'Bakü, Tiflis, Taşkent, Almatı, Pekin, Şanghay, Seul',
      demonym: 'Asyalı',
    },
    latin_america: {
      country: 'Brezilya, Meksika, Arjantin, Kolombiya, Şili',
      region: 'Latin Amerika, Güney Amerika',
    },
    other: {
      region: 'Afrika, Afrika kıtası, Sahra Altı Afrika, BDT ülkeleri',
      country:
        'Rusya, Kanada, Avustralya, Yeni Zelanda, Güney Afrika, Ukrayna, Nijerya, Kenya, Etiyopya, Gana, Afganistan',
      city: 'Moskova, Kiev',
    },
  },
}
