import { setTimeout as pause } from 'node:timers/promises';
import { mustGet, mustPost } from '../load/api-user.ts';
import { restingPrice } from '../load/resting-price.ts';
import type { Market, Offers } from './client.ts';
import { operatorGet, operatorPost } from './operator.ts';

type Markets = { readonly data: readonly { readonly terms: { readonly terms_hash: string } }[] };

/** Makes the owner of the token a trader who can be followed; returns the data that clients need. */
export async function openMarket(address: string, token: string): Promise<Market> {
  await mustPost(
    address,
    '/wallet/change',
    { currency_id: 3, number: '500', from_field: 'change', to_field: 'lever' },
    token,
  );
  await mustPost(address, '/follow/apply', { share: '10' }, token);
  const leader = await applicant(address);
  const decision = { trader_user_id: leader, decision: 'accept', note: 'for the kills' };
  await operatorPost(address, '/operator/traders/decide', decision);
  const markets = (await mustGet(address, '/microtrade/seconds', token)) as Markets;
  const [market] = markets.data;
  return {
    leader,
    termsHash: market?.terms.terms_hash ?? '',
    restingPrice: await restingPrice(address),
    offers: await offersOf(address, token),
  };
}

type Rows<Row> = { readonly data: readonly Row[] };
type Product = {
  readonly id: number;
  readonly config_id: number;
  readonly terms_hash: string;
  readonly rate_now_ppm: number;
  readonly maturity_time: number;
};
type Project = {
  readonly project_id: number;
  readonly pay_currency: string;
  readonly price: string;
  readonly min: string;
  readonly demonstration: boolean;
};

/** A deposit in days, a dual investment that does not mature meanwhile, a loan, and a sale of tokens that goes on for days. */
async function offersOf(address: string, token: string): Promise<Offers> {
  const [locked] = ((await mustGet(address, '/lh/deposit/config', token)) as Rows<Product>).data;
  const [loan] = ((await mustGet(address, '/loan/config', token)) as Rows<Product>).data;
  for (;;) {
    // The practice side offers the day's products and its projects with its first looks.
    const duals = ((await mustGet(address, '/dual/index?type=put', token)) as Rows<Product>).data;
    const sales = ((await mustGet(address, '/project?stage=in_progress', token)) as Rows<Project>).data;
    const project = sales.find(({ demonstration }) => !demonstration);
    const dual = duals.toSorted((a, b) => b.maturity_time - a.maturity_time)[0];
    if (locked !== undefined && loan !== undefined && dual !== undefined && project !== undefined) {
      const { project_id, pay_currency, price, min } = project;
      return {
        deposit: { config_id: locked.config_id, terms_hash: locked.terms_hash },
        dual: { id: dual.id, terms_hash: dual.terms_hash },
        loan: { config_id: loan.config_id, terms_hash: loan.terms_hash, year_rate_ppm: loan.rate_now_ppm },
        project: { project_id, pay_currency, price, amount: min },
      };
    }
    await pause(100);
  }
}

/** The list of applicants follows the journal a moment later. */
async function applicant(address: string): Promise<number> {
  for (;;) {
    const { data } = (await operatorGet(address, '/operator/traders')) as { data: { trader_user_id: number }[] };
    if (data[0] !== undefined) return data[0].trader_user_id;
    await pause(20);
  }
}
