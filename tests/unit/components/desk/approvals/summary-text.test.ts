import { expect, it } from 'vitest';
import { summaryText } from '../../../../../src/components/desk/approvals/summary-text.ts';
import { deskTranslator } from '../../../support/translator.ts';

it('what a proposal changes is read in the language of the desk; texts of people stay as they are', async () => {
  const [en, zh] = [await deskTranslator('en'), await deskTranslator('zh-CN')];
  expect(summaryText(en, 'LIVE_MODE')).toBe('Real payments');
  expect(summaryText(zh, 'LIVE_MODE')).toBe('正式收款');
  expect(summaryText(zh, 'NEW_SECRET')).toBe('•••（已更换）');
  expect(summaryText(en, 'Transfer in EUR')).toBe('Transfer in EUR');
});
