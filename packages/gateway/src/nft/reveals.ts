import { randomBytes } from 'node:crypto';
import type { HostedExchange } from '@candor/journal';
import { hex } from '@candor/kernel/hash';
import type { Platform } from '@candor/platform';

interface RevealParts {
  readonly exchange: Pick<HostedExchange, 'query' | 'submit'>;
  readonly platform: Pick<Platform, 'boxSeeds'>;
}

const roundsMax = 1_000;

/**
 * Brings the secret seeds of all boxes that wait, each series in its order. Answers the journal's sequence of the last one;
 * absent when none waited. Of calls that come at once each seed is taken from one: the core refuses it a second time, and the
 * next look finds what is left.
 */
export async function revealBoxes({ exchange, platform }: RevealParts): Promise<number | undefined> {
  let last: number | undefined;
  for (let round = 0; round < roundsMax; round++) {
    const pending = await exchange.query('nftPendingDraws');
    if (pending.length === 0) break;
    for (const { seriesId, nonce } of pending) {
      const series = await exchange.query('nftSeries', seriesId);
      if (series === undefined) continue;
      const seed = await platform.boxSeeds.seed({ contentHash: hex(series.contentHash), boxes: series.boxes }, nonce);
      const { outcome, sequence } = await exchange.submit<'nft.reveal_box'>({
        // A refusal is final under its id, and the same seed may be wanted later: every try has an id of its own.
        commandId: `box-${seriesId}-${nonce}-${randomBytes(9).toString('base64url')}`,
        actor: 'system',
        command: { type: 'nft.reveal_box', seriesId, seed },
      });
      if (outcome.ok) last = sequence;
    }
  }
  return last;
}

/** Reveals the last seeds of series that have ended: then everybody can check all of their draws. */
export async function revealEndedSeries({ exchange, platform }: RevealParts): Promise<void> {
  for (const { seriesId, contentHash, boxes, isEnded } of await exchange.query('nftSeriesList')) {
    if (!isEnded) continue;
    const seed = await platform.boxSeeds.seed({ contentHash: hex(contentHash), boxes }, boxes);
    await exchange.submit({
      commandId: `series-end-${seriesId}`,
      actor: 'system',
      command: { type: 'nft.reveal_series', seriesId, seed },
    });
  }
}
