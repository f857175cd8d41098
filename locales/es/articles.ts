import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `Acerca de ${f.name}`,
    html: `
<p>${f.name} compra por ti en las plataformas de China. Tú eliges; nosotros pedimos, recibimos, revisamos y enviamos. No necesitas tarjeta china, ni dirección en China, ni hablar chino.</p>
<h2>Qué hacemos</h2>
<ul>
<li><strong>Comprar.</strong> Nuestros agentes de compras hacen el pedido en ${f.marketplaces} y tratan con el vendedor por ti.</li>
<li><strong>Recibir y revisar.</strong> Pesamos, medimos y fotografiamos cada paquete que llega a nuestra bodega. Lo dañado o equivocado se devuelve.</li>
<li><strong>Consolidar.</strong> Los productos de muchas tiendas viajan en una sola caja, y por eso el flete sale más barato.</li>
<li><strong>Enviar.</strong> Comparas las opciones de envío por precio, tiempo y lo que aceptan, y sigues el paquete hasta tu puerta en ${f.home}.</li>
</ul>
<h2>Qué ganamos</h2>
<p>Un cargo por servicio de ${f.fee} sobre el valor de los productos, con un mínimo de ${f.feeMinimum} por pedido. El precio de los productos es el del vendedor: no le agregamos nada.</p>
<h2>Contáctanos</h2>
<p>Escríbenos a <a href="mailto:${f.email}">${f.email}</a> o llámanos al ${f.phone}. Respondemos en días hábiles en menos de 24 horas.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Cómo viajan tus productos',
    html: `
<p>Entre el vendedor y tú hay dos viajes: uno dentro de China, hasta nuestra bodega, y otro de la bodega a ${f.home}.</p>
<h2>Hasta nuestra bodega</h2>
<p>El vendedor despacha cada pedido por mensajería, por lo general en dos días. El costo de este tramo aparece en la página del producto antes de que pagues. Cuando llega el paquete, lo registramos, lo pesamos y le tomamos fotos, que encuentras en Paquetes en bodega.</p>
<h2>En la bodega</h2>
<p>El almacenaje es gratis durante ${f.freeDays} días, así puedes esperar el resto de tus compras. Te avisamos antes de que termine ese plazo.</p>
<h2>Hasta tu puerta</h2>
<ol>
<li>Elige los artículos que viajarán juntos.</li>
<li>Elige una opción de envío. El avión es rápido; el camión y el barco son económicos. Algunas opciones no aceptan baterías, líquidos ni cosméticos.</li>
<li>Empacamos y pesamos la caja. Solo entonces pagas el flete, por el peso real.</li>
<li>Sigue cada movimiento hasta que el paquete se entregue o te espere en el punto de entrega.</li>
</ol>
<h2>Aduana</h2>
<p>El importador eres tú. Declaramos qué hay en la caja y cuánto costó; los aranceles e impuestos de tu país, si los hay, corren por tu cuenta, a menos que la opción de envío indique que están incluidos.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Tarifas de envío',
    html: `
<p>El flete a casa depende de cuánto pesa la caja, qué tan grande es y por dónde viaja. La calculadora de esta página usa las mismas reglas con las que calculamos tu costo final.</p>
<h2>Qué peso se cobra</h2>
<p>Los transportistas cobran por peso o por espacio, lo que resulte mayor. El peso volumétrico, en kilogramos, es largo × ancho × alto en centímetros, dividido entre 5000, 6000 u 8000. Algunas opciones cuentan solo la mitad del volumen, o lo aplican únicamente a paquetes con un lado de 60 cm o más.</p>
<h2>Un ejemplo</h2>
<p>Una caja de 30 × 20 × 15 cm que pesa 1.24 kg viaja por una línea con divisor 6000. Su volumen equivale a 1.5 kg, así que se cobran 1.5 kg: el primer medio kilo a ¥65.00, dos más a ¥22.00 cada uno y el empaque de ${f.packing}. En total son ¥117.00.</p>
<h2>Qué más se puede cobrar</h2>
<table>
<thead><tr><th scope="col">Cargo</th><th scope="col">Cuándo se aplica</th></tr></thead>
<tbody>
<tr><td>Empaque</td><td>${f.packing} por caja</td></tr>
<tr><td>Recargo por combustible</td><td>Mensajería exprés: un porcentaje del flete</td></tr>
<tr><td>Cobro mínimo</td><td>Carga a granel por debajo del monto mínimo</td></tr>
<tr><td>Despacho aduanero</td><td>Carga a granel, una vez por envío</td></tr>
<tr><td>Almacenaje</td><td>Después de ${f.freeDays} días gratis</td></tr>
</tbody>
</table>
<p>Si el flete real resulta menor que lo que pagaste, la diferencia vuelve a tu saldo automáticamente.</p>`,
  },
  HOW_TO_USE: {
    title: 'Cómo comprar',
    html: `
<p>De un enlace a tu puerta en cuatro pasos.</p>
<h2>1. Encuéntralo</h2>
<p>Pega en el buscador el enlace de un producto de ${f.marketplaces}, o busca con palabras. Elige color, talla y cantidad; si algo te importa en especial, déjale una nota a nuestro agente de compras.</p>
<h2>2. Págalo</h2>
<p>Agrega al carrito productos de varias tiendas y finaliza la compra una sola vez. Pagas con tu saldo y tu PIN de pago de seis dígitos. El tipo de cambio y el total quedan fijos en ese momento.</p>
<h2>3. Lo recibimos</h2>
<p>Compramos el mismo día, seguimos el paquete y lo revisamos en nuestra bodega. Ves las fotos y el peso de cada artículo.</p>
<h2>4. Pide el envío a casa</h2>
<p>Selecciona los artículos, compara las opciones de envío y confirma tu dirección. Cuando la caja está empacada y pesada, pagas el flete y la enviamos.</p>
<p>¿Te surgió una duda? Escríbenos a <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Productos prohibidos y restringidos',
    html: `
<p>Algunos productos no se pueden comprar ni enviar porque los prohíben la ley, las aerolíneas o la aduana de ${f.home}. Si un pedido los incluye, se cancela y se reembolsa.</p>
<h2>No compramos</h2>
<ul>
<li>Armas, partes de armas, cuchillos de ataque, gas pimienta</li>
<li>Drogas, medicamentos con receta, tabaco, cigarrillos electrónicos y sus líquidos</li>
<li>Explosivos, fuegos artificiales, encendedores, cartuchos de gas, pintura y otros artículos inflamables</li>
<li>Animales vivos, plantas, semillas, marfil y otras especies protegidas</li>
<li>Dinero, tarjetas bancarias, cuentas, billetes de lotería, documentos de identidad</li>
<li>Falsificaciones y copias de marcas registradas</li>
<li>Material para adultos, violento o que incite al odio</li>
</ul>
<h2>Sí compramos, pero no todas las opciones de envío lo aceptan</h2>
<table>
<thead><tr><th scope="col">Producto</th><th scope="col">Qué debes saber</th></tr></thead>
<tbody>
<tr><td>Celulares, relojes y juguetes con batería integrada</td><td>Solo por líneas que aceptan baterías integradas</td></tr>
<tr><td>Baterías portátiles y baterías sueltas</td><td>Por pocas líneas, nunca por correo aéreo</td></tr>
<tr><td>Cosméticos, líquidos, polvos</td><td>Por camión o líneas especiales</td></tr>
<tr><td>Alimentos y té</td><td>Sellados y con etiqueta, si la aduana de tu país lo permite</td></tr>
<tr><td>Imanes y altavoces</td><td>Por líneas especiales</td></tr>
<tr><td>Vidrio y cerámica</td><td>Bajo tu propio riesgo, a menos que los empaquemos en una caja de madera</td></tr>
</tbody>
</table>
<p>¿Tienes dudas? Pregunta antes de pagar: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Términos de uso y aviso de privacidad',
    html: `
<h2>Términos de uso</h2>
<h3>1. Quiénes somos para ti</h3>
<p>${f.name} compra productos a vendedores de China en tu nombre y por tu cuenta, los almacena y los entrega a un transportista. Quien te vende los productos es el vendedor, no ${f.name}. Al crear una cuenta aceptas estos términos.</p>
<h3>2. Tu cuenta</h3>
<p>Eres mayor de edad, tus datos son verdaderos y no compartes con nadie tu contraseña ni tu PIN de pago. Lo que se haga con ellos se considera hecho por ti hasta que nos avises lo contrario.</p>
<h3>3. Pedidos</h3>
<p>Un pedido es vinculante una vez pagado. Puedes cancelarlo mientras no hayamos comprado; después se necesita el consentimiento del vendedor. Si un vendedor no puede entregar, recuperas lo que pagaste. Si un precio sube antes de que compremos, primero te preguntamos.</p>
<h3>4. Cargos y pagos</h3>
<p>Nuestro cargo por servicio es de ${f.fee} sobre el valor de los productos, con un mínimo de ${f.feeMinimum} por pedido. Los precios están en CNY; los montos en ${f.currency} son informativos, al tipo de cambio del día. Los pedidos se pagan con tu saldo, que es tuyo y no genera intereses.</p>
<h3>5. Recepción, almacenaje y envío</h3>
<p>Revisamos cantidad, color, talla y daños visibles, no el funcionamiento ni la autenticidad. El almacenaje es gratis durante ${f.freeDays} días. Podemos disponer de los productos que nadie reclame en los ${f.unclaimedDays} días siguientes. El riesgo del transporte corresponde al transportista según sus condiciones.</p>
<h3>6. Reembolsos</h3>
<p>Los reembolsos se abonan a tu saldo al tipo de cambio del pago y nunca superan lo pagado. Puedes retirar tu saldo por el mismo medio con el que lo recargaste.</p>
<h3>7. Productos prohibidos</h3>
<p>No pidas productos que prohíba la ley de China o la de tu país. Podemos rechazar o detener esos pedidos.</p>
<h2>Aviso de privacidad</h2>
<h3>Qué guardamos</h3>
<p>Tu nombre, correo, teléfono, direcciones, pedidos, pagos y mensajes, además de los registros técnicos que mantienen segura tu cuenta. Las contraseñas se guardan solo como hashes.</p>
<h3>Para qué</h3>
<p>Para comprar, almacenar, enviar y reembolsar; para responderte; para cumplir con la ley. No vendemos ninguno de estos datos ni mostramos publicidad de terceros.</p>
<h3>Quién los ve</h3>
<p>Los vendedores ven nuestra bodega, no a ti. Los transportistas y la aduana reciben el nombre, la dirección, el teléfono y el contenido que necesitan para entregar.</p>
<h3>Tus derechos</h3>
<p>Puedes consultar, corregir y exportar tus datos en tu cuenta, y pedir que se eliminen cuando ningún pedido ni obligación legal lo impida. Escríbenos a <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookies</h3>
<p>Usamos solo las cookies que la tienda necesita: tu sesión, tu idioma y cómo prefieres verla.</p>`,
  },
  FAQ: {
    title: 'Preguntas frecuentes',
    html: `
<h2>Comprar</h2>
<h3>¿En qué tiendas puedo pedir?</h3>
<p>En ${f.marketplaces}. Pega el enlace del producto; si no conocemos la tienda, escríbenos y la revisamos.</p>
<h3>¿Cuánto cuesta en total?</h3>
<p>El precio del vendedor, el envío hasta nuestra bodega, nuestro cargo por servicio de ${f.fee} (mínimo ${f.feeMinimum} por pedido) y, más adelante, el flete a casa por el peso real.</p>
<h3>¿Por qué hay una cantidad mínima?</h3>
<p>Los mayoristas de 1688 y Yiwugo venden a partir de cierto número de unidades. Muchas veces se suman las de distintos colores y tallas.</p>
<h3>¿Puedo cancelar?</h3>
<p>Mientras no hayamos comprado, de inmediato y con reembolso completo. Después le preguntamos al vendedor; muchos lo aceptan antes de despachar.</p>
<h2>Pagar</h2>
<h3>¿Qué es el saldo?</h3>
<p>El dinero que recargaste. Con él pagas pedidos y flete, y a él vuelven los reembolsos. Puedes retirar lo que no uses.</p>
<h3>¿Qué es el PIN de pago?</h3>
<p>Seis dígitos que confirman cada pago. No es la contraseña con la que inicias sesión. Tras cinco intentos incorrectos seguidos, los pagos quedan bloqueados por 30 minutos.</p>
<h3>¿Qué tipo de cambio se aplica?</h3>
<p>El que aparece junto al monto al recargar. Queda fijo en ese momento y es el mismo para los reembolsos.</p>
<h2>Recibir</h2>
<h3>¿Cómo revisan los productos?</h3>
<p>Abrimos el paquete, lo comparamos con el pedido y tomamos fotos. Si lo pides, podemos tomar más fotos o medidas.</p>
<h3>¿Y si algo no está bien?</h3>
<p>Tú decides: aceptarlo, cambiarlo o devolverlo. Si la falla es del vendedor, él paga la devolución.</p>
<h3>¿Cuánto tiempo pueden quedarse los productos?</h3>
<p>${f.freeDays} días sin costo. Te avisamos antes de que terminen.</p>
<h2>Enviar a casa</h2>
<h3>¿Cuánto tarda?</h3>
<p>Desde cuatro días por mensajería hasta dos meses en barco. Los días de cada opción aparecen junto a su precio.</p>
<h3>¿Por qué el peso facturable es mayor que el real?</h3>
<p>Las cajas grandes y ligeras se cobran por volumen. Pídenos quitar las cajas de las tiendas: suele ser lo que más ahorra.</p>
<h3>¿Pago impuestos de importación?</h3>
<p>Si tu país los cobra, sí, a menos que la opción de envío elegida los incluya.</p>
<h3>Mi paquete no avanza. ¿Qué hago?</h3>
<p>Entre fronteras puede pasar una semana sin movimientos. Si no hay ninguno en diez días, escríbenos a <a href="mailto:${f.email}">${f.email}</a> y le preguntamos al transportista.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Guía de pago',
    html: `
<p>Recargas tu saldo una vez y con él pagas todo: productos, flete y extras.</p>
<h2>Recarga tu saldo</h2>
<ol>
<li>Entra a Mi saldo y elige Recargar.</li>
<li>Elige un medio: transferencia bancaria, código QR u otro de los disponibles. Verás su comisión y sus límites.</li>
<li>Ingresa el monto en CNY. Verás cuánto pagar en ${f.currency}; el tipo de cambio queda fijo en ese momento.</li>
<li>Transfiere exactamente ese monto y escribe como concepto la referencia de pago que te mostramos.</li>
<li>Avísanos que ya pagaste. Lo abonamos en cuanto llegue el dinero, por lo general en un día hábil.</li>
</ol>
<h2>Crea tu PIN de pago</h2>
<p>La primera vez, elige seis dígitos que nadie adivine: ni tu cumpleaños ni 123456. ¿Lo olvidaste? Restablécelo con un código que te llega por correo y la contraseña con la que inicias sesión.</p>
<h2>Paga un pedido</h2>
<p>Al finalizar la compra ves los productos, el envío en China, el cargo por servicio y el total en ambas monedas. Ingresa tu PIN de pago y el pedido queda en nuestras manos. Si tu saldo no alcanza, puedes recargar ahí mismo.</p>
<h2>Reembolsos y retiros</h2>
<p>Los reembolsos vuelven a tu saldo al tipo de cambio con el que pagaste. Para retirar, elige Retirar en Mi saldo; el dinero regresa por donde llegó.</p>
<h2>Protege tu dinero</h2>
<p>Nunca pedimos contraseñas ni tu PIN por teléfono, chat o correo. Transfiere solo a las cuentas que aparecen en Mi saldo.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Búsqueda por encargo',
    html: `
<p>Sabes lo que quieres pero no dónde encontrarlo, o necesitas más de lo que tiene una tienda. Nuestros agentes de compras lo buscan por ti.</p>
<h2>Qué podemos encontrar</h2>
<ul>
<li>Un producto a partir de una foto o una descripción</li>
<li>Un vendedor mejor o más barato para algo que ya compras</li>
<li>Una fábrica para cantidades mayores, con tus colores, tu logo y tu empaque</li>
<li>Muestras de varios vendedores en un solo paquete, para comparar</li>
</ul>
<h2>Cómo funciona</h2>
<ol>
<li>Escríbenos a <a href="mailto:${f.email}">${f.email}</a>: fotos, cantidad, el precio que buscas y para cuándo lo necesitas.</li>
<li>En dos días hábiles recibes hasta tres ofertas con precio, cantidad mínima, peso y tiempo de entrega.</li>
<li>Elige una. La agregamos a tu carrito y se compra como cualquier otro producto.</li>
</ol>
<h2>Cuánto cuesta</h2>
<p>La búsqueda es gratis. Si haces el pedido, se aplica el cargo por servicio habitual de ${f.fee}, con un mínimo de ${f.feeMinimum} por pedido. Las visitas a fábricas y las inspecciones se cotizan de antemano.</p>`,
  },
});
