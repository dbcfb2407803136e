import type { LanguageLexicon } from '../language-lexicon.ts'

export const indonesian: LanguageLexicon = {
  titles: {
    problem: 'masalah, permasalahan, tantangan, latar belakang',
    'why-now': 'mengapa sekarang, tren',
    solution: 'solusi, solusi kami, misi, visi, visi dan misi, proposisi nilai, tentang kami, apa yang kami lakukan',
    product:
      'produk, produk kami, cara kerja, bagaimana cara kerjanya, fitur, fitur utama, layanan, platform, aplikasi, demo',
    technology: 'teknologi, arsitektur, inovasi, paten',
    market: 'pasar, ukuran pasar, peluang pasar, target pasar, analisis pasar, segmen pasar, peluang',
    competition:
      'persaingan, pesaing, kompetitor, keunggulan, keunggulan kompetitif, analisis kompetitor, mengapa kami',
    'business-model': 'model bisnis, model pendapatan, sumber pendapatan, harga, monetisasi',
    traction: 'pencapaian, traksi, hasil, klien kami, pelanggan, mitra kami, validasi',
    'go-to-market':
      'strategi pemasaran, pemasaran, strategi masuk pasar, strategi penjualan, strategi pertumbuhan, strategi',
    roadmap: 'peta jalan, roadmap, langkah selanjutnya, rencana, rencana pengembangan, masa depan',
    financials: 'keuangan, proyeksi keuangan, proyeksi, rencana keuangan, anggaran, biaya',
    team: 'tim, tim kami, pendiri, siapa kami',
    advisors: 'penasihat, mentor, investor',
    ask: 'pendanaan, kebutuhan dana, investasi, penggunaan dana, kami mencari, peluang investasi, kebutuhan pendanaan',
    contact: 'kontak, terima kasih, hubungi kami, pertanyaan',
    appendix: 'lampiran, daftar isi, referensi',
  },
  words: {
    ask: 'kami mencari, membutuhkan, kebutuhan dana, pendanaan sebesar',
    revenue: 'pendapatan, omzet, omset',
    customers: 'pelanggan, klien',
    users: 'pengguna, pengguna aktif, unduhan',
    forecast: 'proyeksi, target, rencana, diperkirakan',
    market: 'pasar, industri',
    marketSize: 'ukuran pasar, pasar',
    founderRole: 'pendiri, salah satu pendiri',
    leaderRole: 'direktur utama, direktur',
    role: 'pengembang, manajer, kepala, insinyur',
    funding: 'investasi, investor, pendanaan, dana',
    useOfFunds: 'penggunaan dana, alokasi dana',
  },
}
