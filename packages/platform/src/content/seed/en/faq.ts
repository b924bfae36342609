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
      'An exchange that shows its work. You trade in an open order book, and your history shows every movement of your funds as it is booked.',
  },
  register: {
    question: 'How do I open an account?',
    answer:
      'Tap Register, enter your e-mail address or phone number, and request a code. Enter the code and a password of more than six characters that isn’t easy to guess. An invitation code is optional.',
  },
  no_code: {
    question: 'I didn’t receive a code. What now?',
    answer:
      'Check your spam folder, and make sure the e-mail address or area code is right. You can request another code after 60 seconds, up to five a day per e-mail address or phone number. If you already have an account, you get a message saying so instead of a code.\n\nIf the page has a link to an outbox, codes arrive there.',
  },
  languages: {
    question: 'How do I change the language or the appearance?',
    answer:
      'In Settings. Language, theme, number format and the colours for up and down change right away, without a reload.',
  },
  limit_or_market: {
    question: 'What is the difference between a limit and a market order?',
    answer:
      'A limit order sets the worst price you accept and waits in the book until someone takes it. A market order trades right away at the best available prices, within a slippage limit of 1% unless you set another.',
  },
  stop_orders: {
    question: 'How do stop and take-profit orders work?',
    answer:
      'They wait outside the book, invisible to others, until the index price reaches your trigger. Then they become a market or limit order.',
  },
  oco: {
    question: 'What is an OCO order?',
    answer:
      'A limit order and a stop order, linked: when one triggers or fills, the other is cancelled. Your balance is frozen only once for both.',
  },
  fees: {
    question: 'What does a trade cost?',
    answer:
      'The standard fee on spot is 0.10%, taken from what you receive. Orders that wait in the book pay less, and your rates fall with what you traded in the last 30 days. You see the exact amount before you confirm. Transfers between your own accounts are free.',
  },
  unfilled: {
    question: 'Why was my market order only partly filled?',
    answer:
      'The rest of the book was beyond your slippage limit. What is left expires and its balance is released. The order shows the reason.',
  },
  price_moved: {
    question: 'Why did my limit order trade at a better price?',
    answer:
      'A trade happens at the price of the order that was in the book first. If that’s better than your limit, you keep the difference.',
  },
  account_types: {
    question: 'What are the four account types for?',
    answer:
      'Fiat holds currencies. Spot is for trading coins, Contract for leveraged positions in coins and stocks, and Options for timed options. Each shows available and frozen amounts per asset.',
  },
  transfer: {
    question: 'How do I move funds between my accounts?',
    answer: 'Use Transfer under Assets. It’s instant and free.',
  },
  convert: {
    question: 'How does Convert work?',
    answer:
      'You get a quote with the rate, spread and fee. It’s valid for 8 seconds and can be used once. If it expires or the price moves too far, you get a new quote to confirm. A price never changes silently.',
  },
  statement: {
    question: 'Where do I find my history?',
    answer:
      'Under Assets, choose an asset or Records. Each line is a posting of the ledger with its time, amount and reason. To download statements as CSV or PDF files, go to Settings, “Statements”.',
  },
  frozen: {
    question: 'Why is part of my balance frozen?',
    answer:
      'An open order, the margin of a contract, the stake of an option or a pending withdrawal holds what it needs. Tap the coin under Assets to see which. The amount is released as soon as it ends.',
  },
  forgot_password: {
    question: 'I forgot my password.',
    answer:
      'Tap “Forgot password?” on the login page and enter the code we send you. All your devices are then logged out, and withdrawals pause for a while. Your next login still asks for your second factor. We give the same answer whether or not an account exists, so check the spelling if nothing arrives.',
  },
  other_devices: {
    question: 'How do I log out a lost device?',
    answer:
      'Go to Settings, “Security”, “Devices and sessions”. You can log out one device or all others right away.\n\nIf you can’t log in anywhere, “Forgot password?” on the login page logs out every device. If the lost phone had your second factor, remove that too.',
  },
  asked_for_code: {
    question: 'Someone is asking for my verification code.',
    answer:
      'Don’t give it to anyone. The same goes for passwords, your pay password and recovery codes. We never ask for them, by phone or in chat. Anyone who has them can act as you.',
  },
  real_money: {
    question: 'Is there real money in practice mode?',
    answer:
      'No. Practice funds have no value and can’t be bought. You can try deposits and withdrawals, but over a practice chain and a simulated desk: nothing of value ever leaves. Anyone who offers you money for practice funds, or asks you for money, is trying to scam you.',
  },
  where_prices: {
    question: 'Where do prices in practice mode come from?',
    answer:
      'From a simulation that starts from a seed and knows nothing about customers. They aren’t market prices and don’t predict any.',
  },
  claim: {
    question: 'How do I get more practice funds?',
    answer:
      'Claim them under Assets, once a day for each available asset. Or make a deposit: on a practice site, the deposit page of an automatic network has a “Send practice coins” button.',
  },
  practice_payments: {
    question: 'How do I try deposits and withdrawals in practice mode?',
    answer:
      'Choose Deposit, a coin and the ERC20 network, then tap “Send practice coins”. The practice chain pays your address, and you watch the confirmations.\n\nA withdrawal needs a verified identity, a pay password and a second factor, as on a live site. Where our staff would decide, a simulated desk does so after a few seconds.\n\nNever send real coins to an address shown here: nobody could return them.',
  },
  deposit_missing: {
    question: 'My deposit hasn’t arrived.',
    answer:
      'An on-chain deposit is credited once it has the number of confirmations shown on the deposit page. Until then it’s listed there under “Arriving”.\n\nIf it isn’t, tap “Find my deposit” on the same page and enter the transaction hash. You’ll learn whether it’s in a block yet, used another network or didn’t pay your address.\n\nA deposit below the minimum isn’t lost: it waits until your deposits on that network reach the minimum together.',
  },
  wrong_network: {
    question: 'I sent coins over the wrong network, or the wrong coin.',
    answer:
      'A transfer on a chain can’t be reversed. “Find my deposit” tells you whether it reached your address. We can’t credit a token other than the one on the page; keep the hash and write to us. Never pay anyone who promises to recover your coins.',
  },
  i_have_paid: {
    question: 'When do I need “I have paid”?',
    answer:
      'For bank transfers, and for networks that the deposit page marks “Reviewed by hand”. There our staff look for your payment: enter the amount and where you paid from, and add a picture of the receipt. The notice alone doesn’t credit anything. It usually takes less than 24 hours, or less than a minute on a practice site.',
  },
  withdrawal_states: {
    question: 'What happens to my withdrawal, and how long does it take?',
    answer:
      'Its page shows every step: requested (you can still undo it), in review if the amount is large, approved, signed, sent and confirmed.\n\n“On hold” means that a security setting was changed recently or the account is under review; the step shows until when. Networks and banks handled by hand can take a few hours, and your bank another one to three working days.\n\nIf a withdrawal fails, is refused or is cancelled, you get everything back, including the fee.',
  },
  withdrawal_undo: {
    question: 'Can I take a withdrawal back?',
    answer:
      'Yes. You have 60 seconds to tap “Undo”. After that, “Cancel this withdrawal” works while it’s on hold or in review. Once approved, it goes to be signed or to our staff, and you can’t stop it any more.',
  },
  withdrawal_hold: {
    question: 'Why are my withdrawals on hold?',
    answer:
      'After you change your login password, e-mail, phone, pay password or second factor, withdrawals pause for 24 hours, or two minutes on a practice site. That way a thief who gets in can’t empty the account right away.\n\nYou find the reason and the time left in Settings, “Security”, and on the withdrawal page. Nobody can shorten the wait. Deposits and trading aren’t affected.',
  },
  new_destination: {
    question: 'Why can’t I use a new wallet address or card yet?',
    answer:
      'You can withdraw only to wallet addresses and cards you’ve added. A new one waits 24 hours before its first use; on a practice site there’s no wait. The time left is shown next to it. To wait everywhere, turn on “Waiting time for every address” in the address book.',
  },
  identity_levels: {
    question: 'What do the levels of identity verification need, and what do they allow?',
    answer:
      'Basic (Lv1) needs your country, name, document number and date of birth. It allows withdrawals worth up to 200 BTC in 24 hours.\n\nAdvanced (Lv2) also needs pictures of the document and raises the limit to 500 BTC.\n\nFirst link an e-mail address and a phone number; on a practice site one of them is enough. A reviewer usually decides within 24 hours. If something doesn’t pass, you see which field, and the rest is kept.\n\nOn a practice site a simulated desk decides after a few seconds and looks at nothing.',
  },
  identity_pictures: {
    question: 'What happens to the pictures of my document?',
    answer:
      'Each one is encrypted separately. Only reviewers can open it, each time with a reason, and you see every view under “Who viewed my documents”. Pictures are deleted 30 days after the decision. On a practice site nobody looks at them: don’t send pictures of a real document.',
  },
  not_offered: {
    question: 'Why does it say “Not available here or in your country”?',
    answer:
      'The laws of a country, or the operator of this site, may not allow a product. It’s then switched off for everyone, or for users verified with a document from that country. You can still close, sell or withdraw what you have.',
  },
  lost_phone: {
    question: 'I lost my phone, and with it my second factor.',
    answer:
      'Log in with a recovery code, or with a passkey on another device. Then remove the lost factor under “Security” and log out the phone under “Devices and sessions”.\n\nIf you have none of these, tap “I don’t have any of these” at the same step. We send a code to every e-mail address and phone number you’ve linked. If you’re verified with pictures (Lv2), you also send a new photo for a reviewer to compare. All second factors are removed after 72 hours at the earliest, or two minutes on a practice site.',
  },
  slow_recovery: {
    question: 'Why does it take three days to remove lost second factors?',
    answer:
      'So that you notice if someone else asks for it. We write to you right away. The link in each mail cancels the request, and so does any login with a second factor or any device that is still logged in.\n\nWithdrawals pause until then and for a while afterwards. Balances, orders, positions and the pay password stay as they are. Nobody can shorten the wait. A frozen account stays frozen and is unfrozen at the end.',
  },
  phishing_word: {
    question: 'What is the anti-phishing word?',
    answer:
      'A word you choose under “Security”. From then on, every message from us contains it. A mail without it isn’t from us, however real it looks. We never ask for it, not even on the login page.',
  },
  stolen_account: {
    question: 'Someone else is in my account.',
    answer:
      'Freeze it: under “Security”, or with the link in one of our security mails, which works without logging in. Every device is logged out, every API key stops working and nothing can be withdrawn. Open orders and positions stay. Only you can unfreeze it, with your login password, a code and your second factor. If you’ve lost that, tap “I don’t have any of these” at that step.',
  },
  api_keys: {
    question: 'What can a program do with my API key?',
    answer:
      'What you chose when you created it: read, or read and trade. No key can withdraw or change security settings. You create one with your pay password and second factor. It’s valid for up to a year, and you can revoke it at any time under “Security”.',
  },
  checking_device: {
    question: 'Why does it say “Checking your device…”?',
    answer:
      'When very many logins or codes are requested at once, the server has each device do a short calculation first, so that a flood of requests doesn’t lock anyone out. Your device does it by itself, usually within seconds. It tells us nothing about you.',
  },
  recurring: {
    question: 'How do recurring buys work?',
    answer:
      'A plan pays the same amount every hour, day, week or month for a coin. Each buy is a conversion at the price, spread and fee of its time, and nothing is set aside before. If you don’t have enough available then, that buy is skipped and you’re told. If there was no price for a while, one buy is made up, never several. You can change, pause or end a plan at any time under Convert, “Recurring buy”.',
  },
};
