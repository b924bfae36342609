import type { ContentTexts } from '../shapes.ts';

export const documents: ContentTexts['documents'] = {
  about: {
    title: 'About Candor',
    body: `Candor is the exchange that shows its work. We believe you shouldn’t have to trust us where you can check for yourself.

## What that means
- One order book per pair: best price first, then first come, first served. Our own market maker has no priority.
- One ledger, with two sides to every movement. Your history is that ledger.
- One journal: everything is written down before it is confirmed, and each part is chained to the one before.
- The fees and totals you confirm come from the same rules that book them.
- Nobody, not even our own staff, has a button that sets a balance, a price or the result of a trade.

## Practice mode
Candor starts in practice mode: prices are simulated, and funds are free and have no value. Deposits and withdrawals run over a practice chain and a simulated desk, where no real money moves. The books, the matching, the fees and the checks before a withdrawal are the real software doing real work. A badge on every screen shows which mode you’re in.`,
  },
  contact: {
    title: 'Contact us',
    body: `Write to support@candor.example. Include your UID (never your password or a code) and, if it’s about an order, its number.

We never call you. We never ask for a password or a verification code, and we never ask you to send funds anywhere to “unlock” or “verify” something.

Found a vulnerability? Write to the same address with “security” in the subject before you tell anyone else. Everyone who reports one gets an answer.`,
  },
  compliance: {
    title: 'Operational compliance',
    body: `## Practice mode
In practice mode Candor is a simulation for learning. It doesn’t accept, hold, exchange or pay out customer money or crypto-assets of any value, and it offers no service that requires a licence. Candor doesn’t claim a licence from any authority.

Deposits and withdrawals run over a practice chain whose coins are worth nothing. What people decide elsewhere, such as bank transfers, large withdrawals, identity checks and the recovery of lost second factors, is decided here by a simulated desk after a few seconds. It looks at nothing and pays nobody, so don’t send real documents or real money.

## Who else trades here
To keep practice lively, this site runs five simulated traders. Nobody logs in to them, and wherever their names appear, they start with “Sim”. They trade with the same commands as everyone else, with the same checks, fees and place in the queue, and none of them knows the index before you do.

- Two trade in the order books: one at market, following the simulated index; the other leaves small limit orders near it. Both were funded once, when the site was set up, through the practice faucet and with more than a user’s daily share.
- Three trade contracts and can be copied: Sim Trend follows the market, Sim Reversal trades against it, and Sim Scalper takes small moves. They start with a user’s daily share of practice funds and claim it again when they run low. Before the site opened they traded through a simulated past by the same rules, so their pages have a history on the first day. It shows exactly what they did, losses and fees included.

## Live mode
Candor can only be run live by an operator who states here their name, licence, supervising authority and the countries they may serve. If none is stated, this site is not a licensed service. Products that aren’t allowed in a country are switched off for users verified with a document from that country. Timed options are off unless the operator turns them on for countries that allow them.

## How we work
- Customer funds and our own are separate accounts of one ledger, and the total of every asset is checked after each command.
- Nobody edits a balance. What our staff decide, such as a payment no program can track or a large withdrawal, is recorded with their names; large amounts take two people. Nothing is deleted.
- Personal data is kept apart from the ledger, which holds only numbers, on-chain transactions and, for verified users, a country.
- Withdrawals require a verified identity, a pay password and a second factor. Limits by level: Lv1 allows withdrawals worth up to 200 BTC in any 24 hours and 2,000 USDT per fiat trade; Lv2 up to 500 BTC and 1,000,000 USDT.`,
  },
  terms: {
    title: 'User agreement',
    body: `By opening an account you agree to the following.

- You are of legal age where you live, use your own name and details, and have one account.
- You keep your password and codes to yourself. Anything done with them counts as done by you until you notify us.
- Orders are carried out by the published rules of the order book. Executed trades are final.
- Fees are shown before you confirm and are fixed when you place an order.
- Deceiving other users or the system, for example by wash trading or exploiting a fault, may lead to your account being closed.
- In practice mode you have no claim to any payment: practice funds have no value.

We may change this agreement and will tell you before a change takes effect. If you don’t agree, you may close your account.`,
  },
  privacy: {
    title: 'Privacy',
    body: `## What we keep
- Your e-mail address or phone number, to contact you and let you log in.
- Your passwords, only as hashes that can’t be read back; of passkeys, only the public part.
- Your devices and logins: browser type, part of the network address and the time, so that you can recognise them.
- If you verify your identity: the details and pictures of your document, each encrypted separately.
- Wallet addresses, bank cards and receipts you give us, also encrypted.
- Your orders and postings, under an account number without your name; once you’re verified, with the country of your document.

## What we don’t do
We don’t sell data, show third-party ads or track you on other sites.

## How long we keep it
Verification codes are deleted after one day, sessions when they end and login history after 90 days. Document pictures are deleted 30 days after the decision; until then every view is recorded with its reason, where you can read it. The ledger is kept, because without it nobody else’s books could be checked. It holds no names, and addresses and cards only as hashes. When you close your account, the link between those numbers and you is deleted unless the law requires us to keep it.`,
  },
  risk: {
    title: 'Risk notice',
    body: `Prices of crypto-assets can rise and fall fast, without warning and at any hour. You can lose everything you put in, and with leverage you lose it faster.

- A stop order limits a loss only if someone is willing to trade at that price.
- Past prices, simulated ones above all, say nothing about future prices.
- Don’t trade with money you need to live on, and don’t borrow to trade.

In practice mode no money is at risk. Success with practice funds doesn’t mean you would succeed with your own money.`,
  },
};
