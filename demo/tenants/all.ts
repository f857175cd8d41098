import { colibri } from './colibri.ts';
import { dala } from './dala.ts';
import { karwan } from './karwan.ts';
import { nabi } from './nabi.ts';
import { naga } from './naga.ts';
import { sampan } from './sampan.ts';
import type { TenantSeed } from './tenant-seed.ts';

export const TENANTS: readonly TenantSeed[] = [sampan, naga, dala, nabi, colibri, karwan];
