import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { newId } from '../../crypto/random.ts';
import { shopPictures } from '../../db/schema/shop/shop.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { DESK_PROVIDERS, isOnline, type OnlinePaymentProvider } from '../../payments/providers.ts';
import { isSecret } from '../../payments/settings-fields.ts';
import { isCurrency } from '../../rates/currency-codes.ts';
import { keyAtPath } from '../../storage/upload-token.ts';
import type { Scope } from '../base/scope.ts';
import { accountOf, openSettings, sealSettings } from './accounts.ts';

type Line = { label: string; value: string };
type Merchant = { scheme: string; merchantId: string; city: string; onePay: boolean };

/** A channel as somebody types it. */
export type ChannelRequest = {
  channelId: string;
  provider: string;
  name: string;
  currency: string;
  feeBasisPoints: number;
  minimum: string;
  maximum: string;
  settings: Record<string, string>;
  secrets: Record<string, string>;
  instructions: readonly Line[];
  merchant?: Merchant | undefined;
  /** The path of one of the shop's pictures, or `''`. */
  picture?: string;
  /** Whether a picture was uploaded with it, which is added when the rest is right. */
  hasFile?: boolean;
};

/** A channel as it is stored after a second person has approved it. */
export const channelPlan = v.object({
  channelId: v.string(),
  isNew: v.boolean(),
  provider: v.string(),
  name: v.string(),
  currency: v.string(),
  feeBasisPoints: v.number(),
  minimumFen: v.number(),
  maximumFen: v.number(),
  isTest: v.optional(v.boolean(), false),
  settings: v.record(v.string(), v.string()),
  /** Sealed; empty if the provider has no API. */
  secrets: v.string(),
  instructions: v.optional(v.array(v.object({ label: v.string(), value: v.string() })), []),
  merchant: v.optional(
    v.object({ scheme: v.string(), merchantId: v.string(), city: v.string(), onePay: v.boolean() }),
  ),
  picture: v.optional(v.string(), ''),
});
export type ChannelPlan = v.InferOutput<typeof channelPlan>;

const wrongField = (field: string, code: FieldErrorCode = 'invalid') =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code }]);

/**
 * Checks a channel and seals its secrets. A secret that is left empty stays as it is. Throws `NOT_FOUND`
 * for a channel of another provider, and `VALIDATION_FAILED` at the wrong fields, also for keys of a test
 * mode outside demo mode.
 */
export async function planChannel(scope: Scope, request: ChannelRequest): Promise<ChannelPlan> {
  const provider = DESK_PROVIDERS.find((one) => one.name === request.provider);
  if (!provider) throw wrongField('provider', 'choice');
  const { tenantId } = scope;
  const { name, currency, feeBasisPoints } = request;
  const isNew = request.channelId === '';
  const channelId = isNew ? `${tenantId}-${newId(scope.now).toLowerCase()}` : request.channelId;
  const [minimumFen, maximumFen] = [toFen(request.minimum), toFen(request.maximum)];
  if (maximumFen < minimumFen) throw wrongField('maximum', 'too_small');
  const currencies = provider.online?.currencies;
  if (!isCurrency(currency) || (currencies && !currencies.includes(currency))) {
    throw wrongField('currency', 'choice');
  }
  const providerFields = isOnline(provider)
    ? await onlineFields(scope, provider, { ...request, channelId, isNew })
    : await offlineFields(scope, provider, { ...request, channelId, isNew });
  return {
    channelId,
    isNew,
    provider: provider.name,
    name,
    currency,
    feeBasisPoints,
    minimumFen,
    maximumFen,
    ...providerFields,
  };
}

type OwnPart = Pick<
  ChannelPlan,
  'isTest' | 'settings' | 'secrets' | 'instructions' | 'merchant' | 'picture'
>;
type Typed = ChannelRequest & { isNew: boolean };

/** The settings of a channel at an online provider. */
async function onlineFields(
  scope: Scope,
  provider: OnlinePaymentProvider,
  { channelId, isNew, ...request }: Typed,
): Promise<OwnPart> {
  const before = isNew ? {} : await settingsBefore(scope, channelId, provider);
  const typed = { ...request.settings, ...withoutEmpty(request.secrets) };
  const settings = readSettings(provider, { ...before, ...typed });
  const isTest = provider.online.isTest(settings);
  if (isTest && !scope.demo) throw wrongField(provider.online.modeField);
  const place = { tenantId: scope.tenantId, channelId };
  return {
    isTest,
    instructions: [],
    picture: '',
    ...(await sealSettings(scope, place, provider, settings)),
  };
}

/** The instructions of a channel without an API: how to pay, and the merchant of its code. */
async function offlineFields(
  { db, tenantId }: Scope,
  provider: PaymentProvider,
  { channelId, isNew, instructions, merchant, picture = '', hasFile = false }: Typed,
): Promise<OwnPart> {
  if (!isNew) {
    const [found] = await db
      .select({ provider: depositChannels.provider })
      .from(depositChannels)
      .where(and(eq(depositChannels.tenantId, tenantId), eq(depositChannels.id, channelId)));
    if (found?.provider !== provider.name) throw new Failure('NOT_FOUND', { channelId });
  }
  const code = provider.codeOf && merchant ? readMerchant(merchant) : undefined;
  const lines = readInstructions(instructions);
  const isShown = code || picture || hasFile;
  if (lines.length === 0 && !isShown) throw wrongField('instructions.0.value', 'required');
  if (picture && !(await isShopPicture({ db, tenantId }, picture))) throw wrongField('picture');
  return {
    isTest: false,
    settings: {},
    secrets: '',
    instructions: lines,
    picture,
    ...(code && { merchant: code }),
  };
}

/** Whether a path is that of a public picture that the tenant has uploaded. */
async function isShopPicture(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  path: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: shopPictures.id })
    .from(shopPictures)
    .where(and(eq(shopPictures.tenantId, tenantId), eq(shopPictures.key, keyAtPath(path))));
  return rows.length > 0;
}

/** The lines that are not empty. Throws `VALIDATION_FAILED` at the missing part of a line. */
function readInstructions(typed: readonly Line[]): Line[] {
  const fields = typed.flatMap(({ label, value }, index) => {
    if ((label === '') === (value === '')) return [];
    return [
      { field: `instructions.${index}.${label ? 'value' : 'label'}`, code: 'required' as const },
    ];
  });
  if (fields.length > 0) throw new Failure('VALIDATION_FAILED', {}, fields);
  return typed.filter(({ value }) => value !== '');
}

/**
 * Reads a merchant, whose fields must be either all filled in or all empty; undefined if they are empty. Throws
 * `VALIDATION_FAILED` at missing fields.
 */
function readMerchant(merchant: Merchant): Merchant | undefined {
  const names = ['scheme', 'merchantId', 'city'] as const;
  const missing = names.filter((name) => merchant[name] === '');
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return merchant;
  const fields = missing.map((name) => ({ field: `merchant.${name}`, code: 'required' as const }));
  throw new Failure('VALIDATION_FAILED', {}, fields);
}

const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

async function settingsBefore(
  scope: Scope,
  channelId: string,
  provider: OnlinePaymentProvider,
): Promise<Record<string, string>> {
  const account = await accountOf(scope, channelId);
  if (account?.provider.name !== provider.name) throw new Failure('NOT_FOUND', { channelId });
  return { ...(await openSettings(scope, provider, account.row)) };
}

/** Reads the settings by the provider's schema. Throws `VALIDATION_FAILED` at each wrong one. */
function readSettings({ online }: OnlinePaymentProvider, values: Record<string, string>) {
  const read = v.safeParse(online.settings, values);
  if (read.success) return read.output;
  const names = new Set(read.issues.map((issue) => v.getDotPath(issue) ?? ''));
  const fields = [...names].map((name) => ({
    field: `${isSecret(online.settings, name) ? 'secrets' : 'settings'}.${name}`,
    code: 'invalid' as const,
  }));
  throw new Failure('VALIDATION_FAILED', {}, fields);
}
