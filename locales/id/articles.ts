import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `Tentang ${f.name}`,
    html: `
<p>${f.name} membelikan barang dari marketplace China untuk Anda. Anda tinggal memilih; kami yang memesan, menerima, memeriksa, dan mengirimkannya. Tidak perlu kartu bank China, alamat di China, atau bisa bahasa Mandarin.</p>
<h2>Yang kami kerjakan</h2>
<ul>
<li><strong>Membeli.</strong> Tim pembelian kami memesan dari ${f.marketplaces} dan berkomunikasi dengan penjual untuk Anda.</li>
<li><strong>Menerima dan memeriksa.</strong> Setiap paket ditimbang, diukur, dan difoto begitu tiba di gudang kami. Barang yang rusak atau salah dikembalikan.</li>
<li><strong>Menggabungkan.</strong> Barang dari banyak toko dikirim dalam satu kardus, dan itulah yang membuat ongkir terjangkau.</li>
<li><strong>Mengirim.</strong> Anda membandingkan jalur pengiriman menurut harga, waktu, dan jenis barang yang diterima, lalu melacak paket sampai ke rumah Anda di ${f.home}.</li>
</ul>
<h2>Pendapatan kami</h2>
<p>Biaya jasa sebesar ${f.fee} dari harga barang, minimal ${f.feeMinimum} per pesanan. Harga barang adalah harga asli dari penjual: tidak kami tambah sedikit pun.</p>
<h2>Hubungi kami</h2>
<p>Kirim email ke <a href="mailto:${f.email}">${f.email}</a> atau telepon ${f.phone}. Kami menjawab pada hari kerja dalam 24 jam.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Perjalanan barang Anda',
    html: `
<p>Dari penjual ke tangan Anda, barang menempuh dua perjalanan: di dalam China sampai ke gudang kami, lalu dari gudang ke ${f.home}.</p>
<h2>Ke gudang kami</h2>
<p>Penjual mengirim setiap pesanan lewat kurir, biasanya dalam dua hari. Ongkir untuk bagian ini sudah terlihat di halaman produk sebelum Anda membayar. Saat paket tiba, kami mencatat, menimbang, dan memfotonya; hasilnya bisa Anda lihat di Barang di gudang.</p>
<h2>Di gudang</h2>
<p>Penyimpanan gratis selama ${f.freeDays} hari, jadi Anda bisa menunggu belanjaan lainnya datang. Kami mengingatkan Anda sebelum masa gratis berakhir.</p>
<h2>Ke rumah Anda</h2>
<ol>
<li>Pilih barang yang ingin dikirim bersama.</li>
<li>Pilih jalur pengiriman. Lewat udara cepat, lewat truk dan kapal murah; sebagian jalur tidak menerima baterai, cairan, atau kosmetik.</li>
<li>Kami mengemas dan menimbang kardus. Baru setelah itu Anda membayar ongkir, sesuai berat sebenarnya.</li>
<li>Pantau setiap pergerakan sampai paket diantar atau siap diambil di titik pengambilan.</li>
</ol>
<h2>Bea cukai</h2>
<p>Andalah importirnya. Kami melaporkan isi kardus dan harganya; bea dan pajak di negara Anda, jika ada, menjadi tanggungan Anda, kecuali jalur pengirimannya menyatakan sudah termasuk.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Biaya pengiriman',
    html: `
<p>Ongkir ke rumah bergantung pada berat kardus, ukurannya, dan jalur yang dipilih. Kalkulator di halaman ini memakai aturan yang sama dengan tagihan Anda.</p>
<h2>Berat mana yang dihitung</h2>
<p>Ekspedisi menghitung berat atau volume, mana yang lebih besar. Berat volume adalah panjang × lebar × tinggi dalam sentimeter, dibagi 5000, 6000, atau 8000, dalam kilogram. Sebagian jalur hanya menghitung separuh volumenya, atau menghitung volume hanya untuk paket yang salah satu sisinya 60 cm atau lebih.</p>
<h2>Contoh</h2>
<p>Sebuah kardus 30 × 20 × 15 cm seberat 1,24 kg dikirim lewat jalur dengan pembagi 6000. Berat volumenya 1,5 kg, jadi yang ditagih 1,5 kg: setengah kilogram pertama ¥65.00, dua kali setengah kilogram berikutnya masing-masing ¥22.00, ditambah pengemasan ${f.packing}. Jumlahnya ¥117.00.</p>
<h2>Biaya lain yang mungkin ada di tagihan</h2>
<table>
<thead><tr><th scope="col">Biaya</th><th scope="col">Kapan</th></tr></thead>
<tbody>
<tr><td>Pengemasan</td><td>${f.packing} per kardus</td></tr>
<tr><td>Biaya tambahan bahan bakar</td><td>Kurir ekspres, persentase dari ongkir</td></tr>
<tr><td>Biaya minimum</td><td>Kargo di bawah jumlah minimumnya</td></tr>
<tr><td>Biaya kepabeanan</td><td>Kargo, sekali per pengiriman</td></tr>
<tr><td>Penyimpanan</td><td>Setelah ${f.freeDays} hari gratis</td></tr>
</tbody>
</table>
<p>Jika ongkir sebenarnya ternyata lebih kecil dari yang Anda bayar, selisihnya otomatis kembali ke saldo Anda.</p>`,
  },
  HOW_TO_USE: {
    title: 'Cara pakai',
    html: `
<p>Dari link sampai ke rumah dalam empat langkah.</p>
<h2>1. Cari barangnya</h2>
<p>Tempel link produk dari ${f.marketplaces} di kolom pencarian, atau cari dengan kata kunci. Pilih warna, ukuran, dan jumlah; tinggalkan catatan untuk tim pembelian jika ada hal penting.</p>
<h2>2. Bayar</h2>
<p>Masukkan barang dari beberapa toko ke keranjang dan checkout sekali saja. Anda membayar dari saldo dengan PIN pembayaran enam angka. Kurs dan total dikunci saat itu juga.</p>
<h2>3. Kami terima</h2>
<p>Kami membelinya di hari yang sama, memantau paketnya, dan memeriksanya di gudang. Anda melihat foto dan berat setiap barang.</p>
<h2>4. Kirim ke rumah</h2>
<p>Pilih barangnya, bandingkan jalur pengiriman, dan pastikan alamat Anda. Setelah kardus kami kemas dan timbang, Anda membayar ongkir, dan kiriman pun berangkat.</p>
<p>Ada pertanyaan? Kirim email ke <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Barang terlarang dan terbatas',
    html: `
<p>Sebagian barang tidak bisa dibeli atau dikirim karena dilarang oleh hukum, maskapai penerbangan, atau bea cukai di ${f.home}. Pesanan yang berisi barang seperti itu dibatalkan dan dananya dikembalikan.</p>
<h2>Yang tidak kami beli</h2>
<ul>
<li>Senjata, bagian senjata, pisau untuk melukai, semprotan merica</li>
<li>Narkoba, obat resep, tembakau, rokok elektrik dan cairannya</li>
<li>Bahan peledak, kembang api, korek api gas, tabung gas, cat, dan barang mudah terbakar lainnya</li>
<li>Hewan hidup, tanaman hidup, benih, gading, dan spesies lain yang dilindungi</li>
<li>Uang, kartu bank, akun, tiket lotre, dokumen identitas</li>
<li>Barang palsu dan tiruan merek terlindungi</li>
<li>Materi dewasa, kekerasan, atau kebencian</li>
</ul>
<h2>Kami belikan, tetapi tidak semua jalur menerimanya</h2>
<table>
<thead><tr><th scope="col">Barang</th><th scope="col">Yang perlu diketahui</th></tr></thead>
<tbody>
<tr><td>HP, jam tangan, dan mainan dengan baterai tertanam</td><td>Hanya lewat jalur yang menerima baterai tertanam</td></tr>
<tr><td>Power bank, baterai lepas</td><td>Hanya lewat beberapa jalur, tidak pernah lewat pos udara</td></tr>
<tr><td>Kosmetik, cairan, serbuk</td><td>Lewat truk atau jalur khusus</td></tr>
<tr><td>Makanan dan teh</td><td>Tersegel, berlabel, dan diizinkan bea cukai negara Anda</td></tr>
<tr><td>Magnet dan pengeras suara</td><td>Lewat jalur khusus</td></tr>
<tr><td>Kaca dan keramik</td><td>Risiko Anda sendiri, kecuali kami kemas dalam peti kayu</td></tr>
</tbody>
</table>
<p>Ragu? Tanyakan sebelum membayar: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Ketentuan penggunaan dan kebijakan privasi',
    html: `
<h2>Ketentuan penggunaan</h2>
<h3>1. Peran kami bagi Anda</h3>
<p>${f.name} membeli barang atas nama dan tanggungan Anda dari penjual di China, menyimpannya, lalu menyerahkannya ke ekspedisi. Yang menjual barang kepada Anda adalah penjual, bukan ${f.name}. Dengan membuka akun, Anda menyetujui ketentuan ini.</p>
<h3>2. Akun Anda</h3>
<p>Anda sudah dewasa, data Anda benar, dan kata sandi serta PIN pembayaran Anda simpan sendiri. Apa pun yang dilakukan dengan keduanya dianggap dilakukan oleh Anda sampai Anda memberi tahu kami sebaliknya.</p>
<h3>3. Pesanan</h3>
<p>Pesanan mengikat setelah dibayar. Anda boleh membatalkannya sampai kami membeli barangnya; setelah itu diperlukan persetujuan penjual. Jika penjual tidak dapat mengirim, uang yang Anda bayarkan untuk barang itu dikembalikan. Jika harga naik sebelum kami membeli, kami tanyakan dulu kepada Anda.</p>
<h3>4. Biaya dan pembayaran</h3>
<p>Biaya jasa kami ${f.fee} dari harga barang, minimal ${f.feeMinimum} per pesanan. Harga dalam CNY; jumlah dalam ${f.currency} ditampilkan sebagai informasi menurut kurs hari itu. Pesanan dibayar dari saldo Anda, yang tetap milik Anda dan tidak berbunga.</p>
<h3>5. Penerimaan, penyimpanan, pengiriman</h3>
<p>Kami memeriksa jumlah, warna, ukuran, dan kerusakan yang terlihat, bukan fungsi atau keasliannya. Penyimpanan gratis selama ${f.freeDays} hari. Barang yang tidak diambil dalam ${f.unclaimedDays} hari setelahnya dapat kami musnahkan. Risiko pengangkutan ditanggung ekspedisi menurut ketentuannya.</p>
<h3>6. Pengembalian dana</h3>
<p>Dana dikembalikan ke saldo Anda dengan kurs saat pembayaran dan tidak pernah melebihi jumlah yang dibayar. Saldo dapat Anda tarik lewat metode yang sama seperti saat mengisinya.</p>
<h3>7. Barang terlarang</h3>
<p>Anda tidak memesan barang yang dilarang hukum China atau hukum negara Anda. Kami dapat menolak atau menghentikan pesanan seperti itu.</p>
<h2>Privasi</h2>
<h3>Data yang kami simpan</h3>
<p>Nama, email, telepon, alamat, pesanan, pembayaran, dan pesan Anda, serta catatan teknis yang menjaga keamanan akun Anda. Kata sandi hanya disimpan sebagai hash.</p>
<h3>Untuk apa</h3>
<p>Untuk membeli, menyimpan, mengirim, dan mengembalikan dana; untuk menjawab Anda; untuk memenuhi kewajiban hukum. Tidak ada data yang kami jual, dan tidak ada iklan pihak lain.</p>
<h3>Siapa yang melihatnya</h3>
<p>Penjual melihat gudang kami, bukan Anda. Ekspedisi dan bea cukai menerima nama, alamat, telepon, dan isi kiriman yang diperlukan untuk mengantar.</p>
<h3>Hak Anda</h3>
<p>Anda dapat melihat, memperbaiki, dan mengunduh data di akun Anda, dan meminta penghapusannya selama tidak ada pesanan atau kewajiban hukum yang menghalangi. Kirim email ke <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookie</h3>
<p>Kami hanya memakai cookie yang dibutuhkan toko: sesi, bahasa, dan tampilan pilihan Anda.</p>`,
  },
  FAQ: {
    title: 'Pertanyaan yang sering diajukan',
    html: `
<h2>Membeli</h2>
<h3>Dari toko mana saja saya bisa memesan?</h3>
<p>Dari ${f.marketplaces}. Tempel link produknya; jika tokonya belum kami kenal, hubungi kami dan akan kami cek.</p>
<h3>Berapa biaya seluruhnya?</h3>
<p>Harga dari penjual, ongkir ke gudang kami, biaya jasa ${f.fee} (minimal ${f.feeMinimum} per pesanan), dan nantinya ongkir ke rumah sesuai berat sebenarnya.</p>
<h3>Mengapa ada jumlah minimum?</h3>
<p>Penjual grosir di 1688 dan Yiwugo baru melayani mulai jumlah tertentu. Sering kali barang dengan warna dan ukuran berbeda dihitung bersama.</p>
<h3>Bisakah saya membatalkan?</h3>
<p>Selama kami belum membeli, bisa langsung dan dana kembali penuh. Setelah itu kami tanyakan ke penjual; banyak yang setuju selama belum dikirim.</p>
<h2>Membayar</h2>
<h3>Apa itu saldo?</h3>
<p>Dana yang sudah Anda isikan. Dari saldo Anda membayar pesanan dan ongkir, dan pengembalian dana masuk ke sana. Yang tidak terpakai bisa ditarik.</p>
<h3>Apa itu PIN pembayaran?</h3>
<p>Enam angka untuk mengonfirmasi setiap pembayaran. Ini bukan kata sandi masuk Anda. Setelah lima kali salah berturut-turut, pembayaran dikunci selama 30 menit.</p>
<h3>Kurs mana yang berlaku?</h3>
<p>Kurs yang tampil di samping jumlah saat Anda mengisi saldo. Kurs dikunci saat itu dan tetap sama untuk pengembalian dana.</p>
<h2>Menerima</h2>
<h3>Bagaimana barang diperiksa?</h3>
<p>Kami membuka paket, mencocokkannya dengan pesanan, dan memotretnya. Foto tambahan atau pengukuran bisa diminta.</p>
<h3>Bagaimana kalau barangnya tidak sesuai?</h3>
<p>Anda yang memutuskan: terima, tukar, atau kembalikan. Jika kesalahan ada di penjual, ongkir pengembaliannya ditanggung penjual.</p>
<h3>Berapa lama barang boleh disimpan?</h3>
<p>${f.freeDays} hari tanpa biaya. Kami mengingatkan Anda sebelum masa itu habis.</p>
<h2>Mengirim ke rumah</h2>
<h3>Berapa lama sampainya?</h3>
<p>Mulai empat hari dengan kurir hingga dua bulan dengan kapal. Lama setiap jalur tertera di samping harganya.</p>
<h3>Mengapa berat tagihan lebih besar dari berat sebenarnya?</h3>
<p>Kardus yang besar tetapi ringan dihitung menurut volumenya. Minta kami melepas kotak bawaan toko: sering kali ini paling menghemat.</p>
<h3>Apakah saya membayar bea masuk?</h3>
<p>Jika negara Anda memungutnya, ya, kecuali jalur yang dipilih sudah mencakupnya.</p>
<h3>Paket saya tidak bergerak. Lalu bagaimana?</h3>
<p>Statusnya bisa tidak berubah seminggu saat melintasi perbatasan. Jika sepuluh hari tidak ada kabar, kirim email ke <a href="mailto:${f.email}">${f.email}</a> dan kami tanyakan ke ekspedisi.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Panduan pembayaran',
    html: `
<p>Anda cukup mengisi saldo sekali untuk membayar semuanya: barang, ongkir, dan layanan tambahan.</p>
<h2>Isi saldo</h2>
<ol>
<li>Buka Saldo saya dan pilih Isi saldo.</li>
<li>Pilih metodenya: transfer bank, kode QR, atau metode lain yang tersedia. Biaya dan batasnya ditampilkan.</li>
<li>Masukkan jumlah dalam CNY. Anda melihat jumlah bayar dalam ${f.currency}; kurs langsung dikunci.</li>
<li>Transfer tepat sejumlah itu dan tulis nomor yang ditampilkan sebagai berita transfer.</li>
<li>Beri tahu kami kalau sudah. Saldo masuk begitu dana kami terima, biasanya dalam satu hari kerja.</li>
</ol>
<h2>Buat PIN pembayaran</h2>
<p>Pertama kali, pilih enam angka yang tidak mudah ditebak: bukan tanggal lahir, bukan 123456. Lupa? Buat ulang dengan kode lewat email dan kata sandi masuk Anda.</p>
<h2>Bayar pesanan</h2>
<p>Saat checkout Anda melihat harga barang, ongkir lokal China, biaya jasa, dan total dalam kedua mata uang. Masukkan PIN pembayaran, dan pesanan langsung kami belikan. Kalau saldo kurang, isi saldo bisa dilakukan saat itu juga.</p>
<h2>Pengembalian dan penarikan dana</h2>
<p>Dana kembali ke saldo dengan kurs yang Anda pakai saat membayar. Untuk menarik, pilih Tarik dana di Saldo saya; dana dikirim lewat metode yang sama seperti saat Anda mengisi saldo.</p>
<h2>Tetap aman</h2>
<p>Kami tidak pernah meminta kata sandi lewat telepon, chat, atau email. Transfer hanya ke rekening yang tercantum di Saldo saya.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Jasa cari barang',
    html: `
<p>Anda tahu apa yang dicari tetapi tidak tahu di mana, atau perlu lebih banyak dari stok satu toko. Tim pembelian kami yang mencarikan.</p>
<h2>Yang bisa kami carikan</h2>
<ul>
<li>Produk dari foto atau deskripsi</li>
<li>Penjual yang lebih murah atau lebih baik untuk barang yang sudah biasa Anda beli</li>
<li>Pabrik untuk jumlah besar, dengan warna, logo, dan kemasan Anda</li>
<li>Sampel dari beberapa penjual dalam satu paket untuk dibandingkan</li>
</ul>
<h2>Cara kerjanya</h2>
<ol>
<li>Kirim email ke <a href="mailto:${f.email}">${f.email}</a>: foto, jumlah, harga yang diincar, dan kapan diperlukan.</li>
<li>Dalam dua hari kerja Anda menerima sampai tiga penawaran dengan harga, jumlah minimum, berat, dan waktunya.</li>
<li>Pilih salah satu. Kami masukkan ke keranjang Anda, lalu dibeli seperti barang lainnya.</li>
</ol>
<h2>Biayanya</h2>
<p>Pencarian gratis. Jika Anda memesan, berlaku biaya jasa seperti biasa sebesar ${f.fee}, minimal ${f.feeMinimum} per pesanan. Biaya kunjungan ke pabrik dan inspeksi kami sampaikan lebih dulu.</p>`,
  },
});
