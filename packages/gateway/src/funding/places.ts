import type { BankAccountRow } from '@candor/api';

/** The addresses and bank accounts of the house, by network, for payments that no watcher sees. */
export interface HousePlaces {
  readonly addresses: Readonly<Record<string, string>>;
  readonly banks: Readonly<Record<string, BankAccountRow>>;
}

/** None: deposits over such ways are closed. */
export const noPlaces: HousePlaces = { addresses: {}, banks: {} };

/** Nothing real can be sent there: no wallet takes these for addresses, and there is no such bank. */
export const practicePlaces: HousePlaces = {
  addresses: { TRC20: 'PRACTICE-TRC20-SEND-NOTHING', BTC: 'PRACTICE-BTC-SEND-NOTHING' },
  banks: {
    BANK: { holder: 'Candor Practice', bankName: 'Practice Bank', account: '0000 0000 0000', isSimulated: true },
    SWIFT: {
      holder: 'Candor Practice',
      bankName: 'Practice Bank International',
      account: '0000 0000 0001',
      swiftCode: 'PRCTXX00',
      isSimulated: true,
    },
  },
};
