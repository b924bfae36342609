import { setWheel } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setWheel, (deps, { segments, stakes, spinsPerDay, lifeDays, isOffered }, { operator }) =>
  submitChange(deps, operator, {
    type: 'game.set_wheel',
    segments: segments.map(([weight, pays]) => ({ weight: Number(weight), pays: Number(pays) })),
    stakes: stakes.map(([stake]) => Number(stake)),
    spinsPerDay,
    lifeDays,
    isOffered: isOffered ? 'yes' : 'no',
  }),
);
