import type { Ppm } from '@candor/money';

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
