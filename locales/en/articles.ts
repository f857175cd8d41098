import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `About ${f.name}`,
    html: `
<p>${f.name} buys from Chinese marketplaces on your behalf. You choose; we order, receive, check and forward. You need no Chinese bank card, no Chinese address and no Chinese.</p>
<h2>What we do</h2>
<ul>
<li><strong>Buy.</strong> Our buyers order from ${f.marketplaces} and talk to the seller for you.</li>
<li><strong>Receive and check.</strong> Every parcel is weighed, measured and photographed when it reaches our warehouse. What is damaged or wrong goes back.</li>
<li><strong>Combine.</strong> Goods from many shops travel in one box, which is what makes freight affordable.</li>
<li><strong>Forward.</strong> You compare the ways home by price, time and what they accept, and follow the parcel to your door in ${f.home}.</li>
</ul>
<h2>What we earn</h2>
<p>A service fee of ${f.fee} of the price of the goods, at least ${f.feeMinimum} an order. The price of the goods is the seller’s own price: nothing is added to it.</p>
<h2>Talk to us</h2>
<p>Write to <a href="mailto:${f.email}">${f.email}</a> or call ${f.phone}. We answer on working days within 24 hours.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'How your goods travel',
    html: `
<p>Between the seller and you there are two journeys: inside China to our warehouse, and from the warehouse to ${f.home}.</p>
<h2>To our warehouse</h2>
<p>The seller sends each order by courier, usually within two days. The freight for this leg is shown on the product page before you pay. When the parcel arrives we scan it in, weigh it and take photos, which you find under In-stock items.</p>
<h2>In the warehouse</h2>
<p>Storage is free for ${f.freeDays} days, so you can wait for the rest of your shopping. We remind you before the free days end.</p>
<h2>To your door</h2>
<ol>
<li>Choose the items that travel together.</li>
<li>Choose a way home. Air is quick, trucks and ships are cheap; some ways refuse batteries, liquids or cosmetics.</li>
<li>We pack and weigh the box. Only then do you pay freight, for the real weight.</li>
<li>Follow every scan until the parcel is delivered or waits for you at the pick-up point.</li>
</ol>
<h2>Customs</h2>
<p>You are the importer. We declare what is in the box and what it cost; duties and taxes of your country, if any, are yours to pay unless the way home says they are included.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Transportation charge',
    html: `
<p>Freight home depends on what the box weighs, how large it is and which way it goes. The calculator on this page uses the same rules as your bill.</p>
<h2>Which weight counts</h2>
<p>Carriers charge for weight or for space, whichever is more. The volumetric weight is length × width × height in centimetres, divided by 5000, 6000 or 8000, in kilograms. Some ways count the volume by half, or only for parcels with a side of 60 cm or more.</p>
<h2>An example</h2>
<p>A box of 30 × 20 × 15 cm that weighs 1.24 kg takes a route with the divisor 6000. Its volume counts as 1.5 kg, so 1.5 kg are charged: the first half kilogram at ¥65.00, two more at ¥22.00 each, and packing of ${f.packing}. That makes ¥117.00.</p>
<h2>What else may be on the bill</h2>
<table>
<thead><tr><th scope="col">Charge</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><td>Packing</td><td>${f.packing} a box</td></tr>
<tr><td>Fuel surcharge</td><td>Express couriers, a percentage of the freight</td></tr>
<tr><td>Minimum charge</td><td>Bulk freight below its minimum</td></tr>
<tr><td>Customs declaration</td><td>Bulk freight, once an order</td></tr>
<tr><td>Storage</td><td>After ${f.freeDays} free days</td></tr>
</tbody>
</table>
<p>If the real freight turns out lower than what you paid, the difference returns to your balance by itself.</p>`,
  },
  HOW_TO_USE: {
    title: 'How to use',
    html: `
<p>From a link to your door in four steps.</p>
<h2>1. Find it</h2>
<p>Paste the link of a product from ${f.marketplaces} into the search field, or search by words. Choose colour, size and quantity; leave a note for our buyer if something matters.</p>
<h2>2. Pay for it</h2>
<p>Put goods of several shops into the cart and check out once. You pay from your balance with a six-digit pay password. The rate and the total are fixed at that moment.</p>
<h2>3. We receive it</h2>
<p>We buy the same day, follow the parcel and check it at our warehouse. You see photos and the weight of each item.</p>
<h2>4. Send it home</h2>
<p>Select the items, compare the ways home, confirm your address. Once we have packed and weighed the box you pay freight, and it leaves.</p>
<p>Questions on the way? Write to <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Prohibited and restricted goods',
    html: `
<p>Some goods cannot be bought or sent, because the law, the airlines or customs in ${f.home} forbid them. If an order contains such goods, it is cancelled and refunded.</p>
<h2>We do not buy</h2>
<ul>
<li>Weapons, parts of weapons, knives made to harm, pepper spray</li>
<li>Drugs, prescription medicine, tobacco, e-cigarettes and their liquids</li>
<li>Explosives, fireworks, lighters, gas cartridges, paint and other flammable things</li>
<li>Living animals, plants, seeds, ivory and other protected species</li>
<li>Money, bank cards, accounts, lottery tickets, identity papers</li>
<li>Counterfeits and copies of protected brands</li>
<li>Adult, violent or hateful material</li>
</ul>
<h2>We buy, but not every way carries it</h2>
<table>
<thead><tr><th scope="col">Goods</th><th scope="col">What to know</th></tr></thead>
<tbody>
<tr><td>Phones, watches and toys with a built-in battery</td><td>Only by routes that accept built-in batteries</td></tr>
<tr><td>Power banks, loose batteries</td><td>By few routes, never by airmail</td></tr>
<tr><td>Cosmetics, liquids, powders</td><td>By truck or special routes</td></tr>
<tr><td>Food and tea</td><td>Sealed, with a label, where your customs allow it</td></tr>
<tr><td>Magnets and loudspeakers</td><td>By special routes</td></tr>
<tr><td>Glass and ceramics</td><td>At your risk unless we pack it in a crate</td></tr>
</tbody>
</table>
<p>Not sure? Ask before you pay: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Terms of use and privacy',
    html: `
<h2>Terms of use</h2>
<h3>1. Who we are to you</h3>
<p>${f.name} buys goods in your name and for your account from sellers in China, stores them and hands them to a carrier. The seller, not ${f.name}, sells you the goods. By opening an account you accept these terms.</p>
<h3>2. Your account</h3>
<p>You are of age, your details are true, and you keep your login password and pay password to yourself. What is done with them counts as done by you until you tell us otherwise.</p>
<h3>3. Orders</h3>
<p>An order binds once it is paid. You may cancel it until we have bought; after that the seller’s consent is needed. If a seller cannot deliver, you get back what you paid for it. If a price rises before we buy, we ask you first.</p>
<h3>4. Fees and payment</h3>
<p>Our service fee is ${f.fee} of the price of the goods, at least ${f.feeMinimum} an order. Prices are in CNY; amounts in ${f.currency} are shown for information at the rate of the day. Orders are paid from your balance, which is yours and earns no interest.</p>
<h3>5. Receipt, storage, forwarding</h3>
<p>We check quantity, colour, size and visible damage, not function or authenticity. Storage is free for ${f.freeDays} days. Goods that nobody claims for ${f.unclaimedDays} days after that may be disposed of. The risk of transport is the carrier’s according to its terms.</p>
<h3>6. Refunds</h3>
<p>Refunds go to your balance at the rate of the payment and never exceed what was paid. You can withdraw your balance to the way you topped it up.</p>
<h3>7. Forbidden goods</h3>
<p>You do not order goods that the law of China or of your country forbids. We may refuse or stop such orders.</p>
<h2>Privacy</h2>
<h3>What we keep</h3>
<p>Your name, email, phone, addresses, orders, payments and messages, and the technical records that keep your account safe. Passwords are kept only as hashes.</p>
<h3>What for</h3>
<p>To buy, store, forward and refund; to answer you; to meet the duties of the law. We sell nothing of it and show no advertising of others.</p>
<h3>Who sees it</h3>
<p>Sellers see our warehouse, not you. Carriers and customs get the name, address, phone and contents that they need to deliver.</p>
<h3>Your rights</h3>
<p>You can read, correct and export your data in your account, and have it erased once no order or legal duty stands against it. Write to <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookies</h3>
<p>We use only the cookies that the shop needs: your session, your language and how you like it to look.</p>`,
  },
  FAQ: {
    title: 'Frequently asked questions',
    html: `
<h2>Buying</h2>
<h3>Which shops can I order from?</h3>
<p>From ${f.marketplaces}. Paste the link of the product; if we do not know the shop, write to us and we look at it.</p>
<h3>What does it cost in all?</h3>
<p>The seller’s price, freight to our warehouse, our service fee of ${f.fee} (at least ${f.feeMinimum} an order) and, later, freight home for the real weight.</p>
<h3>Why is there a minimum quantity?</h3>
<p>Wholesale sellers on 1688 and Yiwugo sell only from a certain number of pieces. Often the pieces of different colours and sizes count together.</p>
<h3>Can I cancel?</h3>
<p>Until we have bought, at once and in full. After that we ask the seller; many agree if they have not shipped yet.</p>
<h2>Paying</h2>
<h3>What is the balance?</h3>
<p>Money that you have topped up. You pay orders and freight from it, and refunds return to it. You can withdraw what you don’t use.</p>
<h3>What is the pay password?</h3>
<p>Six digits that confirm each payment. They are not your login password. After five wrong tries in a row paying is locked for 30 minutes.</p>
<h3>Which rate applies?</h3>
<p>The one shown beside the amount when you top up. It is fixed at that moment and stays the same for refunds.</p>
<h2>Receiving</h2>
<h3>How do you check the goods?</h3>
<p>We open the parcel, compare it with the order and take photos. More photos or a measurement are possible on request.</p>
<h3>What if something is wrong?</h3>
<p>You decide: accept it, exchange it or send it back. If the fault is the seller’s, the seller pays for the return.</p>
<h3>How long may goods stay?</h3>
<p>${f.freeDays} days without charge. We remind you before they end.</p>
<h2>Sending home</h2>
<h3>How long does it take?</h3>
<p>From four days by courier to two months by ship. The days of each way are shown beside its price.</p>
<h3>Why is the charged weight more than the real one?</h3>
<p>Large light boxes are charged by their volume. Ask us to remove shop boxes: that often saves the most.</p>
<h3>Do I pay customs duty?</h3>
<p>If your country asks for it, yes, unless the chosen way includes it.</p>
<h3>My parcel does not move. What now?</h3>
<p>Scans may pause for a week between borders. If there is no scan for ten days, write to <a href="mailto:${f.email}">${f.email}</a> and we ask the carrier.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Payment guide',
    html: `
<p>You top up a balance once and pay everything from it: goods, freight, extras.</p>
<h2>Top up</h2>
<ol>
<li>Open My balance and choose Top up.</li>
<li>Choose a way: bank transfer, QR code or another one offered there. Its fee and limits are shown.</li>
<li>Enter the amount in CNY. You see what to pay in ${f.currency}; the rate is fixed now.</li>
<li>Transfer exactly that amount and write the number you are shown as its reference.</li>
<li>Tell us that it is done. We credit it when the money is there, usually within one working day.</li>
</ol>
<h2>Set a pay password</h2>
<p>The first time, choose six digits that nobody guesses: not your birthday, not 123456. Forgotten it? Reset it with a code by email and your login password.</p>
<h2>Pay an order</h2>
<p>At checkout you see goods, freight inside China, service fee and total in both currencies. Enter the pay password, and the order is ours to buy. If the balance is short you can top up right there.</p>
<h2>Refunds and withdrawal</h2>
<p>Refunds return to your balance at the rate you paid with. To withdraw, choose Withdraw under My balance; the money goes back the way it came.</p>
<h2>Stay safe</h2>
<p>We never ask for a password by phone, chat or email. Transfer only to the accounts shown in My balance.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Sourcing service',
    html: `
<p>You know what you want but not where to find it, or you need more than a shop has. Our buyers look for it.</p>
<h2>What we can find</h2>
<ul>
<li>A product from a picture or a description</li>
<li>A cheaper or a better seller for something you buy already</li>
<li>A factory for larger quantities, with your colours, logo and packing</li>
<li>Samples of several sellers in one parcel, for comparison</li>
</ul>
<h2>How it works</h2>
<ol>
<li>Write to <a href="mailto:${f.email}">${f.email}</a>: pictures, quantity, the price you aim at, when you need it.</li>
<li>Within two working days you get up to three offers with price, minimum quantity, weight and time.</li>
<li>Choose one. We put it in your cart, and it is bought like anything else.</li>
</ol>
<h2>What it costs</h2>
<p>Searching is free. If you order, the usual service fee of ${f.fee} applies, at least ${f.feeMinimum} an order. Visits to factories and inspections are quoted beforehand.</p>`,
  },
});
