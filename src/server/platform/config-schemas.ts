import * as v from 'valibot';

/** A switch; on by `true`, `1` or `on`. */
export const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', 'on', 'off']),
  v.transform((value) => value === 'true' || value === '1' || value === 'on'),
);
/** A whole number, 0 or more, of at most `digits` digits. */
export const wholeNumber = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number));

export const url = v.pipe(v.string(), v.url());
/** The base address of an API, to which paths are appended. */
export const gateway = v.pipe(
  url,
  v.regex(/^https?:\/\/[^?#]+$/),
  v.transform((address) => address.replace(/\/+$/, '')),
);

/**
 * Hosts in the form of a content security policy: `https://img.example.org`, `https://*.example.org`.
 */
export const pictureHosts = v.pipe(
  v.string(),
  v.transform((hosts) => hosts.split(',').map((host) => host.trim().replace(/\/$/, ''))),
  v.array(v.pipe(v.string(), v.regex(/^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/))),
);
