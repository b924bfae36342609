import { otcMethodSubject, saveOtcMethod } from '@candor/api';
import type { Ppm } from '@candor/money';
import { proofFor, type Spender } from '../funding/test-funding.ts';
import type { TestSystem } from '../testing/test-system.ts';

/** Dollars in the catalogue. */
export const dollarId = 201;

/** 1,000 USDT at 1.01 dollars each. */
export const otcTerms = {
  quantity: '1000',
  price: '1.01',
  orderMin: '10',
  orderMax: '1500',
  methods: [['wise']],
  paymentMinutes: 15,
  fromMinute: 0,
  toMinute: 0,
  levelMin: 'basic',
  completedMin: 0,
  completionMin: 0 as Ppm,
  ageDaysMin: 0,
  text: 'No third parties.',
};

/** Keeps an account that a user is paid to by Wise, with its proof. */
export async function keepWise(
  system: TestSystem,
  who: Spender,
  details: { readonly holder: string; readonly account: string; readonly place: string },
): Promise<void> {
  const kept = { method: 'wise', ...details } as const;
  const proof = await proofFor(system, who, 'otc_method', otcMethodSubject(kept));
  await who.user.call(saveOtcMethod, { ...kept, ...proof });
}
