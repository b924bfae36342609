import type { ContentTexts } from '../shapes.ts';

export const documents: ContentTexts['documents'] = {
  about: {
    title: 'About Candor',
    body: `Candor is the exchange that shows its work. We think that somebody who trades should not have to trust us where they can check.

## What that means
- One order book per pair, best price first, then first come first served. Our own market maker has no priority.
- One ledger with two sides to every movement. Your history is that ledger.
- One journal in which everything is written before it is confirmed, each part chained to the one before.
- Fees and totals on the confirm sheet are worked out by the same rules that book them.
- Nobody, not even an operator, has a button that sets a balance, a price or the result of a trade.

## Practice mode
This software starts in practice mode: prices are simulated, and funds are free and have no value. Deposits and withdrawals go over a practice chain and a simulated desk, where no real money moves. The books, the matching, the fees and the checks before a withdrawal are real software doing its real work. A badge on every screen says which mode you are in.`,
  },
  contact: {
    title: 'Contact us',
    body: `Write to support@candor.example. Please say which account (your UID, never your password or a code) and, if it is about an order, its number.

We never call you, we never ask for a password or a verification code, and we never ask you to send funds anywhere to “unlock” or “verify” something.

Found a weakness? Please write to the same address with the word “security” in the subject before you tell others. We answer everybody who reports one.`,
  },
  compliance: {
    title: 'Operational compliance',
    body: `## Practice mode
In practice mode Candor is a simulation for learning. No customer money and no crypto-assets of value are accepted, held, exchanged or paid out, and no service is offered that would need a licence. Candor claims no licence of any authority.

Deposits and withdrawals go over a practice chain whose coins are worth nothing. What elsewhere people look at, such as bank transfers, large withdrawals, identities and recoveries of lost factors, a simulated desk decides after some seconds. It looks at nothing and pays nobody, so please send no real documents and no real money.

## Who else trades here
This installation runs five simulated traders, so that practice is alive. Nobody signs in to them, and wherever their names are shown these begin with “Sim”. All trade by the same commands as anybody, with the same checks, fees and place in line, and none of them knows the index before you do.

- Two trade in the order books. One trades at the market, following the simulated index; the other leaves small limit orders near it. Both were funded once, when the installation was founded, through the practice faucet and with more than a user's daily share.
- Three trade contracts and can be followed: Sim Trend goes with the market, Sim Reversal against it, Sim Scalper takes small moves. They began with a user's daily share of practice funds and claim it again when they run low. What their pages show is what they really did with it, losses and fees included.

## Live mode
Candor can only be run live by an operator who names himself here with his licence, his supervising authority and the countries he may serve. Where none is named, this installation is not a licensed service. Products that are not allowed in a country are switched off for users whose verified document is from there; timed options are off unless an operator turns them on for countries that allow them.

## How we work
- Customers' funds and the house's own are separate accounts of one ledger, and the sum of every asset is checked after each command.
- Nobody edits a balance. What operators decide, such as a payment that no program watches or a large withdrawal, is on record with their names; large amounts take two people. Nothing is deleted.
- Personal data is kept apart from the ledger, which holds numbers, transactions of chains and, of verified users, a country.
- Withdrawals need a verified identity, a pay password and a second factor. Limits by level: Lv1 withdrawals worth up to 200 BTC in any 24 hours and 2,000 USDT for a single fiat trade; Lv2 up to 500 BTC and 1,000,000 USDT.`,
  },
  terms: {
    title: 'User agreement',
    body: `By opening an account you agree to the following.

- You are of age where you live, use your own name and details, and have one account.
- You keep your password and your codes to yourself. What is done with them counts as done by you until you tell us.
- Orders are carried out by the published rules of the order book. An executed trade is final.
- Fees are shown before you confirm and are those of the moment of placing.
- Attempts to deceive other users or the system, such as wash trading or the use of a fault, may lead to your account being closed.
- In practice mode there is no claim to any payment: practice funds have no value.

We may change this agreement for the future and tell you before it takes effect. If you do not agree, you may close your account.`,
  },
  privacy: {
    title: 'Privacy',
    body: `## What we keep
- Your e-mail address or phone number, to reach you and to let you log in.
- Your passwords only as hashes from which they cannot be read back; of passkeys only the public half.
- Of your devices and logins: the kind of browser, a part of the network address and the time, so that you can recognise them.
- If you verify your identity: what your document says and its pictures, encrypted one by one.
- Wallet addresses, bank cards and receipts that you give us, encrypted too.
- Your orders and postings, under an account number without your name; once you are verified, with the country of your document.

## What we do not do
We do not sell data, show third-party advertising or follow you to other sites.

## How long
Verification codes are deleted after a day, sessions when they end, the history of logins after 90 days. Pictures of a document are deleted 30 days after the decision about them; until then every look at them is written down, with its reason, where you can read it. The ledger is kept, because without it the books of all others could no longer be checked; it holds no names, and of an address or a card only a hash. If you close your account, what connects the numbers with you is deleted unless a law requires us to keep it.`,
  },
  risk: {
    title: 'Risk notice',
    body: `Prices of crypto-assets can rise and fall quickly, without warning and at any hour. You can lose everything you put in, and with leverage you lose it faster.

- A stop order limits a loss only as far as somebody is willing to trade at that price.
- Past prices, and above all simulated ones, say nothing about future prices.
- Do not trade with money that you need to live, and do not borrow to trade.

In practice mode no money is at risk. Success with practice funds does not show that you would succeed with your own.`,
  },
};
