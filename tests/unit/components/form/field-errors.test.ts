import { describe, expect, it } from 'vitest';
import { formState, isTicked } from '../../../../src/components/form/field-errors.ts';
import type { Flash } from '../../../../src/site/flash.ts';

const refusal = (code: string, field: string | undefined): Flash => ({
  kind: 'error',
  form: 'signup',
  code,
  message: `the words of ${code}`,
  errors: field ? [{ field, code: 'invalid', message: `the words at ${field}` }] : [],
  values: { name: 'Mia' },
});
const FIELDS = ['name', 'promotionCode'] as const;

describe('the refusal of a form', () => {
  it('is shown at its field, and the typed values stay', () => {
    const state = formState(refusal('WRONG_PROMOTION_CODE', 'promotionCode'), 'signup', FIELDS);
    expect(state.error('promotionCode')).toBe('the words at promotionCode');
    expect(state.error('name')).toBeUndefined();
    expect(state.message).toBeUndefined();
    expect(state.value('name')).toBe('Mia');
    expect(state.refused).toBe(true);
  });

  it('is shown at the form’s head, in the words of the call, if its field is hidden', () => {
    const state = formState(refusal('EMAIL_TAKEN', 'email'), 'signup', FIELDS);
    expect(state.message).toBe('the words of EMAIL_TAKEN');
  });

  it('names the mistake of a hidden field instead of pointing at marked ones', () => {
    const state = formState(refusal('VALIDATION_FAILED', 'email'), 'signup', FIELDS);
    expect(state.message).toBe('the words at email');
  });

  it('is shown at the form’s head if it concerns no field', () => {
    const state = formState(refusal('CONFLICT', undefined), 'signup', FIELDS);
    expect(state.message).toBe('the words of CONFLICT');
  });

  it('is shown in the row whose id the form had, and in no other', () => {
    const inRow = { ...refusal('NOT_FOUND', 'name'), values: { id: 'one', name: 'Mia' } };
    expect(formState(inRow, 'signup', FIELDS, 'one').value('name')).toBe('Mia');
    expect(formState(inRow, 'signup', FIELDS, 'two').refused).toBe(false);
  });

  it('is shown at the form of its object only, if a page has several', () => {
    const flash = { ...refusal('CONFLICT', undefined), path: '/api/ops/services/A1/finish' };
    expect(formState(flash, 'signup', FIELDS, 'A1').message).toBe('the words of CONFLICT');
    expect(formState(flash, 'signup', FIELDS, 'A1').value('name')).toBe('Mia');
    expect(formState(flash, 'signup', FIELDS, 'A').refused).toBe(false);
    expect(formState(flash, 'signup', FIELDS, 'B2').value('name')).toBeUndefined();
  });

  it('is shown at its object only, even if another object is named like a part of the path', () => {
    const flash = { ...refusal('CONFLICT', undefined), path: '/api/ops/providers/second/test' };
    expect(formState(flash, 'signup', FIELDS, 'providers/second').refused).toBe(true);
    expect(formState(flash, 'signup', FIELDS, 'providers/test').refused).toBe(false);
  });

  it('is shown at no other form', () => {
    const state = formState(refusal('EMAIL_TAKEN', 'email'), 'login', ['email']);
    expect([state.message, state.error('email'), state.refused]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it('says also at the form’s head that not all that was typed is shown', () => {
    const cut = 'the words of what is missing';
    const message = (flash: Flash) =>
      formState({ ...flash, cutText: cut }, 'signup', FIELDS).message;
    expect(message(refusal('VALIDATION_FAILED', 'name'))).toBe(cut);
    expect(message(refusal('CONFLICT', undefined))).toBe(`the words of CONFLICT ${cut}`);
    expect(message({ kind: 'typed', form: 'signup', errors: [], values: {} })).toBe(cut);
  });

  it('keeps a checkbox as it was sent, also one that was stored otherwise', () => {
    const sent = (values: Flash['values']) =>
      formState({ ...refusal('VALIDATION_FAILED', 'name'), values }, 'signup', FIELDS);
    expect(isTicked(sent({ default: 'on' }), 'default', false)).toBe(true);
    expect(isTicked(sent({}), 'default', true)).toBe(false);
    expect(isTicked(formState(undefined, 'signup', FIELDS), 'default', true)).toBe(true);
    expect(isTicked(formState(undefined, 'signup', FIELDS), 'default')).toBe(false);
  });
});
