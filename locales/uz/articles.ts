import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `${f.name} haqida`,
    html: `
<p>${f.name} siz uchun Xitoy marketpleyslaridan xarid qiladi. Siz tanlaysiz, biz buyurtma beramiz, qabul qilamiz, tekshiramiz va yuboramiz. Xitoy bank kartasi ham, Xitoydagi manzil ham, xitoy tili ham kerak emas.</p>
<h2>Nima qilamiz</h2>
<ul>
<li><strong>Sotib olamiz.</strong> Xarid menejerlarimiz buyurtma beradi va sotuvchi bilan oʻzi gaplashadi. Biz xarid qiladigan marketpleyslar: ${f.marketplaces}.</li>
<li><strong>Qabul qilib, tekshiramiz.</strong> Har bir posilka omborimizga kelganda tortiladi, oʻlchanadi va suratga olinadi. Shikastlangan yoki adashib kelgan tovar ortga qaytadi.</li>
<li><strong>Birlashtiramiz.</strong> Koʻp doʻkonning tovarlari bitta qutida ketadi, shuning uchun yetkazish hamyonbop chiqadi.</li>
<li><strong>Joʻnatamiz.</strong> Yetkazish usullarini narxi, muddati va qaysi tovarlarni olishi boʻyicha solishtirasiz, posilkani eshigingizgacha kuzatib borasiz. Yetkazish mamlakati: ${f.home}.</li>
</ul>
<h2>Qancha olamiz</h2>
<p>Xizmat haqi: tovar narxidan ${f.fee}, har bir buyurtma uchun kamida ${f.feeMinimum}. Tovar narxi sotuvchining oʻz narxi, biz unga hech narsa qoʻshmaymiz.</p>
<h2>Biz bilan bogʻlaning</h2>
<p>Yozing: <a href="mailto:${f.email}">${f.email}</a>, qoʻngʻiroq qiling: ${f.phone}. Ish kunlari 24 soat ichida javob beramiz.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Tovarlaringiz qanday yetib keladi',
    html: `
<p>Tovar sotuvchidan sizgacha ikki yoʻlni bosib oʻtadi: Xitoy ichida omborimizgacha va ombordan sizgacha. Yetkazish mamlakati: ${f.home}.</p>
<h2>Omborimizgacha</h2>
<p>Sotuvchi har bir buyurtmani kuryer orqali, odatda ikki kun ichida yuboradi. Bu yoʻlning haqi toʻlovdan oldin mahsulot sahifasida koʻrsatiladi. Posilka kelgach, uni roʻyxatga olamiz, tortamiz va suratga tushiramiz. Suratlarni “Ombordagi tovarlar” boʻlimida koʻrasiz.</p>
<h2>Omborda</h2>
<p>Saqlash ${f.freeDays} kun bepul, shuning uchun qolgan xaridlaringizni bemalol kutishingiz mumkin. Bepul kunlar tugashidan oldin eslatamiz.</p>
<h2>Eshigingizgacha</h2>
<ol>
<li>Birga yuboriladigan tovarlarni tanlang.</li>
<li>Yetkazish usulini tanlang. Samolyot tez, yuk mashinasi va kema arzon; ayrim usullar batareya, suyuqlik yoki kosmetikani olmaydi.</li>
<li>Qutini qadoqlab, tortamiz. Yetkazish haqini shundan keyingina, haqiqiy vazn uchun toʻlaysiz.</li>
<li>Posilka topshirilgunga yoki topshirish punktida sizni kutgunga qadar har bir bosqichni kuzating.</li>
</ol>
<h2>Bojxona</h2>
<p>Import qiluvchi sizsiz. Biz quti ichida nima borligini va narxini deklaratsiyada koʻrsatamiz. Mamlakatingizning boj va soliqlari boʻlsa, ularni oʻzingiz toʻlaysiz, tanlangan usulga kiritilgan hollar bundan mustasno.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Yetkazish tariflari',
    html: `
<p>Yetkazish haqi qutining vazni, oʻlchami va qaysi usulda ketishiga bogʻliq. Bu sahifadagi kalkulyator hisobingizdagi qoidalarning oʻzi bilan ishlaydi.</p>
<h2>Qaysi vazn hisobga olinadi</h2>
<p>Tashuvchilar vazn yoki joy uchun haq oladi, qaysi biri koʻp boʻlsa. Hajmiy vazn, kilogrammda: uzunlik × en × balandlik santimetrda, 5000, 6000 yoki 8000 ga boʻlinadi. Ayrim usullarda hajmning yarmi hisoblanadi yoki hajm faqat bir tomoni 60 sm va undan uzun posilkalar uchun hisobga olinadi.</p>
<h2>Misol</h2>
<p>Vazni 1,24 kg, oʻlchami 30 × 20 × 15 sm boʻlgan quti boʻluvchisi 6000 boʻlgan yoʻnalishda ketadi. Hajmi boʻyicha 1,5 kg chiqadi, demak 1,5 kg uchun toʻlanadi: birinchi yarim kilogramm ¥65.00, yana ikkita yarim kilogramm har biri ¥22.00 va qadoqlash ${f.packing}. Jami ¥117.00.</p>
<h2>Hisobda yana nima boʻlishi mumkin</h2>
<table>
<thead><tr><th scope="col">Toʻlov</th><th scope="col">Qachon</th></tr></thead>
<tbody>
<tr><td>Qadoqlash</td><td>Har bir quti uchun ${f.packing}</td></tr>
<tr><td>Yoqilgʻi ustamasi</td><td>Ekspress kuryerlar, yetkazish haqidan foizda</td></tr>
<tr><td>Minimal tarif</td><td>Yirik yuklar, summa eng kam miqdordan past boʻlsa</td></tr>
<tr><td>Bojxona deklaratsiyasi</td><td>Yirik yuklar, har bir buyurtma uchun bir marta</td></tr>
<tr><td>Saqlash</td><td>${f.freeDays} bepul kundan keyin</td></tr>
</tbody>
</table>
<p>Haqiqiy yetkazish haqi siz toʻlaganingizdan kam chiqsa, farqi oʻz-oʻzidan balansingizga qaytadi.</p>`,
  },
  HOW_TO_USE: {
    title: 'Qanday foydalaniladi',
    html: `
<p>Havoladan eshigingizgacha toʻrt qadam.</p>
<h2>1. Toping</h2>
<p>Mahsulot havolasini qidiruv maydoniga qoʻying yoki soʻz bilan qidiring. Biz xarid qiladigan marketpleyslar: ${f.marketplaces}. Rangi, oʻlchami va sonini tanlang; muhim gap boʻlsa, xarid menejerimizga izoh qoldiring.</p>
<h2>2. Toʻlang</h2>
<p>Bir necha doʻkonning tovarlarini savatga soling va bir marta rasmiylashtiring. Balansdan olti raqamli toʻlov paroli bilan toʻlaysiz. Kurs va jami summa shu paytda belgilanadi.</p>
<h2>3. Biz qabul qilamiz</h2>
<p>Oʻsha kuniyoq sotib olamiz, posilkani kuzatamiz va omborimizda tekshiramiz. Har bir tovarning surati va vaznini koʻrasiz.</p>
<h2>4. Uyga joʻnating</h2>
<p>Tovarlarni tanlang, yetkazish usullarini solishtiring, manzilni tasdiqlang. Qutini qadoqlab, tortganimizdan keyin yetkazish haqini toʻlaysiz va quti yoʻlga chiqadi.</p>
<p>Savol tugʻildimi? Yozing: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Taqiqlangan va cheklangan tovarlar',
    html: `
<p>Ayrim tovarlarni sotib olish yoki yuborish mumkin emas: ularni qonun, aviakompaniyalar yoki yetkazish mamlakatining bojxonasi taqiqlaydi (${f.home}). Buyurtmada shunday tovar boʻlsa, u bekor qilinadi va puli qaytariladi.</p>
<h2>Biz sotib olmaymiz</h2>
<ul>
<li>Qurol va uning qismlari, shikast yetkazish uchun pichoqlar, qalampirli gaz ballonchalari</li>
<li>Giyohvand moddalar, retsept bilan beriladigan dorilar, tamaki, elektron sigaretalar va ularning suyuqligi</li>
<li>Portlovchi moddalar, pirotexnika, zajigalkalar, gaz ballonlari, boʻyoq va boshqa yonuvchi narsalar</li>
<li>Tirik hayvonlar, oʻsimliklar, urugʻlar, fil suyagi va muhofaza ostidagi boshqa turlar</li>
<li>Pul, bank kartalari, akkauntlar, lotereya chiptalari, shaxsni tasdiqlovchi hujjatlar</li>
<li>Qalbaki tovarlar va himoyalangan brendlarning nusxalari</li>
<li>Kattalar uchun, zoʻravonlik yoki nafrat ruhidagi materiallar</li>
</ul>
<h2>Sotib olamiz, lekin har bir usul olmaydi</h2>
<table>
<thead><tr><th scope="col">Tovar</th><th scope="col">Nimani bilish kerak</th></tr></thead>
<tbody>
<tr><td>Ichida batareyasi bor telefon, soat va oʻyinchoqlar</td><td>Faqat ichki batareyani qabul qiladigan yoʻnalishlarda</td></tr>
<tr><td>Pauerbanklar, alohida batareyalar</td><td>Kam yoʻnalishlarda, aviapochtada hech qachon</td></tr>
<tr><td>Kosmetika, suyuqliklar, kukunlar</td><td>Yuk mashinasida yoki maxsus yoʻnalishlarda</td></tr>
<tr><td>Oziq-ovqat va choy</td><td>Yopiq qadoqda, yorligʻi bilan, bojxonangiz ruxsat bersa</td></tr>
<tr><td>Magnit va dinamiklar</td><td>Maxsus yoʻnalishlarda</td></tr>
<tr><td>Shisha va keramika</td><td>Yogʻoch qutiga qadoqlanmasa, xavf sizning zimmangizda</td></tr>
</tbody>
</table>
<p>Ishonchingiz komil emasmi? Toʻlashdan oldin soʻrang: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Foydalanish shartlari va maxfiylik siyosati',
    html: `
<h2>Foydalanish shartlari</h2>
<h3>1. Biz siz uchun kimmiz</h3>
<p>${f.name} sizning nomingizdan va sizning hisobingizdan Xitoydagi sotuvchilardan tovar sotib oladi, saqlaydi va tashuvchiga topshiradi. Tovarni sizga sotuvchi sotadi, vositachi esa ${f.name}. Hisob ochish bilan bu shartlarni qabul qilasiz.</p>
<h3>2. Hisobingiz</h3>
<p>Siz voyaga yetgansiz, maʼlumotlaringiz toʻgʻri, kirish paroli va toʻlov parolini hech kimga bermaysiz. Bizga boshqacha xabar bermaguningizcha, ular bilan qilingan ish siz qilgan hisoblanadi.</p>
<h3>3. Buyurtmalar</h3>
<p>Buyurtma toʻlangach, kuchga kiradi. Biz sotib olgunimizcha uni bekor qilishingiz mumkin; keyin sotuvchining roziligi kerak. Sotuvchi yetkazib bera olmasa, toʻlagan pulingiz qaytariladi. Xariddan oldin narx oshsa, avval sizdan soʻraymiz.</p>
<h3>4. Haq va toʻlov</h3>
<p>Xizmat haqimiz tovar narxidan ${f.fee}, har bir buyurtma uchun kamida ${f.feeMinimum}. Narxlar CNY da; ${f.currency} dagi summalar kunlik kurs boʻyicha maʼlumot uchun koʻrsatiladi. Buyurtmalar balansingizdan toʻlanadi; balansdagi pul sizniki va unga foiz hisoblanmaydi.</p>
<h3>5. Qabul qilish, saqlash, joʻnatish</h3>
<p>Biz sonini, rangini, oʻlchamini va koʻrinadigan shikastni tekshiramiz, ishlashini va asl ekanini tekshirmaymiz. Saqlash ${f.freeDays} kun bepul. Undan keyin ${f.unclaimedDays} kun davomida egasi chiqmagan tovarlar yoʻq qilinishi mumkin. Tashish xavfi shartlariga koʻra tashuvchining zimmasida.</p>
<h3>6. Pul qaytarish</h3>
<p>Pul balansingizga toʻlov paytidagi kurs boʻyicha qaytadi va toʻlangan summadan oshmaydi. Balansdagi pulni uni toʻldirgan usulingiz orqali yechib olishingiz mumkin.</p>
<h3>7. Taqiqlangan tovarlar</h3>
<p>Xitoy yoki oʻz mamlakatingiz qonuni taqiqlagan tovarlarni buyurtma qilmaysiz. Bunday buyurtmalarni rad etishimiz yoki toʻxtatishimiz mumkin.</p>
<h2>Maxfiylik</h2>
<h3>Nimani saqlaymiz</h3>
<p>Ismingiz, email, telefon, manzillar, buyurtmalar, toʻlovlar va xabarlar, shuningdek hisobingizni himoya qiladigan texnik yozuvlar. Parollar faqat xesh koʻrinishida saqlanadi.</p>
<h3>Nima uchun</h3>
<p>Sotib olish, saqlash, joʻnatish va pul qaytarish uchun; sizga javob berish uchun; qonun talablarini bajarish uchun. Hech narsani sotmaymiz va begona reklama koʻrsatmaymiz.</p>
<h3>Kim koʻradi</h3>
<p>Sotuvchilar sizni emas, omborimizni koʻradi. Tashuvchi va bojxona yetkazish uchun kerakli ism, manzil, telefon va quti tarkibini oladi.</p>
<h3>Huquqlaringiz</h3>
<p>Maʼlumotlaringizni hisobingizda oʻqishingiz, tuzatishingiz va yuklab olishingiz, ochiq buyurtma yoki qonuniy majburiyat qolmaganda esa oʻchirtirishingiz mumkin. Yozing: <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookie fayllari</h3>
<p>Faqat doʻkon uchun zarur cookie fayllaridan foydalanamiz: seans, til va koʻrinish sozlamalari.</p>`,
  },
  FAQ: {
    title: 'Koʻp soʻraladigan savollar',
    html: `
<h2>Xarid</h2>
<h3>Qaysi doʻkonlardan buyurtma qilsam boʻladi?</h3>
<p>Marketpleyslar: ${f.marketplaces}. Mahsulot havolasini qoʻying; doʻkonni tanimasak, bizga yozing, koʻrib chiqamiz.</p>
<h3>Hammasi boʻlib qancha turadi?</h3>
<p>Sotuvchining narxi, omborimizgacha yetkazish, ${f.fee} xizmat haqi (har bir buyurtma uchun kamida ${f.feeMinimum}) va keyinroq haqiqiy vazn uchun uyga yetkazish haqi.</p>
<h3>Nega minimal miqdor bor?</h3>
<p>1688 va Yiwugo ulgurji sotuvchilari maʼlum donadan boshlab sotadi. Koʻpincha turli rang va oʻlchamlar birga hisoblanadi.</p>
<h3>Bekor qilsam boʻladimi?</h3>
<p>Biz sotib olgunimizcha: darhol va toʻliq. Keyin sotuvchidan soʻraymiz; koʻplari joʻnatishdan oldin rozi boʻladi.</p>
<h2>Toʻlov</h2>
<h3>Balans nima?</h3>
<p>Siz toʻldirgan pul. Buyurtma va yetkazish haqini undan toʻlaysiz, qaytarilgan pul ham unga tushadi. Ishlatmaganingizni yechib olishingiz mumkin.</p>
<h3>Toʻlov paroli nima?</h3>
<p>Har bir toʻlovni tasdiqlaydigan olti raqam. U hisobga kirish paroli emas. Ketma-ket besh marta xato kiritilsa, toʻlov 30 daqiqaga bloklanadi.</p>
<h3>Qaysi kurs qoʻllanadi?</h3>
<p>Balansni toʻldirayotganda summa yonida koʻrsatilgan kurs. U shu paytda belgilanadi va pul qaytarilganda ham oʻzgarmaydi.</p>
<h2>Qabul qilish</h2>
<h3>Tovarni qanday tekshirasiz?</h3>
<p>Posilkani ochamiz, buyurtma bilan solishtiramiz va suratga olamiz. Soʻrasangiz, qoʻshimcha surat olamiz yoki oʻlchab beramiz.</p>
<h3>Biror narsa notoʻgʻri boʻlsa-chi?</h3>
<p>Oʻzingiz hal qilasiz: qabul qilish, almashtirish yoki qaytarish. Ayb sotuvchida boʻlsa, qaytarish xarajatini sotuvchi toʻlaydi.</p>
<h3>Tovar qancha saqlanadi?</h3>
<p>${f.freeDays} kun bepul. Muddat tugashidan oldin eslatamiz.</p>
<h2>Uyga joʻnatish</h2>
<h3>Qancha vaqt ketadi?</h3>
<p>Kuryer bilan toʻrt kundan, kemada ikki oygacha. Har bir usulning muddati narxi yonida koʻrsatilgan.</p>
<h3>Nega hisob vazni haqiqiysidan katta?</h3>
<p>Katta, lekin yengil qutilar hajmi boʻyicha hisoblanadi. Doʻkon qutilarini olib tashlashni soʻrang: koʻpincha eng koʻp tejaydigani shu.</p>
<h3>Boj toʻlaymanmi?</h3>
<p>Mamlakatingiz talab qilsa, ha, tanlangan usulga kiritilgan boʻlmasa.</p>
<h3>Posilkam joyidan qimirlamayapti. Nima qilay?</h3>
<p>Chegaralar orasida bir haftagacha yangilik boʻlmasligi mumkin. Oʻn kun xabar boʻlmasa, yozing: <a href="mailto:${f.email}">${f.email}</a>, tashuvchidan soʻraymiz.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Toʻlov boʻyicha qoʻllanma',
    html: `
<p>Balansni bir marta toʻldirib, hammasini undan toʻlaysiz: tovar, yetkazish, qoʻshimcha xizmatlar.</p>
<h2>Balansni toʻldirish</h2>
<ol>
<li>“Balansim” boʻlimini ochib, “Balansni toʻldirish”ni tanlang.</li>
<li>Usulni tanlang: bank oʻtkazmasi, QR-kod yoki u yerdagi boshqa usul. Komissiyasi va limitlari koʻrsatilgan.</li>
<li>Summani CNY da kiriting. Toʻlanadigan summani ${f.currency} valyutasida koʻrasiz; kurs shu paytda belgilanadi.</li>
<li>Aynan shu summani oʻtkazing va toʻlov maqsadiga koʻrsatilgan raqamni yozing.</li>
<li>Oʻtkazganingizni bizga bildiring. Pul kelishi bilan, odatda bir ish kuni ichida balansga qoʻshamiz.</li>
</ol>
<h2>Toʻlov parolini oʻrnatish</h2>
<p>Birinchi marta hech kim topolmaydigan olti raqamni tanlang: tugʻilgan kuningiz ham, 123456 ham boʻlmasin. Unutdingizmi? Emailga kelgan kod va kirish paroli bilan qayta oʻrnating.</p>
<h2>Buyurtmani toʻlash</h2>
<p>Rasmiylashtirishda tovar narxi, Xitoy ichida yetkazish, xizmat haqi va jami summani ikkala valyutada koʻrasiz. Toʻlov parolini kiriting, shu bilan buyurtmani sotib olishga kirishamiz. Balans yetmasa, shu yerning oʻzida toʻldirasiz.</p>
<h2>Pul qaytarish va yechish</h2>
<p>Pul siz toʻlagan kurs boʻyicha balansingizga qaytadi. Yechib olish uchun “Balansim” boʻlimida “Pul yechish”ni tanlang; pul qaysi yoʻl bilan kelgan boʻlsa, shu yoʻl bilan qaytadi.</p>
<h2>Ehtiyot boʻling</h2>
<p>Biz hech qachon telefon, chat yoki email orqali parol soʻramaymiz. Pulni faqat “Balansim” boʻlimida koʻrsatilgan hisob raqamlariga oʻtkazing.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Tovar topish xizmati',
    html: `
<p>Nima kerakligini bilasiz, lekin qayerdan topishni bilmaysiz yoki doʻkondagidan koʻproq kerak. Xarid menejerlarimiz qidirib beradi.</p>
<h2>Nimani topa olamiz</h2>
<ul>
<li>Rasm yoki tavsif boʻyicha mahsulot</li>
<li>Hozir olayotgan tovaringiz uchun arzonroq yoki yaxshiroq sotuvchi</li>
<li>Katta miqdor uchun fabrika: oʻz rangingiz, logotipingiz va qadogʻingiz bilan</li>
<li>Solishtirish uchun bir necha sotuvchining namunalari bitta posilkada</li>
</ul>
<h2>Qanday ishlaydi</h2>
<ol>
<li>Yozing: <a href="mailto:${f.email}">${f.email}</a>. Rasm, miqdor, moʻljaldagi narx va qachon kerakligini koʻrsating.</li>
<li>Ikki ish kuni ichida narxi, minimal miqdori, vazni va muddati bilan uchtagacha taklif olasiz.</li>
<li>Birini tanlang. Uni savatingizga solamiz va u boshqa tovarlar kabi sotib olinadi.</li>
</ol>
<h2>Qancha turadi</h2>
<p>Qidirish bepul. Buyurtma bersangiz, odatdagi xizmat haqi olinadi: ${f.fee}, har bir buyurtma uchun kamida ${f.feeMinimum}. Fabrikaga borish va tekshiruv narxi oldindan aytiladi.</p>`,
  },
});
