import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import type { ExampleInput } from '../../../src/contract/examples/all.ts';
import { sampled } from '../../support/sample.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { exampleInput } from '../support/example-input.ts';
import { SAMPLES } from '../support/samples.ts';
import { newStage, type Stage } from '../support/stage.ts';
import { call } from '../support/world.ts';

/** Not the default tenant, which mails codes to the shoppers of other files (`newShopper`). */
const HOST = 'la.localhost';

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
/** All on Node. Workerd hashes passwords slowly, and no call there has code of its own. */
const tried = inject('target') === 'node' ? table : sampled(table, 3);

describe('every endpoint answers the example of its description according to the contract', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await newStage(HOST);
  });

  test.each(tried)('%s', async (name, { auth }) => {
    const { input, by = stage.shopper, staffToken, stationToken } = await SAMPLES[name](stage);
    const token = {
      public: undefined,
      user: by.token,
      operator: staffToken ?? OPERATOR_TOKEN,
    }[auth];
    const key = staffToken && { idempotencyKey: crypto.randomUUID() };
    const visitor = {
      host: by.host,
      ...(token ? { token } : {}),
      ...(stationToken && { stationToken }),
      ...key,
    };
    const sent = exampleInput(name, input as ExampleInput);
    await expect(call(name, sent as never, visitor)).resolves.toBeDefined();
  });
});
