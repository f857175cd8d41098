/** Events about accounts and permissions that help to investigate an incident (docs/operating.md lists them). */
export type SecurityEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_refused'
  | 'password_refused'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'pay_password_set'
  | 'pay_password_changed'
  | 'pay_password_reset'
  | 'pay_password_locked'
  | 'session_ended'
  | 'sessions_ended'
  | 'data_exported'
  | 'account_deleted'
  | 'session_refused'
  | 'limit_reached'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'provider_joined'
  | 'provider_removed'
  | 'provider_refused'
  | 'staff_signed_in'
  | 'staff_sign_in_failed'
  | 'staff_second_factor_set'
  | 'staff_second_factor_refused'
  | 'staff_passkey_added'
  | 'staff_passkey_removed'
  | 'staff_passkey_refused'
  | 'staff_password_set'
  | 'staff_pin_set'
  | 'staff_pin_refused'
  | 'station_enrolled'
  | 'station_revoked'
  | 'staff_right_refused'
  | 'tracking_signature_refused'
  | 'payment_webhook_refused'
  | 'payment_webhook_unknown'
  | 'operator_token_refused'
  | 'cross_site_write_refused';

/** The call that caused an event, and the log to write to. */
type Caller = {
  log: (line: Record<string, unknown>) => void;
  tenantId: string | undefined;
  clientAddress: string;
};

/**
 * Logs a security event as one line of JSON: event, tenant, id of the account if there is one, and the
 * caller's IP address. Takes nothing else, so that no password, code, token or e-mail can get into the
 * log.
 */
export function logSecurity(
  { log, tenantId, clientAddress }: Caller,
  event: SecurityEvent,
  account?: string,
): void {
  log({ event, tenant: tenantId, account, address: clientAddress });
}
