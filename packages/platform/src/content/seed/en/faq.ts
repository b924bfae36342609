import type { ContentTexts } from '../shapes.ts';

export const faqGroups: ContentTexts['faqGroups'] = {
  start: 'Getting started',
  trading: 'Trading',
  funds: 'Funds and statements',
  payments: 'Deposits and withdrawals',
  identity: 'Identity and countries',
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
      'Choose Register, enter your e-mail address or phone number, request a code and enter it with a password of more than six characters that is not on the lists attackers try first. An invitation code is optional.',
  },
  no_code: {
    question: 'I did not receive a code. What now?',
    answer:
      'Look in the spam folder and check the e-mail address or the area code. After 60 seconds you can request another one; at most five a day are sent to one e-mail address or number. If you already have an account, a registration brings you a note instead of a code.\n\nWhere the page shows a link to an outbox, codes are not sent: they wait there.',
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
      'Fiat holds currencies, Spot is for trading coins, Contract for leveraged positions in coins and stocks, and Options for timed options. Each shows available and frozen amounts per asset.',
  },
  transfer: {
    question: 'How do I move funds between my accounts?',
    answer: 'With Transfer, under Assets. It takes effect at once and costs nothing.',
  },
  convert: {
    question: 'How does Convert work?',
    answer:
      'You get a quote with the rate, the spread and the fee. It is valid for 8 seconds and can be used once. If it runs out, or the price moves too far, you get a new one to confirm; a price never changes silently.',
  },
  statement: {
    question: 'Where do I find my history?',
    answer:
      'Under Assets, choose an asset or the records. Each line is a posting of the ledger with its time, its amount and its reason. Statements as CSV or PDF files are under Settings, “Bills”.',
  },
  frozen: {
    question: 'Why is part of my balance frozen?',
    answer:
      'An open order, the margin of a contract, the stake of an option or a withdrawal under way holds what it needs. Touch the coin under Assets to see which. The amount is free again in the same instant in which its cause ends.',
  },
  forgot_password: {
    question: 'I forgot my password.',
    answer:
      'Choose “Forgot password?” on the login page and enter the code we send you. Afterwards all devices are logged out, and nothing can be withdrawn for a time; a second factor is still asked for at the next login. We say the same whether an e-mail address or number has an account or not, so check the spelling if nothing arrives.',
  },
  other_devices: {
    question: 'How do I log out of a lost device?',
    answer:
      'Under Settings, “Security”, “Devices and sessions”: there you log out one device or all others, at once.\n\nIf you can no longer log in anywhere, “Forgot password?” on the login page ends every session on all devices. If the lost phone had your second factor, remove that too.',
  },
  asked_for_code: {
    question: 'Somebody asks me for my verification code.',
    answer:
      'Do not give it to anybody, nor a password, a pay password or a recovery code. We never ask for them, neither by phone nor in a chat. Whoever has them can act in your name.',
  },
  real_money: {
    question: 'Is there real money in practice mode?',
    answer:
      'No. Practice funds have no value and cannot be bought. Deposits and withdrawals can be tried, but over a practice chain and a simulated desk: nothing leaves it that is worth anything. Whoever offers you money for practice funds, or asks you for money, is trying to deceive you.',
  },
  where_prices: {
    question: 'Where do prices in practice mode come from?',
    answer:
      'From a simulation that starts from a seed and knows nothing about customers. They are not market prices and do not forecast any.',
  },
  claim: {
    question: 'How do I get more practice funds?',
    answer:
      'Claim them under Assets, once a day for each asset that is offered. Or deposit some: on a practice site the deposit page of a watched network has the button “Send practice coins”.',
  },
  practice_payments: {
    question: 'How do I try deposits and withdrawals in practice mode?',
    answer:
      'Choose Deposit, a coin and the network ERC20, and then “Send practice coins”: somebody on the practice chain pays your address, and you watch the confirmations.\n\nFor a withdrawal you need a verified identity, a pay password and a second factor, as in earnest. Where operators would decide, a simulated desk does it after some seconds.\n\nNever send real coins to an address shown here: nobody could give them back.',
  },
  deposit_missing: {
    question: 'My deposit has not arrived.',
    answer:
      'A payment on a chain is credited once it has as many confirmations as the deposit page says; until then it stands there under “Arriving”.\n\nIf it does not, choose “Find my deposit” on the same page and enter the transaction hash: you learn whether it is in a block yet, was made on another network, or does not pay your address.\n\nLess than the minimum is not lost: it waits until your deposits on this network together reach it.',
  },
  wrong_network: {
    question: 'I sent coins over the wrong network, or the wrong coin.',
    answer:
      'What a chain has moved, nobody can call back. “Find my deposit” says whether it reached your address. We cannot credit another token than the page names; keep the hash and write to us. Never pay anybody who promises to bring coins back.',
  },
  i_have_paid: {
    question: 'When do I need “I have paid”?',
    answer:
      'For bank transfers and for networks that the deposit page marks as handled by hand. There, operators look for your payment: tell them the amount, where you paid from, and add a picture of the receipt. The notice alone credits nothing. It usually takes less than 24 hours, on a practice site less than a minute.',
  },
  withdrawal_states: {
    question: 'What happens to my withdrawal, and how long does it take?',
    answer:
      'Its page shows every step: requested (you can still undo it), in review if the amount is large, approved, signed, sent, confirmed.\n\n“On hold” means that security was changed a short while ago, or that the account is under review; the step says until when. Networks and banks handled by hand can take some hours, and your bank one to three working days more.\n\nWhat fails, is refused or cancelled comes back whole, fee included.',
  },
  withdrawal_undo: {
    question: 'Can I take a withdrawal back?',
    answer:
      'Yes. For 60 seconds there is “Undo”; after that “Cancel this withdrawal”, as long as it is on hold or in review. Once it is approved it goes to the signer or to an operator, and you cannot stop it any more.',
  },
  withdrawal_hold: {
    question: 'Why are my withdrawals on hold?',
    answer:
      'After a change of login password, e-mail, phone, pay password or second factor nothing can be withdrawn for 24 hours, on a practice site for two minutes. A thief who gets in therefore cannot empty the account at once.\n\nThe reason and the time left stand under Settings, “Security”, and on the withdrawal page. Nobody can speed it up; depositing and trading go on.',
  },
  new_destination: {
    question: 'Why can a new wallet address or card not be used yet?',
    answer:
      'Withdrawals go only to wallet addresses and cards that you have added. A new one waits 24 hours before its first use, on a practice site not at all; the time left stands beside it. Whoever wants to wait everywhere switches on “Waiting time for every address” in the address book.',
  },
  identity_levels: {
    question: 'What do the levels of identity verification ask for, and what do they allow?',
    answer:
      'Basic (Lv1) asks for country, name, number of a document and date of birth, and opens withdrawals worth up to 200 BTC in 24 hours.\n\nAdvanced (Lv2) asks for pictures of the document as well and raises this to 500 BTC.\n\nFirst an e-mail address and a phone number have to be bound, on a practice site one of them. A reviewer usually decides in less than 24 hours; what did not pass is named field by field, and the rest stays.\n\nOn a practice site a simulated desk decides after some seconds and looks at nothing.',
  },
  identity_pictures: {
    question: 'What happens to the pictures of my document?',
    answer:
      'Each one is encrypted by itself. Only reviewers can open it, each time with a reason, and every look is listed for you under “Who viewed my documents”. Pictures are deleted 30 days after the decision. On a practice site nobody looks at them: do not send those of a real document.',
  },
  not_offered: {
    question: 'Why does it say “Not available here or in your country”?',
    answer:
      'The laws of a country, or whoever runs this site, may not allow a product. It is then switched off for everybody, or for those whose verified document is from that country. What you have in it can still be closed, sold or withdrawn.',
  },
  lost_phone: {
    question: 'I lost my phone, and with it my second factor.',
    answer:
      'At the login use a recovery code, or a passkey on another device. Then remove what is lost under “Security”, and log out the phone under “Devices and sessions”.\n\nIf you have none of them any more, choose “I don’t have any of these” at the same step: we send a code to every e-mail address and phone number that is bound, who is verified with pictures (Lv2) sends a new photo, which a reviewer compares, and after 72 hours at the earliest all second factors are removed; on a practice site after two minutes.',
  },
  slow_recovery: {
    question: 'Why does it take three days to remove lost second factors?',
    answer:
      'So that you notice it if somebody else asks for it. We write to you at once; the link in each mail cancels the request, and so does any login with a second factor, or a device that is still logged in.\n\nNothing can be withdrawn meanwhile, nor for a time afterwards. Balances, orders, positions and the pay password stay. Nobody can make it faster. A frozen account stays frozen through the wait and is opened at its end.',
  },
  phishing_word: {
    question: 'What is the anti-phishing word?',
    answer:
      'A word that you choose under “Security”. From then on it stands in every message we send to you. A mail without it is not from us, however real it looks. We never ask for it, not on the login page either.',
  },
  stolen_account: {
    question: 'Somebody else is in my account.',
    answer:
      'Freeze it: under “Security”, or with the link in one of our security mails, for which you need not log in. Every device is logged out, every API key stops, and nothing can be withdrawn; open orders and positions stay. Only you open it again, with login password, a code and your second factor. If you have lost that, choose “I don’t have any of these” where it is asked for.',
  },
  api_keys: {
    question: 'What can a program do with an API key of mine?',
    answer:
      'What you chose when you made it: read, or trade as well. No key can withdraw, or change what protects the account. You make one with pay password and second factor, it is valid for a year at most, and under “Security” you revoke it at once.',
  },
  checking_device: {
    question: 'Why does it say “Checking your device…”?',
    answer:
      'While very many ask for logins or codes at once, the server has each device do a short calculation first, so that floods of requests keep nobody out. Your device does it by itself, usually within seconds. It tells us nothing about you.',
  },
};
