import type { AssetId, CoreEvent, Exchange, ProjectId } from '@candor/exchange';
import type { IssuePrice, Reader } from '@candor/readmodel';

/** The price at which each token was last sold: its worth until somebody trades it. */
export class IssuePrices {
  readonly #byToken = new Map<AssetId, IssuePrice>();
  readonly #known = new Set<ProjectId>();
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** Puts the sales of earlier runs under those that were heard of since. */
  async load(reader: Reader): Promise<void> {
    for (const issue of await reader.issuePrices()) this.#take(issue);
  }

  of(assetId: AssetId): IssuePrice | undefined {
    return this.#byToken.get(assetId);
  }

  /** A sale comes to have buyers: at its close, or with the first one of a sale in which tokens are bought at once. */
  async hear(event: CoreEvent): Promise<void> {
    const isSold =
      (event.type === 'ieo.closed' && event.wantedTotal > 0n) ||
      (event.type === 'ieo.subscribed' && event.allocated > 0n);
    if (!isSold || this.#known.has(event.projectId)) return;
    this.#known.add(event.projectId);
    const project = await this.#exchange.query('project', event.projectId);
    if (project === undefined) return;
    const { tokenAssetId: assetId, projectId, payAssetId, price } = project.terms;
    this.#take({ assetId, projectId, payAssetId, price });
  }

  #take(issue: IssuePrice): void {
    this.#known.add(issue.projectId);
    const before = this.#byToken.get(issue.assetId);
    if (before === undefined || before.projectId < issue.projectId) this.#byToken.set(issue.assetId, issue);
  }
}
