import { reject } from '@candor/kernel';
import { type Ppm, price } from '@candor/money';
import { expect, test } from 'vitest';
import { commandTypes } from './commands.ts';
import type { Core } from './core.ts';
import type { Handle, Module } from './module.ts';
import { modules } from './modules.ts';
import type { CopySlice } from './modules/copy/slice.ts';
import { ledgerModule } from './modules/ledger/module.ts';
import type { LedgerSlice } from './modules/ledger/slice.ts';
import { optionsModule } from './modules/options/module.ts';
import type { OptionsSlice } from './modules/options/slice.ts';
import type { AccountId, PairId, TicketId } from './vocabulary.ts';

// Every case here is refused by the compiler: each line below `@ts-expect-error` is one that must not compile.

const wants = (..._what: unknown[]): void => undefined;

/** Never called. */
function reaching(core: OptionsSlice, accountId: AccountId, pairId: PairId): void {
  wants(core.options.live, core.ledger.available(0), core.catalog.pairs.get(pairId), core.index.fresh(pairId, 0));
  // @ts-expect-error: options do not see the orders of spot.
  wants(core.spot);
  // @ts-expect-error: nor tickets of contracts.
  wants(core.contract, core.tickets);
  //
  // @ts-expect-error: nor the follows.
  wants(core.copy);
  // @ts-expect-error: nor what is being paid out.
  wants(core.funding);
  // @ts-expect-error: nor proposals of operators.
  wants(core.changes);
  //
  // @ts-expect-error: they look accounts up, and open none.
  core.accounts.next = accountId;
  // @ts-expect-error: they ask whether a product is to be had, and switch none.
  core.products.set('options', undefined, true);
  // @ts-expect-error: they read what is listed, and list nothing.
  core.catalog.pairs.clear();
  const pair = core.catalog.pairs.get(pairId);
  // @ts-expect-error: a pair's fees are for the catalogue to set.
  if (pair !== undefined) pair.takerFee = 0 as Ppm;
  //
  // @ts-expect-error: they read prices, and set none.
  core.index.set(pairId, price(1), 1);
  // @ts-expect-error: rules are put in force by the module `revision`.
  core.revision = 9;
  // @ts-expect-error: a timer is not taken out of its turn.
  core.timers.takeDue(0);
  // @ts-expect-error: a module states its own facts, and no other's.
  core.emit({ type: 'clock.restored' });
}

// @ts-expect-error: the command does not declare this reason.
const refusing: Handle<'options.buy', OptionsSlice> = () => reject('ticket_not_found');

/** Never called. */
function reachingOfCopies(core: CopySlice, ticketId: TicketId): void {
  wants(core.copy.terms, core.tickets.get(ticketId)?.margin);
  // @ts-expect-error: copies are made through `tickets`; the state of contracts is not theirs.
  wants(core.contract);
  // @ts-expect-error: nor is the ledger.
  wants(core.ledger);
  const ticket = core.tickets.get(ticketId);
  // @ts-expect-error: a ticket is read, and changed by contracts alone.
  if (ticket !== undefined) ticket.traderId = 0 as AccountId;
}

test('a module sees its own state and the parts it requests', () => {
  expect([reaching, reachingOfCopies, refusing]).toHaveLength(3);
});

test('the core accepts a module when it has everything the module requests', () => {
  const taken: readonly Module<Core, never>[] = modules;
  const asks: Module<LedgerSlice & { readonly moon: PairId }, never> = { ...ledgerModule, name: 'moon' };
  // @ts-expect-error: the core has no moon.
  const refused: Module<Core, never> = asks;
  expect([taken.length, refused.name]).toEqual([modules.length, 'moon']);
});

test('every module has the one name that its part of a snapshot has', () => {
  expect(new Set(modules.map(({ name }) => name)).size).toBe(modules.length);
});

test('every command has one handler', () => {
  const handled = modules.flatMap(({ handlers }) => Object.keys(handlers));
  expect(handled.toSorted()).toEqual(commandTypes.toSorted());
});

test('a module without the handler of a command of its own does not compile', () => {
  const { 'options.buy': buy, ...others } = optionsModule.handlers;
  // @ts-expect-error: nothing handles 'options.buy'.
  const without: typeof optionsModule = { ...optionsModule, handlers: others };
  const whole: typeof optionsModule = { ...optionsModule, handlers: { ...others, 'options.buy': buy } };
  expect(Object.keys(whole.handlers).length - Object.keys(without.handlers).length).toBe(1);
});
