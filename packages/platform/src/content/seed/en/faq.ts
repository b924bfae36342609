import type { ContentTexts } from '../shapes.ts';

export const faqGroups: ContentTexts['faqGroups'] = {
  start: 'Getting started',
  trading: 'Trading',
  funds: 'Funds and statements',
  security: 'Security',
  practice: 'Practice mode',
};

export const faq: ContentTexts['faq'] = {
  what_is: {
    question: 'What is Candor?',
    answer:
      'An exchange that shows its work. You trade in an open order book, and every movement of your funds can be read as a posting in your history.',
  },
  register: {
    question: 'How do I open an account?',
    answer:
      'Choose Register, enter your e-mail address or phone number, request a code and enter it with a password of more than six characters. An invitation code is optional.',
  },
  no_code: {
    question: 'I did not receive a code. What now?',
    answer:
      'Look in the spam folder and check the address or the area code. After 60 seconds you can request another one; at most five a day are sent to one address. If you already have an account, a registration brings you a note instead of a code.',
  },
  languages: {
    question: 'How do I change the language or the appearance?',
    answer:
      'In Settings. Language, theme, number format and the colours for up and down change at once, without a reload.',
  },
  limit_or_market: {
    question: 'What is the difference between a limit and a market order?',
    answer:
      'A limit order names the worst price you accept and waits in the book until somebody meets it. A market order trades at once at the best prices there are, within a slippage limit of 1% unless you set another one.',
  },
  stop_orders: {
    question: 'How do stop and take-profit orders work?',
    answer:
      'They wait outside the book until the index price touches your trigger price. Then they act as a market or a limit order. Until then they are not visible to others.',
  },
  oco: {
    question: 'What is an OCO order?',
    answer:
      'A limit order and a stop order tied together: when one acts, the other is cancelled. Your balance is frozen only once for both.',
  },
  fees: {
    question: 'What does a trade cost?',
    answer:
      'The standard fee on spot is 0.10% for makers and takers, taken from what you receive. The exact amount is shown before you confirm. Transfers between your own accounts are free.',
  },
  unfilled: {
    question: 'Why was my market order filled only in part?',
    answer:
      'Because the rest of the book was worse than your slippage limit. What the limit leaves over expires and its balance is free again. The reason is shown on the order.',
  },
  price_moved: {
    question: 'Why did my limit order trade at a better price?',
    answer:
      'A trade happens at the price of the order that was in the book first. If that is better than your limit, the advantage is yours.',
  },
  account_types: {
    question: 'What are the four account types for?',
    answer:
      'Fiat holds currencies, Spot is for trading coins and stocks, Contract for leveraged positions and Options for timed trades. Each shows available and frozen amounts per asset.',
  },
  transfer: {
    question: 'How do I move funds between my accounts?',
    answer: 'With Transfer, under Assets. It takes effect at once and costs nothing.',
  },
  convert: {
    question: 'How does Convert work?',
    answer:
      'You get a quote with the rate, the spread and the fee. It is valid for 15 seconds and can be used once. If it runs out, you get a new one to confirm; a price never changes silently.',
  },
  statement: {
    question: 'Where do I find my history?',
    answer:
      'Under Assets, choose an asset or the records. Each line is a posting of the ledger with its time, its amount and its reason.',
  },
  frozen: {
    question: 'Why is part of my balance frozen?',
    answer:
      'An open order holds what it needs, so that it can always be filled. The hold ends in the same instant in which the order is filled, cancelled or expires.',
  },
  forgot_password: {
    question: 'I forgot my password.',
    answer:
      'Choose “Forgot password” on the login page and enter the code we send you. Afterwards all devices are logged out. We say the same whether an address has an account or not, so check the spelling if nothing arrives.',
  },
  other_devices: {
    question: 'How do I log out of a lost device?',
    answer:
      'Reset your password with “Forgot password” on the login page: it ends every session, on all devices, at once.',
  },
  asked_for_code: {
    question: 'Somebody asks me for my verification code.',
    answer:
      'Do not give it to anybody. We never ask for it, neither by phone nor in a chat. Whoever has the code can act in your name.',
  },
  real_money: {
    question: 'Is there real money in practice mode?',
    answer:
      'No. Practice funds have no value, and cannot be bought or withdrawn. Whoever offers you money for them, or asks you for money, is trying to deceive you.',
  },
  where_prices: {
    question: 'Where do prices in practice mode come from?',
    answer:
      'From a simulation that starts from a seed and knows nothing about customers. They are not market prices and do not forecast any.',
  },
  claim: {
    question: 'How do I get more practice funds?',
    answer: 'Claim them under Assets, once a day for each asset that is offered.',
  },
};
