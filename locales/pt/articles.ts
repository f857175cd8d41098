import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `Sobre ${f.name}`,
    html: `
<p>${f.name} compra por você nos marketplaces chineses. Você escolhe; nós fazemos o pedido, recebemos, conferimos e enviamos. Você não precisa de cartão chinês, nem de endereço na China, nem de falar chinês.</p>
<h2>O que fazemos</h2>
<ul>
<li><strong>Comprar.</strong> Nossos agentes de compras fazem o pedido em ${f.marketplaces} e falam com o vendedor por você.</li>
<li><strong>Receber e conferir.</strong> Cada pacote é pesado, medido e fotografado ao chegar ao nosso armazém. O que vem danificado ou errado é devolvido.</li>
<li><strong>Juntar.</strong> Produtos de várias lojas viajam em uma só caixa, e é isso que deixa o frete em conta.</li>
<li><strong>Enviar.</strong> Você compara as formas de envio por preço, prazo e tipo de produto aceito e acompanha o pacote até a sua porta (${f.home}).</li>
</ul>
<h2>Quanto ganhamos</h2>
<p>Uma taxa de serviço de ${f.fee} sobre o valor dos produtos, com mínimo de ${f.feeMinimum} por pedido. O preço dos produtos é o do próprio vendedor: não acrescentamos nada.</p>
<h2>Fale conosco</h2>
<p>Escreva para <a href="mailto:${f.email}">${f.email}</a> ou ligue para ${f.phone}. Em dias úteis, respondemos em até 24 horas.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Como seus produtos viajam',
    html: `
<p>Entre o vendedor e você há duas viagens: uma dentro da China, até o nosso armazém, e outra do armazém até o seu país (${f.home}).</p>
<h2>Até o nosso armazém</h2>
<p>O vendedor envia cada pedido por transportadora, geralmente em até dois dias. O frete desse trecho aparece na página do produto antes do pagamento. Quando o pacote chega, registramos a entrada, pesamos e tiramos fotos, que você encontra em Itens no armazém.</p>
<h2>No armazém</h2>
<p>A armazenagem é grátis por ${f.freeDays} dias, então dá para esperar o resto das suas compras. Avisamos antes que o prazo grátis termine.</p>
<h2>Até a sua porta</h2>
<ol>
<li>Escolha os itens que vão viajar juntos.</li>
<li>Escolha uma forma de envio. O avião é rápido; o caminhão e o navio são baratos. Algumas formas não aceitam baterias, líquidos ou cosméticos.</li>
<li>Embalamos e pesamos a caixa. Só então você paga o frete, pelo peso real.</li>
<li>Acompanhe cada atualização até o pacote ser entregue ou ficar à sua espera no ponto de retirada.</li>
</ol>
<h2>Alfândega</h2>
<p>O importador é você. Declaramos o que há na caixa e quanto custou; os impostos e taxas do seu país, quando houver, ficam por sua conta, a menos que a forma de envio informe que já estão incluídos.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Custo do frete',
    html: `
<p>O frete até você depende do peso da caixa, do tamanho dela e da forma de envio. A calculadora desta página usa as mesmas regras da sua cobrança.</p>
<h2>Qual peso vale</h2>
<p>As transportadoras cobram pelo peso ou pelo espaço, o que for maior. O peso cubado é comprimento × largura × altura em centímetros, dividido por 5000, 6000 ou 8000, em quilos. Algumas formas de envio contam só metade do volume, ou o contam apenas em pacotes com um lado de 60 cm ou mais.</p>
<h2>Um exemplo</h2>
<p>Uma caixa de 30 × 20 × 15 cm que pesa 1,24 kg vai por uma linha com divisor 6000. O volume equivale a 1,5 kg, portanto são cobrados 1,5 kg: o primeiro meio quilo a ¥65.00, mais dois a ¥22.00 cada e a embalagem de ${f.packing}. O total é ¥117.00.</p>
<h2>O que mais pode ser cobrado</h2>
<table>
<thead><tr><th scope="col">Cobrança</th><th scope="col">Quando</th></tr></thead>
<tbody>
<tr><td>Embalagem</td><td>${f.packing} por caixa</td></tr>
<tr><td>Sobretaxa de combustível</td><td>Entregas expressas, uma porcentagem do frete</td></tr>
<tr><td>Cobrança mínima</td><td>Cargas abaixo da quantidade mínima</td></tr>
<tr><td>Declaração aduaneira</td><td>Cargas, uma vez por envio</td></tr>
<tr><td>Armazenagem</td><td>Depois de ${f.freeDays} dias grátis</td></tr>
</tbody>
</table>
<p>Se o frete real for menor do que você pagou, a diferença volta automaticamente para o seu saldo.</p>`,
  },
  HOW_TO_USE: {
    title: 'Como usar',
    html: `
<p>Do link até a sua porta em quatro passos.</p>
<h2>1. Encontre</h2>
<p>Cole no campo de busca o link de um produto de ${f.marketplaces} ou busque por palavras. Escolha cor, tamanho e quantidade; se algo for importante, deixe uma observação para o nosso agente de compras.</p>
<h2>2. Pague</h2>
<p>Coloque no carrinho produtos de várias lojas e finalize a compra uma vez só. Você paga com o saldo, usando uma senha de pagamento de seis dígitos. A cotação e o total ficam fixos nesse momento.</p>
<h2>3. Nós recebemos</h2>
<p>Compramos no mesmo dia, acompanhamos o pacote e conferimos tudo no nosso armazém. Você vê as fotos e o peso de cada item.</p>
<h2>4. Receba em casa</h2>
<p>Selecione os itens, compare as formas de envio e confirme o seu endereço. Depois que embalamos e pesamos a caixa, você paga o frete e ela segue viagem.</p>
<p>Ficou com alguma dúvida? Escreva para <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Produtos proibidos e restritos',
    html: `
<p>Alguns produtos não podem ser comprados nem enviados, porque a lei, as companhias aéreas ou a alfândega do país de destino (${f.home}) não permitem. Se um pedido incluir um desses produtos, ele é cancelado e reembolsado.</p>
<h2>Não compramos</h2>
<ul>
<li>Armas, peças de armas, facas feitas para ferir, spray de pimenta</li>
<li>Drogas, remédios com receita, tabaco, cigarros eletrônicos e seus líquidos</li>
<li>Explosivos, fogos de artifício, isqueiros, cartuchos de gás, tintas e outros inflamáveis</li>
<li>Animais vivos, plantas, sementes, marfim e outras espécies protegidas</li>
<li>Dinheiro, cartões bancários, contas, bilhetes de loteria, documentos de identidade</li>
<li>Falsificações e cópias de marcas protegidas</li>
<li>Material adulto, violento ou de ódio</li>
</ul>
<h2>Compramos, mas nem toda forma de envio aceita</h2>
<table>
<thead><tr><th scope="col">Produto</th><th scope="col">O que saber</th></tr></thead>
<tbody>
<tr><td>Celulares, relógios e brinquedos com bateria embutida</td><td>Só por linhas que aceitam baterias embutidas</td></tr>
<tr><td>Power banks, baterias avulsas</td><td>Por poucas linhas, nunca por correio aéreo</td></tr>
<tr><td>Cosméticos, líquidos, pós</td><td>De caminhão ou por linhas especiais</td></tr>
<tr><td>Alimentos e chás</td><td>Lacrados, com rótulo e onde a sua alfândega permitir</td></tr>
<tr><td>Ímãs e alto-falantes</td><td>Por linhas especiais</td></tr>
<tr><td>Vidro e cerâmica</td><td>Por sua conta e risco, a menos que embalemos em engradado</td></tr>
</tbody>
</table>
<p>Na dúvida, pergunte antes de pagar: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Termos de uso e privacidade',
    html: `
<h2>Termos de uso</h2>
<h3>1. Nosso papel</h3>
<p>${f.name} compra produtos de vendedores na China em seu nome e por sua conta, guarda esses produtos e os entrega a uma transportadora. Quem vende os produtos a você é o vendedor, não ${f.name}. Ao criar uma conta, você aceita estes termos.</p>
<h3>2. Sua conta</h3>
<p>Você é maior de idade, seus dados são verdadeiros, e você não revela a ninguém a sua senha de acesso nem a sua senha de pagamento. O que for feito com elas é considerado feito por você até que nos avise do contrário.</p>
<h3>3. Pedidos</h3>
<p>O pedido passa a valer quando é pago. Você pode cancelar até fazermos a compra; depois disso, é preciso que o vendedor concorde. Se um vendedor não puder entregar, você recebe de volta o que pagou. Se um preço subir antes da compra, consultamos você primeiro.</p>
<h3>4. Taxas e pagamento</h3>
<p>Nossa taxa de serviço é de ${f.fee} sobre o valor dos produtos, com mínimo de ${f.feeMinimum} por pedido. Os preços são em CNY; os valores em ${f.currency} são informativos, pela cotação do dia. Os pedidos são pagos com o seu saldo, que pertence a você e não rende juros.</p>
<h3>5. Recebimento, armazenagem e envio</h3>
<p>Conferimos quantidade, cor, tamanho e danos visíveis, mas não o funcionamento nem a autenticidade. A armazenagem é grátis por ${f.freeDays} dias. Produtos que ninguém reclamar nos ${f.unclaimedDays} dias seguintes podem ser descartados. O risco do transporte é da transportadora, conforme as condições dela.</p>
<h3>6. Reembolsos</h3>
<p>Os reembolsos vão para o seu saldo pela cotação do pagamento e nunca passam do valor pago. Você pode sacar o saldo pelo mesmo meio usado na recarga.</p>
<h3>7. Produtos proibidos</h3>
<p>Você não pede produtos que a lei da China ou do seu país proíbe. Podemos recusar ou interromper esses pedidos.</p>
<h2>Privacidade</h2>
<h3>O que guardamos</h3>
<p>Seu nome, e-mail, telefone, endereços, pedidos, pagamentos e mensagens, além dos registros técnicos que protegem a sua conta. As senhas são guardadas apenas como hashes.</p>
<h3>Para quê</h3>
<p>Para comprar, guardar, enviar e reembolsar; para responder a você; para cumprir as obrigações legais. Não vendemos nada disso e não exibimos publicidade de terceiros.</p>
<h3>Quem vê</h3>
<p>Os vendedores veem o nosso armazém, não você. As transportadoras e a alfândega recebem nome, endereço, telefone e conteúdo, que são necessários para a entrega.</p>
<h3>Seus direitos</h3>
<p>Você pode consultar, corrigir e exportar seus dados na sua conta e pedir que sejam apagados quando nenhum pedido ou obrigação legal impedir. Escreva para <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookies</h3>
<p>Usamos apenas os cookies de que a loja precisa: sua sessão, seu idioma e a aparência que você prefere.</p>`,
  },
  FAQ: {
    title: 'Perguntas frequentes',
    html: `
<h2>Compra</h2>
<h3>Em quais lojas posso comprar?</h3>
<p>Em ${f.marketplaces}. Cole o link do produto; se não conhecermos a loja, escreva para nós e vamos verificar.</p>
<h3>Quanto custa no total?</h3>
<p>O preço do vendedor, o frete até o nosso armazém, a nossa taxa de serviço de ${f.fee} (mínimo de ${f.feeMinimum} por pedido) e, depois, o frete até você pelo peso real.</p>
<h3>Por que existe quantidade mínima?</h3>
<p>Os vendedores atacadistas do 1688 e do Yiwugo vendem a partir de um certo número de peças. Muitas vezes, peças de cores e tamanhos diferentes são somadas.</p>
<h3>Posso cancelar?</h3>
<p>Até fazermos a compra, na hora e com devolução total. Depois disso, consultamos o vendedor; muitos aceitam antes do envio.</p>
<h2>Pagamento</h2>
<h3>O que é o saldo?</h3>
<p>É o dinheiro que você recarregou. Com ele você paga pedidos e frete, e os reembolsos voltam para ele. O que você não usar pode ser sacado.</p>
<h3>O que é a senha de pagamento?</h3>
<p>Seis dígitos que confirmam cada pagamento. Não é a sua senha de acesso. Depois de cinco erros seguidos, os pagamentos ficam bloqueados por 30 minutos.</p>
<h3>Qual cotação vale?</h3>
<p>A que aparece ao lado do valor na hora da recarga. Ela fica fixa nesse momento e é a mesma nos reembolsos.</p>
<h2>Recebimento</h2>
<h3>Como vocês conferem os produtos?</h3>
<p>Abrimos o pacote, comparamos com o pedido e tiramos fotos. Mais fotos ou uma medição podem ser feitas a seu pedido.</p>
<h3>E se algo estiver errado?</h3>
<p>Você decide: aceitar, trocar ou devolver. Se o erro for do vendedor, ele paga a devolução.</p>
<h3>Por quanto tempo os produtos podem ficar?</h3>
<p>${f.freeDays} dias sem custo. Avisamos antes do fim do prazo.</p>
<h2>Envio</h2>
<h3>Quanto tempo demora?</h3>
<p>De quatro dias, por entrega expressa, a dois meses, de navio. O prazo de cada forma de envio aparece ao lado do preço.</p>
<h3>Por que o peso cobrado é maior que o real?</h3>
<p>Caixas grandes e leves são cobradas pelo volume. Peça para retirarmos as caixas das lojas: em geral, é o que mais economiza.</p>
<h3>Preciso pagar imposto de importação?</h3>
<p>Se o seu país cobrar, sim, a menos que a forma de envio escolhida já o inclua.</p>
<h3>Meu pacote está parado. E agora?</h3>
<p>Entre fronteiras, as atualizações podem parar por uma semana. Se não houver nenhuma em dez dias, escreva para <a href="mailto:${f.email}">${f.email}</a> e consultamos a transportadora.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Guia de pagamento',
    html: `
<p>Você recarrega o saldo uma vez e paga tudo com ele: produtos, frete e extras.</p>
<h2>Recarregar</h2>
<ol>
<li>Abra Meu saldo e escolha Recarregar.</li>
<li>Escolha um meio: transferência bancária, QR code ou outro oferecido ali. A tarifa e os limites são informados.</li>
<li>Informe o valor em CNY. Você vê quanto pagar em ${f.currency}; a cotação já fica fixa.</li>
<li>Transfira exatamente esse valor e escreva na descrição o número que aparece na tela.</li>
<li>Avise que o pagamento foi feito. Creditamos quando o dinheiro chegar, geralmente em até um dia útil.</li>
</ol>
<h2>Definir a senha de pagamento</h2>
<p>Na primeira vez, escolha seis dígitos que ninguém adivinhe: nem a sua data de nascimento, nem 123456. Esqueceu? Redefina com um código enviado por e-mail e a sua senha de acesso.</p>
<h2>Pagar um pedido</h2>
<p>Ao finalizar a compra, você vê os produtos, o frete dentro da China, a taxa de serviço e o total nas duas moedas. Digite a senha de pagamento, e o resto é com a gente. Se o saldo for insuficiente, você pode recarregar ali mesmo.</p>
<h2>Reembolsos e saques</h2>
<p>Os reembolsos voltam para o seu saldo pela cotação com que você pagou. Para sacar, escolha Sacar em Meu saldo; o dinheiro volta pelo mesmo caminho por onde veio.</p>
<h2>Fique em segurança</h2>
<p>Nunca pedimos senhas por telefone, chat ou e-mail. Transfira apenas para as contas que aparecem em Meu saldo.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Busca sob demanda',
    html: `
<p>Você sabe o que quer, mas não onde encontrar, ou precisa de mais do que uma loja tem. Nossos agentes de compras procuram para você.</p>
<h2>O que podemos encontrar</h2>
<ul>
<li>Um produto a partir de uma foto ou descrição</li>
<li>Um vendedor mais barato ou melhor para algo que você já compra</li>
<li>Uma fábrica para quantidades maiores, com suas cores, seu logo e sua embalagem</li>
<li>Amostras de vários vendedores em um só pacote, para comparar</li>
</ul>
<h2>Como funciona</h2>
<ol>
<li>Escreva para <a href="mailto:${f.email}">${f.email}</a>: fotos, quantidade, preço desejado e para quando você precisa.</li>
<li>Em até dois dias úteis, você recebe até três ofertas com preço, quantidade mínima, peso e prazo.</li>
<li>Escolha uma. Colocamos no seu carrinho, e a compra segue como qualquer outra.</li>
</ol>
<h2>Quanto custa</h2>
<p>A busca é grátis. Se você fizer o pedido, vale a taxa de serviço de sempre, de ${f.fee}, com mínimo de ${f.feeMinimum} por pedido. Para visitas a fábricas e inspeções, enviamos um orçamento antes.</p>`,
  },
});
