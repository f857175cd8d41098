import { benchTariff } from '../tools/bench/tariff/bench-tariff.ts';

benchTariff();
