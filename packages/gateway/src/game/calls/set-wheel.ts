import { setWheel } from '@candor/api';
import { done } from '@candor/kernel';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setWheel, 'game.set_wheel', {
  change: (_, { segments, stakes, isOffered, ...terms }) =>
    done({
      ...terms,
      segments: segments.map(([weight, pays]) => ({ weight: Number(weight), pays: Number(pays) })),
      stakes: stakes.map(([stake]) => Number(stake)),
      isOffered: yesOrNo(isOffered),
    }),
  fields: (_, { type: _type, segments, stakes, isOffered, ...terms }) => ({
    ...terms,
    segments: segments.map(({ weight, pays }) => [`${weight}`, `${pays}`]),
    stakes: stakes.map((stake) => [`${stake}`]),
    isOffered: isOffered === 'yes',
  }),
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: '/pages/game/game',
    core: { wheel: () => exchange.query('wheelOn', terms) },
  }),
});
