import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD, DEMO_PAY_PASSWORD } from '../../../demo/demo-shopper.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { exampleOf } from '../../../src/contract/examples/all.ts';
import { DEMO } from '../../../src/contract/examples/example.ts';

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];

const read = (schema: v.GenericSchema<unknown, unknown>, value: unknown) => {
  const { issues, output } = v.safeParse(schema, value);
  expect(issues).toBeUndefined();
  return output as object;
};

describe('the example of a call', () => {
  it.each(table)('fits the schemas of %s', (name, endpoint) => {
    const { input, answer } = exampleOf(name);
    // A field that the schema does not know would be missing.
    expect(read(endpoint.output, answer)).toEqual(answer);
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      if (!schema) {
        expect(input[part]).toBeUndefined();
        continue;
      }
      const sent = input[part] ?? {};
      expect(Object.keys(read(schema, sent))).toEqual(expect.arrayContaining(Object.keys(sent)));
    }
  });

  it('signs in and pays as the demonstration’s shopper', () => {
    const { email, password, payPassword } = DEMO;
    expect([email, password, payPassword]).toEqual([DEMO_EMAIL, DEMO_PASSWORD, DEMO_PAY_PASSWORD]);
  });
});
