import { expect, it } from 'vitest';
import { rejectDeposit } from '../../../../../src/server/commerce/deposit/decide-deposit.ts';
import {
  createDeposit,
  listDeposits,
  submitCertificate,
} from '../../../../../src/server/commerce/deposit/deposits.ts';
import { expireOverdueDeposits } from '../../../../../src/server/commerce/deposit/overdue-deposits.ts';
import { createPayCode } from '../../../../../src/server/commerce/deposit/pay-code.ts';
import { changeEmail } from '../../../../../src/server/commerce/identity/change-email.ts';
import { sendEmailCode } from '../../../../../src/server/commerce/identity/email-codes.ts';
import { logoutEverywhere } from '../../../../../src/server/commerce/identity/open-sessions.ts';
import {
  creditDeposit,
  updateDeposit,
} from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import {
  answerFeedback,
  listFeedback,
  sendFeedback,
} from '../../../../../src/server/commerce/ticket/feedback.ts';
import {
  getUploadToken,
  readableUpload,
  recordUpload,
} from '../../../../../src/server/commerce/upload/uploads.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { DAY, mailedCode } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { LOGIN_PASSWORD, later, openShop, order } from '../../../support/shop.ts';

it('every SQL statement of top-ups, uploads, feedback and the account uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const { shopper } = await openShop(db);
  const scope = await shopper();
  const merchant = { scheme: 's', merchantId: 'm', city: 'Sydney', onePay: true };
  await db.update(depositChannels).set({ merchant });
  const inAustralia = { tenant: { ...scope.tenant, homeCountry: 'au' } };
  const mia = { ...scope, ...inAustralia };
  statements.clear();

  const newDeposit = { channelId: 'bank-one', amount: '200', reference: '' };
  const [paid, refused, cancelled] = [
    await createDeposit(mia, newDeposit),
    await createDeposit(mia, newDeposit),
    await createDeposit(mia, newDeposit),
  ];
  const { key } = await getUploadToken(mia, { catalog: 'DEPOSIT_CERTIFICATE', ext: 'png' });
  const file = { catalog: 'DEPOSIT_CERTIFICATE', contentType: 'image/png', bytes: 9 } as const;
  await recordUpload(db, { ...file, key, tenantId: 'one', userId: mia.userId, sha256: 'x' }, 0);
  await readableUpload(mia, key);
  await submitCertificate(mia, { depositId: paid.id, certificate: key, reference: '' });
  await creditDeposit(mia, paid.depositNo, { amount: '190' });
  await rejectDeposit(mia, refused.id, { reason: 'none' });
  await updateDeposit(mia, { depositId: cancelled.id, action: 'CANCEL', reference: '' });
  await listDeposits(mia, { pageNo: 1, pageSize: 20 });
  await listDeposits(mia, { depositNo: cancelled.depositNo, pageNo: 1, pageSize: 20 });
  const { orderNo, paymentNo = '' } = await order(mia);
  const code = await createPayCode(mia, { orderPay: paymentNo, orderAmount: '18' });
  await creditDeposit(mia, code.id);
  await createDeposit(mia, newDeposit);
  await expireOverdueDeposits({ db, now: later(mia, 4 * DAY).now });

  const question = { kind: 'QUESTION', text: 'When?', orderNo } as const;
  const { id } = await sendFeedback(mia, question);
  await answerFeedback(mia, id, { answer: 'Now.' });
  await listFeedback(mia, { pageNo: 1, pageSize: 20 });
  await sendEmailCode(mia, 'new@example.org');
  const verificationCode = await mailedCode(db, 'new@example.org');
  const email = 'new@example.org';
  await changeEmail(mia, { loginPassword: LOGIN_PASSWORD, email, verificationCode });
  await logoutEverywhere(mia);

  expect(statements.size).toBeGreaterThan(40);
  await expectSeeks();
});
