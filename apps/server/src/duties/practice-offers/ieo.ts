import { createHash } from 'node:crypto';
import {
  type AccountId,
  type CommandType,
  type CommandOf,
  type Exchange,
  house,
  type ProjectId,
  type ProjectView,
} from '@candor/exchange';
import { type OfferedProject, offeredProjects } from '@candor/feed';
import { atoms } from '@candor/money';
import type { ProjectFactsBook } from '@candor/platform';
import { openSubscribers } from './subscribers.ts';

/** They come in this part of the window, so that the last minutes can be counted on. */
const crowdShare = 0.8;
const roundMs = 30 * 60_000;

interface Parts {
  readonly exchange: Exchange;
  readonly facts: Pick<ProjectFactsBook, 'publish'>;
  readonly clock: () => number;
  /** Makes all times of the demonstration shorter. */
  readonly speed?: number;
}

/**
 * Sells the projects of the practice catalogue: each again when it owes nothing any more, the demonstration every half
 * hour. Simulated accounts subscribe too, so that there is something to share.
 */
export class IeoOffer {
  readonly name = 'ieo';
  readonly #exchange: Exchange;
  readonly #facts: Parts['facts'];
  readonly #clock: () => number;
  readonly #speed: number;
  #crowd: readonly AccountId[] | undefined;
  #claimedOn = 0;
  readonly #come = new Set<string>();
  readonly #rounds = new Map<OfferedProject, number>();

  constructor({ exchange, facts, clock, speed = 1 }: Parts) {
    this.#exchange = exchange;
    this.#facts = facts;
    this.#clock = clock;
    this.#speed = speed;
  }

  readonly look = async (): Promise<void> => {
    this.#crowd ??= await this.#open();
    for (const offer of offeredProjects) {
      const live = await this.#exchange.query('projects');
      const own = live.filter(({ terms }) => terms.tokenAssetId === offer.token.assetId);
      if (own.every((project) => this.#isDone(offer, project))) await this.#offer(offer);
      for (const project of own) await this.#subscribe(offer, project);
    }
  };

  /** The tokens and their pairs are listed once, and the pairs rest; facts are published, and accounts opened, once. */
  async #open(): Promise<readonly AccountId[]> {
    for (const { token } of offeredProjects) {
      const { assetId, code, name, scale, assetClass } = token;
      await this.#send(`asset:${assetId}`, { type: 'catalog.list_asset', assetId, code, name, scale, assetClass });
    }
    for (const { pair } of offeredProjects) {
      await this.#send(`pair:${pair.pairId}`, { type: 'catalog.list_pair', ...pair });
      const halt = { type: 'catalog.set_pair_status', pairId: pair.pairId, status: 'halted' } as const;
      await this.#send(`halt:${pair.pairId}`, halt);
    }
    // Sales that an earlier build set bind the same facts.
    for (const offer of offeredProjects) await this.#publish(offer);
    return openSubscribers(this.#exchange);
  }

  /** A demonstration goes on with the next round while the last one still releases; the others wait for their end. */
  #isDone({ facts }: OfferedProject, { state }: ProjectView): boolean {
    return facts.isDemonstration && state === 'finished';
  }

  async #offer(offer: OfferedProject): Promise<void> {
    const nowMs = this.#clock();
    const { terms, token, pair } = offer;
    const { isDemonstration } = offer.facts;
    const faster = isDemonstration ? this.#speed : 1;
    const round = Math.floor(nowMs / (roundMs / faster));
    if (isDemonstration && this.#rounds.get(offer) === round) return;
    this.#rounds.set(offer, round);

    const projectId = await this.#exchange.query('nextProjectId');
    const balances = await this.#exchange.query('balances', house.issuance);
    const available = balances.find(({ assetId }) => assetId === token.assetId)?.available ?? 0n;
    const lacking = atoms(terms.issuance - available);
    if (lacking > 0n) {
      const fund = { type: 'house.fund', house: 'issuance', assetId: token.assetId, amount: lacking } as const;
      await this.#send(`fund:${projectId}:${nowMs}`, fund);
    }
    const opensAtMs = nowMs + Math.ceil(offer.opensAfterMs / faster);
    const closesAtMs = opensAtMs + Math.ceil(offer.lastsMs / faster);
    const releases = offer.releases.map(({ afterMs, share }) => ({
      atMs: closesAtMs + Math.ceil(afterMs / faster),
      share,
    }));
    const factsHash = await this.#publish(offer);
    const set = { type: 'ieo.set_project', projectId, ...terms, opensAtMs, closesAtMs, releases, factsHash } as const;
    await this.#send(`set:${projectId}:${nowMs}`, set);
    // Refused where the token of an earlier round trades already.
    const market = {
      type: 'ieo.set_market',
      projectId,
      pairId: pair.pairId,
      opensAtMs: releases[0]?.atMs ?? 0,
    } as const;
    await this.#send(`market:${projectId}:${nowMs}`, market);
  }

  async #publish({ token, facts }: OfferedProject): Promise<Uint8Array> {
    const { hash } = await this.#facts.publish(token.assetId, facts);
    return Buffer.from(hash, 'hex');
  }

  /** The simulated subscribers come one after the other, each with its own appetite. */
  async #subscribe(offer: OfferedProject, { state, terms }: ProjectView): Promise<void> {
    if (state !== 'in_progress') return;
    const nowMs = this.#clock();
    await this.#claim(nowMs);
    const { projectId, payAssetId, price, accountMin, opensAtMs, closesAtMs } = terms;
    const crowd = this.#crowd ?? [];
    const passed = (nowMs - opensAtMs) / ((closesAtMs - opensAtMs) * crowdShare);
    // Where the window lasts for days, some are there from the start.
    const early = offer.facts.isDemonstration ? 0 : crowd.length / 2;
    const due = Math.min(early + Math.floor(passed * crowd.length), crowd.length);
    for (const [at, accountId] of crowd.slice(0, Math.max(due, 0)).entries()) {
      const id = `subscribe:${projectId}:${at}`;
      if (this.#come.has(id)) continue;
      this.#come.add(id);
      const wanted = atoms(
        BigInt(Math.floor(offer.demand * appetite(projectId, at))) * 10n ** BigInt(offer.token.scale),
      );
      const amount = wanted < accountMin ? accountMin : wanted;
      await this.#send(id, { type: 'ieo.subscribe', accountId, projectId, amount, payAssetId, price }, 'user');
    }
  }

  async #claim(nowMs: number): Promise<void> {
    const day = Math.floor(nowMs / 86_400_000);
    if (this.#claimedOn === day) return;
    this.#claimedOn = day;
    const assetId = offeredProjects[0]?.terms.payAssetId;
    if (assetId === undefined) return;
    for (const accountId of this.#crowd ?? []) {
      await this.#send(`claim:${accountId}:${day}`, { type: 'practice.claim', accountId, assetId }, 'user');
    }
  }

  /** A refusal is an answer too: a subscriber without funds stays away. */
  async #send<T extends CommandType>(id: string, command: CommandOf<T>, actor: 'system' | 'user' = 'system') {
    const { outcome } = await this.#exchange.submit<T>({ commandId: `practice:ieo:${id}`, actor, command });
    return outcome;
  }
}

/** The share of the whole demand that one subscriber asks for: some want much, most want little. */
function appetite(projectId: ProjectId, at: number): number {
  const drawn = createHash('sha256').update(`${projectId}:${at}`).digest().readUInt16BE(0) / 65_536;
  const share = at % 4 === 0 ? 0.2 : at % 4 === 1 ? 0.08 : 0.03;
  return share * (0.6 + 0.6 * drawn);
}
