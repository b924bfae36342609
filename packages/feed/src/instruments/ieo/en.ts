import type { ProjectTexts } from './texts.ts';

const refundRule =
  'If the sale is cancelled, every subscription is refunded in full by the ledger itself. Once tokens have been sold, the sale cannot be cancelled any more.';
const conflicts =
  'Candor invented this project and runs its practice sale. Some of the subscribers are simulated accounts with limited practice funds. Nobody is paid for listing it.';

export const en: ProjectTexts = {
  lumen: {
    name: 'Lumen Grid',
    summary: 'Shared solar roofs, settled by the hour. First come, first served.',
    issuer: 'Lumen Grid Cooperative (invented for practice)',
    useOfFunds: '70% meters and inverters for the first 2,000 roofs, 20% software, 10% reserve for repairs.',
    conflicts,
    refundRule,
    paper: `Lumen Grid is an invented project. It exists so that an IEO can be tried from the first look to the last release, at terms as they would be in earnest.

## The idea
Households with a solar roof sell what they do not need to neighbours without one. A meter on each roof reports every hour what was made and what was used, and the cooperative settles the difference once a day.

## What the token does
- One LMG pays the settlement of 100 kWh.
- Members who hold LMG have a vote on tariffs, one per household and not one per token.

## How it is sold
4,000,000 LMG, all of them set aside before the sale opens. Whoever subscribes first is served first, at one price, up to 100,000 LMG per account. A quarter is released a day after the close, the rest in three parts over three months.

## What can go wrong
Tariffs can be regulated, meters can be late, and a token can be worth less than was paid for it, or nothing.`,
  },
  tern: {
    name: 'Tern Routing',
    summary: 'Cheaper routes for small parcels between islands. Shared pro rata.',
    issuer: 'Tern Routing Ltd. (invented for practice)',
    useOfFunds: '50% route planning, 30% harbour terminals, 20% reserve for two years of operation.',
    conflicts,
    refundRule,
    paper: `Tern Routing is an invented project, for trying a pro-rata sale at terms as they would be in earnest.

## The idea
Small parcels between islands wait for a ship that is full enough. Tern plans them across ferries that sail anyway, and pays the ferries by the parcel.

## What the token does
- One TRN books one kilogram on any route.
- Ferries are paid in TRN and can return it to Tern for money each quarter.

## How it is sold
1,000,000 TRN. Everybody says how much they want while the sale is open; it does not matter who comes first. At the close the tokens are shared in proportion, up to 150,000 TRN per account. The list of all subscriptions is published, and your own browser can compute it again. What you do not get is refunded in the same moment.

## What can go wrong
Ferries can leave the network, routes can be less full than planned, and a token can be worth less than was paid for it, or nothing.`,
  },
  harbor: {
    name: 'Harbor Data',
    summary: 'Weather and tide records that anyone can check. Shared pro rata, opens soon.',
    issuer: 'Harbor Data Foundation (invented for practice)',
    useOfFunds: '60% buoys and gauges, 25% public archive, 15% audits.',
    conflicts,
    refundRule,
    paper: `Harbor Data is an invented project. Its sale opens two days after it was announced, so that a warm-up can be seen.

## The idea
Ports, fishers and insurers need to know afterwards what wind and tide really were. Harbor Data runs gauges, signs every record at the gauge, and publishes the archive.

## What the token does
- One HRB pays for certified extracts of one station and one year.
- Reading the archive is free and needs no token.

## How it is sold
500,000 HRB, shared in proportion at the close, up to 80,000 HRB per account. Half is released a week after the close, half a month later.

## What can go wrong
Gauges break, archives cost money for ever, and a token can be worth less than was paid for it, or nothing.`,
  },
  demonstration: {
    name: 'Demonstration sale',
    summary: 'A whole IEO in twenty minutes. It begins anew every half hour.',
    issuer: 'Candor, for demonstration only',
    useOfFunds:
      'None: the sale is for trying how an IEO works. The practice funds stay in the house account for issuance.',
    conflicts:
      'Candor issues the token and runs the sale. The other subscribers are simulated accounts with limited practice funds.',
    refundRule,
    paper: `This sale shows a whole IEO in minutes: five of warm-up, ten to subscribe, then the allocation, and two releases after two and five more.

## What you can try
- Ask for more than you need: tokens are shared in proportion, up to the cap, and the rest of your pay comes back at once.
- Open "My subscriptions" after the close and have your browser compute the allocation again.
- Watch the tokens arrive in your spot wallet at both releases.

## What the token is
DEMO trades against USDT from its first release on, between those who got some of it. It has no index: its price is what they agree on. It has no purpose besides this.`,
  },
};
