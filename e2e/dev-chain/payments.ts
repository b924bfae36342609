import { checkAddress } from '@candor/chain/addresses';
import { atomsFromText } from '@candor/money';
import { transferCall } from '../../packages/chain/src/evm/tokens.ts';
import type { Anvil } from '../../packages/chain/src/testing/test-anvil.ts';

/**
 * Pays from the chain's rich account: its own coin, or the test token. Throws with a message for the person at the
 * keyboard.
 */
export function pays(chain: Anvil, token: string) {
  return async (code: string, text: string, amount: string): Promise<string> => {
    const check = checkAddress('ERC20', text);
    if (!check.ok) throw new Error(`${text || 'nothing'} is no address of this chain: ${check.problem}`);
    const units = atomsFromText(amount, code === 'ETH' ? 18 : 6);
    if (units === undefined) throw new Error(`"${amount}" is no amount`);
    if (code === 'ETH') return chain.send({ to: check.address, value: units });
    if (code === 'USDT') return chain.send({ to: token, data: transferCall(check.address, units) });
    throw new Error('USDT or ETH?');
  };
}
