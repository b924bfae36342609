import { type UsedProduct } from '@candor/api';
import type { ChainService } from '@candor/chain';
import type { EventType } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { minuteMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { workingParts } from './working-parts.ts';

export interface InsightParts {
  readonly exchange: Pick<HostedExchange, 'query' | 'onCommit'>;
  readonly reader: Pick<Reader, 'lag'>;
  readonly platform: Pick<Platform, 'content' | 'insight'>;
  readonly chain: Pick<ChainService, 'railIds' | 'workedAtMs'>;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void };
}

/** The facts by which somebody used a product, simulated people too. */
const uses: Readonly<Partial<Record<EventType, UsedProduct | 'deposit'>>> = {
  'spot.order_placed': 'spot',
  'convert.converted': 'convert',
  'contract.opened': 'contract',
  'copy.followed': 'copy',
  'options.bought': 'options',
  'dual.bought': 'dual',
  'locked.deposited': 'locked',
  'loans.borrowed': 'loans',
  'ieo.subscribed': 'ieo',
  'otc.order_opened': 'otc',
  'nft.bid_placed': 'nft',
  'nft.paid': 'nft',
  'nft.boxes_bought': 'nft',
  'game.spun': 'game',
  'funding.deposit_credited': 'deposit',
};

/** Notes each minute which parts work, and how many times products were used since the last one. */
export function insightDuty({ exchange, reader, platform, chain, clock, log }: InsightParts): Duty {
  let times = new Map<string, number>();
  let stopListening: (() => void) | undefined;
  const flush = (): Promise<void> => {
    const counted = times;
    times = new Map();
    return platform.insight.addUse(counted);
  };
  const noting = repeating('insight', {
    everyMs: minuteMs,
    async work() {
      await platform.insight.parts.note(await workingParts({ exchange, reader, platform, chain, clock }));
      await flush();
    },
    onError: (error) => log.error({ event: 'insight.not_noted', err: error }, 'a minute could not be noted'),
  });
  return {
    name: noting.name,
    start() {
      stopListening = exchange.onCommit(
        ({ events }) => {
          for (const { event } of events) {
            const product = uses[event.type];
            if (product !== undefined) times.set(product, (times.get(product) ?? 0) + 1);
          }
        },
        (type) => type in uses,
      );
      return noting.start();
    },
    async stop() {
      stopListening?.();
      await noting.stop();
      await flush();
    },
  };
}
