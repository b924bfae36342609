import type { Params } from '#client/navigation.ts';

/** Whom an address names: `trader_user_id`, the account's number; undefined when it names nobody. */
export function traderIdFrom({ trader_user_id: text }: Params): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
