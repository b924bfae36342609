import { viewRailMeans } from '@candor/api';
import { done, present } from '@candor/kernel';
import { type Atoms, atomsToText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { railsOf } from '../rails.ts';

const noChain = { isEndless: false, doesNodeAnswer: false, doesSignerAnswer: false, rails: [] };

export default serveOperator(viewRailMeans, async (deps) => {
  const { chain, market } = deps;
  if (chain.railIds.length === 0) return done(noChain);
  const [means, rails] = await Promise.all([chain.means(), railsOf(deps)]);
  const { gas, isEndless, doesNodeAnswer, doesSignerAnswer } = means;
  const native = present(
    market.instruments.assets.find(({ code }) => code === gas.code),
    'a chain takes its fees in a listed asset',
  );
  const textIn = (scale: number) => (amount: Atoms | undefined) =>
    amount === undefined ? undefined : atomsToText(amount, scale);
  const ofGas = textIn(native.scale);
  return done({
    isEndless,
    doesNodeAnswer,
    doesSignerAnswer,
    gas: {
      code: gas.code,
      hot: ofGas(gas.hot),
      payment: ofGas(gas.payment),
      payments: gas.payments,
      hourMax: ofGas(gas.hourMax),
      hourLeft: ofGas(gas.hourLeft),
    },
    rails: means.rails.flatMap(({ railId, hot, room }) => {
      const rail = rails.get(railId);
      if (rail === undefined) return [];
      const { asset, network } = rail;
      const text = textIn(asset.scale);
      return [
        {
          railId,
          code: asset.code,
          network,
          hot: text(hot),
          transactionMax: text(room?.transactionMax),
          hourMax: text(room?.hourMax),
          hourLeft: text(room?.hourLeft),
          dayMax: text(room?.dayMax),
          dayLeft: text(room?.dayLeft),
        },
      ];
    }),
  });
});
