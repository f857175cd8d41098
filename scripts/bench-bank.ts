import { benchBank } from '../tools/bench/bank/bench-bank.ts';

benchBank();
