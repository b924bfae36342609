import type { Params } from '#client/navigation.ts';

/** The trader in an address: `trader_user_id`, the account's number; undefined without a valid one. */
export function traderIdFrom({ trader_user_id: text }: Params): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
