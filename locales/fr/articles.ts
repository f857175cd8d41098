import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `À propos de ${f.name}`,
    html: `
<p>${f.name} achète pour vous sur les plateformes chinoises. Vous choisissez ; nous commandons, recevons, contrôlons et expédions. Pas besoin de carte bancaire chinoise, d’adresse en Chine ni de parler chinois.</p>
<h2>Ce que nous faisons</h2>
<ul>
<li><strong>Acheter.</strong> Nos agents d’achat commandent sur ${f.marketplaces} et échangent avec le vendeur à votre place.</li>
<li><strong>Recevoir et contrôler.</strong> Chaque colis est pesé, mesuré et photographié à son arrivée à l’entrepôt. Ce qui est abîmé ou non conforme repart.</li>
<li><strong>Regrouper.</strong> Les articles de plusieurs boutiques voyagent dans un seul carton : c’est ce qui rend l’envoi abordable.</li>
<li><strong>Expédier.</strong> Vous comparez les modes d’envoi selon le prix, le délai et ce qu’ils acceptent, puis vous suivez le colis jusqu’à votre porte. Principale destination : ${f.home}.</li>
</ul>
<h2>Ce que nous gagnons</h2>
<p>Des frais de service de ${f.fee} du montant des articles, avec un minimum de ${f.feeMinimum} par commande. Le prix des articles est celui du vendeur : nous n’y ajoutons rien.</p>
<h2>Nous contacter</h2>
<p>Écrivez à <a href="mailto:${f.email}">${f.email}</a> ou appelez le ${f.phone}. Nous répondons sous 24 heures les jours ouvrés.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Le voyage de vos articles',
    html: `
<p>Entre le vendeur et vous, il y a deux trajets : en Chine jusqu’à notre entrepôt, puis de l’entrepôt jusque chez vous (${f.home}).</p>
<h2>Vers notre entrepôt</h2>
<p>Le vendeur envoie chaque commande par coursier, en général sous deux jours. Les frais de ce trajet sont indiqués sur la page du produit avant le paiement. À l’arrivée du colis, nous l’enregistrons, le pesons et prenons des photos : vous les trouvez sous Articles en entrepôt.</p>
<h2>À l’entrepôt</h2>
<p>Le stockage est gratuit pendant ${f.freeDays} jours : vous pouvez attendre le reste de vos achats. Nous vous prévenons avant la fin de cette période.</p>
<h2>Jusqu’à votre porte</h2>
<ol>
<li>Choisissez les articles qui voyagent ensemble.</li>
<li>Choisissez un mode d’envoi. L’avion est rapide, le camion et le bateau sont économiques ; certains modes refusent les batteries, les liquides ou les cosmétiques.</li>
<li>Nous emballons et pesons le carton. C’est seulement alors que vous payez les frais d’envoi, au poids réel.</li>
<li>Suivez chaque étape jusqu’à la livraison ou l’arrivée au point de retrait.</li>
</ol>
<h2>Douane</h2>
<p>L’importateur, c’est vous. Nous déclarons le contenu du carton et son prix ; les droits et taxes de votre pays, s’il y en a, sont à votre charge, sauf si le mode d’envoi les inclut.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Frais d’envoi',
    html: `
<p>Les frais d’envoi dépendent du poids du carton, de ses dimensions et du mode choisi. Le calculateur de cette page applique les mêmes règles que votre facture.</p>
<h2>Quel poids compte</h2>
<p>Les transporteurs facturent le poids ou la place occupée, selon ce qui est le plus élevé. Le poids volumétrique est égal à longueur × largeur × hauteur en centimètres, divisé par 5000, 6000 ou 8000, en kilogrammes. Certains modes ne comptent que la moitié du volume, ou ne le comptent que pour les colis dont un côté atteint 60 cm.</p>
<h2>Un exemple</h2>
<p>Un carton de 30 × 20 × 15 cm qui pèse 1,24 kg part sur une ligne au diviseur 6000. Son volume équivaut à 1,5 kg, on facture donc 1,5 kg : le premier demi-kilo à ¥65.00, deux autres à ¥22.00 chacun, et l’emballage à ${f.packing}. Soit ¥117.00 au total.</p>
<h2>Ce qui peut s’ajouter à la facture</h2>
<table>
<thead><tr><th scope="col">Frais</th><th scope="col">Quand</th></tr></thead>
<tbody>
<tr><td>Emballage</td><td>${f.packing} par carton</td></tr>
<tr><td>Surcharge carburant</td><td>Coursiers express, en pourcentage des frais d’envoi</td></tr>
<tr><td>Minimum facturé</td><td>Fret en vrac, en dessous de sa quantité minimale</td></tr>
<tr><td>Déclaration en douane</td><td>Fret en vrac, une fois par commande</td></tr>
<tr><td>Stockage</td><td>Au-delà des ${f.freeDays} jours gratuits</td></tr>
</tbody>
</table>
<p>Si les frais d’envoi réels sont inférieurs à ce que vous avez payé, la différence revient d’elle-même sur votre solde.</p>`,
  },
  HOW_TO_USE: {
    title: 'Mode d’emploi',
    html: `
<p>Du lien à votre porte en quatre étapes.</p>
<h2>1. Trouver</h2>
<p>Collez dans la recherche le lien d’un produit vendu sur ${f.marketplaces}, ou cherchez par mots. Choisissez la couleur, la taille et la quantité ; laissez une note à notre agent d’achat si un détail compte pour vous.</p>
<h2>2. Payer</h2>
<p>Mettez dans le panier les articles de plusieurs boutiques et commandez en une seule fois. Vous payez avec votre solde et un code de paiement à six chiffres. Le taux et le total sont fixés à cet instant.</p>
<h2>3. Nous recevons</h2>
<p>Nous achetons le jour même, suivons le colis et le contrôlons à l’entrepôt. Vous voyez les photos et le poids de chaque article.</p>
<h2>4. Faire expédier</h2>
<p>Sélectionnez les articles, comparez les modes d’envoi, confirmez votre adresse. Une fois le carton emballé et pesé, vous payez les frais d’envoi, et il part.</p>
<p>Une question en cours de route ? Écrivez à <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Marchandises interdites ou réglementées',
    html: `
<p>Certaines marchandises ne peuvent être ni achetées ni envoyées, parce que la loi, les compagnies aériennes ou la douane de destination (${f.home}) les interdisent. Une commande qui en contient est annulée et remboursée.</p>
<h2>Nous n’achetons pas</h2>
<ul>
<li>Armes, pièces d’armes, couteaux conçus pour blesser, bombes lacrymogènes</li>
<li>Drogues, médicaments sur ordonnance, tabac, cigarettes électroniques et leurs liquides</li>
<li>Explosifs, feux d’artifice, briquets, cartouches de gaz, peinture et autres produits inflammables</li>
<li>Animaux vivants, plantes, graines, ivoire et autres espèces protégées</li>
<li>Argent, cartes bancaires, comptes, billets de loterie, pièces d’identité</li>
<li>Contrefaçons et copies de marques protégées</li>
<li>Contenus pour adultes, violents ou haineux</li>
</ul>
<h2>Nous achetons, mais tous les modes d’envoi ne l’acceptent pas</h2>
<table>
<thead><tr><th scope="col">Marchandise</th><th scope="col">Bon à savoir</th></tr></thead>
<tbody>
<tr><td>Téléphones, montres et jouets à batterie intégrée</td><td>Uniquement sur les lignes qui acceptent les batteries intégrées</td></tr>
<tr><td>Batteries externes, batteries seules</td><td>Sur peu de lignes, jamais par la poste aérienne</td></tr>
<tr><td>Cosmétiques, liquides, poudres</td><td>Par camion ou lignes spéciales</td></tr>
<tr><td>Alimentation et thé</td><td>Sous emballage scellé et étiqueté, si votre douane l’autorise</td></tr>
<tr><td>Aimants et haut-parleurs</td><td>Par lignes spéciales</td></tr>
<tr><td>Verre et céramique</td><td>À vos risques, sauf emballage en caisse par nos soins</td></tr>
</tbody>
</table>
<p>Un doute ? Demandez avant de payer : <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Conditions d’utilisation et confidentialité',
    html: `
<h2>Conditions d’utilisation</h2>
<h3>1. Notre rôle</h3>
<p>${f.name} achète des marchandises en votre nom et pour votre compte auprès de vendeurs en Chine, les stocke et les remet à un transporteur. C’est le vendeur, et non ${f.name}, qui vous vend les articles. En ouvrant un compte, vous acceptez les présentes conditions.</p>
<h3>2. Votre compte</h3>
<p>Vous avez atteint la majorité, vos informations sont exactes et vous gardez pour vous votre mot de passe de connexion et votre code de paiement. Toute opération effectuée avec eux est réputée venir de vous tant que vous ne nous avez pas signalé le contraire.</p>
<h3>3. Commandes</h3>
<p>Une commande engage dès qu’elle est payée. Vous pouvez l’annuler tant que nous n’avons pas acheté ; ensuite, il faut l’accord du vendeur. Si un vendeur ne peut pas livrer, vous récupérez ce que vous avez payé. Si un prix augmente avant l’achat, nous vous consultons d’abord.</p>
<h3>4. Frais et paiement</h3>
<p>Nos frais de service s’élèvent à ${f.fee} du montant des articles, avec un minimum de ${f.feeMinimum} par commande. Les prix sont en CNY ; les montants en ${f.currency} sont donnés à titre indicatif au taux du jour. Les commandes se règlent avec votre solde, qui vous appartient et ne produit pas d’intérêts.</p>
<h3>5. Réception, stockage, expédition</h3>
<p>Nous contrôlons la quantité, la couleur, la taille et les dommages visibles, mais ni le fonctionnement ni l’authenticité. Le stockage est gratuit pendant ${f.freeDays} jours. Les articles que personne ne réclame dans les ${f.unclaimedDays} jours suivants peuvent être éliminés. Le risque du transport incombe au transporteur, selon ses conditions.</p>
<h3>6. Remboursements</h3>
<p>Les remboursements sont versés sur votre solde au taux du paiement et ne dépassent jamais la somme payée. Vous pouvez retirer votre solde par le moyen qui a servi à le recharger.</p>
<h3>7. Marchandises interdites</h3>
<p>Vous ne commandez pas de marchandises interdites par la loi chinoise ou par celle de votre pays. Nous pouvons refuser ou arrêter de telles commandes.</p>
<h2>Confidentialité</h2>
<h3>Ce que nous conservons</h3>
<p>Votre nom, e-mail, téléphone, adresses, commandes, paiements et messages, ainsi que les données techniques qui protègent votre compte. Les mots de passe ne sont conservés que sous forme hachée.</p>
<h3>Dans quel but</h3>
<p>Pour acheter, stocker, expédier et rembourser ; pour vous répondre ; pour remplir nos obligations légales. Nous ne vendons aucune de ces données et n’affichons aucune publicité de tiers.</p>
<h3>Qui les voit</h3>
<p>Les vendeurs voient notre entrepôt, pas vous. Les transporteurs et la douane reçoivent le nom, l’adresse, le téléphone et le contenu dont ils ont besoin pour livrer.</p>
<h3>Vos droits</h3>
<p>Vous pouvez consulter, corriger et exporter vos données dans votre compte, et les faire effacer dès qu’aucune commande ni obligation légale ne s’y oppose. Écrivez à <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookies</h3>
<p>Nous n’utilisons que les cookies nécessaires à la boutique : votre session, votre langue et vos préférences d’affichage.</p>`,
  },
  FAQ: {
    title: 'Questions fréquentes',
    html: `
<h2>Acheter</h2>
<h3>Dans quelles boutiques puis-je commander ?</h3>
<p>Sur ${f.marketplaces}. Collez le lien du produit ; si nous ne connaissons pas la boutique, écrivez-nous et nous regarderons.</p>
<h3>Combien cela coûte-t-il en tout ?</h3>
<p>Le prix du vendeur, la livraison jusqu’à notre entrepôt, nos frais de service de ${f.fee} (minimum ${f.feeMinimum} par commande) et, plus tard, les frais d’envoi jusque chez vous, au poids réel.</p>
<h3>Pourquoi une quantité minimale ?</h3>
<p>Les grossistes de 1688 et de Yiwugo vendent à partir d’un certain nombre de pièces. Souvent, les pièces de couleurs et de tailles différentes s’additionnent.</p>
<h3>Puis-je annuler ?</h3>
<p>Tant que nous n’avons pas acheté, aussitôt et en totalité. Ensuite, nous demandons au vendeur ; beaucoup acceptent avant l’expédition.</p>
<h2>Payer</h2>
<h3>Qu’est-ce que le solde ?</h3>
<p>L’argent de vos rechargements. Il sert à payer commandes et frais d’envoi, et les remboursements y reviennent. Vous pouvez retirer ce que vous n’utilisez pas.</p>
<h3>Qu’est-ce que le code de paiement ?</h3>
<p>Six chiffres qui confirment chaque paiement. Ce n’est pas votre mot de passe de connexion. Après cinq erreurs de suite, le paiement est bloqué pendant 30 minutes.</p>
<h3>Quel taux s’applique ?</h3>
<p>Celui qui figure à côté du montant au moment du rechargement. Il est fixé à cet instant et reste le même pour les remboursements.</p>
<h2>Recevoir</h2>
<h3>Comment contrôlez-vous les articles ?</h3>
<p>Nous ouvrons le colis, le comparons à la commande et prenons des photos. D’autres photos ou une mesure sont possibles sur demande.</p>
<h3>Et si quelque chose ne va pas ?</h3>
<p>Vous décidez : accepter, échanger ou renvoyer. Si l’erreur vient du vendeur, c’est lui qui paie le retour.</p>
<h3>Combien de temps les articles peuvent-ils rester ?</h3>
<p>${f.freeDays} jours sans frais. Nous vous prévenons avant la fin.</p>
<h2>Faire expédier</h2>
<h3>Combien de temps faut-il ?</h3>
<p>De quatre jours par coursier à deux mois par bateau. Le délai de chaque mode d’envoi figure à côté de son prix.</p>
<h3>Pourquoi le poids facturé dépasse-t-il le poids réel ?</h3>
<p>Les gros cartons légers sont facturés au volume. Demandez-nous de retirer les boîtes d’origine : c’est souvent la plus grosse économie.</p>
<h3>Dois-je payer des droits de douane ?</h3>
<p>Si votre pays en demande, oui, sauf si le mode d’envoi choisi les inclut.</p>
<h3>Mon colis n’avance plus. Que faire ?</h3>
<p>Entre deux frontières, le suivi peut s’interrompre une semaine. Sans nouvelle étape pendant dix jours, écrivez à <a href="mailto:${f.email}">${f.email}</a> et nous interrogerons le transporteur.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Guide de paiement',
    html: `
<p>Vous rechargez votre solde une fois et réglez tout avec lui : articles, frais d’envoi, suppléments.</p>
<h2>Recharger</h2>
<ol>
<li>Ouvrez Mon solde et choisissez Recharger.</li>
<li>Choisissez un moyen : virement bancaire, code QR ou un autre proposé sur cette page. Ses frais et ses limites sont affichés.</li>
<li>Saisissez le montant en CNY. Vous voyez ce que vous payez en ${f.currency} ; le taux est alors fixé.</li>
<li>Virez exactement ce montant et indiquez comme libellé le numéro affiché.</li>
<li>Prévenez-nous que c’est fait. Nous créditons votre solde à l’arrivée de l’argent, en général sous un jour ouvré.</li>
</ol>
<h2>Définir un code de paiement</h2>
<p>La première fois, choisissez six chiffres que personne ne devine : ni votre date de naissance, ni 123456. Oublié ? Réinitialisez-le avec un code reçu par e-mail et votre mot de passe de connexion.</p>
<h2>Payer une commande</h2>
<p>À la validation, vous voyez les articles, la livraison en Chine, les frais de service et le total dans les deux monnaies. Saisissez le code de paiement, et nous nous chargeons de l’achat. Si le solde est insuffisant, vous pouvez le recharger sur place.</p>
<h2>Remboursements et retrait</h2>
<p>Les remboursements reviennent sur votre solde au taux de votre paiement. Pour retirer de l’argent, choisissez Retirer sous Mon solde ; il repart par où il est venu.</p>
<h2>Pour votre sécurité</h2>
<p>Nous ne demandons jamais de mot de passe par téléphone, chat ou e-mail. Faites vos virements uniquement sur les comptes affichés dans Mon solde.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Service de sourcing',
    html: `
<p>Vous savez ce que vous voulez, mais pas où le trouver, ou il vous en faut plus qu’une boutique n’en a. Nos agents d’achat cherchent pour vous.</p>
<h2>Ce que nous pouvons trouver</h2>
<ul>
<li>Un produit à partir d’une photo ou d’une description</li>
<li>Un vendeur moins cher ou meilleur pour ce que vous achetez déjà</li>
<li>Une usine pour de plus grandes quantités, avec vos couleurs, votre logo et votre emballage</li>
<li>Des échantillons de plusieurs vendeurs dans un seul colis, pour comparer</li>
</ul>
<h2>Comment ça marche</h2>
<ol>
<li>Écrivez à <a href="mailto:${f.email}">${f.email}</a> : photos, quantité, prix visé, date souhaitée.</li>
<li>Sous deux jours ouvrés, vous recevez jusqu’à trois offres avec prix, quantité minimale, poids et délai.</li>
<li>Choisissez-en une. Nous la mettons dans votre panier, et elle s’achète comme le reste.</li>
</ol>
<h2>Ce que cela coûte</h2>
<p>La recherche est gratuite. Si vous commandez, les frais de service habituels de ${f.fee} s’appliquent, avec un minimum de ${f.feeMinimum} par commande. Les visites d’usine et les inspections font l’objet d’un devis préalable.</p>`,
  },
});
