import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `Tentang ${f.name}`,
    html: `
<p>${f.name} membeli bagi pihak anda dari platform China. Anda memilih; kami memesan, menerima, memeriksa dan menghantar. Tidak perlu kad bank China, alamat di China atau pandai berbahasa Cina.</p>
<h2>Apa yang kami buat</h2>
<ul>
<li><strong>Beli.</strong> Ejen pembelian kami memesan dari ${f.marketplaces} dan berurusan dengan penjual untuk anda.</li>
<li><strong>Terima dan periksa.</strong> Setiap bungkusan ditimbang, diukur dan difoto apabila sampai di gudang kami. Barang yang rosak atau salah dipulangkan.</li>
<li><strong>Gabung.</strong> Barang dari banyak kedai dihantar dalam satu kotak. Itulah yang menjadikan caj penghantaran berpatutan.</li>
<li><strong>Hantar.</strong> Anda membandingkan laluan penghantaran mengikut harga, masa dan jenis barang yang diterima, lalu menjejak bungkusan hingga ke pintu rumah anda di ${f.home}.</li>
</ul>
<h2>Apa yang kami peroleh</h2>
<p>Caj perkhidmatan ${f.fee} daripada harga barang, sekurang-kurangnya ${f.feeMinimum} bagi setiap pesanan. Harga barang ialah harga penjual sendiri: tiada apa-apa yang ditambah.</p>
<h2>Hubungi kami</h2>
<p>Tulis kepada <a href="mailto:${f.email}">${f.email}</a> atau telefon ${f.phone}. Kami menjawab dalam masa 24 jam pada hari bekerja.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Perjalanan barang anda',
    html: `
<p>Antara penjual dan anda ada dua perjalanan: di dalam China ke gudang kami, kemudian dari gudang ke ${f.home}.</p>
<h2>Ke gudang kami</h2>
<p>Penjual menghantar setiap pesanan dengan kurier, biasanya dalam masa dua hari. Caj pos bahagian ini dipaparkan di halaman produk sebelum anda membayar. Apabila bungkusan tiba, kami merekodkan, menimbang dan mengambil fotonya; semuanya boleh dilihat di Barang di gudang.</p>
<h2>Di dalam gudang</h2>
<p>Simpanan percuma selama ${f.freeDays} hari, jadi anda boleh menunggu barang lain yang masih dalam perjalanan. Kami mengingatkan anda sebelum tempoh percuma tamat.</p>
<h2>Ke pintu rumah anda</h2>
<ol>
<li>Pilih barang yang hendak dihantar bersama.</li>
<li>Pilih laluan penghantaran. Udara pantas, lori dan kapal murah; ada laluan yang tidak menerima bateri, cecair atau kosmetik.</li>
<li>Kami membungkus dan menimbang kotak. Selepas itu barulah anda membayar caj penghantaran, mengikut berat sebenar.</li>
<li>Ikuti setiap imbasan sehingga bungkusan sampai atau menunggu anda di pusat pengambilan.</li>
</ol>
<h2>Kastam</h2>
<p>Anda ialah pengimport. Kami mengisytiharkan isi kotak dan harganya; duti dan cukai negara anda, jika ada, ditanggung oleh anda melainkan laluan yang dipilih sudah merangkuminya.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Caj penghantaran',
    html: `
<p>Caj penghantaran bergantung pada berat kotak, saiznya dan laluan yang dipilih. Kalkulator di halaman ini menggunakan peraturan yang sama seperti bil anda.</p>
<h2>Berat mana yang dikira</h2>
<p>Syarikat pengangkutan mengenakan caj mengikut berat atau ruang, yang mana lebih tinggi. Berat isi padu ialah panjang × lebar × tinggi dalam sentimeter, dibahagi 5000, 6000 atau 8000, dalam kilogram. Ada laluan yang mengira separuh isi padu sahaja, atau hanya bagi bungkusan yang sisinya 60 cm atau lebih.</p>
<h2>Contoh</h2>
<p>Kotak 30 × 20 × 15 cm seberat 1.24 kg dihantar melalui laluan dengan pembahagi 6000. Isi padunya dikira sebagai 1.5 kg, maka 1.5 kg dicaj: setengah kilogram pertama ¥65.00, dua setengah kilogram berikutnya ¥22.00 setiap satu, dan pembungkusan ${f.packing}. Jumlahnya ¥117.00.</p>
<h2>Apa lagi yang mungkin ada dalam bil</h2>
<table>
<thead><tr><th scope="col">Caj</th><th scope="col">Bila</th></tr></thead>
<tbody>
<tr><td>Pembungkusan</td><td>${f.packing} sekotak</td></tr>
<tr><td>Surcaj bahan api</td><td>Kurier ekspres, peratusan daripada caj penghantaran</td></tr>
<tr><td>Caj minimum</td><td>Kargo pukal di bawah amaun terendahnya</td></tr>
<tr><td>Pengisytiharan kastam</td><td>Kargo pukal, sekali bagi setiap penghantaran</td></tr>
<tr><td>Simpanan</td><td>Selepas ${f.freeDays} hari percuma</td></tr>
</tbody>
</table>
<p>Jika caj sebenar lebih rendah daripada yang anda bayar, perbezaannya kembali ke baki anda secara automatik.</p>`,
  },
  HOW_TO_USE: {
    title: 'Cara guna',
    html: `
<p>Dari pautan hingga ke pintu rumah anda dalam empat langkah.</p>
<h2>1. Cari barang</h2>
<p>Tampal pautan produk dari ${f.marketplaces} dalam medan carian, atau cari dengan kata kunci. Pilih warna, saiz dan kuantiti; tinggalkan nota untuk ejen pembelian kami jika ada perkara penting.</p>
<h2>2. Bayar</h2>
<p>Masukkan barang dari beberapa kedai ke dalam troli dan daftar keluar sekali sahaja. Anda membayar daripada baki dengan PIN pembayaran enam digit. Kadar dan jumlah dikunci pada saat itu.</p>
<h2>3. Kami terima</h2>
<p>Kami membeli pada hari yang sama, mengikuti bungkusan dan memeriksanya di gudang kami. Anda dapat melihat foto dan berat setiap barang.</p>
<h2>4. Hantar ke rumah</h2>
<p>Pilih barang, bandingkan laluan penghantaran, sahkan alamat anda. Selepas kotak dibungkus dan ditimbang, anda membayar caj penghantaran dan kotak itu bertolak.</p>
<p>Ada soalan? Tulis kepada <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Barang larangan dan terhad',
    html: `
<p>Sesetengah barang tidak boleh dibeli atau dihantar kerana dilarang oleh undang-undang, syarikat penerbangan atau kastam ${f.home}. Jika pesanan mengandungi barang sedemikian, pesanan dibatalkan dan wang dikembalikan.</p>
<h2>Kami tidak membeli</h2>
<ul>
<li>Senjata, bahagian senjata, pisau yang dibuat untuk mencederakan, penyembur lada</li>
<li>Dadah, ubat preskripsi, tembakau, rokok elektronik dan cecairnya</li>
<li>Bahan letupan, bunga api, pemetik api, kartrij gas, cat dan bahan mudah terbakar lain</li>
<li>Haiwan hidup, tumbuhan, biji benih, gading dan spesies dilindungi lain</li>
<li>Wang, kad bank, akaun, tiket loteri, dokumen pengenalan diri</li>
<li>Barang tiruan dan salinan jenama berdaftar</li>
<li>Bahan dewasa, ganas atau berunsur kebencian</li>
</ul>
<h2>Boleh dibeli, tetapi bukan melalui semua laluan</h2>
<table>
<thead><tr><th scope="col">Barang</th><th scope="col">Perlu tahu</th></tr></thead>
<tbody>
<tr><td>Telefon, jam dan mainan dengan bateri terbina dalam</td><td>Hanya melalui laluan yang menerima bateri terbina dalam</td></tr>
<tr><td>Bank kuasa, bateri berasingan</td><td>Beberapa laluan sahaja, tidak sekali-kali melalui pos udara</td></tr>
<tr><td>Kosmetik, cecair, serbuk</td><td>Dengan lori atau laluan khas</td></tr>
<tr><td>Makanan dan teh</td><td>Bertutup rapi dan berlabel, jika dibenarkan oleh kastam anda</td></tr>
<tr><td>Magnet dan pembesar suara</td><td>Melalui laluan khas</td></tr>
<tr><td>Kaca dan seramik</td><td>Atas risiko anda melainkan kami membungkusnya dalam peti kayu</td></tr>
</tbody>
</table>
<p>Tidak pasti? Tanya sebelum membayar: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Terma penggunaan dan privasi',
    html: `
<h2>Terma penggunaan</h2>
<h3>1. Hubungan kami dengan anda</h3>
<p>${f.name} membeli barang atas nama dan bagi pihak anda daripada penjual di China, menyimpannya dan menyerahkannya kepada syarikat pengangkutan. Penjual, bukan ${f.name}, yang menjual barang itu kepada anda. Dengan membuka akaun, anda menerima terma ini.</p>
<h3>2. Akaun anda</h3>
<p>Anda cukup umur, butiran anda benar, dan anda merahsiakan kata laluan serta PIN pembayaran. Apa-apa yang dilakukan dengannya dianggap dilakukan oleh anda sehingga anda memaklumkan sebaliknya kepada kami.</p>
<h3>3. Pesanan</h3>
<p>Pesanan mengikat sebaik sahaja dibayar. Anda boleh membatalkannya selagi kami belum membeli; selepas itu persetujuan penjual diperlukan. Jika penjual tidak dapat menghantar, anda menerima semula bayaran anda. Jika harga naik sebelum kami membeli, kami bertanya kepada anda dahulu.</p>
<h3>4. Caj dan pembayaran</h3>
<p>Caj perkhidmatan kami ialah ${f.fee} daripada harga barang, sekurang-kurangnya ${f.feeMinimum} bagi setiap pesanan. Harga adalah dalam CNY; amaun dalam ${f.currency} ditunjukkan sebagai maklumat mengikut kadar hari itu. Pesanan dibayar daripada baki anda, yang merupakan milik anda dan tidak memperoleh faedah.</p>
<h3>5. Penerimaan, simpanan, penghantaran</h3>
<p>Kami memeriksa kuantiti, warna, saiz dan kerosakan yang nampak, bukan fungsi atau ketulenan. Simpanan percuma selama ${f.freeDays} hari. Barang yang tidak dituntut selama ${f.unclaimedDays} hari selepas itu boleh dilupuskan. Risiko pengangkutan ditanggung oleh syarikat pengangkutan mengikut termanya.</p>
<h3>6. Bayaran balik</h3>
<p>Bayaran balik masuk ke baki anda pada kadar semasa pembayaran dan tidak pernah melebihi amaun yang dibayar. Anda boleh mengeluarkan baki melalui cara yang sama seperti tambah nilai.</p>
<h3>7. Barang larangan</h3>
<p>Anda tidak memesan barang yang dilarang oleh undang-undang China atau negara anda. Kami boleh menolak atau menghentikan pesanan sedemikian.</p>
<h2>Privasi</h2>
<h3>Apa yang kami simpan</h3>
<p>Nama, e-mel, telefon, alamat, pesanan, bayaran dan mesej anda, serta rekod teknikal yang menjaga keselamatan akaun anda. Kata laluan disimpan dalam bentuk cincangan sahaja.</p>
<h3>Untuk apa</h3>
<p>Untuk membeli, menyimpan, menghantar dan membayar balik; untuk menjawab anda; untuk memenuhi kewajipan undang-undang. Kami tidak menjual data anda dan tidak memaparkan iklan pihak lain.</p>
<h3>Siapa yang melihatnya</h3>
<p>Penjual melihat gudang kami, bukan anda. Syarikat pengangkutan dan kastam menerima nama, alamat, telefon dan kandungan yang diperlukan untuk penghantaran.</p>
<h3>Hak anda</h3>
<p>Anda boleh melihat, membetulkan dan mengeksport data dalam akaun anda, serta meminta data dipadam apabila tiada lagi pesanan atau kewajipan undang-undang yang menghalangnya. Tulis kepada <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Kuki</h3>
<p>Kami hanya menggunakan kuki yang diperlukan oleh kedai ini: sesi anda, bahasa anda dan paparan pilihan anda.</p>`,
  },
  FAQ: {
    title: 'Soalan lazim',
    html: `
<h2>Membeli</h2>
<h3>Kedai mana yang boleh saya pesan?</h3>
<p>Dari ${f.marketplaces}. Tampal pautan produk; jika kami tidak mengenali kedai itu, tulis kepada kami dan kami akan melihatnya.</p>
<h3>Berapakah kos keseluruhannya?</h3>
<p>Harga penjual, caj pos ke gudang kami, caj perkhidmatan ${f.fee} (sekurang-kurangnya ${f.feeMinimum} bagi setiap pesanan) dan, kemudian, caj penghantaran ke rumah mengikut berat sebenar.</p>
<h3>Mengapa ada kuantiti minimum?</h3>
<p>Penjual borong di 1688 dan Yiwugo menjual mulai bilangan tertentu sahaja. Selalunya unit daripada warna dan saiz yang berlainan dikira bersama.</p>
<h3>Bolehkah saya batalkan?</h3>
<p>Selagi kami belum membeli, boleh: serta-merta dan dengan bayaran balik penuh. Selepas itu kami bertanya kepada penjual; ramai yang bersetuju sebelum barang dihantar.</p>
<h2>Membayar</h2>
<h3>Apakah baki itu?</h3>
<p>Wang daripada tambah nilai anda. Anda membayar pesanan dan penghantaran daripadanya, dan bayaran balik masuk semula ke situ. Wang yang tidak digunakan boleh dikeluarkan.</p>
<h3>Apakah PIN pembayaran?</h3>
<p>Enam digit yang mengesahkan setiap bayaran. Ini bukan kata laluan log masuk anda. Selepas lima kali salah berturut-turut, pembayaran dikunci selama 30 minit.</p>
<h3>Kadar mana yang digunakan?</h3>
<p>Kadar yang dipaparkan di sebelah amaun semasa anda menambah nilai. Kadar itu dikunci pada saat itu dan kekal sama untuk bayaran balik.</p>
<h2>Penerimaan</h2>
<h3>Bagaimana barang diperiksa?</h3>
<p>Kami membuka bungkusan, membandingkannya dengan pesanan dan mengambil foto. Foto tambahan atau ukuran boleh diminta.</p>
<h3>Bagaimana jika ada yang tidak kena?</h3>
<p>Anda yang memutuskan: terima, tukar atau pulangkan. Jika silap penjual, penjual menanggung kos pemulangan.</p>
<h3>Berapa lama barang boleh disimpan?</h3>
<p>${f.freeDays} hari tanpa caj. Kami mengingatkan anda sebelum tempoh itu tamat.</p>
<h2>Penghantaran ke rumah</h2>
<h3>Berapa lama masanya?</h3>
<p>Seawal empat hari dengan kurier hingga dua bulan dengan kapal. Tempoh setiap laluan tertera di sebelah harganya.</p>
<h3>Mengapa berat dicaj lebih daripada berat sebenar?</h3>
<p>Kotak besar yang ringan dicaj mengikut isi padu. Minta kami membuang kotak kedai: selalunya itulah yang paling menjimatkan.</p>
<h3>Perlukah saya membayar duti kastam?</h3>
<p>Jika negara anda mengenakannya, ya, melainkan laluan yang dipilih sudah merangkuminya.</p>
<h3>Bungkusan saya tidak bergerak. Apa perlu dibuat?</h3>
<p>Imbasan boleh terhenti seminggu semasa melintasi sempadan. Jika tiada imbasan selama sepuluh hari, tulis kepada <a href="mailto:${f.email}">${f.email}</a> dan kami bertanya kepada syarikat pengangkutan.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Panduan pembayaran',
    html: `
<p>Tambah nilai baki sekali dan bayar semuanya daripada situ: barang, penghantaran, perkhidmatan tambahan.</p>
<h2>Tambah nilai</h2>
<ol>
<li>Buka Baki saya dan pilih Tambah nilai.</li>
<li>Pilih cara: pindahan bank, kod QR atau cara lain yang ditawarkan. Caj dan hadnya dipaparkan.</li>
<li>Masukkan amaun dalam CNY. Anda melihat amaun yang perlu dibayar dalam ${f.currency}; kadar dikunci sekarang.</li>
<li>Pindahkan tepat amaun itu dan tulis nombor yang diberikan sebagai rujukan pembayaran.</li>
<li>Maklumkan kepada kami bahawa anda sudah membayar. Kami mengkreditkannya apabila wang diterima, biasanya dalam satu hari bekerja.</li>
</ol>
<h2>Tetapkan PIN pembayaran</h2>
<p>Kali pertama, pilih enam digit yang tidak dapat diteka orang: bukan tarikh lahir anda, bukan 123456. Terlupa? Tetapkan semula dengan kod melalui e-mel dan kata laluan log masuk anda.</p>
<h2>Bayar pesanan</h2>
<p>Semasa daftar keluar anda melihat harga barang, caj pos dalam China, caj perkhidmatan dan jumlah dalam dua mata wang. Masukkan PIN pembayaran, dan kami terus membelinya. Jika baki tidak cukup, anda boleh menambah nilai di situ juga.</p>
<h2>Bayaran balik dan pengeluaran</h2>
<p>Bayaran balik masuk semula ke baki anda pada kadar semasa anda membayar. Untuk mengeluarkan wang, pilih Pengeluaran di bawah Baki saya; wang itu kembali melalui cara ia datang.</p>
<h2>Kekal selamat</h2>
<p>Kami tidak pernah meminta kata laluan melalui telefon, sembang atau e-mel. Buat pindahan hanya ke akaun yang dipaparkan di Baki saya.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Khidmat cari barang',
    html: `
<p>Anda tahu apa yang dimahukan tetapi tidak tahu di mana mencarinya, atau memerlukan lebih daripada yang ada di kedai. Ejen pembelian kami mencarinya.</p>
<h2>Apa yang boleh kami cari</h2>
<ul>
<li>Produk berdasarkan gambar atau penerangan</li>
<li>Penjual yang lebih murah atau lebih baik untuk barang yang sudah anda beli</li>
<li>Kilang untuk kuantiti besar, dengan warna, logo dan pembungkusan anda sendiri</li>
<li>Sampel daripada beberapa penjual dalam satu bungkusan, untuk perbandingan</li>
</ul>
<h2>Bagaimana caranya</h2>
<ol>
<li>Tulis kepada <a href="mailto:${f.email}">${f.email}</a>: gambar, kuantiti, harga sasaran dan bila anda memerlukannya.</li>
<li>Dalam masa dua hari bekerja anda menerima sehingga tiga tawaran dengan harga, kuantiti minimum, berat dan tempoh.</li>
<li>Pilih satu. Kami memasukkannya ke dalam troli anda, dan ia dibeli seperti barang lain.</li>
</ol>
<h2>Berapa kosnya</h2>
<p>Pencarian adalah percuma. Jika anda memesan, caj perkhidmatan biasa ${f.fee} dikenakan, sekurang-kurangnya ${f.feeMinimum} bagi setiap pesanan. Lawatan ke kilang dan pemeriksaan disebut harga terlebih dahulu.</p>`,
  },
});
