import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { ERROR_STATUS, Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { formatCny, formatCurrency } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { bcp47, directionOf } from '../../../i18n/locale.ts';
import { depositPath } from '../../../site/deposit-path.ts';
import { iconOf } from '../../../site/tenant-display.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { tenantDeposit } from '../../commerce/deposit/decide-deposit.ts';
import type { DepositRow } from '../../commerce/deposit/deposit-records.ts';
import { creditDeposit } from '../../commerce/settlement/credit-deposit.ts';
import { pickText } from '../../db/tenant-text.ts';
import {
  APPROVED_CARD,
  type CardField,
  type CardProblems,
  cardProblems,
  DECLINED_CARD,
} from '../../payments/sandbox-card/cards.ts';
import { isCardLinkSignature } from '../../payments/sandbox-card/link.ts';
import type { Platform } from '../../platform/platform.ts';
import { openScope } from '../scope.ts';

type CardPage = {
  scope: Scope;
  row: DepositRow;
  /** The shop's page of the top-up. */
  shopPage: string;
  problems?: CardProblems;
  expiry?: string;
};

/** The shop's page of a top-up. It keeps `back`, the path of the page that needs the money. */
const depositPage = (c: Context, { depositNo }: DepositRow): string =>
  depositPath(depositNo, ownPath(c.req.query('back'), ''));

/**
 * Stands in for a payment provider's page in demo mode: accepts a test card and credits the top-up. The
 * card's data are checked and not stored. Answers 404 outside demo mode, and to a link that this server
 * did not sign.
 */
export function sandboxCard(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();

  app.get('/:id', async (c) => {
    const { scope, row } = await openDeposit(c, await platformOf(c));
    const shopPage = depositPage(c, row);
    if (row.status !== 'PENDING_PAYMENT') return c.redirect(shopPage, 303);
    return c.html(cardPage({ scope, row, shopPage }), 200, { 'cache-control': 'no-store' });
  });

  app.post('/:id', async (c) => {
    const { scope, row } = await openDeposit(c, await platformOf(c));
    const fields = new URLSearchParams(await c.req.text());
    const card = {
      number: fields.get('number') ?? '',
      expiry: fields.get('expiry') ?? '',
      cvc: fields.get('cvc') ?? '',
    };
    const problems = cardProblems(card, scope.now);
    if (row.status === 'PENDING_PAYMENT' && Object.keys(problems).length > 0) {
      const shopPage = depositPage(c, row);
      const page = cardPage({ scope, row, shopPage, problems, expiry: card.expiry });
      return c.html(page, 422, { 'cache-control': 'no-store' });
    }
    // In every other status the card is not checked: `creditDeposit` decides about the top-up.
    await creditOnce({ ...scope, actor: 'SYSTEM' }, row);
    return c.redirect(depositPage(c, row), 303);
  });

  return app;
}

/** The top-up that a signed link is for. Throws `NOT_FOUND`. */
async function openDeposit(
  c: Context,
  platform: Platform,
): Promise<{ scope: Scope; row: DepositRow }> {
  if (!platform.config.DEMO) throw new Failure('NOT_FOUND');
  const scope = await openScope(platform, c.req.raw);
  const row = await tenantDeposit(scope, c.req.param('id') ?? '');
  const isSigned = await isCardLinkSignature(scope.keys, row, c.req.query('signature') ?? '');
  if (!isSigned) throw new Failure('NOT_FOUND');
  return { scope, row };
}

/**
 * Credits a top-up. Ignores a conflict: if the form is posted twice, the top-up is already credited or
 * closed, and its page shows which.
 */
async function creditOnce(scope: Scope, row: DepositRow): Promise<void> {
  try {
    await creditDeposit(scope, row.id);
  } catch (error) {
    if (!(error instanceof Failure) || ERROR_STATUS[error.code] !== 409) throw error;
  }
}

function cardPage({ scope, row, shopPage, problems = {}, expiry = '' }: CardPage) {
  const { t, locale, tenant } = scope;
  const shop = pickText(tenant.name, locale);
  const amount = isolate(
    formatCurrency(locale, row.payAmount, row.payCurrency, tenant.homeCountry),
  );
  const credited = isolate(formatCny(locale, fromFen(row.amountFen)));
  const title = t('sandboxCard.title', { shop });
  return html`<!doctype html><html lang="${bcp47(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
    <title>${Object.keys(problems).length > 0 ? t('sandboxCard.errorTitle', { title }) : title}</title>
    <link rel="icon" href="${iconOf(tenant)}">
    <link rel="stylesheet" href="/plain.css"><link rel="stylesheet" href="/sandbox-card.css"></head>
    <body style="--brand: ${tenant.themeColor}"><main>
      <p class="shop">${shop}</p>
      <h1>${t('sandboxCard.heading')}</h1>
      <p class="amount">${amount}</p>
      <p>${t('sandboxCard.credited', { amount: credited, no: row.depositNo })}</p>
      <p class="note">${t('sandboxCard.note')}</p>
      <form method="post" novalidate>
        ${input(scope, 'number', problems, { autocomplete: 'cc-number', maxlength: 23 })}
        <div class="pair">
          ${input(scope, 'expiry', problems, { autocomplete: 'cc-exp', maxlength: 7, value: expiry })}
          ${input(scope, 'cvc', problems, { autocomplete: 'cc-csc', maxlength: 4 })}
        </div>
        <button>${t('sandboxCard.pay', { amount })}</button>
        <p><a href="${shopPage}">${t('sandboxCard.back', { shop })}</a></p>
      </form>
      <section><h2>${t('sandboxCard.testCards')}</h2><dl>
        <dt><bdi>${APPROVED_CARD}</bdi></dt><dd>${t('sandboxCard.approves')}</dd>
        <dt><bdi>${DECLINED_CARD}</bdi></dt><dd>${t('sandboxCard.declines')}</dd>
      </dl></section>
    </main></body></html>`;
}

type Attributes = { autocomplete: string; maxlength: number; value?: string };

/** A labelled field of the form, with its problem if it has one. */
function input({ t }: Scope, name: CardField, problems: CardProblems, attributes: Attributes) {
  const { autocomplete, maxlength, value = '' } = attributes;
  const problem = problems[name];
  const described = problem ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<div class="field"><label for="${name}">${t(`sandboxCard.${name}`)}</label>
    <input id="${name}" name="${name}" dir="ltr" inputmode="numeric" autocomplete="${autocomplete}"
      maxlength="${maxlength}" placeholder="${t(`sandboxCard.${name}Example`)}" value="${value}" required${described}>
    ${problem ? html`<p class="error" id="${name}-error" role="alert">${t(`sandboxCard.problem.${problem}`)}</p>` : ''}</div>`;
}
