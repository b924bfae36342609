import { atoms } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import { house } from '../../ledger-words.ts';
import { checkIeo } from './check.ts';
import { issuanceChange } from './issuance.ts';
import { marketChange } from './market.ts';
import { obligationOf } from './obligation.ts';
import type { IeoSlice } from './slice.ts';
import type { ieoSpec } from './spec.ts';
import { cancel, step } from './steps.ts';
import { subscribe } from './subscribe.ts';
import { projectChange } from './terms.ts';

/** Sales of new tokens (RULES 9): reserved before they open, settled once from a published list, released by themselves. */
export const ieoModule = defineModule<IeoSlice, CommandsOf<typeof ieoSpec>>({
  name: 'ieo',
  handlers: {
    'ieo.set_project': projectChange,
    'ieo.subscribe': subscribe,
    'ieo.cancel_project': cancel,
    'ieo.set_market': marketChange,
    'ieo.move_issuance': issuanceChange,
  },
  due: { 'ieo.step': step },
  piecewise: ['ieo.step'],
  *holds(core, of) {
    for (const project of core.ieo.projects.values()) {
      const { projectId, tokenAssetId, payAssetId } = project.terms;
      const owed = obligationOf(project);
      if ((of === undefined || of === house.issuance) && owed > 0n) {
        const held = { accountId: house.issuance, walletType: 'house', assetId: tokenAssetId } as const;
        yield {
          ...held,
          amount: atoms(owed),
          cause: 'subscription',
          reference: projectId,
          at: { assetId: tokenAssetId },
        };
      }
      const own = of === undefined ? project.subscriptions : [project.byAccount.get(of)];
      for (const subscription of own) {
        if (subscription === undefined || subscription.reserved === 0n) continue;
        const { accountId, subscriptionId, reserved: amount } = subscription;
        const held = { accountId, walletType: 'spot', assetId: payAssetId, amount } as const;
        yield { ...held, cause: 'subscription', reference: subscriptionId, at: { assetId: payAssetId } };
      }
    }
  },
  isEmpty: ({ ieo }) => ieo.lastProjectId === 0,
  write: (core, writer) => core.ieo.write(writer),
  read: (core, reader) => core.ieo.read(reader),
  check: checkIeo,
});
