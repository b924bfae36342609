import { moveIssuance } from '@candor/api';
import { done } from '@candor/kernel';
import { assetAmount, assetAmountFields } from '../../serving/asset-amount.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(moveIssuance, 'ieo.move_issuance', {
  change(deps, { direction, ...input }) {
    const moved = assetAmount(deps, input);
    return moved.ok ? done({ ...moved.value, direction }) : moved;
  },
  fields: (deps, change) => ({ ...assetAmountFields(deps, change), direction: change.direction }),
});
